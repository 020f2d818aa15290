"""B.3: objective sets and decks."""

from __future__ import annotations

import pytest

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    LIGHT,
    OBJECTIVE,
)
from kodeks.games.starwars.decks import Deck, faults, kinds_of, read_deck, starter
from kodeks.games.starwars.reading.library import catalogue
from kodeks.kernel.errors import BadOption
from tests.games.starwars.core import (
    GAME,
    PUBLISHED,
    TEN,
    TEN_DARK,
    clauses,
    set_of,
)


@pytest.mark.clause("SWC-CORE-DECK-1")
def test_a_set_is_an_objective_and_five_other_cards() -> None:
    for number in PUBLISHED:
        types = [kind.type for kind in set_of(number)]
        assert types[0] == OBJECTIVE
        assert OBJECTIVE not in types[1:]
        assert len(types) == 6
    deck = Deck(AFFILIATIONS.index("Jedi"), [2, 1, 2])
    first, others = kinds_of(deck, catalogue())
    assert sorted(first + others) == sorted(catalogue().sets[1] + catalogue().sets[2] * 2)
    assert deck.text(catalogue()).splitlines()[1:] == ["1x 1 A Hero's Journey", "2x 2 In You Must Go"]


@pytest.mark.clause("SWC-CORE-DECK-1")
def test_an_unknown_or_torn_set_is_refused() -> None:
    assert clauses("Jedi", [*TEN, 999]) == ["SWC-CORE-DECK-1"]


@pytest.mark.clause("SWC-CORE-DECK-2")
def test_at_least_ten_sets_and_no_maximum() -> None:
    assert clauses("Jedi", TEN[:9]) == ["SWC-CORE-DECK-2"]
    assert clauses("Jedi", TEN) == []
    assert clauses("Jedi", [*TEN, *TEN]) == []
    assert clauses("Jedi", []) == ["SWC-CORE-DECK-2"]
    assert clauses("Jedi", [1, 1, 2, 2, 3, 3, 5, 5, 6, 6]) == [], "two copies are two sets"


@pytest.mark.clause("SWC-CORE-DECK-2")
@pytest.mark.parametrize("text", ["1 2 3 5 6 7 8 9 10 11", "", "Wookiee: 1 2 3"])
def test_a_deck_needs_an_affiliation_card(text: str) -> None:
    with pytest.raises(BadOption):
        read_deck(text)


@pytest.mark.clause("SWC-CORE-DECK-3")
def test_one_side_only() -> None:
    assert clauses("Jedi", [*TEN, 19]) == ["SWC-CORE-DECK-3"]
    assert clauses("Sith", [*TEN_DARK, 1]) == ["SWC-CORE-DECK-3"]
    with pytest.raises(BadOption):
        GAME.settle(2, {"lightDeck": "Sith starter", "darkDeck": "Sith starter"})
    with pytest.raises(BadOption):
        GAME.settle(2, {"lightDeck": "Jedi starter", "darkDeck": "Jedi starter"})


@pytest.mark.clause("SWC-CORE-DECK-4")
def test_two_copies_or_one() -> None:
    assert clauses("Jedi", [*TEN, 1]) == []
    assert clauses("Jedi", [*TEN, 1, 1]) == ["SWC-CORE-DECK-4"]
    for limited in (17, 18):
        assert clauses("Jedi", [*TEN, limited]) == []
        assert clauses("Jedi", [*TEN, limited, limited]) == ["SWC-CORE-DECK-4"]
    for limited in (35, 36):
        assert clauses("Sith", [*TEN_DARK, limited]) == []
        assert clauses("Sith", [*TEN_DARK, limited, limited]) == ["SWC-CORE-DECK-4"]
    single = {number for number in range(1, 37) if set_of(number)[0].single}
    assert single == {17, 18, 35, 36}


@pytest.mark.clause("SWC-CORE-DECK-5")
def test_affiliation_only() -> None:
    assert clauses("Rebel Alliance", [*TEN, 4]) == ["SWC-CORE-DECK-5"]
    assert clauses("Jedi", [*TEN, 4]) == []
    assert clauses("Rebel Alliance", TEN) == [], "set 1 is of the Jedi and may be mixed in"
    assert clauses("Jedi", [*TEN, 13]) == ["SWC-CORE-DECK-5"]
    assert clauses("Imperial Navy", [*TEN_DARK, 22]) == ["SWC-CORE-DECK-5"]
    assert clauses("Sith", [*TEN_DARK, 28]) == ["SWC-CORE-DECK-5"]
    locked = {number: AFFILIATIONS[set_of(number)[0].only] for number in range(1, 37) if set_of(number)[0].only != NONE}
    assert locked == {4: "Jedi", 13: "Rebel Alliance", 22: "Sith", 28: "Imperial Navy"}


@pytest.mark.clause("SWC-CORE-DECK-6")
@pytest.mark.parametrize(
    ("name", "affiliation", "sets"),
    [
        ("Jedi starter", "Jedi", [1, 2, 3, 4, 5, 6, 7, 18]),
        ("Rebel starter", "Rebel Alliance", [8, 9, 10, 11, 12, 13, 14, 18]),
        ("Sith starter", "Sith", [19, 20, 21, 22, 23, 24, 25, 36]),
        ("Navy starter", "Imperial Navy", [26, 27, 28, 29, 30, 31, 32, 36]),
    ],
)
def test_starter_decks_are_legal_as_they_are_and_only_so(name: str, affiliation: str, sets: list[int]) -> None:
    deck = starter(name)
    assert (AFFILIATIONS[deck.affiliation], deck.sets) == (affiliation, sets)
    first, others = kinds_of(deck, catalogue())
    assert (len(first), len(others)) == (8, 40)
    assert faults(deck, catalogue()) == []
    assert clauses(affiliation, sets[:7]) == ["SWC-CORE-DECK-2"]
    assert clauses(affiliation, [*sets, sets[1]]) == ["SWC-CORE-DECK-2"]
    assert clauses(affiliation, [*sets[1:], sets[1]]) == ["SWC-CORE-DECK-2"]
    other = "Smugglers and Spies" if deck.side() == LIGHT else "Scum and Villainy"
    assert "SWC-CORE-DECK-2" in clauses(other, sets)


@pytest.mark.clause("SWC-CORE-DECK-7", "SWC-CORE-SETUP-5", "SWC-CORE-SETUP-7")
@pytest.mark.parametrize("sets", [[1, 2, 3, 4, 5, 6, 7, 18], [*TEN, 12, 12]])
def test_objectives_and_command_cards_are_two_decks(sets: list[int]) -> None:
    line = Deck(AFFILIATIONS.index("Jedi"), sets).line()
    found = GAME.new(2, lightDeck=line, darkDeck="Sith starter").facts()
    n = len(sets)
    assert found["objective_deck_sizes"] == [n, 8]
    assert found["deck_sizes"] == [5 * n, 40]
    titles = [name for layer in found["objective_decks"]["0"] for name in layer]
    assert sorted(titles) == sorted(set_of(number)[0].name for number in sets)
