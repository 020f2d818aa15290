// What moves is seen to move: things of the same name are led from where they lay to where they lie now.
// Nothing else on the page is touched, and nothing waits for it: who acts finds everything at rest.
(() => {
  "use strict";

  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const MOVE = { duration: 280, easing: "cubic-bezier(.2,.8,.2,1)" };
  const APPEAR = { duration: 200, easing: "ease-out" };
  let flights = [];
  let lay = new Map(); // where each thing was seen before the change
  let aimed = null; // what the press was meant for, while something was in its way

  const keyed = () => [...document.querySelectorAll(".board [data-key]")];

  function places() {
    return new Map(keyed().map((element) => [element.dataset.key, element.getBoundingClientRect()]));
  }

  function rest() {
    for (const flight of flights) {
      flight.finish();
      flight.effect.target.classList.remove("flying");
    }
    flights = [];
  }

  function fly(element, frames, how) {
    const flight = element.animate(frames, { ...how, id: `k-${element.dataset.key}` });
    element.classList.add("flying"); // so that it takes no click on its way
    flight.onfinish = () => element.classList.remove("flying");
    flights.push(flight);
  }

  // A thing upon a thing goes with it, and by itself only what is left of its way.
  function travel() {
    const now = places();
    const way = (key) => {
      const [from, to] = [lay.get(key), now.get(key)];
      return from?.width && to?.width ? [from.left - to.left, from.top - to.top, from.width / to.width] : null;
    };
    for (const element of keyed()) {
      const own = way(element.dataset.key);
      const under = element.parentElement.closest("[data-key]");
      const carried = (under && way(under.dataset.key)) ?? [0, 0, 1];
      if (!own) {
        if (now.get(element.dataset.key).width && !(under && !way(under.dataset.key))) {
          fly(element, [{ opacity: 0.2, scale: 0.9 }, {}], APPEAR);
        }
        continue;
      }
      const [x, y, size] = [own[0] - carried[0], own[1] - carried[1], own[2] / carried[2]];
      if (Math.hypot(x, y) < 2 && Math.abs(size - 1) < 0.05) continue;
      fly(element, [{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${size})` }, { transformOrigin: "0 0" }], MOVE);
    }
  }

  document.addEventListener("kodeks:changing", () => {
    lay = still.matches || document.hidden ? new Map() : places();
    flights = [];
  });
  document.addEventListener("kodeks:changed", () => {
    if (lay.size) travel();
  });

  // A press ends what still moves, and is for what lies there then.
  addEventListener(
    "pointerdown",
    (event) => {
      aimed = null;
      if (!flights.some((flight) => flight.playState === "running")) return;
      rest();
      const found = document.elementFromPoint(event.clientX, event.clientY);
      if (found !== event.target) aimed = found;
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const meant = aimed;
      aimed = null;
      if (!event.isTrusted || !meant?.isConnected || meant.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      meant.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: event.clientX, clientY: event.clientY }));
    },
    true,
  );
  addEventListener("keydown", rest, true);
})();
