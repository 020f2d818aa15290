// What can be chosen on the board can also be carried: onto what it could be chosen with.
(() => {
  "use strict";

  const FAR = 8; // pixels that make a press a carrying
  let from = null;
  let start = [0, 0];
  let carried = null; // its likeness under the pointer

  function under(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found?.closest(".board .next") ?? null;
  }

  document.addEventListener("pointerdown", (event) => {
    from = event.button === 0 && event.pointerType !== "touch" ? event.target.closest(".board .can[data-carry]") : null;
    start = [event.clientX, event.clientY];
  });

  document.addEventListener("pointermove", (event) => {
    if (!from) return;
    if (!carried) {
      if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) < FAR) return;
      carried = from.cloneNode(true);
      carried.className += " carried";
      for (const name of ["data-thing", "data-key", "tabindex", "role"]) carried.removeAttribute(name);
      carried.setAttribute("aria-hidden", "true");
      const box = from.getBoundingClientRect();
      carried.style.width = `${box.width}px`;
      carried.style.height = `${box.height}px`;
      (from.closest(".board") ?? document.body).append(carried);
      from.dispatchEvent(new CustomEvent("board:carry", { bubbles: true }));
    }
    carried.style.left = `${event.clientX}px`;
    carried.style.top = `${event.clientY}px`;
  });

  function end(event, dropped) {
    const was = carried;
    from = null;
    carried = null;
    if (!was) return;
    was.remove();
    const target = dropped ? under(event) : null;
    if (target) target.dispatchEvent(new CustomEvent("board:drop", { bubbles: true }));
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true }); // of this very press
    setTimeout(() => dispatchEvent(new Event("click")), 0); // where the press makes none
  }

  document.addEventListener("pointerup", (event) => end(event, true));
  document.addEventListener("pointercancel", (event) => end(event, false));
})();
