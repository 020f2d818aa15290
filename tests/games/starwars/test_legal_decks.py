"""Which decks are legal, by a second opinion."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kodeks.games.starwars.cards.words import AFFILIATIONS, DARK, LIGHT
from kodeks.games.starwars.decks import Deck, faults, kinds_of, read_deck
from tests.games.starwars.random_decks import RULESETS, cards, random_deck

# what the cards say about decks, as part 3 to 8 of the card facts have it
ONLY_ONCE = {17, 18, 35, 36, 109}
ONLY_WITH = {4: "Jedi", 13: "Rebel Alliance", 22: "Sith", 28: "Imperial Navy", 99: "Smugglers and Spies"}
LIGHT_SETS = {*range(1, 19), 99, 103, 109, 112, 118}
DARK_SETS = {*range(19, 37), 120}
STARTER_SETS = [
    ("Jedi", [1, 2, 3, 4, 5, 6, 7, 18]),
    ("Rebel Alliance", [8, 9, 10, 11, 12, 13, 14, 18]),
    ("Sith", [19, 20, 21, 22, 23, 24, 25, 36]),
    ("Imperial Navy", [26, 27, 28, 29, 30, 31, 32, 36]),
]
RESTRICTED = {"PL22": [{99, 103}], "EN50": [{99, 103}, {112, 128}]}


def is_legal(deck: Deck, ruleset: str, tournament: bool) -> bool:
    affiliation = AFFILIATIONS[deck.affiliation]
    side = LIGHT_SETS if affiliation in ("Jedi", "Rebel Alliance", "Smugglers and Spies") else DARK_SETS
    if len(deck.sets) < 10 and (affiliation, sorted(deck.sets)) not in STARTER_SETS:
        return False
    for number in deck.sets:
        if number not in side or deck.sets.count(number) > (1 if number in ONLY_ONCE else 2):
            return False
        if ONLY_WITH.get(number, affiliation) != affiliation:
            return False
    return not tournament or all(len(group & set(deck.sets)) < 2 for group in RESTRICTED[ruleset])


@pytest.mark.clause(
    "SWC-CORE-DECK-2",
    "SWC-CORE-DECK-3",
    "SWC-CORE-DECK-4",
    "SWC-CORE-DECK-5",
    "SWC-CORE-DECK-6",
    "SWC-RES-1",
    "SWC-RES-2",
)
def test_39_the_validator_accepts_exactly_the_legal_decks() -> None:
    rng = Random(39)
    found: Counter[tuple[bool, str, bool]] = Counter()
    for _ in range(4000):
        ruleset = rng.choice(RULESETS)
        tournament = rng.random() < 0.5
        if rng.random() < 0.1:
            affiliation, sets = rng.choice(STARTER_SETS)
            deck = Deck(AFFILIATIONS.index(affiliation), sets)
        else:
            deck = read_deck(random_deck(rng.choice([LIGHT, DARK]), rng))
            deck = Deck(deck.affiliation, [number for number in deck.sets if number < 900])
        for _ in range(rng.choice([0, 0, 1, 2])):  # small faults
            sets = deck.sets[:]
            spoil = rng.randrange(4)
            if spoil == 0:
                sets.pop(rng.randrange(len(sets)))
            elif spoil == 1:
                sets.append(rng.choice([*sets, 99, 103, 112]))
            elif spoil == 2:
                sets[rng.randrange(len(sets))] = rng.choice([*LIGHT_SETS, *DARK_SETS, 200])
            deck = Deck(rng.randint(1, 6) if spoil == 3 else deck.affiliation, sets)
        legal = is_legal(deck, ruleset, tournament)
        assert (not faults(deck, cards(), ruleset, tournament)) == legal, deck.line()
        found[legal, ruleset, tournament] += 1
        if legal:
            objectives, others = kinds_of(deck, cards())
            assert (len(objectives), len(others)) == (len(deck.sets), 5 * len(deck.sets))
    assert len(found) == 8 and min(found.values()) > 100
