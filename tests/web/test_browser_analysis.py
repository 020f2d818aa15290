"""The analysis in a browser: it fills the page by itself, and what it finds can be looked at and played again."""

from __future__ import annotations

import re

import kodeks
from kodeks.bots.greedy import Greedy
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table
from tests.web.browsing import A_GAME, Welcome
from tests.web.test_browser_access import is_open_to_all

GAME = kodeks.game("archimedes")
MISSED = {"hands": [[2, 6]], "pile": [3], "round": 5, "totals": [2, 2]}


def missed_victory() -> Table:
    """Only ×2=6 uses both cards on 3 and wins (ARM-S9): A draws instead."""
    table = Table(GAME, 2, "1", {}, MISSED)
    table.play("draw")
    while table.turn is not None:
        table.play(Greedy().choose(Sight(GAME, table.state, table.turn)))
    return table


def test_the_decision_that_cost_the_game_is_found_and_played_again(welcome: Welcome) -> None:
    ewa = welcome("/")
    ewa.upload(missed_victory().journal())
    ewa.page.locator("#tools").get_by_role("link", name="Analysis").click()
    is_open_to_all(ewa)
    ewa.press("Analyse the game")
    ewa.page.locator("#figures").wait_for(timeout=A_GAME)  # without loading the page again
    is_open_to_all(ewa)
    dear = ewa.page.locator(".decision", has_text="3 × 2 = 6").first
    assert "Draw a card" in dear.inner_text()
    pin = ewa.page.locator(f'.chart a[href="#{dear.get_attribute("id")}"]')
    assert "that mattered" in str(pin.get_attribute("aria-label"))
    first = ewa.page.locator(".chart a[href*=replay]").first
    assert re.search(r"/replay\?at=0&seat=A$", str(first.get_attribute("href")))
    for width in (1440, 360):
        ewa.page.set_viewport_size({"width": width, "height": 800})
        assert ewa.page.evaluate("document.documentElement.scrollWidth") <= width
    dear.get_by_role("button", name="Play on from here").click()
    ewa.page.wait_for_url("**/t/*")
    assert ewa.asked() and "×2=6" in ewa.moves()
