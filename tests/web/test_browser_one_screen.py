"""The fullest tables on one screen: question, moves, hand and every card in sight, nothing outside, none too small."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome
from tests.web.fullest import FULLEST
from tests.web.test_browser_phone import PHONE

LANGUAGES = ("en", "pl", "ru")
IN_SIGHT = """([selectors, width, height]) => selectors.flatMap((selector) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  if (!all.length) return [`${selector} is not there`];
  return all.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const fits = box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1;
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round);
    return fits ? [] : [`${selector} at ${at}: ${one.outerHTML.slice(0, 80)}`];
  });
})"""
CLIPPED = """() => [".felt", "#board"].filter((where) => {
  const one = document.querySelector(where);
  return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
})"""
SMALL_PRINT = """() => [...document.querySelectorAll("main *, .top *")].filter((one) => {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!own || !one.checkVisibility() || one.closest("svg, .sr, option")) return false;
  return parseFloat(getComputedStyle(one).fontSize) < 12;
}).map((one) => `${getComputedStyle(one).fontSize} ${one.outerHTML.slice(0, 90)}`)"""
EVERYTHING = ["#prompt p", "#moves :is(button, summary)", "#tools button", "#log li:last-child"]
CARDS = {
    "archimedes": [".hand .face", ".draw-pile", ".laid", ".others .seat"],
    "arcanon": [".own .slot", ".die", ".others .slot"],
    "starwars": [".hand .face", ".tile", ".tab", ".edge-stack", ".heap", ".dial"],
}


def sits_at(welcome: Welcome, table: Table, **context: Any) -> Person:
    ewa = welcome("/")
    ewa.upload(table.journal())
    ewa.sit(table.turn or 0, "Ewa")
    if not context:
        return ewa
    return welcome(ewa.path, storage_state=ewa.context.storage_state(), **context)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["1440", "1024"])
@pytest.mark.parametrize("name", FULLEST)
def test_the_whole_table_is_in_sight(welcome: Welcome, name: str, size: tuple[int, int]) -> None:
    table = FULLEST[name]()
    ewa = sits_at(welcome, table)
    state = ewa.context.storage_state()
    for language in LANGUAGES:
        viewport = {"width": size[0], "height": size[1]}
        seen = welcome(ewa.path, storage_state=state, viewport=viewport, locale=language)
        assert seen.asked()
        wanted = EVERYTHING + [f".board {one}" for one in CARDS[table.game.name]]
        assert seen.page.evaluate(IN_SIGHT, [wanted, *size]) == [], language
        assert seen.page.evaluate("document.documentElement.scrollHeight") <= size[1], language
        assert seen.page.evaluate(CLIPPED) == [], language
        seen.context.close()


@pytest.mark.parametrize("name", FULLEST)
def test_on_a_phone_nothing_is_wider_or_smaller_than_can_be_read(welcome: Welcome, name: str) -> None:
    ewa = sits_at(welcome, FULLEST[name]())
    state = ewa.context.storage_state()
    for language in LANGUAGES:
        seen = welcome(ewa.path, storage_state=state, locale=language, **PHONE)
        assert seen.asked()
        for tab in ("table", "others", "log", "more"):
            seen.page.locator(f"#tab-{tab}").check()
            assert seen.page.evaluate("document.documentElement.scrollWidth") <= 360, (language, tab)
            assert seen.page.evaluate(SMALL_PRINT) == [], (language, tab)
        seen.page.locator("#tab-table").check()
        dock = ["#prompt p", "#tools button"]
        assert seen.page.evaluate(IN_SIGHT, [dock, 360, 740]) == [], language
        seen.context.close()


def test_on_a_phone_the_others_and_the_log_are_tabs(welcome: Welcome) -> None:
    ewa = sits_at(welcome, FULLEST["starwars"](), **PHONE)
    assert ewa.asked()
    far, hand, log = (ewa.page.locator(one).first for one in (".board .field.far", ".board .held", "#log"))
    assert hand.is_visible() and not far.is_visible() and not log.is_visible()
    assert ewa.page.locator("#story").is_visible(), "the last thing that happened"
    ewa.hit(ewa.page.locator("#tab-others"))
    assert far.is_visible() and not hand.is_visible()
    ewa.hit(ewa.page.locator("#tab-log"))
    assert log.is_visible() and not far.is_visible()


def test_a_card_of_the_hand_grows_when_it_is_pointed_at(welcome: Welcome) -> None:
    viewport = {"width": 1024, "height": 768}
    ewa = sits_at(welcome, FULLEST["starwars"](), viewport=viewport)
    assert ewa.asked()
    card = ewa.page.locator(".board .hand .face").nth(2)
    before = card.bounding_box()
    card.hover()
    after = card.bounding_box()
    assert after["width"] * after["height"] > 1.2 * before["width"] * before["height"]
