// Keys at the table, where the board says that it has them ([data-keys-on]): arrows go from thing to thing, a key of
// moves goes through what they touch, a key of a button presses it, a number presses one of the moves in sight.
(() => {
  "use strict";

  const on = () => document.querySelector(".board[data-keys-on]");
  const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const visible = (element) => element.checkVisibility();

  function middle(element) {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  // The nearest thing that way; what lies aside counts as farther away.
  function towards(from, [dx, dy]) {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const one of document.querySelectorAll(".board [data-thing][tabindex]")) {
      const [ox, oy] = middle(one);
      const ahead = (ox - x) * dx + (oy - y) * dy;
      const far = ahead + 3 * Math.abs((ox - x) * dy + (oy - y) * dx);
      if (one === from || ahead < 4 || far >= least || !visible(one)) continue;
      least = far;
      best = one;
    }
    return best;
  }

  function walk(key) {
    const from = document.activeElement?.closest(".board [data-thing]");
    const first = document.querySelector(".board .chosen, .board .can") ?? document.querySelector(".board [data-thing][tabindex]");
    (from ? towards(from, WAYS[key]) : first)?.focus();
  }

  // Through the things whose choice would make a move of this key, one after the other.
  function cycle(key) {
    const found = [...document.querySelectorAll(".board [data-keys]")].filter((one) => one.dataset.keys.includes(key));
    if (!found.length) return false;
    found[(found.indexOf(document.activeElement) + 1) % found.length].focus();
    return true;
  }

  // The move whose button is always there needs no place on the board.
  function main(key) {
    const button = document.querySelector(`#moves button[data-sort="main"][data-hotkey="${CSS.escape(key)}"]`);
    button?.click();
    return Boolean(button);
  }

  function press(key) {
    const buttons = [...document.querySelectorAll("button[data-hotkey]")].filter(
      (one) => one.dataset.hotkey === key && visible(one) && one.getAttribute("aria-disabled") !== "true",
    );
    const places = [...document.querySelectorAll(".board [data-hotkey]:not(button)")];
    const place = places.find((one) => one.dataset.hotkey === key);
    if (place) (place.querySelector(".can") ?? place.querySelector("[tabindex]") ?? place).focus();
    else if (buttons.length === 1 || buttons[0]?.dataset.things === "") buttons[0].click();
    else return false;
    return true;
  }

  function numbered(key) {
    const found = [...document.querySelectorAll("#moves .moves button[name=move]")].filter(visible);
    const button = found[Number(key) - 1];
    button?.focus();
    return Boolean(button);
  }

  document.addEventListener("board:lead", (event) => cycle(event.detail));

  document.addEventListener("keydown", (event) => {
    if (!on() || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    let done = true;
    if (key in WAYS) {
      if (document.querySelector(`a[data-step="${key}"]`) && !event.target.closest(".board")) return;
      walk(key);
    } else if (key === " " && event.target.closest("button, a, summary, .can")) return;
    else if (key.length === 1) done = main(key) || cycle(key) || press(key) || (/[1-9]/.test(key) && numbered(key));
    else return;
    if (done) event.preventDefault();
  });
})();
