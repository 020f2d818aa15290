"""On a phone, 360 pixels wide: nothing sticks out, fingers hit what they aim at, and a turn is played by taps."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import PAGES, Person, Welcome, brought

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LONG = ["Brzęczyszczykiewicz Grzeg", "WWWWWWWWWWWWWWWWWWWWWWWW", "Константин Константинови"]
TARGETS = "button, .button, summary, select, input:not([type=hidden], [type=range]), header a, .links a, .list > li > a"
SMALL = """all => all.filter((one) => one.checkVisibility() && !one.closest("header .skip")).map((one) => {
  const box = one.getBoundingClientRect();
  return [Math.round(box.width), Math.round(box.height), one.outerHTML.slice(0, 90)];
}).filter(([width, height]) => height < 40 || width < 24)"""


def fits(person: Person) -> None:
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360, person.path
    assert person.page.eval_on_selector_all(TARGETS, SMALL) == [], person.path


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_page_fits(welcome: Welcome, language: str) -> None:
    ewa = welcome("/", **PHONE, locale=language)
    for page in PAGES:
        ewa.goto(page)
        fits(ewa)
    ewa.forgive("404")


@pytest.mark.parametrize("name", ["archimedes", "arcanon"])
def test_a_full_table_with_long_names_fits(welcome: Welcome, name: str) -> None:
    game = kodeks.game(name)
    table = game.table(game.high, 2)
    for _ in range(80):
        table.play(table.moves()[0])
    table.players = [LONG[seat % 3][: 23 - seat] for seat in range(game.high)]
    ewa = welcome("/", **PHONE)
    ewa.upload(table.journal())
    fits(ewa)
    ewa.sit(table.turn or 0, LONG[0][:24])
    fits(ewa)
    ewa.page.locator("#tab-more").check()
    ewa.page.locator("#text").fill("x" * 250)
    ewa.press("Send")
    ewa.sees("xxxx", "#chat")
    fits(ewa)
    ewa.goto(f"{ewa.path}/replay")
    fits(ewa)


def test_an_equation_by_taps(welcome: Welcome) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2, 9, 11], [1, 4, 7, 12, 13]]}
    table = Table(kodeks.game("archimedes"), 2, 1, {}, position)
    ewa, _ = brought(welcome, table, ["Ewa", "Jan"], **PHONE)
    ewa.touch("+5=8")
    ewa.hit(ewa.page.locator("#tab-log"))
    ewa.sees("Ewa plays 3 + 5 = 8", "#log")


def test_a_card_of_arcanon_is_used_by_taps(welcome: Welcome) -> None:
    table = Table(kodeks.game("arcanon"), 2, 1, {}, {"column": 2, "stake": 3, "declarer": "B", "duty": "A"})
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"], **PHONE)
    for move in ("use night2", "reroll", "at d6", "pass"):
        assert ewa.asked()
        ewa.touch(move)
    assert jan.asked()
    assert "d6" in jan.text("#beside .stack")


def test_the_moves_are_within_reach_wherever_one_looks(welcome: Welcome) -> None:
    table = Table(kodeks.game("arcanon"), 6, 1, {}, {"column": 2, "stake": 3, "declarer": "B", "duty": "A"})
    ewa = welcome("/", **PHONE)
    ewa.upload(table.journal())
    ewa.sit(0, "Ewa")
    button = ewa.page.locator("#moves button").first
    for part in (".others", ".dice", ".own"):
        ewa.page.locator(f".board {part}").evaluate("part => part.scrollIntoView({block: 'center'})")
        box = button.bounding_box()
        assert 0 <= box["y"] <= 740 - box["height"], part
