// What a card says, where the mouse rests on it, a finger is held, or the key I is pressed: the page's own text of it
// ([data-card]), shown beside the card ([data-reads]).
(() => {
  "use strict";

  const REST = 400; // milliseconds
  let resting = 0;
  let shown = null; // the element whose card is read

  function place(sheet, element) {
    const at = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const left = at.right + 8 + sheet.offsetWidth < room ? at.right + 8 : at.left - sheet.offsetWidth - 8;
    const top = Math.min(at.top, innerHeight - sheet.offsetHeight - 8);
    sheet.style.left = `${Math.max(8, Math.min(left, room - sheet.offsetWidth - 8)) + scrollX}px`;
    sheet.style.top = `${Math.max(8, top) + scrollY}px`;
  }

  function close() {
    clearTimeout(resting);
    shown = null;
    document.querySelector(".card-reader")?.remove();
  }

  function read(element) {
    const card = document.querySelector(`[data-card="${CSS.escape(element.dataset.reads)}"]`);
    close();
    if (!card) return;
    const sheet = document.createElement("div");
    sheet.className = "card-reader";
    sheet.setAttribute("role", "status");
    sheet.append(...[...card.children].filter((one) => one.nodeName !== "SUMMARY").map((one) => one.cloneNode(true)));
    sheet.className += ` ${card.closest(".board")?.className ?? ""}`;
    document.body.append(sheet);
    place(sheet, element);
    shown = element;
  }

  const readable = (target) => (target instanceof Element ? target.closest(".board [data-reads]") : null);

  document.addEventListener("pointerover", (event) => {
    const element = readable(event.target);
    if (event.pointerType === "touch" || element === shown) return;
    close();
    if (element) resting = setTimeout(() => read(element), REST);
  });
  document.addEventListener("pointerdown", close);
  document.addEventListener("kodeks:changed", close);

  document.addEventListener("contextmenu", (event) => {
    const element = readable(event.target);
    if (!element) return;
    event.preventDefault();
    read(element);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || event.target.closest("input, select, textarea, dialog")) return;
    const focused = document.activeElement;
    const element = readable(focused) ?? focused?.querySelector("[data-reads]");
    if (element) read(element);
  });
})();
