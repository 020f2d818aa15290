// What axe does not look at: contrast over gradients, edges of fields, doubled ids, pictures that are read. Empty at best.
() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const spot = (one) => `<${one.tagName.toLowerCase()} ${one.id ? "#" + one.id : one.className?.baseVal ?? one.className}> ${one.textContent.trim().slice(0, 40)}`;
  const tell = (what, one) => found.push(`${what}: ${one ? spot(one) : "the page"}`);

  // structure
  for (const tag of ["header", "nav", "footer"]) if (!document.querySelector(tag)) tell(`no ${tag}`);
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) tell(`the id ${id} is not unique`);
  // one with links is a group, whose name is told
  const told = (one) => one.getAttribute("role") === "img" || (one.matches("[role=group][aria-label], [role=group][aria-labelledby]") && one.querySelector("a[href]"));
  for (const one of all("svg")) if (!one.closest("[aria-hidden=true]") && !told(one)) tell("a picture that is read", one);

  // contrast: the colour of each text against everything painted below it
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function rgba(colour) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  // a gradient counts as each of its colours
  const painted = (style) => [style.backgroundColor, ...(style.backgroundImage.match(/(rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [])].map(rgba);
  function grounds(one) {
    if (!one) return [rgba(getComputedStyle(document.documentElement).colorScheme === "dark" ? "#121212" : "#fff")];
    const [plain, ...shades] = painted(getComputedStyle(one));
    if (plain[3] === 1 && !shades.length) return [plain];
    const under = grounds(one.parentElement).map((each) => over(plain, each));
    return shades.length ? under.flatMap((each) => shades.map((shade) => over(shade, each))) : under;
  }
  const light = (c) => [0.2126, 0.7152, 0.0722].reduce((sum, k, i) => sum + k * (c[i] <= 10 ? c[i] / 3294 : ((c[i] / 255 + 0.055) / 1.055) ** 2.4), 0);
  const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  const worst = (colour, one) => Math.min(...grounds(one).map((ground) => ratio(over(rgba(colour), ground), ground)));
  for (const one of all("body *")) {
    if (one.closest("svg, option, .sr, [disabled]")) continue;
    const style = getComputedStyle(one);
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !one.matches("input, select")) continue;
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const is = worst(style.color, one);
    if (is < (large ? 3 : 4.5)) tell(`contrast ${is.toFixed(2)}`, one);
  }
  for (const one of all("input:not([type=hidden], [type=range]), select, textarea")) {
    const style = getComputedStyle(one);
    const is = Math.max(worst(style.borderTopColor, one.parentElement), worst(style.backgroundColor, one.parentElement));
    if (is < 3) tell(`its edge has a contrast of ${is.toFixed(2)}`, one);
  }
  return [...new Set(found)];
}
