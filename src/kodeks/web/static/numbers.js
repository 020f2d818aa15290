// Fair dice: this browser promises a number by its hash, keeps it, and opens it when all promises are known.
// What it was shown then is kept beside the number: /fair.html compares it with the journal. See docs/fair.md.
(() => {
  "use strict";

  // SHA-256 by hand: pages that come by plain HTTP have no crypto.subtle.
  const PRIMES = (() => {
    const found = [];
    for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n);
    return found;
  })();
  const bits = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
  const ROUND = PRIMES.map((prime) => bits(Math.cbrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  function sha256(text) {
    const bytes = [...new TextEncoder().encode(text)];
    const length = bytes.length * 8;
    bytes.push(0x80);
    while (bytes.length % 64 !== 56) bytes.push(0);
    for (let shift = 56; shift >= 0; shift -= 8) bytes.push(shift > 24 ? 0 : (length >>> shift) & 255);
    const hash = [...START];
    for (let at = 0; at < bytes.length; at += 64) {
      const words = [];
      for (let i = 0; i < 64; i += 1) {
        if (i < 16) {
          const j = at + 4 * i;
          words.push((bytes[j] << 24) | (bytes[j + 1] << 16) | (bytes[j + 2] << 8) | bytes[j + 3]);
        } else {
          const [a, b] = [words[i - 15], words[i - 2]];
          const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
          const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
          words.push((words[i - 16] + low + words[i - 7] + high) | 0);
        }
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i += 1) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => {
        hash[i] = (hash[i] + word) | 0;
      });
    }
    return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  }

  // what is kept: one note for each table

  const PREFIX = "kodeks number ";
  const LETTERS = "ABCDEF";

  function kept(table) {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + table));
    } catch {
      return null;
    }
  }

  function keep(table, note) {
    try {
      localStorage.setItem(PREFIX + table, JSON.stringify(note));
      return true;
    } catch {
      return false; // where nothing can be kept nothing can be promised
    }
  }

  const commitment = (note) => sha256(`${note.seal}/${LETTERS[note.seat]}/${note.number}`);

  function fresh(table, seal, seat) {
    const known = kept(table);
    if (known && known.seal === seal && known.seat === seat) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const number = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const note = { seal, seat, number, commits: [] };
    return keep(table, note) ? note : null;
  }

  // promising: with the form that takes a seat, or at a page whose seat has promised something else

  document.addEventListener(
    "submit",
    (event) => {
      const field = event.target.querySelector("input[data-commit]");
      if (!field) return;
      const { table, seal, seat } = field.dataset;
      const note = fresh(table, seal, Number(event.target.elements.mine?.value ?? seat));
      field.value = note ? commitment(note) : "";
    },
    true,
  );

  function promise() {
    const form = document.querySelector("form[data-promising]");
    if (!form) return;
    const { table, seal, seat, promised } = form.dataset;
    const note = fresh(table, seal, Number(seat));
    if (!note || commitment(note) === promised) return;
    form.elements.commit.value = commitment(note);
    form.requestSubmit();
  }

  // opening: only against the promises that are shown, which are kept first

  let tried = false; // once a page: news of the others' numbers bring the form again

  function open() {
    const form = document.querySelector("form[data-opening]");
    if (!form || tried) return;
    tried = true;
    const { table, seal, seat, lack, wrong } = form.dataset;
    const commits = form.dataset.commits.split(" ");
    const note = kept(table);
    const notice = document.getElementById("notice");
    const mine = note && note.seal === seal && note.seat === Number(seat) && commits[note.seat] === commitment(note);
    const changed = note && note.commits.length && note.commits.join() !== commits.join();
    if (!mine || changed) {
      notice.hidden = false;
      notice.textContent = note ? wrong : lack;
      return;
    }
    note.commits = commits;
    if (!keep(table, note)) return;
    form.elements.number.value = note.number;
    form.requestSubmit();
  }

  // showing: as /fair.html reads it

  function written(note) {
    const lines = [`sealed ${note.seal}`, `seat ${LETTERS[note.seat]}`, `number ${note.number}`];
    return [...lines, ...note.commits.map((commit, seat) => `commit ${LETTERS[seat]} ${commit}`)].join("\n");
  }

  function show() {
    for (const place of document.querySelectorAll("[data-kept]")) {
      const note = kept(place.dataset.table);
      place.hidden = !note;
      if (note) place.querySelector("textarea").value = written(note);
    }
  }

  addEventListener("DOMContentLoaded", () => {
    promise();
    open();
    show();
  });
  document.addEventListener("kodeks:changed", () => {
    open();
    show();
  });
})();
