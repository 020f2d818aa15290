"""Every page, light and dark, on a desk and on a phone, without a finding: axe, and what axe does not look at."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.base import AXE_SCRIPT

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import PAGES, Person, Welcome, brought
from tests.web.fullest import FULLEST
from tests.web.test_browser_berserk import battle
from tests.web.test_browser_phone import PHONE

CHECK = (Path(__file__).parent / "accessible.js").read_text(encoding="utf-8")
AXE = """async () => (await axe.run({ resultTypes: ["violations"] })).violations.flatMap((one) =>
  one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 120)} ${node.failureSummary}`))"""
BAD = """
<p id="pale">pale</p> <p id="shaded">shaded</p> <a href="/"><svg></svg></a> <input> <select></select>
<div id="main" role="knob"></div> <img src="/static/icon.svg"> <button></button> <ul><li role="button">no list</li></ul>
"""


def findings(person: Person) -> list[str]:
    """What keeps people with a keyboard, a screen reader or weak eyes out of the page as it is."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE_SCRIPT)
    return [*person.page.evaluate(AXE), *person.page.evaluate(CHECK)]


def is_open_to_all(person: Person) -> None:
    """In both colours."""
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme=colours)
        assert findings(person) == [], f"{person.path} {colours}"


def test_the_checks_find_what_is_wrong(welcome: Welcome) -> None:
    ewa = welcome("/verify")
    ewa.page.evaluate("text => document.querySelector('main').insertAdjacentHTML('beforeend', text)", BAD)
    ewa.page.evaluate("Object.assign(document.querySelector('#pale').style, {color: '#999', background: '#fff'})")
    shade = "{color: '#999', background: 'linear-gradient(#fff, #eee)'}"
    ewa.page.evaluate(f"Object.assign(document.querySelector('#shaded').style, {shade})")
    found = "\n".join(findings(ewa))
    for fault in ("color-contrast", "link-name", "label", "select-name", "button-name", "image-alt", "list"):
        assert f"{fault}: " in found
    for fault in ("#shaded> shaded", "id main is not unique", "a picture that is read"):
        assert fault in found


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_pages_are_open_to_all(welcome: Welcome, device: dict[str, object]) -> None:
    ewa = welcome("/", **device)
    for page in PAGES:
        ewa.goto(page)
        is_open_to_all(ewa)
    ewa.forgive("404")


@pytest.mark.parametrize("name", FULLEST)
def test_the_fullest_tables_are_open_to_all(welcome: Welcome, name: str) -> None:
    """At the desk and by every tab of a phone."""
    table = FULLEST[name]()
    ewa = welcome("/")
    ewa.upload(table.journal())
    ewa.sit(table.turn or 0, "Ewa")
    assert ewa.asked()
    is_open_to_all(ewa)
    phone = welcome(ewa.path, storage_state=ewa.context.storage_state(), **PHONE)
    assert phone.asked()
    for tab in ("table", "others", "log", "more"):
        phone.page.locator(f"#tab-{tab}").check()
        is_open_to_all(phone)


@pytest.mark.parametrize("name", ["archimedes", "arcanon", "berserk", "starwars"])
def test_tables_are_open_to_all(welcome: Welcome, name: str) -> None:
    """To a spectator; with moves unfolded, with a rule, with a hint; on the way to another device."""
    game = kodeks.game(name)
    table: Table = game.table(min(3, game.high), 1)
    rng = Random(name)
    for _ in range(40):
        table.play(rng.choice(table.moves()))
    ewa = welcome("/")
    ewa.upload(table.journal())
    is_open_to_all(ewa)
    ewa.sit(table.turn or 0, "Ewa")
    assert ewa.asked()
    fold = ewa.page.locator("#refused summary, #all-moves summary").locator("visible=true")
    if fold.count():
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


def test_bubbles_and_what_a_strike_may_come_to_are_open_to_all(welcome: Welcome) -> None:
    hands = {"pile": [2], "hands": [[2, 4, 9], [1, 4, 7]]}  # 2 + 2, or 2 times 2
    ewa, _ = brought(welcome, Table(kodeks.game("archimedes"), 2, 1, {}, hands), ["Ewa", "Jan"])
    assert ewa.asked()
    ewa.page.locator("[data-thing='hand:2']").click()
    ewa.page.locator("[data-thing='hand:4']").click()
    ewa.page.locator(".board-bubble button").first.wait_for()
    is_open_to_all(ewa)
    olga, _ = brought(welcome, battle(), ["Olga", "Piotr"])
    assert olga.asked()
    for place in ("d3", "d4"):
        olga.page.locator(f'.board .cell[data-thing~="{place}"]').click()
    olga.page.locator(".preview.foreseen").wait_for()
    is_open_to_all(olga)


@pytest.mark.parametrize("name", ["archimedes", "arcanon", "berserk", "starwars"])
def test_the_end_and_the_replay_are_open_to_all(welcome: Welcome, name: str) -> None:
    table: Table = kodeks.game(name).table(2, 1)
    rng = Random(2)
    while table.turn is not None:
        table.play(rng.choice(table.moves()))
    for device in ({}, PHONE):
        ewa = welcome("/", **device)
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
