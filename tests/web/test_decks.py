"""Decks of Star Wars: chosen for a table, put together on a page of their own, checked, and passed on as text."""

from __future__ import annotations

import html
import re
from pathlib import Path
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import pytest

from kodeks.games.starwars.decks import STARTERS, Deck, faults, read_deck, starter
from kodeks.games.starwars.face.web import decks as deck_page
from kodeks.games.starwars.game import StarWarsGame
from kodeks.games.starwars.reading.library import catalogue
from kodeks.kernel.game import game
from kodeks.languages import language
from kodeks.web.draw.decks import href
from kodeks.web.pages.deck_choices import choices, chosen_decks
from kodeks.web.pages.decks import shown, with_decks
from tests.web.house import EVE, House, in_house

GOOD = "Jedi: 1 2 2 3 3 4 4 5 7 18"
BAD = "Rebel Alliance: 1 4 8 8 8 19 777"
GAME = game("starwars")
assert isinstance(GAME, StarWarsGame)
EN = language("en")


def links(text: str, prefix: str) -> dict[str, str]:
    """The links that step from this deck to another, by their ids."""
    found = re.findall(r'<a class="button" id="([\w-]+)" href="([^"]+)"', text)
    return {name: html.unescape(where) for name, where in found if name.startswith(prefix)}


# what is shown of a deck


def test_a_legal_deck_has_no_faults_and_can_be_played() -> None:
    made = shown(*with_decks("starwars"), GOOD, EN)
    assert made["faults"] == []
    assert made["option"] == "lightDeck"
    deck = read_deck(GOOD)
    assert sum(deck_page.known(GAME).complete(number) for number in deck.sets) == 10
    found = {one["type"]: one["count"] for one in deck_page.numbers(deck, deck_page.known(GAME), EN)}
    assert found["objective"] == 10
    assert sum(found.values()) == 60
    assert [(one["number"], one["count"]) for one in deck_page.own_sets(GAME, deck)][:2] == [(1, 1), (2, 2)]


def test_each_fault_names_its_clause() -> None:
    made = shown(*with_decks("starwars"), BAD, EN)
    clauses = [fault["clause"] for fault in made["faults"]]
    assert clauses == [fault.clause for fault in faults(read_deck(BAD), catalogue())]
    assert {"SWC-CORE-DECK-1", "SWC-CORE-DECK-2", "SWC-CORE-DECK-3", "SWC-CORE-DECK-4", "SWC-CORE-DECK-5"} <= set(
        clauses
    )
    assert all(fault["text"] and fault["rule"] for fault in made["faults"])
    assert "set 4, A Journey to Dagobah, needs the affiliation Jedi" in [fault["text"] for fault in made["faults"]]
    told = [fault["text"] for fault in shown(*with_decks("starwars"), BAD, language("ru").of(GAME))["faults"]]
    assert any("Джедаи" in text for text in told)


def test_the_sets_of_a_side_are_listed_with_their_six_cards() -> None:
    groups = deck_page.groups(GAME, read_deck("Sith: 19"), EN)
    assert groups[0]["name"] == "Sith"
    assert groups[-1]["name"] == "Neutral"
    sets = {one["number"]: one for group in groups for one in group["sets"]}
    assert all(len(one["cards"]) == 6 and one["cards"][0]["type"] == "objective" for one in sets.values())
    assert 19 in sets
    assert 1 not in sets, "of the other side"
    assert 902 not in sets, "ours, for tests"
    assert sets[19]["count"] == 1
    assert read_deck(sets_of(sets[19]["more"])).sets == [19, 19]
    assert read_deck(sets_of(sets[19]["less"])).sets == []


def sets_of(where: str) -> str:
    return parse_qs(urlsplit(where).query)["deck"][0]


@pytest.mark.parametrize("name", STARTERS)
def test_a_text_gives_the_deck_again(name: str) -> None:
    deck = starter(name)
    assert GAME.decks().read(GAME.decks().text(deck.line())) == deck.line()
    assert read_deck(sets_of(href(GAME, deck.line()))).line() == deck.line()


def test_a_set_that_is_not_known_keeps_its_number() -> None:
    deck = Deck(1, [1, 1, 777])
    written = GAME.decks().text(deck.line())
    assert written.splitlines()[-1] == "1x 777"
    assert read_deck(written).sets == deck.sets


# the page


