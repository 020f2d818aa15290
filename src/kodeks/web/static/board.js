// The board as a way to play: things that a legal move touches can be chosen, and what is chosen presses the
// move's own button in the form. Without this script the form alone does it all.
// A move whose outcome is told beside the board ([data-preview]) is shown first and played by a second choice.
(() => {
  "use strict";

  let chosen = []; // the elements chosen so far, in order
  let lifted = false; // something is being carried
  let keyed = false; // the last choice was made by keyboard
  let waits = null; // the notation of the move that is shown before it is played
  let stays = ""; // the key of what is chosen again when its move is done
  let values = new Map(); // what each die showed before the last change

  const words = (text) => (text || "").split(/\s+/).filter(Boolean);
  const thingsOf = (element) => words(element.dataset.thing);
  const elements = () => [...document.querySelectorAll(".board [data-thing]")];
  const preview = (notation) => document.querySelector(`[data-preview="${CSS.escape(notation)}"]`);
  const docked = () => Boolean(document.querySelector(".board.whole")); // its list of moves is always in sight

  function moves() {
    return [...document.querySelectorAll("#moves button[name=move]")].map((button) => ({
      button,
      things: words(button.dataset.things),
      refused: button.getAttribute("aria-disabled") === "true",
    }));
  }

  // What of the move is still missing when these elements are chosen; null when they do not all belong to it.
  // A thing may be needed twice, and each element answers one need.
  function missing(move, picked) {
    const left = [...move.things];
    for (const element of picked) {
      const at = left.findIndex((thing) => thingsOf(element).includes(thing));
      if (at < 0) return null;
      left.splice(at, 1);
    }
    return left;
  }

  const fits = (move, picked) => missing(move, picked) !== null;
  const touched = (move, element) => move.things.some((thing) => thingsOf(element).includes(thing));

  // marking

  function mark() {
    const all = moves();
    const legal = all.filter((move) => !move.refused);
    const before = waits ? chosen.slice(0, -1) : chosen; // what waits may still get another target
    for (const element of elements()) {
      const live = legal.some((move) => touched(move, element));
      const picked = chosen.includes(element);
      const next = !picked && chosen.length > 0 && live && legal.some((move) => fits(move, [...before, element]));
      offer(element, live, picked);
      element.classList.toggle("chosen", picked);
      set(element, "data-nth", picked ? String(chosen.indexOf(element) + 1) : "");
      element.classList.toggle("next", next);
      element.classList.toggle("off", chosen.length > 0 && live && !picked && !next);
      tag(element, picked ? [] : legal.filter((move) => missing(move, [...before, element])?.length === 0));
      explain(element, live ? [] : all.filter((move) => move.refused && touched(move, element)));
    }
    const afar = [];
    for (const move of all) {
      const fit = chosen.length > 0 && !move.refused && fits(move, before);
      move.button.classList.toggle("fit", fit);
      move.button.classList.toggle("unfit", chosen.length > 0 && !fit);
      const far = fit && Boolean(move.button.dataset.way) && missing(move, before).length > 0;
      move.button.classList.toggle("afar", far); // its place on the board is lit: the list need not have it too
      if (far) afar.push(move.button);
    }
    ways(afar);
    unfold(chosen.length > 0);
    show(waits);
  }

  // What choosing this element would do: of which sort, how much, and the keys that lead to it.
  function tag(element, completed) {
    const all = (name) => [...new Set(completed.map((move) => move.button.dataset[name]).filter(Boolean))];
    for (const [name, value] of [["sort", all("sort").join(" ")], ["mark", all("mark")[0]], ["keys", all("hotkey").join("")]]) {
      set(element, `data-${name}`, value);
    }
  }

  // In the list, one button for all that the chosen could do somewhere on the board: it leads there.
  function ways(buttons) {
    const strip = document.querySelector("#moves .ways");
    const counts = new Map();
    for (const { dataset } of buttons) counts.set(dataset.way, [...(counts.get(dataset.way) ?? []), dataset.hotkey]);
    strip?.replaceChildren(
      ...[...counts].map(([way, keys]) => {
        const button = document.createElement("button");
        const count = document.createElement("b");
        button.type = "button";
        button.dataset.hotkey = keys[0];
        count.textContent = String(keys.length);
        button.append(`${way} `, count);
        button.addEventListener("click", () => document.dispatchEvent(new CustomEvent("board:lead", { detail: keys[0] })));
        return button;
      }),
    );
  }

  // The list under headings shows what fits to the chosen, and is folded again afterwards.
  function unfold(narrow) {
    const list = document.querySelector("#moves .grouped");
    if (!list || !docked()) return;
    list.classList.toggle("narrowed", narrow);
    if (narrow && !list.open) {
      list.dataset.lent = "";
      list.open = true;
    } else if (!narrow && "lent" in list.dataset) {
      delete list.dataset.lent;
      list.open = false;
    }
  }

  // What lies over the board is folded again by a look elsewhere.
  function fold() {
    const list = document.querySelector("#moves .grouped[open]:not(.narrowed)");
    if (list && docked()) list.open = false;
  }

  function show(notation) {
    for (const one of document.querySelectorAll("[data-preview]")) {
      one.classList.toggle("foreseen", one.dataset.preview === notation);
    }
  }

  function offer(element, live, picked) {
    if (element.dataset.role === undefined) {
      element.dataset.role = element.getAttribute("role") || "";
      element.dataset.tab = element.getAttribute("tabindex") || "";
    }
    element.classList.toggle("can", live);
    set(element, "role", live ? "button" : element.dataset.role);
    set(element, "tabindex", live ? "0" : element.dataset.tab);
    set(element, "aria-pressed", live ? String(picked) : "");
  }

  function set(element, name, value) {
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }

  // A thing that only refused moves touch says which rule stands in the way.
  function explain(element, refused) {
    if (element.dataset.own === undefined) element.dataset.own = element.title;
    const reasons = [...new Set(refused.map((move) => why(move.button)).filter(Boolean))].slice(0, 3);
    element.classList.toggle("cannot", reasons.length > 0);
    element.title = [element.dataset.own, ...reasons].filter(Boolean).join("\n");
    element.dataset.why = reasons.join("\n");
  }

  function why(button) {
    const told = words(button.getAttribute("aria-describedby")).map((id) => document.getElementById(id)?.textContent);
    return (button.dataset.refused || button.dataset.why || told.filter(Boolean).join(" ") || button.title).trim();
  }

  // choosing

  // `atOnce`: it is carried there, and played without being shown first.
  function choose(element, byKeyboard, atOnce = false) {
    keyed = byKeyboard;
    const legal = moves().filter((move) => !move.refused);
    const last = chosen[chosen.length - 1];
    if (waits && element === last) return play(legal.find((move) => move.button.value === waits));
    const before = waits ? chosen.slice(0, -1) : chosen; // another target instead
    if (chosen.includes(element)) chosen = chosen.filter((one) => one !== element);
    else if (legal.some((move) => fits(move, [...before, element]))) chosen = [...before, element];
    else chosen = [element];
    waits = null;
    stays = "";
    return settle(legal, byKeyboard, atOnce);
  }

  function settle(legal, byKeyboard, atOnce) {
    const fitting = chosen.length ? legal.filter((move) => fits(move, chosen)) : [];
    const whole = fitting.filter((move) => missing(move, chosen).length === 0);
    if (fitting.length === 1 && !lifted && !docked() && !preview(fitting[0].button.value)) return play(fitting[0]); // its only target
    if (fitting.length === 1 && whole.length === 1) {
      if (atOnce || !preview(whole[0].button.value)) return play(whole[0]);
      waits = whole[0].button.value;
    }
    mark();
    if (whole.length && !waits && !(docked() && whole.length < fitting.length)) {
      choices(whole, chosen[chosen.length - 1], byKeyboard);
    } else hush();
    return undefined;
  }

  function play(move) {
    const first = chosen[0];
    clear();
    if (first && "stays" in first.dataset) stays = first.dataset.key;
    move?.button.click();
  }

  function clear() {
    chosen = [];
    waits = null;
    stays = "";
    hush();
    mark();
  }

  // the bubble: moves to choose from, why something can not be done, or what a card says

  function bubble() {
    let found = document.querySelector(".board-bubble");
    if (!found) {
      found = document.createElement("div");
      found.className = "board-bubble";
      found.hidden = true;
      document.body.append(found);
    }
    return found;
  }

  function hush() {
    const found = document.querySelector(".board-bubble");
    if (found) found.hidden = true;
  }

  function place(found, element) {
    found.hidden = false;
    const at = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth - found.offsetWidth - 8;
    const left = Math.max(8, Math.min(at.left + at.width / 2 - found.offsetWidth / 2, room));
    const above = at.top - found.offsetHeight - 10;
    const top = above > 0 ? above : at.bottom + 10;
    found.style.left = `${left + window.scrollX}px`;
    found.style.top = `${top + window.scrollY}px`;
  }

  // What the button says, without its clause in small print.
  function label(button) {
    const said = [...button.childNodes].filter((node) => node.nodeName !== "SMALL");
    return said.map((node) => node.textContent).join("").trim();
  }

  function choices(whole, element, byKeyboard) {
    const found = bubble();
    found.setAttribute("role", "group");
    found.replaceChildren(
      ...whole.map((move) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label(move.button);
        button.addEventListener("click", () => {
          play(moves().find((one) => !one.refused && one.button.value === move.button.value));
        });
        return button;
      }),
    );
    place(found, element);
    if (byKeyboard) found.querySelector("button").focus();
  }

  function speak(element, text) {
    const found = bubble();
    found.setAttribute("role", "status");
    found.replaceChildren(
      ...text.split("\n").map((line) => {
        const text = document.createElement("span");
        text.textContent = line;
        return text;
      }),
    );
    place(found, element);
  }

  // events, all on the document: what is on the board comes and goes

  function reached(target, wanted) {
    let at = target instanceof Element ? target.closest(".board [data-thing]") : null;
    while (at && !at.classList.contains(wanted)) at = at.parentElement?.closest(".board [data-thing]");
    return at;
  }

  document.addEventListener("click", (event) => {
    const whole = event.target instanceof Element && event.target.closest("#moves .narrowed > summary");
    if (whole) {
      event.preventDefault();
      clear();
      whole.parentElement.open = true;
    }
    if (event.target instanceof Element && event.target.closest(".board-bubble, #moves, button, a, summary")) return;
    fold();
    const live = reached(event.target, "can");
    const barred = live ? null : reached(event.target, "cannot");
    if (live) choose(live, false);
    else if (barred) speak(barred, barred.dataset.why);
    else if (titled(event.target) && !chosen.length) speak(titled(event.target), titled(event.target).title);
    else if (event.target instanceof Element && event.target.closest("[data-preview]")) return;
    else if (chosen.length || !bubble().hidden) clear();
  });

  // Fingers see no tooltips: a tap on what can not be chosen tells it, a long press on whatever there is.
  function titled(target) {
    return target instanceof Element ? target.closest(".board [title]:not([title=''])") : null;
  }

  document.addEventListener("contextmenu", (event) => {
    const found = titled(event.target);
    if (!found) return;
    event.preventDefault();
    speak(found, found.title);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      const last = chosen[chosen.length - 1];
      clear();
      fold();
      if (last && document.activeElement === document.body) last.focus();
      return;
    }
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!(event.target instanceof Element) || !event.target.matches(".board .can")) return;
    event.preventDefault();
    choose(event.target, true);
  });

  // What is carried onto something: its move is made without more ado.
  document.addEventListener("board:carry", (event) => {
    clear();
    lifted = true; // its target is where it is let go
    choose(event.target, false);
    lifted = false;
  });
  document.addEventListener("board:drop", (event) => choose(event.target, false, true));

  // What is pointed at shows what it would come to.
  function foresee(target) {
    const button = target instanceof Element ? target.closest("#moves button[name=move]") : null;
    const element = chosen.length ? reached(target, "next") : null;
    const before = waits ? chosen.slice(0, -1) : chosen;
    const one = element && moves().find((move) => !move.refused && missing(move, [...before, element])?.length === 0);
    show(button?.value ?? one?.button.value ?? waits);
  }

  // A move's button shows what it would touch.
  function hint(target) {
    const button = target instanceof Element ? target.closest("#moves button[name=move]") : null;
    const left = button ? words(button.dataset.things) : [];
    for (const element of elements()) {
      const at = left.findIndex((thing) => thingsOf(element).includes(thing));
      if (at >= 0) left.splice(at, 1);
      element.classList.toggle("hint", at >= 0);
    }
  }
  for (const name of ["pointerover", "focusin"]) {
    document.addEventListener(name, (event) => {
      hint(event.target);
      foresee(event.target);
    });
  }

  // dice roll when their value has changed

  function roll() {
    const before = values;
    values = new Map();
    for (const die of document.querySelectorAll(".board [data-key][data-value]")) {
      const { key, value } = die.dataset;
      values.set(key, value);
      if (before.has(key) && before.get(key) !== value && value) {
        die.classList.add("rolled");
        for (const name of ["animationend", "click"]) {
          die.addEventListener(name, () => die.classList.remove("rolled"), { once: true });
        }
      }
    }
  }

  // The chosen on a board that was drawn anew; null when something of it is gone.
  function kept() {
    const found = [];
    for (const one of chosen) {
      const twin = (other) => other.dataset.thing === one.dataset.thing && other.dataset.key === one.dataset.key;
      const again = one.isConnected ? one : elements().find((other) => twin(other) && !found.includes(other));
      if (!again) return null;
      found.push(again);
    }
    return found;
  }

  // What is chosen stays chosen when something else on the page has changed.
  function changed() {
    const legal = moves().filter((move) => !move.refused);
    const same = kept();
    if (same?.length && legal.some((move) => fits(move, same))) chosen = same;
    else {
      const again = stays && document.querySelector(`.board [data-stays][data-key="${CSS.escape(stays)}"]`);
      chosen = again && legal.some((move) => fits(move, [again])) ? [again] : [];
      hush();
    }
    if (!legal.some((move) => move.button.value === waits)) waits = null;
    mark();
    roll();
    if (keyed && document.activeElement === document.body) {
      const first = document.querySelector(".board .chosen") ?? document.querySelector(".board .can");
      first?.focus({ preventScroll: true });
    }
  }

  document.addEventListener("kodeks:changed", changed);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", changed);
  else changed();
})();
