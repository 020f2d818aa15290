"""The table calls: title and icon, sounds that are off by a click, the rematch, links to copy, who watches."""

from __future__ import annotations

import kodeks
from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome, brought

ICON = "document.querySelector('link[rel=icon]').href.split('/').pop()"
HEARD = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""


def called(person: Person, mine: bool) -> None:
    """Waits until the tab says whose turn it is."""
    person.wait("document.title.startsWith('● ') === given", mine)
    assert person.page.evaluate(ICON) == ("icon-turn.svg" if mine else "icon.svg")


def test_the_tab_says_whose_turn_it_is_and_sounds_wait_for_a_gesture(welcome: Welcome) -> None:
    table = Table(kodeks.game("archimedes"), 2, 1, {}, {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]})
    ewa, jan = brought(welcome, table, ["Ewa", "Jan"])
    called(ewa, True)
    called(jan, False)
    jan.goto(jan.path)
    jan.page.evaluate(HEARD)
    ewa.play("draw")
    called(jan, True)
    assert jan.page.evaluate("window.heard") == 0, "nothing was pressed here yet"
    jan.play("draw")
    called(jan, False)
    ewa.play("draw")
    called(jan, True)
    assert jan.page.evaluate("window.heard") > 0
    jan.page.locator("[data-sound]").click()
    before = jan.page.evaluate("window.heard")
    jan.play("draw")
    called(jan, False)
    assert jan.page.evaluate("window.heard") == before, "off by a click"
    jan.goto(jan.path)
    assert jan.page.locator("[data-sound]").get_attribute("aria-pressed") == "false", "it is kept"


def test_the_game_starts_when_the_last_seat_is_taken_and_there_is_a_rematch(welcome: Welcome) -> None:
    ewa = welcome("/new/archimedes")
    ewa.page.get_by_label("Your name").fill("Ewa")
    ewa.page.get_by_label("Seats").select_option("2")
    ewa.press("Open the table")
    ewa.page.wait_for_url("**/t/*")
    link = ewa.page.locator("[data-copy]").first
    link.click()
    ewa.sees("Copied", "[data-copy]")
    jan = welcome(ewa.path)
    jan.sit(1, "Jan")
    for person in (ewa, jan):
        person.wait("document.querySelector('#board').textContent.trim() !== ''")


def test_the_rematch_swaps_the_seats(welcome: Welcome) -> None:
    ewa = welcome("/")
    ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
    assert ewa.asked()
    seat = ewa.text(".own .seat-letter")
    ewa.post(f"{ewa.path}/bot", seat="0", level="greedy")
    ewa.ended()
    ewa.page.get_by_role("link", name="Rematch", exact=True).click()
    ewa.press("Play again")
    ewa.page.locator(".own .seat-letter").wait_for()
    assert ewa.text(".own .seat-letter") == chr(ord(seat) + 1)


def test_who_watches_is_told_so(welcome: Welcome) -> None:
    table = Table(kodeks.game("archimedes"), 2, 1, {}, {"pile": [3], "hands": [[5, 8, 2], [1, 4, 7]]})
    ewa, _ = brought(welcome, table, ["Ewa", "Jan"])
    olga = welcome(ewa.path)
    olga.sees("You are watching.", "#prompt")
    assert "watching" not in ewa.text("#prompt")