def test_the_page_of_a_deck(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        plain = await there.ask("GET", "/decks?game=starwars", lang="en")
        assert plain.status == 200
        assert all(name in plain.text for name in STARTERS)
        assert "Your deck" not in plain.text
        good = await there.ask("GET", f"/decks?game=starwars&deck={quote(GOOD)}", lang="en")
        assert "This deck is legal." in good.text
        assert 'name="option.lightDeck"' in good.text
        assert "<script>" not in good.text
        assert "style=" not in good.text
        bad = await there.ask("GET", f"/decks?game=starwars&deck={quote(BAD)}", lang="en")
        assert 'href="/rules/starwars/SWC-CORE-DECK-4" data-clause' in bad.text
        assert "Play against a bot" not in bad.text
        rule = await there.ask("GET", "/rules/starwars/SWC-CORE-DECK-4", lang="en")
        assert rule.status == 200

    in_house(tmp_path, story)


def test_a_deck_is_put_together_by_links(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        at = "/decks?game=starwars&deck=Sith:"
        for number in (19, 19, 20):
            page = await there.ask("GET", at, lang="en")
            at = links(page.text, "more-all")[f"more-all-{number}"]
        page = await there.ask("GET", at, lang="en")
        assert sets_of(at) == "Sith: 19 19 20"
        assert "the deck has 3 objective sets and needs at least 10" in page.text
        less = links(page.text, "less-own")
        assert sets_of(less["less-own-19"]) == "Sith: 19 20"
        assert '<option value="Imperial Navy: 19 19 20">Imperial Navy</option>' in page.text
        other = await there.ask("GET", f"/decks?game=starwars&deck={quote('Imperial Navy: 19 19 20')}", lang="en")
        assert quote("Imperial Navy", safe="").replace("%20", "+") in other.text

    in_house(tmp_path, story)


def test_a_deck_comes_and_goes_as_text(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        text = read_deck(GOOD).text(catalogue())
        file = await there.ask("GET", f"/decks/text?game=starwars&deck={quote(GOOD)}")
        assert file.headers["content-type"].startswith("text/plain")
        assert "attachment" in file.headers["content-disposition"]
        assert file.text == text
        asked = urlencode({"game": "starwars", "text": text.replace("\n", "\r\n")})
        page = await there.ask("GET", f"/decks?{asked}", lang="en")
        assert "This deck is legal." in page.text
        assert f"deck={quote(GOOD).replace('%20', '+')}" in page.text
        wrong = await there.ask(
            "GET", "/decks?" + urlencode({"game": "starwars", "text": "Ewoks\n1x 1 <b>\n"}), lang="en"
        )
        assert wrong.status == 200
        assert "a deck begins with its affiliation" in html.unescape(wrong.text)
        assert "Ewoks\n1x 1 &lt;b&gt;" in wrong.text.replace("\r", ""), "what was written is not lost"

    in_house(tmp_path, story)


def test_what_is_too_large_or_no_deck_is_refused(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        for query in ({"text": "x" * 9_000}, {"deck": "Jedi: " + "1 " * 1_000}, {"deck": "Jedi: " + "1 " * 5_000}):
            assert (await there.ask("GET", "/decks?game=starwars&" + urlencode(query))).status == 413
        assert (await there.ask("GET", "/decks/text?game=starwars&deck=Ewoks")).status == 400
        assert (await there.ask("GET", "/decks?game=starwars&deck=Ewoks")).status == 200
        assert (await there.ask("GET", "/decks?game=arcanon")).status == 404
        strange = await there.ask(
            "GET", "/decks?" + urlencode({"game": "starwars", "deck": "Jedi: 99999 901 18"}), lang="en"
        )
        assert strange.status == 200
        assert "set 99999 is not among the known cards" in strange.text

    in_house(tmp_path, story)


# a new table


def test_a_new_table_offers_starters_and_the_deck_of_the_address() -> None:
    made = game("starwars")
    light, dark = choices(made, {}, EN)
    assert [name for name, _ in light["starters"]] == ["Jedi starter", "Rebel starter"]
    assert [name for name, _ in dark["starters"]] == ["Sith starter", "Navy starter"]
    light, dark = choices(made, {"darkDeck": "Sith: 19 20", "lightDeck": "Rebel starter"}, EN)
    assert (light["chosen"], light["own"]) == ("Rebel starter", "")
    assert (dark["chosen"], dark["own"]) == ("", "Sith: 19 20")
    assert choices(game("arcanon"), {}, EN) == []


def test_a_deck_that_was_written_beats_the_list() -> None:
    form = {"option.lightDeck": "Jedi starter", "own.lightDeck": f" {GOOD} ", "own.darkDeck": " "}
    assert chosen_decks(form)["option.lightDeck"] == GOOD
    assert "option.darkDeck" not in chosen_decks(form)


def test_a_table_is_opened_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        page = await there.ask("GET", "/new/starwars?" + urlencode({"lightDeck": GOOD}), lang="en")
        assert f'value="{GOOD}"' in page.text
        made = await there.post(
            "/tables", EVE, game="starwars", name="Eve", mine="1", **{"own.lightDeck": GOOD, "seat1": "greedy"}
        )
        assert made.status == 303
        room = there.hall.rooms[made.headers["location"].removeprefix("/t/")].room
        assert room.header.options == {"lightDeck": GOOD}
        assert [bool(chair.bot) for chair in room.chairs] == [True, False]
        assert room.seat_of(EVE) == 1
        table = await there.ask("GET", made.headers["location"], who=EVE, lang="en")
        assert f"Deck of the light side: <code>{GOOD}</code>" in table.text

    in_house(tmp_path, story)


def test_a_deck_that_is_not_legal_opens_no_table(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        tables = set(there.hall.rooms)
        for fields in ({"own.lightDeck": BAD}, {"own.darkDeck": GOOD}, {"own.lightDeck": "Ewoks"}, {"mine": "2"}):
            answer = await there.post("/tables", EVE, game="starwars", name="Eve", **fields)
            assert answer.status == 400, fields
            assert answer.told
        assert set(there.hall.rooms) == tables

    in_house(tmp_path, story)


def test_play_at_once_with_the_deck_on_either_side(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        deck = "Sith: 19 19 20 20 21 21 23 24 25 36"
        page = await there.ask("GET", f"/decks?game=starwars&deck={quote(deck)}", who=EVE, lang="en")
        fields = dict(re.findall(r'<input type="hidden" name="([\w.]+)" value="([^"]*)"', page.text))
        assert fields["mine"] == "1"
        assert re.fullmatch("[0-9a-f]{24}", fields["id"])
        assert len(fields["seal"]) == 64
        made = await there.post("/tables", EVE, **fields, quick="1")
        room = there.hall.rooms[made.headers["location"].removeprefix("/t/")].room
        assert room.table is not None
        assert room.header.options == {"darkDeck": deck}
        assert room.seat_of(EVE) == 1

    in_house(tmp_path, story)
