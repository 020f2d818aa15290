"""C.1: the states of a turn in their order, and where a game stands among them."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.words import BALANCE, CONFLICT, DEPLOYMENT, DRAW, FORCE, REFRESH
from kodeks.games.starwars.moves import PASS, by_piece, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.choice import Choice
from kodeks.kernel.state import Frame

CHART: Final = [
    "TB",
    "B0", "B1", "B2", "B3", "B4",
    "R0", "R1", "R2", "R3", "R3a", "RA", "R4",
    "D0", "D1", "D2", "DA", "D4",
    "P0", "PA", "P4",
    "C0", "CA", "C1", "CB", "C4",
    "F0", "F1", "F2", "FA", "F4",
    "TE",
]  # fmt: skip
BEGINS: Final = {"B0": BALANCE, "R0": REFRESH, "D0": DRAW, "P0": DEPLOYMENT, "C0": CONFLICT, "F0": FORCE}
ENDS: Final = {"B4": BALANCE, "R4": REFRESH, "D4": DRAW, "P4": DEPLOYMENT, "C4": CONFLICT, "F4": FORCE}
WINDOWS: Final = ("RA", "DA", "PA", "CA", "CB", "FA")


class Place(Frame[StarWars]):
    """Where the turn stands."""

    __slots__ = ("at", "now")

    def __init__(self, at: int) -> None:
        self.at = at  # the state that comes next
        self.now = at  # the one under way

    def go(self, name: str) -> None:
        self.at = CHART.index(name)


class OneMore(Choice[StarWars]):
    """The active player may do one more thing of a sort with a card, or pass and come to a later state."""

    __slots__ = ("verb", "clause", "passing", "next")

    def __init__(self, verb: int, clause: str, passing: str, next: str) -> None:
        self.verb = verb
        self.clause = clause
        self.passing = passing  # the clause that lets him pass
        self.next = next  # the state that comes then

    def cards(self, state: StarWars) -> list[Piece]:
        """What could be thought of."""
        raise NotImplementedError

    def why_not(self, state: StarWars, piece: Piece) -> str:
        """The clause that forbids this one of them, or ''."""
        raise NotImplementedError

    def one(self, state: StarWars, piece: Piece) -> None:
        """Do it."""
        raise NotImplementedError

    def chooser(self, state: StarWars) -> int:
        return state.active

    def obvious(self, state: StarWars) -> bool:
        return False

    def offers(self, state: StarWars) -> list[int]:
        return [PASS] + [by_piece(self.verb, piece) for piece in self.cards(state)]

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS:
            return ""
        piece = state.find(kind_of(move), nth_of(move))
        if verb_of(move) != self.verb or piece is None or piece not in self.cards(state):
            return self.clause
        return self.why_not(state, piece)

    def chosen(self, state: StarWars, move: int) -> None:
        if move == PASS:
            state.tell(self.passing, "{seat} passes", {"seat": state.active})
            state.newest(Place).go(self.next)
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        self.one(state, piece)
