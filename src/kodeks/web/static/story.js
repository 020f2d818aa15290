// The story since the last decision, line by line: the line that is looked at is shown on the board too.
(() => {
  "use strict";

  const lines = () => [...document.querySelectorAll(".story > li")];
  const words = (text) => (text || "").split(/\s+/).filter(Boolean);

  function show(at) {
    const all = lines();
    all.forEach((line, i) => line.classList.toggle("current", i === at));
    const count = document.querySelector("#story .count");
    if (count) count.textContent = `${at + 1}/${all.length}`;
    for (const button of document.querySelectorAll("[data-story]")) {
      const next = at + Number(button.dataset.story);
      button.disabled = next < 0 || next >= all.length;
    }
    const things = new Set(words(all[at]?.dataset.things));
    for (const element of document.querySelectorAll(".board [data-thing]")) {
      element.classList.toggle("told-of", words(element.dataset.thing).some((thing) => things.has(thing)));
    }
  }

  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-story]") : null;
    if (button) show(lines().findIndex((line) => line.classList.contains("current")) + Number(button.dataset.story));
  });

  const newest = () => show(lines().length - 1);
  document.addEventListener("kodeks:changed", newest);
  newest();

  // A panel that was closed stays closed, however often the page is told of it.
  const closed = new Set();
  document.addEventListener(
    "toggle",
    (event) => {
      const fold = event.target;
      if (!("once" in fold.dataset)) return;
      if (fold.open) closed.delete(fold.id);
      else closed.add(fold.id);
    },
    true,
  );
  document.addEventListener("kodeks:changed", () => {
    for (const fold of document.querySelectorAll("details[data-once]")) if (closed.has(fold.id)) fold.open = false;
  });
})();
