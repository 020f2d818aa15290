"""Star Wars in a real browser: a game by clicks and taps, decks put together, open to all."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

import kodeks
from kodeks.faces import folder
from kodeks.games.starwars.face.web.cards import COLOURS
from kodeks.kernel.table import Table
from tests.web.browsing import Person, Welcome, brought
from tests.web.test_browser_access import is_open_to_all
from tests.web.test_browser_phone import PHONE, fits

GOOD = "Jedi: 1 2 2 3 3 4 4 5 7 18"
PAGES = [
    "/decks?game=starwars",
    f"/decks?game=starwars&deck={quote(GOOD)}",
    f"/decks?game=starwars&deck={quote('Rebel Alliance: 1 4 8 8 8 19 777')}",
    f"/new/starwars?lightDeck={quote(GOOD)}",
]
EDGE: dict[str, Any] = {
    "turn": 4,
    "play": {"light": ["Luke Skywalker", "Twi'lek Loyalist"], "dark": ["Nightsister", "Rancor"]},
    "hands": {"light": ["Our Most Desperate Hour", "Counter-stroke"], "dark": ["Force Choke"]},
    "discards": {"light": ["C-3PO", "R2-D2"]},
    "engagement": {
        "objective": "Imperial Command",
        "attackers": ["Luke Skywalker"],
        "defenders": ["Nightsister"],
        "state": "E4",
    },
}
STRIKE = EDGE | {"engagement": EDGE["engagement"] | {"state": "E6a", "edge": "light"}}


def at_the_edge() -> Table:
    return Table(kodeks.game("starwars"), 2, 1, {}, EDGE)


def best(moves: list[str]) -> str:
    """A newcomer does something whenever something can be done."""
    return next((move for move in moves if move not in ("pass", "mulligan", "done")), moves[0])


def test_a_newcomer_begins_a_game_by_clicks(welcome: Welcome) -> None:
    ewa = welcome("/")
    ewa.page.get_by_role("region", name="Star Wars").get_by_role("button", name="Play against bots").click()
    for _ in range(25):
        assert ewa.asked()
        ewa.touch(best(ewa.moves()))
    assert ewa.page.locator(".board .far .back").count() > 0
    assert ewa.page.locator(".board .near .tile.objective, .board .engagement .tile.objective").count() >= 3
    assert ewa.text("#prompt .window")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_an_edge_battle_and_a_strike(welcome: Welcome, device: dict[str, Any]) -> None:
    ewa, jan = brought(welcome, at_the_edge(), ["Ewa", "Jan"], **device)
    assert ewa.asked()
    assert ewa.text("#prompt .window") == "Edge battle: cards are placed"
    ewa.touch("place Counter-stroke")
    assert "Counter-stroke" in ewa.text(".board .edge-stack")
    assert jan.asked()
    assert "Counter-stroke" not in jan.page.content()
    assert jan.page.locator(".board .edge-stack .back").count() == 1
    for person in (jan, ewa):  # every pass is clicked here
        person.post(f"{person.path}/asks", **{f"asks.{kind}": "always" for kind in kodeks.game("starwars").windows()})
    for person in (jan, ewa):
        assert person.asked()
        person.play("pass")
    for each in (ewa, jan):
        each.sees("the edge", ".board .has-edge .the-edge")
    while "strike Luke Skywalker" not in ewa.moves():
        person = ewa if ewa.moves() else jan
        assert person.asked()
        person.play("pass")
    ewa.touch("strike Luke Skywalker")
    jan.page.locator("#log li", has_text="Luke Skywalker").first.wait_for(state="attached")
    fits_or_not(ewa, device)


def fits_or_not(person: Person, device: dict[str, Any]) -> None:
    if device:
        fits(person)


def test_a_card_says_what_it_does_to_fingers_too(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, at_the_edge(), ["Ewa", "Jan"], **PHONE)
    assert ewa.asked()
    bubble = ewa.page.locator(".board-bubble")
    ewa.hit(ewa.page.locator("#tab-others"))
    ewa.hit(ewa.page.locator(".board [data-thing='card:Rancor']"))  # nothing can be done with it
    assert "Rancor" in bubble.inner_text() and "Creature" in bubble.inner_text()
    ewa.hit(ewa.page.locator(".board h2"))
    assert not bubble.is_visible()
    strike = Table(kodeks.game("starwars"), 2, 1, {}, STRIKE)
    ewa, _ = brought(welcome, strike, ["Ewa", "Jan"], **PHONE)
    assert ewa.asked()
    before = ewa.at()
    ewa.page.locator(".board .can[data-thing='card:Luke_Skywalker']").dispatch_event("contextmenu")
    assert "Luke Skywalker" in ewa.text(".board-bubble")
    assert ewa.at() == before, "a long press plays nothing"


def test_the_moves_stand_beside_the_board_and_cover_nothing(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, at_the_edge(), ["Ewa", "Jan"], viewport={"width": 1400, "height": 1000})
    assert ewa.asked()
    for part in (".field.far", ".held .hand"):
        ewa.page.locator(f".board {part}").evaluate("part => part.scrollIntoView({block: 'center'})")
        moves = ewa.page.locator("#moves .moves").bounding_box()
        board = ewa.page.locator("#board").bounding_box()
        prompt = ewa.page.locator("#prompt").bounding_box()
        assert moves["x"] >= board["x"] + board["width"], part
        assert moves["y"] >= 0 and moves["y"] + moves["height"] <= 1000, part
        assert 0 <= prompt["y"] < 1000, part


def test_a_pile_stays_open_while_the_game_goes_on(welcome: Welcome) -> None:
    ewa, _ = brought(welcome, at_the_edge(), ["Ewa", "Jan"])
    assert ewa.asked()
    ewa.page.locator(".near details.discard summary").click()
    ewa.sees("C-3PO", ".near details.discard[open]")
    ewa.touch("place Counter-stroke")
    ewa.sees("C-3PO", ".near details.discard[open]")


def test_a_deck_is_built_without_leaving_the_page(welcome: Welcome) -> None:
    ewa = welcome("/decks?game=starwars")
    ewa.page.get_by_role("link", name="Jedi", exact=True).click()
    ewa.sees("needs at least 10", ".faults")
    ewa.page.evaluate("window.stayed = true")
    ewa.page.locator("#set-2 summary").click()
    for number in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5):
        before = ewa.page.url
        ewa.page.locator(f"#more-all-{number}").click()
        ewa.wait("location.href !== given", before)
    ewa.sees("This deck is legal.", ".verdict")
    assert ewa.page.evaluate("window.stayed") is True
    assert ewa.page.locator("#set-2[open]").count() == 1, "what was unfolded stays so"
    assert ewa.page.evaluate("document.activeElement.id") == "more-all-5"
    assert "legal" in ewa.text("#announce")
    ewa.page.locator("#more-all-5").click()
    ewa.sees("twice, not 3 times", ".faults")
    ewa.page.locator(".faults a[data-clause]").click()
    ewa.sees("SWC-CORE-DECK-4", "dialog[open]")
    ewa.press("Close")
    ewa.page.locator("#less-own-5").click()
    ewa.sees("This deck is legal.", ".verdict")
    ewa.page.get_by_role("link", name="Open a table", exact=True).click()
    ewa.page.get_by_label("Your name").fill("Ewa")
    ewa.page.locator("[name=seat1]").select_option("greedy")
    ewa.press("Open the table")
    ewa.sees("Deck of the light side: Jedi: 1 1 2 2 3 3 4 4 5 5", ".side")


def test_a_deck_is_built_without_scripts(welcome: Welcome) -> None:
    ewa = welcome(f"/decks?game=starwars&deck={quote('Sith: 19')}", java_script_enabled=False)
    ewa.page.locator("#more-all-20").click()
    assert "needs at least 10" in ewa.text(".faults")
    assert ewa.page.locator("select[name=deck]").input_value() == "Sith: 19 20"
    ewa.page.locator("select[name=deck]").select_option(label="Imperial Navy")
    ewa.page.locator("#deck").get_by_role("button", name="Set", exact=True).click()
    assert ewa.page.locator("select[name=deck]").input_value() == "Imperial Navy: 19 20"
    ewa.page.locator("textarea[name=text]").fill("Jedi\n2x 1 A Hero's Journey\n1x 18\n")
    ewa.press("Open it")
    assert ewa.page.locator("select[name=deck]").input_value() == "Jedi: 1 1 18"


def test_its_pages_fit_a_phone(welcome: Welcome) -> None:
    ewa = welcome("/", **PHONE)
    for page in PAGES:
        ewa.goto(page)
        fits(ewa)


def test_its_pages_are_open_to_all(welcome: Welcome) -> None:
    ewa = welcome("/")
    for page in PAGES:
        ewa.goto(page)
        if "deck=" in page:
            ewa.page.locator(".setlist summary").first.click()
        is_open_to_all(ewa)


def test_its_tables_are_open_to_all(welcome: Welcome) -> None:
    ewa, jan = brought(welcome, at_the_edge(), ["Ewa", "Jan"])
    assert ewa.asked()
    ewa.page.locator(".near details.discard summary").click()
    is_open_to_all(ewa)
    ewa.touch("place Counter-stroke")
    assert jan.asked()
    is_open_to_all(jan)
    is_open_to_all(welcome(ewa.path))  # a spectator


def test_the_styles_name_every_colour() -> None:
    place = folder(kodeks.game("starwars"))
    assert place is not None
    styles = (place / "static" / "board.css").read_text(encoding="utf-8")
    assert all(f".starwars .{colour} {{ --band:" in styles for colour in COLOURS)
