"""Every page, light and dark: names, roles, landmarks, headings and contrast, measured in the browser."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import PAGES, Person, Welcome

CHECK = (Path(__file__).parent / "accessible.js").read_text(encoding="utf-8")
BAD = """
<p id="pale">pale</p> <a href="/"><svg></svg></a> <input> <select></select>
<h4>deep</h4> <div id="main" role="knob"></div> <img src="/static/icon.svg"> <button></button>
"""


def is_open_to_all(person: Person) -> None:
    """In both colours."""
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme=colours)
        assert person.page.evaluate(CHECK) == [], f"{person.path} {colours}"


def test_the_check_finds_what_is_wrong(welcome: Welcome) -> None:
    ewa = welcome("/verify")
    ewa.page.evaluate("text => document.querySelector('main').insertAdjacentHTML('beforeend', text)", BAD)
    ewa.page.evaluate("Object.assign(document.querySelector('#pale').style, {color: '#999', background: '#fff'})")
    found = "\n".join(ewa.page.evaluate(CHECK))
    for fault in ("contrast 2.85", "no name: <a", "no name: <input", "no name: <select", "no name: <button", "no alt"):
        assert fault in found
    for fault in ("skips a level", "id main is not unique", "not a role", "a picture that is read"):
        assert fault in found


def test_pages_are_open_to_all(welcome: Welcome) -> None:
    ewa = welcome("/")
    for page in PAGES:
        ewa.goto(page)
        is_open_to_all(ewa)
    ewa.forgive("404")


@pytest.mark.parametrize("name", ["archimedes", "arcanon", "berserk"])
def test_tables_are_open_to_all(welcome: Welcome, name: str) -> None:
    game = kodeks.game(name)
    table: Table = game.table(min(3, game.high), 1)
    rng = Random(name)
    for _ in range(40):
        table.play(rng.choice(table.moves()))
    ewa = welcome("/")
    ewa.upload(table.journal())
    is_open_to_all(ewa)  # a spectator, and seats to take
    ewa.sit(table.turn or 0, "Ewa")
    fold = ewa.page.locator("#refused summary, #all-moves summary").locator("visible=true")
    fold.first.click()
    is_open_to_all(ewa)
    ewa.page.keyboard.press("Escape")
    ewa.page.locator("#log a[data-clause]").last.click()
    ewa.page.locator("dialog[open]").wait_for()
    is_open_to_all(ewa)
    ewa.press("Close")
    ewa.press("Hint")
    ewa.page.locator(".hints").wait_for()
    is_open_to_all(ewa)
    ewa.unfold("about")
    ewa.press("Go on at another device")
    ewa.page.get_by_label("Link").wait_for()  # another page
    is_open_to_all(ewa)


@pytest.mark.parametrize("name", ["arcanon", "berserk"])
def test_the_end_and_the_replay_are_open_to_all(welcome: Welcome, name: str) -> None:
    table: Table = kodeks.game(name).table(2, 1)
    rng = Random(2)
    while table.turn is not None:
        table.play(rng.choice(table.moves()))
    ewa = welcome("/")
    ewa.upload(table.journal())
    is_open_to_all(ewa)
    ewa.goto(f"{ewa.path}/replay?at=50&seat=A")
    is_open_to_all(ewa)


@pytest.mark.parametrize("moves", [2, 8, 22, 60])
def test_each_phase_of_a_battle_is_open_to_all(welcome: Welcome, moves: int) -> None:
    """The deal, squad building, deployment, battle: seen by who decides, and on the page of a lesson."""
    table: Table = kodeks.game("berserk").table(2, 7, first="A")
    rng = Random(3)
    for _ in range(moves):
        table.play(rng.choice(table.moves()))
    ewa = welcome("/")
    ewa.upload(table.journal())
    ewa.sit(table.turn or 0, "Ewa")
    is_open_to_all(ewa)
    ewa.goto(f"{ewa.path}/replay")
    is_open_to_all(ewa)
    ewa.goto(f"/learn/berserk/{1 + moves % 10}")
    is_open_to_all(ewa)


def test_a_table_that_waits_is_open_to_all(welcome: Welcome) -> None:
    ewa = welcome("/new/archimedes")
    ewa.page.get_by_label("Your name").fill("Ewa")
    ewa.press("Open the table")
    ewa.page.wait_for_url("**/t/*")
    is_open_to_all(ewa)
    is_open_to_all(welcome(ewa.path))
