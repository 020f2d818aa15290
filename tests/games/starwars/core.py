"""What the tests of part B share: the box, its sets, positions."""

from __future__ import annotations

from typing import Any

import kodeks
from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    DARK,
    LIGHT,
)
from kodeks.games.starwars.decks import Deck, faults
from kodeks.games.starwars.reading.library import catalogue
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table

GAME = kodeks.game("starwars")
STARTERS = {"lightDeck": "Jedi starter", "darkDeck": "Sith starter"}
CORE = {LIGHT: range(1, 19), DARK: range(19, 37)}
PUBLISHED = [*range(1, 37), 99, 103, 109, 112, 118, 120]
TWICE = {LIGHT: 18, DARK: 36}  # the box has a second copy of these sets
TEN = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]  # light side sets that no rule limits
TEN_DARK = [19, 20, 21, 23, 24, 25, 26, 27, 29, 30]


def set_of(number: int) -> list[Kind]:
    return [catalogue().kinds[kind] for kind in catalogue().sets[number]]


def box(side: int) -> list[Kind]:
    """The cards of one side, without the second copy and the affiliation cards."""
    return [kind for number in CORE[side] for kind in set_of(number)]


def published() -> list[Kind]:
    return [kind for number in PUBLISHED for kind in set_of(number)]


def clauses(affiliation: str, sets: list[int]) -> list[str]:
    return [fault.clause for fault in faults(Deck(AFFILIATIONS.index(affiliation), sets), catalogue())]


def position(**data: Any) -> Table:
    return Scenario("position", {"game": "starwars", "position": data, "step": [{}]}).run()
