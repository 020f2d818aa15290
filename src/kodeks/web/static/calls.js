// The table calls: by the tab's title and icon, small sounds of our own making, and a notification for who asked for it.
(() => {
  "use strict";

  const sound = document.querySelector("[data-sound]");
  const notify = document.querySelector("[data-notify]");
  if (!sound) return;
  const title = document.title;
  const icon = document.querySelector("link[rel=icon]");
  const plain = icon.href;
  let mine = null;
  let over = null;
  let last = "";
  let air = null; // nothing sounds before a first gesture

  const kept = (name, usual) => localStorage.getItem(name) ?? usual;
  const loud = () => kept("kodeks-sound", "on") === "on";

  function tones(...notes) {
    if (!air || !loud()) return;
    for (const [pitch, from, length] of notes) {
      const voice = air.createOscillator();
      const level = air.createGain();
      const start = air.currentTime + from;
      voice.type = "triangle";
      voice.frequency.value = pitch;
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(0.07, start + 0.012);
      level.gain.exponentialRampToValueAtTime(0.0005, start + length);
      voice.connect(level).connect(air.destination);
      voice.start(start);
      voice.stop(start + length);
    }
  }

  const TURN = [[587, 0, 0.16], [880, 0.11, 0.24]];
  const LINE = [[330, 0, 0.06]];
  const END = [[523, 0, 0.3], [659, 0.12, 0.3], [784, 0.24, 0.5]];

  function look() {
    const now = Boolean(document.querySelector("#prompt .mine"));
    const ended = Boolean(document.querySelector("#result"));
    const line = document.querySelector("#log li:last-child")?.textContent ?? "";
    document.title = now ? `● ${title}` : title;
    icon.href = now ? plain.replace("icon.svg", "icon-turn.svg") : plain;
    if (mine !== null) {
      if (ended && !over) tones(...END);
      else if (now && !mine) called();
      else if (line !== last) tones(...LINE);
    }
    [mine, over, last] = [now, ended, line];
  }

  function called() {
    tones(...TURN);
    if (document.hidden && kept("kodeks-notify", "off") === "on" && Notification.permission === "granted") {
      const said = new Notification(title, { body: notify.dataset.text, icon: icon.href, tag: location.pathname });
      said.onclick = () => window.focus();
    }
  }

  function show() {
    sound.setAttribute("aria-pressed", String(loud()));
    notify.setAttribute("aria-pressed", String(kept("kodeks-notify", "off") === "on"));
  }

  sound.addEventListener("click", () => {
    localStorage.setItem("kodeks-sound", loud() ? "off" : "on");
    show();
    tones(...LINE);
  });
  notify.hidden = !("Notification" in window);
  notify.addEventListener("click", async () => {
    const on = kept("kodeks-notify", "off") === "on";
    const granted = on || (await Notification.requestPermission()) === "granted";
    localStorage.setItem("kodeks-notify", !on && granted ? "on" : "off");
    show();
  });
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, () => (air ??= new AudioContext()), { once: true, capture: true });
  }
  document.addEventListener("kodeks:changed", look);
  show();
  look();
})();
