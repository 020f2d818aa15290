"""Real Chromium for tests: found, launched, and people in it whose pages must not complain."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from kodeks.kernel.table import Table

LAST_HOPE = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
PATIENCE = 20_000  # milliseconds for anything that should come at once, on a busy machine
A_GAME = 90_000  # and for bots to play a whole one
LEGAL = "#moves button[name=move]:not([aria-disabled])"
AT = "Number(document.querySelector('#moves input[name=at]')?.value ?? -1)"
# Playwright's own wait_for_function needs eval, which our pages forbid
UNTIL = """async ([given, end]) => {
  while (!(CONDITION)) {
    if (performance.now() > end) throw new Error("waited in vain");
    await new Promise((go) => setTimeout(go, 10));
  }
}"""

ASKED = quote('game = "archimedes"\nposition.pile = [3]\nposition.hands = [[5, 8, 2, 9, 11], [1, 4, 7, 12, 13]]\n')
PAGES = [  # one of each kind
    "/",
    "/new/arcanon",
    "/learn",
    "/learn/arcanon/3",
    "/learn/berserk/6",
    "/decks?game=berserk",
    "/rules",
    "/rules/arcanon?q=judgement",
    "/rules/archimedes/ARM-4.6",
    f"/judge?q={ASKED}&move=draw",
    f"/judge?q={ASKED}&move=%2B5%3D9",
    "/cards?game=berserk&name=Tower+Guard&lives=7&strike=1-2-2&element=fire&text=Armour+1.+Dances.",
    "/cards?game=berserk&name=Tower+Guard&lives=7&strike=1-2-2&element=fire&text=Armour+1.",
    "/gallery/starwars?q=jedi",
    "/gallery/berserk/Hungry%20Page",
    "/verify",
    "/nothing",
]


def found() -> str:
    """Where Chromium is, or ''."""
    for path in (os.environ.get("CHROMIUM"), "/usr/bin/chromium", shutil.which("chromium")):
        if path and Path(path).exists():
            return path
    return ""


def chromium() -> str:
    """Where Chromium is; installed first where that is allowed, else the test is skipped."""
    if not found() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(LAST_HOPE, capture_output=True, check=False)
    if not found():
        pytest.skip("no Chromium: install it (apt-get install chromium), or name one in CHROMIUM")
    return found()


@contextmanager
def launched() -> Iterator[Any]:
    """Closed before another module's tests begin: while it is open, no asyncio.run can be."""
    driver = pytest.importorskip("playwright.sync_api", reason="no Playwright: make test installs it")
    path = chromium()
    with driver.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own. What its pages complain of fails the test."""

    def __init__(self, browser: Any, url: str, **context: Any) -> None:
        given = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", "locale": "en"} | context
        self.context = browser.new_context(base_url=url, **given)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.fingers = bool(given.get("has_touch"))
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def goto(self, path: str) -> None:
        self.page.goto(path)

    @property
    def path(self) -> str:
        """Where the browser is on this server."""
        return "/" + str(self.page.url).split("/", 3)[3]

    def text(self, where: str = "body") -> str:
        return str(self.page.locator(where).inner_text())

    def press(self, name: str) -> None:
        """A button, by what it says."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def wait(self, script: str, given: Any = None) -> None:
        """Until this is true in the page."""
        end = self.page.evaluate("performance.now()") + PATIENCE
        self.page.evaluate(UNTIL.replace("CONDITION", script), [given, end])

    def sees(self, text: str, where: str = "body") -> None:
        """Waits until this stands there."""
        self.page.locator(where).filter(has_text=text).first.wait_for()

    def forgive(self, text: str) -> None:
        """What this test provokes is no complaint."""
        self.complaints = [said for said in self.complaints if text not in said]

    def hit(self, what: Any) -> None:
        """As this device does it."""
        if self.fingers:
            what.tap()
        else:
            what.click()

    # tables

    def post(self, path: str, **form: str) -> None:
        """A form of our own pages, sent without looking for it."""
        origin = "/".join(str(self.page.url).split("/")[:3])
        answer = self.context.request.post(path, form=form, headers={"origin": origin})
        assert answer.ok, answer.text()

    def upload(self, journal: str) -> None:
        """From the lobby; the journal's table is open then."""
        file = {"name": "game.journal", "mimeType": "text/plain", "buffer": journal.encode()}
        self.page.locator("input[type=file]").set_input_files(file)
        self.press("Open it")
        self.page.wait_for_url("**/t/*")

    def sit(self, seat: int, name: str) -> None:
        self.page.locator(f"#name{seat}").fill(name)
        self.page.locator(".chair").nth(seat).get_by_role("button", name="Sit down").click()
        self.page.locator(".chair.me", has_text=name).wait_for(state="attached")

    # playing

    def at(self) -> int:
        """How many answers the page has seen, or -1 when nothing is asked of this person."""
        return int(self.page.evaluate(AT))

    def moves(self) -> list[str]:
        """The notations of all moves that can be pressed."""
        return list(self.page.eval_on_selector_all(LEGAL, "all => all.map((one) => one.value)"))

    def asked(self) -> bool:
        """Waits until it is this person's turn; False when the game is over instead."""
        self.page.locator(f"{LEGAL}, #prompt .over").first.wait_for(state="attached")
        return not self.over()

    def ended(self) -> None:
        """Waits until bots have played the game to its end."""
        self.page.locator("#result").wait_for(timeout=A_GAME)

    def over(self) -> bool:
        return bool(self.page.locator("#prompt .over").count())

    def unfold(self, fold: str) -> None:
        """By its heading, if it is folded."""
        if not self.page.locator(f"#{fold}[open]").count():
            self.hit(self.page.locator(f"#{fold} > summary"))

    def go_on(self) -> None:
        """Past a panel that says how something came out."""
        panel = self.page.locator(".outcome[open] > summary")
        if panel.count():
            self.hit(panel)

    def play(self, move: str) -> None:
        """Presses the move's button once it is this person's turn, and waits until the table has moved on."""
        self.asked()
        self.go_on()
        before = self.at()
        self.within_reach(move).click()
        self.moved_from(before)

    def within_reach(self, move: str) -> Any:
        """Its button, unfolded."""
        button = self.page.locator(f'{LEGAL}[value="{move}"]')
        button.evaluate("button => { const fold = button.closest('details'); if (fold) fold.open = true; }")
        return button

    def touch(self, move: str) -> None:
        """Plays it on the board: one thing after the other, and where several moves fit, the bubble's button."""
        self.asked()
        self.go_on()
        before = self.at()
        button = self.page.locator(f'{LEGAL}[value="{move}"]')
        things = (button.get_attribute("data-things") or "").split()
        said = button.evaluate("button => button.firstChild.textContent.trim()")
        for i, thing in enumerate(things):
            if (i and self.page.locator("#moves[data-sent]").count()) or self.at() != before:
                break  # there was but one move with what is chosen: it is made at once
            self.hit(self.page.locator(f'.board .can[data-thing~="{thing}"]').nth(things[:i].count(thing)))
        shown = self.page.locator("[data-preview].foreseen button")
        if not things:
            self.hit(self.within_reach(move))
        elif self.page.locator("#moves[data-sent]").count() or self.at() != before:
            pass
        elif shown.count():
            self.hit(shown)
        elif self.page.locator(".chosen").count() and button.is_visible():
            self.hit(button)
        elif self.page.locator(".board-bubble").is_visible():
            self.hit(self.page.locator(".board-bubble").get_by_role("button", name=said, exact=True))
        self.moved_from(before)

    def moved_from(self, before: int) -> None:
        self.wait(f"{AT} !== given", before)


Welcome = Callable[..., Person]


@contextmanager
def house(browser: Any, url: str) -> Iterator[Welcome]:
    """Lets people in, and asks at the end whether all was well with them."""
    people: list[Person] = []

    def welcome(path: str = "/", **context: Any) -> Person:
        people.append(Person(browser, url, **context))
        people[-1].goto(path)
        return people[-1]

    yield welcome
    complaints = [person.complaints for person in people]
    for person in people:
        person.context.close()
    assert not any(complaints), complaints


def brought(welcome: Welcome, table: Table, names: list[str], **context: Any) -> list[Person]:
    """A table that goes on from this one, with people at its seats in the order of their names."""
    people: list[Person] = []
    for seat, name in enumerate(names):
        person = welcome(people[0].path if people else "/", **context)
        if not people:
            person.upload(table.journal())
        person.sit(seat, name)
        people.append(person)
    return people
