"""Fair dice in a real browser: it promises, keeps and opens its number by itself, and checks the journal alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.test_fair import fair_game, plain_game, some_moves
from tests.web.browsing import PATIENCE, Welcome
from tests.web.test_browser_access import CHECK

HASH = re.compile(r"\b[0-9a-f]{64}\b")


def note_of(person: Any) -> str:
    """What the page shows of what the browser kept."""
    person.page.locator("[data-kept] textarea").wait_for(state="attached")
    return str(person.page.locator("[data-kept] textarea").input_value())


def test_a_game_of_two_is_promised_opened_and_checked_without_the_server(
    welcome: Welcome, chrome: Any, tmp_path: Path
) -> None:
    ewa = welcome("/new/archimedes")
    ewa.page.locator("input[name=name]").first.fill("Ewa")
    ewa.page.locator("select[name=seats]").select_option("2")
    sent: list[str] = []
    ewa.page.on("request", lambda asked: sent.append(asked.post_data or ""))
    ewa.press("Open the table")
    ewa.page.wait_for_url("**/t/*")
    kept = note_of(ewa)
    first = re.search(r"number (\w{32})", kept)[1]  # type: ignore[index]
    assert "commit " not in kept
    assert not any(first in data for data in sent), "only the hash leaves the browser before the start"
    jan = welcome(ewa.path)
    jan.sit(1, "Jan")  # the last seat: the game starts
    for person in (ewa, jan):
        person.wait("document.querySelector('#board').textContent.trim() !== ''")
    notes = [note_of(person) for person in (ewa, jan)]
    numbers = [first, re.search(r"number (\w{32})", notes[1])[1]]  # type: ignore[index]
    assert all(len(re.findall(r"^commit [AB] [0-9a-f]{64}$", note, re.MULTILINE)) == 2 for note in notes)
    assert [numbers[at] in note for at, note in enumerate(notes)] == [True, True]
    for _ in range(400):
        if ewa.over():
            break
        for person in (ewa, jan):
            if person.moves():
                before = person.at()
                person.post(f"{person.path}/move", move=person.moves()[-1], at=str(before))
                person.moved_from(before)
    if not ewa.over():
        pytest.fail("the game did not end")
    journal = ewa.context.request.get(f"{ewa.path}/journal").text()
    page = tmp_path / "fair.html"
    page.write_text(ewa.context.request.get("/fair.html").text(), encoding="utf-8")
    checker = Checker(chrome, page.as_uri())
    for note, number in zip(notes, numbers, strict=True):
        verdict, told = checker.check(journal, note)
        assert verdict == "fair" and "as your browser was shown them" in told and number in told
    assert checker.check(journal, notes[0].replace(numbers[0], numbers[1]))[0] == "broken"
    checker.close()


class Checker:
    """The page as it was saved, in a browser without a connection."""

    def __init__(self, chrome: Any, address: str) -> None:
        self.context = chrome.new_context(offline=True, locale="en")
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.goto(address)
        self.count = 0

    def check(self, journal: str, note: str = "") -> tuple[str, str]:
        self.page.evaluate("document.getElementById('found').hidden = true")
        self.page.locator("#journal").fill(journal)
        self.page.locator("#note").fill(note)
        self.page.locator("#check").click()
        found = self.page.locator("#found")
        found.wait_for()
        return str(found.get_attribute("data-verdict")), str(found.inner_text())

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def checker(chrome: Any, welcome: Welcome, tmp_path: Path) -> Any:
    page = tmp_path / "fair.html"
    page.write_text(welcome("/fair.html").context.request.get("/fair.html").text(), encoding="utf-8")
    made = Checker(chrome, page.as_uri())
    yield made
    made.close()


@pytest.mark.parametrize("name", ["archimedes", "arcanon", "starwars", "berserk"])
def test_real_journals_of_every_game_are_recomputed(name: str, checker: Checker) -> None:
    verdict, told = checker.check(some_moves(name).journal())
    assert verdict == "fair", told
    assert "Without what your browser kept" in told


def test_what_was_changed_is_found_by_the_page_alone(checker: Checker) -> None:
    text = fair_game().journal()
    seed = re.search("^seed (.*)$", text, re.MULTILINE)[1]  # type: ignore[index]
    first, second = re.findall("^commit [AB] (.*)$", text, re.MULTILINE)
    rolls = next(line for line in text.splitlines() if line.startswith("* card"))
    one, two, *more = rolls[2:].split(", ")
    changes = {
        seed: seed.replace("e", "f", 1),
        first: second,
        f"commit A {first}": "commit A server",
        f"commit B {second}\n": "",
        rolls: "* " + ", ".join([two, one, *more]),
        "card 1 ×5, card 2 ×5": "card 2 ×5, card 1 ×5",
        "# 1 = first A, first B\n": "",
        "\nend ": "\nend 1",
    }
    for old, new in changes.items():
        assert old in text
        verdict, told = checker.check(text.replace(old, new, 1))
        assert verdict == "broken", (old, told)
        assert len(told.splitlines()) > 1, "with a reason"
    sealed = re.search("^sealed (.*)$", text, re.MULTILINE)[1]  # type: ignore[index]
    assert checker.check(text.replace(f"sealed {sealed}", f"sealed {first}"))[0] == "broken"
    assert checker.check("no journal")[0] == "broken"


def test_a_journal_of_before_is_not_called_fair_by_the_page(checker: Checker) -> None:
    assert checker.check(plain_game().journal())[0] == "unproven"


def test_the_page_can_reach_no_server(welcome: Welcome) -> None:
    person = welcome("/fair.html")
    policy = person.context.request.get("/fair.html").headers["content-security-policy"]
    assert "default-src 'none'" in policy and "connect-src" not in policy and "unsafe-inline" not in policy
    person.page.locator("#journal").fill("x")
    person.page.locator("#check").click()
    person.sees("Broken", "#found")
    # it stands alone: no pages to go to, and nothing else that keeps anybody out
    assert person.page.evaluate(CHECK) == [f"no {part}: the page" for part in ("header", "nav", "footer")]


def test_a_browser_opens_nothing_against_promises_that_are_not_its_own(welcome: Welcome) -> None:
    """The server (here: a second device of hers) shows another promise for her seat."""
    ewa = welcome("/new/archimedes")
    ewa.page.locator("input[name=name]").first.fill("Ewa")
    ewa.page.locator("select[name=seats]").select_option("2")
    ewa.page.locator("select[name=seat1]").select_option("novice")
    ewa.press("Open the table")
    ewa.page.wait_for_url("**/t/*")
    number = re.search(r"number (\w{32})", note_of(ewa))[1]  # type: ignore[index]
    sent: list[str] = []
    ewa.page.on("request", lambda asked: sent.append(asked.post_data or ""))
    ewa.post(f"{ewa.path}/promise", commit="0" * 64)
    ewa.page.locator("button", has_text="Start the game").click()
    ewa.sees("This table shows another promise than yours", "#notice")
    assert not any(number in data for data in sent)
    assert "commit " not in note_of(ewa)
