"""Decks of Berserk: how they are written, what is wrong with one, what a table says to it."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.games.berserk.cards.words import FIRE
from kodeks.games.berserk.decks import STARTERS, faults, kinds_of, read_deck
from kodeks.games.berserk.game import BerserkGame
from kodeks.kernel.errors import BadOption
from kodeks.kernel.state import CHANCE

GAME = kodeks.game("berserk")
assert isinstance(GAME, BerserkGame)
CARDS = GAME.catalogue()
COURT = STARTERS["Moonless Court"]


def clauses(text: str) -> list[str]:
    return [fault.clause for fault in faults(read_deck(text), CARDS)]


@pytest.mark.clause("BRS-CMP-1")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_has_thirty_cards_and_is_legal(name: str) -> None:
    deck = read_deck(name)
    assert deck.size() == 30
    assert len(kinds_of(deck, CARDS)) == 30
    assert clauses(name) == []


def test_a_deck_is_a_line_or_lines_and_both_are_the_same() -> None:
    line = "2 Spark Watchman, Denouncer, 3 Hungry Page"
    assert read_deck(line).line() == line
    assert read_deck(read_deck(line).text()).line() == line
    assert (
        read_deck("2x Spark Watchman  # the first\n\n1 Denouncer\nHungry Page, Hungry Page\nHungry  Page").line()
        == line
    )


def test_a_starter_is_known_by_its_cards_in_whatever_order() -> None:
    backwards = ", ".join(reversed(COURT.split(", ")))
    assert GAME.settle(2, {"deckA": backwards})["deckA"] == "Moonless Court"


@pytest.mark.parametrize("text", ["", " \n", "# nothing", "0 Denouncer", "00 Denouncer", "2"])
def test_what_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_deck(text)


def test_an_option_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadOption, match="deckB is a deck as text"):
        GAME.settle(2, {"deckB": 7})


@pytest.mark.clause("BRS-D-2")
def test_thirty_cards_are_needed_and_more_are_allowed() -> None:
    assert clauses(COURT.replace("4 Hungry Page", "3 Hungry Page")) == ["BRS-D-2"]
    assert clauses(f"{COURT}, Denouncer") == []


@pytest.mark.clause("BRS-SQ-17", "BRS-KW-nazvanie")
def test_three_of_one_name_and_no_more() -> None:
    assert clauses(f"{COURT}, 3 Denouncer") == []
    assert clauses(f"{COURT}, 4 Denouncer") == ["BRS-SQ-17"]
    assert clauses(f"{COURT}, 2 Denouncer, Ash Falcon, 2 Denouncer") == ["BRS-SQ-17"], "wherever they stand"


@pytest.mark.clause("BRS-SQ-17", "BRS-KW-orda")
def test_five_with_horde() -> None:
    assert clauses(COURT.replace("4 Hungry Page", "5 Hungry Page")) == []
    assert clauses(COURT.replace("4 Hungry Page", "6 Hungry Page")) == ["BRS-SQ-17"]


@pytest.mark.clause("BRS-KW-unikalnost")
def test_a_deck_may_hold_a_unique_card_more_than_once() -> None:
    assert clauses(f"{COURT}, Crypt Widow") == []


def test_a_card_that_nobody_knows_is_told() -> None:
    assert clauses(f"{COURT}, Nobody at All") == ["BRS-KW-nazvanie"]
    with pytest.raises(BadOption, match="Nobody at All is not among the known cards"):
        GAME.settle(2, {"deckA": f"{COURT}, Nobody at All"})


@pytest.mark.clause("BRS-SQ-17")
def test_a_table_refuses_a_deck_that_is_not_legal() -> None:
    with pytest.raises(BadOption, match=r"deckB.* not legal.* BRS-SQ-17: Denouncer .* 3 times, not 4"):
        GAME.table(deckB=f"{COURT}, 4 Denouncer")


def test_the_capability_speaks_of_lines() -> None:
    decks = GAME.decks()
    assert decks is not None
    assert decks.starters() == list(STARTERS)
    for name, seat in (("Ash Watch", 0), ("Moonless Court", 1)):
        line = decks.read(name)
        assert decks.read(decks.text(line)) == line
        assert decks.seat(line) == seat
        assert decks.faults(line) == []
    assert set(decks.options()) <= {option.name for option in GAME.options}


@pytest.mark.clause("BRS-D-1")
def test_either_seat_plays_either_deck_and_both_know_the_cards() -> None:
    table = GAME.table(deckA="Moonless Court", deckB="Ash Watch", first="A")
    mine = table.view(0)["table"]
    assert sorted(mine["unseen"]["1"]) == sorted(
        CARDS.kinds[number].name for number in kinds_of(read_deck("Ash Watch"), CARDS)
    )


@pytest.mark.clause("BRS-SQ-8", "BRS-CMP-3")
def test_each_card_is_as_likely_as_any_other() -> None:
    state = GAME.new(2, first="A", deckA="Moonless Court")
    assert state.turn == CHANCE
    odds = dict(zip((GAME.write(move) for move in state.moves()), state.odds(), strict=True))
    assert sum(odds.values()) == 30
    assert odds["dealt Hungry Page"] == 4
    assert odds["dealt Scarlet Lady"] == 2
    assert odds["dealt Grave Leech"] == 1


@pytest.mark.clause("BRS-CMP-3")
def test_dice_are_uniform() -> None:
    state = GAME.new(2)
    assert [GAME.write(move) for move in state.moves()] == [f"die {number}" for number in range(1, 7)]
    assert len(set(state.odds())) == 1


@pytest.mark.clause("BRS-CARD-2")
def test_what_stands_on_a_card() -> None:
    kind = CARDS.by_name["Spark Watchman"]
    assert (kind.elements, kind.cost, kind.elite, kind.move, kind.lives) == (FIRE, 3, False, 1, 7)
    assert kind.strike == [1, 2, 2]
    assert kind.titles == {"en": "Spark Watchman", "pl": "Iskrowy strażnik", "ru": "Искровой дозорный"}
    assert kind.classes == ["watchman"]
    assert kind.class_titles == {"pl": ["strażnik"], "ru": ["дозорный"]}
