"""How a page takes clicks while bots play: real presses at random moments, and what every frame looks like.

python -m tests.web.clicking arcanon 200 measures it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.web.browsing import LEGAL, Person, house, launched
from tests.web.postgres import kept_in
from tests.web.serving import Served

LIVELY: dict[str, Any] = {"reduced_motion": "no-preference", "viewport": {"width": 1440, "height": 900}}
CONTROLS = "#moves button, .board .can, #tools :is(button, .button), .told summary, .board-bubble button"

# What lies under the pointer when it is pressed, and what the press came to.
WATCH = """(controls) => {
  const name = (one) => one && [one.tagName, one.name, one.value, one.href, one.dataset.thing].join("|");
  const at = (x, y) => [...document.querySelectorAll(controls)].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
  const under = (x, y) => { // what lies over everything, unless the page as a whole stands in the way
    const top = document.elementFromPoint(x, y);
    return top && top !== document.documentElement ? [top.closest(controls)].filter(Boolean) : at(x, y);
  };
  window.presses = [];
  addEventListener("pointerdown", (event) => {
    window.presses.push({ at: under(event.clientX, event.clientY).map(name), taken: null });
  }, true);
  addEventListener("click", (event) => {
    const press = window.presses.at(-1);
    if (press) press.taken ??= name(event.target.closest?.(controls));
    if (!event.target.closest?.("a")) return;
    event.preventDefault(); // nobody leaves, and no rule lies over the table
    event.stopImmediatePropagation();
  }, true);
  window.samples = [0, 0];
  const look = () => {
    const link = document.querySelector("#tools a, #prompt p");
    if (link) {
      const box = link.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      window.samples[link.contains(hit) ? 0 : 1] += 1;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
PLACES = """all => all.filter((one) => one.checkVisibility() && !one.closest("[inert]")).map((one) => {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""
LIGHT = """async (jpeg) => {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const canvas = new OffscreenCanvas(96, 60).getContext("2d");
  canvas.drawImage(picture, 0, 0, 96, 60);
  const { data } = canvas.getImageData(0, 0, 96, 60);
  const grey = Array.from({ length: 96 * 60 }, (_, i) => (data[4 * i] + data[4 * i + 1] + data[4 * i + 2]) / 3);
  const mean = grey.reduce((sum, one) => sum + one, 0) / grey.length;
  return [mean, Math.sqrt(grey.reduce((sum, one) => sum + (one - mean) ** 2, 0) / grey.length)];
}"""


def press(person: Person, rng: Random) -> None:
    """One real press somewhere on something that takes one, held as long as a finger does."""
    page = person.page
    places = page.eval_on_selector_all(CONTROLS if rng.random() < 0.6 else LEGAL, PLACES)
    page.wait_for_timeout(rng.random() * 150)  # any moment will do: that is what is tried
    if places:
        page.mouse.move(*rng.choice(places))
        page.mouse.down()
        page.wait_for_timeout(rng.random() * 90)
        page.mouse.up()


def lost(person: Person) -> tuple[int, list[Any]]:
    """How many presses found something under the pointer, and which of them came to nothing."""
    presses = [one for one in person.page.evaluate("window.presses") if one["at"]]
    return len(presses), [one for one in presses if one["taken"] not in one["at"]]


class Film:
    """Every frame that the browser shows, until it is looked at."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.frames: list[str] = []
        self.tool = person.context.new_cdp_session(person.page)
        self.tool.on("Page.screencastFrame", self._frame)
        self.tool.send("Page.startScreencast", {"format": "jpeg", "quality": 40, "maxWidth": 480, "maxHeight": 300})

    def _frame(self, shown: dict[str, Any]) -> None:
        self.frames.append(shown["data"])
        self.tool.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    def odd(self) -> list[int]:
        """Frames that are blank: their light or contrast is far from that of the frames around them."""
        self.tool.send("Page.stopScreencast")
        seen = [self.person.page.evaluate(LIGHT, frame) for frame in self.frames]
        found = []
        for i in range(1, len(seen)):  # the first one is the page that is left
            light, wide = (median(one[k] for one in seen[max(1, i - 7) : i + 8]) for k in (0, 1))
            if abs(seen[i][0] - light) > 8 or not 0.7 < seen[i][1] / wide < 1.4:
                found.append(i)
        return found


def begin(person: Person, game: str) -> None:
    """A game against bots, watched."""
    person.goto("/")
    person.page.locator(f"form[action*='{game}'], form:has(input[value='{game}'])").first.locator(
        "button"
    ).first.click()
    person.page.wait_for_url("**/t/*")
    person.page.locator(".board [data-key]").first.wait_for()
    person.page.evaluate(WATCH, CONTROLS)


def played(person: Person, game: str, clicks: int) -> tuple[list[Any], Film]:
    """So many presses while bots play: which of them were lost, and the film of it."""
    rng = Random(1)
    begin(person, game)
    film = Film(person)
    while lost(person)[0] < clicks and not person.over():
        press(person, rng)
    return lost(person)[1], film


def main() -> None:
    game, clicks = sys.argv[1:] if len(sys.argv) == 3 else ("arcanon", "200")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(kept_in(Path(folder)), "--pace", "0.4") as served,
        launched() as browser,
        house(browser, served.url) as welcome,
    ):
        ewa = welcome("/", **LIVELY)
        gone, film = played(ewa, game, int(clicks))
        free, taken = ewa.page.evaluate("window.samples")
        print(
            f"{game}: {len(gone)} of {lost(ewa)[0]} clicks lost, {len(film.odd())} of {len(film.frames)} frames blank,"
        )
        print(f"{100 * taken / (free + taken):.0f} % of {free + taken} samples took no click", gone[:5])
        ewa.complaints.clear()


if __name__ == "__main__":
    main()
