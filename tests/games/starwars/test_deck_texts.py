"""Decks as people and journals write them: read in every form, refused with what to write."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.decks import STARTERS, read_deck, starter
from kodeks.kernel.errors import BadOption

GAME = kodeks.game("starwars")
JEDI = "Jedi: 1 1 2 2 3 3 4 4 5 5"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Jedi: 1 2 2 18", "Jedi: 1 2 2 18"),
        ("jedi: 18, 2,2 1", "Jedi: 1 2 2 18"),
        ("Jedi\n2x 4 A Journey to Dagobah\n1 A Hero's Journey", "Jedi: 1 4 4"),
        ("Jedi  # mine\n\n3 × set 4\n2X 18 # twice\n", "Jedi: 4 4 4 18 18"),
        ("  Smugglers and Spies: 99\n12345\n", "Smugglers and Spies: 99 12345"),
        ("Sith", "Sith: "),
        ("Navy starter\n", "Imperial Navy: 26 27 28 29 30 31 32 36"),
    ],
)
def test_a_deck_is_read(text: str, line: str) -> None:
    assert read_deck(text).line() == line


def test_a_set_may_be_named_up_to_99_times_so_that_the_rules_can_refuse_it() -> None:
    assert read_deck("Jedi\n99x 4").sets == [4] * 99


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a deck begins with its affiliation (Jedi, Rebel Alliance, "),
        ("Neutral: 1", "'Neutral' is neither"),
        ("Gungans: 1", "'Gungans' is neither"),
        ("Jedi: 1 two", "'two' is no number of an objective set"),
        ("Jedi: 123456", "'123456' is no number of an objective set"),
        ("Jedi: ²", "'²' is no number of an objective set"),
        ("Jedi\n\nA Hero's Journey", 'line 3 of the deck, "A Hero\'s Journey", is not understood; write: 2x 4 A'),
        ("Jedi\n100x 4", "line 2 of the deck, '100x 4', is not understood"),
        ("Jedi\n123456", "line 2 of the deck, '123456', is not understood"),
    ],
)
def test_what_is_no_deck_is_told(text: str, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        read_deck(text)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("lightDeck", 5, "option lightDeck is a deck as text, not 5"),
        ("darkDeck", "Gungans: 1", "option darkDeck: a deck begins with its affiliation"),
        ("darkDeck", JEDI, f"option darkDeck: this is no deck of the dark side: {JEDI}"),
        ("lightDeck", "Sith starter", "option lightDeck: this is no deck of the light side: Sith: 19"),
    ],
)
def test_a_deck_of_the_wrong_side_is_no_option(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.settle(2, {name: value})
    assert sentence in str(error.value)


def test_an_option_holds_a_starter_by_its_name_and_any_other_deck_by_its_line() -> None:
    settled = GAME.settle(2, {"lightDeck": "jedi\n" + "\n".join(f"2x {n}" for n in range(1, 6))})
    assert settled["lightDeck"] == JEDI
    for name in STARTERS:
        side = "lightDeck" if starter(name).side() == 0 else "darkDeck"
        assert GAME.settle(2, {side: starter(name).line()})[side] == name


def test_the_text_of_a_deck_reads_back_and_names_what_is_known() -> None:
    decks = GAME.decks()
    assert decks is not None
    text = decks.text("Jedi: 1 1 4 900 900")
    assert text == "Jedi\n2x 1 A Hero's Journey\n1x 4 A Journey to Dagobah\n2x 900\n"
    assert decks.read(text) == "Jedi: 1 1 4 900 900"
    assert decks.seat(text) == 0
    assert decks.seat("Sith: 19") == 1
