// The live page: news come by one stream and replace named regions; forms are sent without leaving the page.
// Without this script every form and link works by itself.
(() => {
  "use strict";
  document.documentElement.classList.add("scripted");

  const notice = document.getElementById("notice");
  const announce = document.getElementById("announce");

  function tell(text) {
    if (!notice) return;
    notice.hidden = !text;
    notice.textContent = text || "";
  }

  // regions

  let news = {}; // what is not on the page yet
  let held = 0; // the press that lasts: what it is on stays where it is until it is let go
  let presses = 0;
  const LISTS = ["#log li", "#chat li"]; // what screen readers are told of, line by line
  const heard = new Map(LISTS.map((list) => [list, texts(list)]));
  let stood = texts("[data-told]"); // and how things stand
  const drawn = new Map(); // each region as it was sent: what came again as it is stays in hand
  for (const place of document.querySelectorAll("[data-region]")) drawn.set(place, place.innerHTML);

  function region(name) {
    return document.querySelector(`[data-region="${name}"], #${name}[data-region]`);
  }

  // The regions that differ from what stands there, as [place, fragment].
  function differing(fresh) {
    const found = [];
    for (const [name, text] of Object.entries(fresh)) {
      const place = region(name);
      if (!place) continue;
      const sent = document.createElement("template");
      sent.innerHTML = text;
      if (drawn.get(place) === sent.innerHTML) continue;
      drawn.set(place, sent.innerHTML);
      found.push([place, sent.content]);
    }
    return found;
  }

  // What to find again after the swap: the same field, the same button, or else the question.
  function focusMark() {
    const active = document.activeElement;
    if (!active || !active.closest("[data-region]")) return null;
    const inMoves = Boolean(active.closest("#moves-region"));
    const start = active.selectionStart;
    return { id: active.id, name: active.name, value: active.value, thing: active.dataset.thing, inMoves, start };
  }

  function restore(mark) {
    if (!mark || (document.activeElement && document.activeElement !== document.body)) return;
    let found = mark.id && document.getElementById(mark.id);
    if (!found && mark.thing) found = document.querySelector(`[data-thing="${CSS.escape(mark.thing)}"][tabindex]`);
    if (!found && mark.name) {
      const same = `[name="${CSS.escape(mark.name)}"][value="${CSS.escape(mark.value)}"]`;
      found = document.querySelector(`[data-region] ${same}`);
    }
    if (!found && mark.inMoves) found = document.querySelector("#moves button:not([aria-disabled])");
    (found || document.getElementById("prompt") || document.body).focus({ preventScroll: true });
  }

  function swap(fresh) {
    const changes = differing(fresh);
    if (!changes.length) return;
    const mark = focusMark();
    document.dispatchEvent(new Event("kodeks:changing"));
    for (const [place, content] of changes) {
      const typed = keptValues(place);
      const unfolded = [...place.querySelectorAll("details[open]:not([data-lent])")].map(foldOf).filter(Boolean);
      place.replaceChildren(content);
      for (const [id, value] of typed) {
        const field = document.getElementById(id);
        if (field) field.value = value;
      }
      for (const fold of place.querySelectorAll("details")) if (unfolded.includes(foldOf(fold))) fold.open = true;
      if (place.id === "log") toNewest(place);
    }
    fillLinks();
    document.dispatchEvent(new Event("kodeks:changed")); // the board makes its things focusable
    restore(mark);
    speak();
  }

  // The last line, wherever the page's style puts it.
  function toNewest(log) {
    const list = log.querySelector("ol");
    const newestFirst = list && getComputedStyle(list).flexDirection === "column-reverse";
    log.scrollTop = newestFirst ? 0 : log.scrollHeight;
  }

  // What was unfolded by hand stays so: a board has no ids, its folds have names of their own.
  function foldOf(details) {
    return details.id || details.dataset.fold;
  }

  function keptValues(place) {
    return [...place.querySelectorAll("input[id]:not([type=hidden], [type=range]), select[id]")]
      .filter((field) => field.value)
      .map((field) => [field.id, field.value]);
  }

  function texts(selector) {
    return [...document.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, " ").trim());
  }

  // The lines that were not there before: a list grows at its end and loses its oldest; what was taken back is no news.
  function unheard(list) {
    const before = heard.get(list);
    const now = texts(list);
    heard.set(list, now);
    if (now.every((line, i) => line === before[i])) return [];
    let gone = 0;
    while (before.slice(gone).some((line, i) => line !== now[i])) gone += 1;
    return now.slice(before.length - gone);
  }

  // Screen readers hear once what is new, then how things stand where that changed, and that it is their turn again.
  function speak() {
    if (!announce) return;
    const fresh = LISTS.flatMap((list) => unheard(list).slice(-6));
    const mine = fresh.length ? texts(".mine[data-told]") : [];
    const stands = texts("[data-told]");
    const said = [...fresh, ...stands.filter((text) => mine.includes(text) || !stood.includes(text))];
    stood = stands;
    if (said.length) announce.textContent = said.join(". ");
  }

  // What scrolls and holds nothing to stop at is a stop itself: arrows scroll it.
  function stops() {
    for (const place of document.querySelectorAll("[data-scrolls]")) {
      const scrolls = place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
      if (scrolls && !place.querySelector("a, button, summary, [tabindex='0']")?.checkVisibility()) place.tabIndex = 0;
      else place.removeAttribute("tabindex");
    }
  }
  addEventListener("resize", stops);
  document.addEventListener("change", () => setTimeout(stops)); // another tab is looked at
  document.addEventListener("kodeks:changed", stops);

  // Nothing is taken away from under a finger.
  function show(more) {
    Object.assign(news, more);
    if (held || !Object.keys(news).length) return;
    const fresh = news;
    news = {};
    swap(fresh);
  }

  function letGo() {
    const last = held;
    setTimeout(() => {
      if (held !== last) return; // pressed again
      held = 0;
      show({});
    }, 0); // after its click
  }

  addEventListener("pointerdown", () => (held = presses += 1), true);
  for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, letGo);

  // the stream: whatever broke it, it is opened again, and what was missed comes with its first news

  const events = document.body.dataset.events;
  const lost = document.getElementById("lost");
  let source = null;
  const ASLEEP = 30_000;
  let tries = 0;
  let again = 0;

  function missLine(missed) {
    const text = missed ? lost.dataset.text : "";
    if (lost.textContent !== text) lost.textContent = text;
  }

  function disconnect() {
    clearTimeout(again);
    source?.close();
  }

  function connect() {
    disconnect();
    source = new EventSource(events);
    source.addEventListener("open", () => {
      tries = 0;
      missLine(false);
    });
    source.addEventListener("regions", (event) => {
      show(JSON.parse(event.data));
    });
    source.addEventListener("gone", () => location.reload()); // the table was set aside: its page says why
    source.addEventListener("error", () => {
      source.close();
      missLine(tries > 0); // a stream that ends is nothing to speak of, one that can not be opened is
      const pause = tries === 0 ? 50 : Math.min(5000, 250 * 2 ** tries) * (0.5 + Math.random()); // not all at once
      tries += 1;
      again = setTimeout(connect, pause);
    });
  }

  if (events) {
    connect();
    addEventListener("online", connect);
    addEventListener("offline", () => {
      disconnect();
      missLine(true);
    });
    addEventListener("pagehide", disconnect);
    let hidden = 0;
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) hidden = Date.now();
      else if (Date.now() - hidden > ASLEEP) connect(); // a device that slept may not know that its stream is dead
    });
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  }

  // forms

  async function send(form, submitter) {
    const data = new URLSearchParams(new FormData(form, submitter));
    const sent = fetch(form.action, { method: "POST", body: data, headers: { accept: "application/json" } });
    const response = await sent.catch(() => {
      throw new Error(lost.dataset.unsent);
    });
    if (response.ok) return response.status === 204 ? {} : response.json();
    const told = await response.json().catch(() => ({ error: response.statusText }));
    throw new Error(told.error);
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.dataset.sure && !confirm(form.dataset.sure)) return event.preventDefault();
    if ("rules" in form.dataset) {
      event.preventDefault();
      return openRule(`${form.action}?${new URLSearchParams(new FormData(form))}`);
    }
    if ("steps" in form.dataset) {
      event.preventDefault();
      step(`?${new URLSearchParams(new FormData(form))}`);
      return undefined;
    }
    const live = "live" in form.dataset;
    const hint = "hint" in form.dataset;
    if (!live && !hint) return undefined;
    event.preventDefault();
    if (form.dataset.busy) return undefined; // a second click
    form.dataset.busy = form.dataset.sent = "1";
    try {
      const answer = await send(form, event.submitter);
      tell("");
      if (hint) document.getElementById("hints").innerHTML = answer.html;
      else if (form.closest("#moves-region")) document.getElementById("hints").replaceChildren();
      if (form.dataset.live === "clear") form.reset();
      stops();
    } catch (error) {
      delete form.dataset.sent;
      tell(error.message);
    } finally {
      delete form.dataset.busy;
    }
    return undefined;
  });

  document.addEventListener("change", (event) => {
    if ("submit" in event.target.dataset) event.target.form.requestSubmit();
  });

  const TYPING = 400; // milliseconds without a letter, after which what was typed is read
  let typed = 0;

  document.addEventListener("input", (event) => {
    const { form } = event.target;
    if (event.target.type === "range") form.requestSubmit();
    if (!form || !("typed" in form.dataset)) return;
    clearTimeout(typed);
    typed = setTimeout(() => step(`?${new URLSearchParams(new FormData(form))}`, true), TYPING);
  });

  // pages in steps, a replay or a deck: another step takes the place of this one

  let steps = 0; // asked for so far: only the last one is shown

  async function step(address, again = false) {
    const href = new URL(address, location).href;
    if (href === location.href) return;
    steps += 1;
    const mine = steps;
    const response = await fetch(href).catch(() => null);
    if (!response?.ok) {
      if (!again) location.href = href; // who types goes on typing, and it is asked again
      return;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (mine !== steps) return;
    history.replaceState(null, "", href);
    const back = ".look input[name=back]"; // who changes the language stays there
    document.querySelector(back).value = page.querySelector(back).value;
    const { id } = document.querySelector("[data-paged]");
    show({ [id]: page.getElementById(id).innerHTML });
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
    const link = document.querySelector(`a[data-step="${event.key}"]`);
    if (!link) return;
    event.preventDefault();
    step(link.href);
  });

  // clicks

  document.addEventListener("click", (event) => {
    const refused = event.target.closest("button[aria-disabled=true][data-refused]");
    if (refused) {
      event.preventDefault();
      tell(`${refused.value}: ${refused.dataset.refused}`);
      return;
    }
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = event.target.closest("a[data-step]");
    if (link && plain) {
      event.preventDefault();
      step(link.href);
    }
    const clause = event.target.closest("a[data-clause]");
    if (clause && plain) {
      event.preventDefault();
      openRule(clause.href);
    }
    const code = event.target.closest("[data-insert]");
    if (code) insert(document.getElementById(code.dataset.into), code.dataset.insert);
    const copy = event.target.closest("[data-copy]");
    if (copy) copied(copy);
    if (event.target.closest("[data-close]")) document.getElementById("rule").close();
  });

  // The link beside the button; where the clipboard is closed to us it is selected at least.
  async function copied(button) {
    const field = button.parentElement.querySelector("input[data-link]");
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    button.textContent = button.dataset.done;
  }

  function insert(field, text) {
    field.focus();
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  async function openRule(href) {
    const dialog = document.getElementById("rule");
    const response = await fetch(href, { headers: { accept: "application/json" } });
    if (!response.ok) {
      location.href = href;
      return;
    }
    dialog.innerHTML = (await response.json()).html;
    dialog.showModal();
  }

  document.addEventListener("focusin", (event) => {
    if ("link" in event.target.dataset) event.target.select();
  });

  // A new table asks only for the seats that it has.
  function showSeats() {
    const count = document.querySelector("select[name=seats]");
    for (const label of document.querySelectorAll("label[data-seat]")) {
      label.hidden = Boolean(count) && Number(label.dataset.seat) >= Number(count.value);
    }
  }
  document.addEventListener("change", showSeats);
  showSeats();

  // small things

  function fillLinks() {
    for (const field of document.querySelectorAll("input[data-link]")) {
      field.value = new URL(field.value, location).href;
    }
  }

  const skew = Date.now() / 1000 - Number(document.body.dataset.now); // this clock against the server's

  setInterval(() => {
    for (const clock of document.querySelectorAll(".clock[data-until]")) {
      const left = Math.max(0, Math.round(Number(clock.dataset.until) + skew - Date.now() / 1000));
      clock.textContent = `${left} s`;
      clock.classList.toggle("low", left < 15);
    }
  }, 500);

  fillLinks();
  stops();
  const log = document.getElementById("log");
  if (log) toNewest(log);
})();
