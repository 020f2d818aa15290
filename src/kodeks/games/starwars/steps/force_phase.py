"""B.6, Force phase: units are committed, one after the other."""

from __future__ import annotations

from kodeks.games.starwars.moves import COMMIT
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.chart import OneMore
from kodeks.games.starwars.timing.force import commit
from kodeks.kernel.note import Note


def offer_commit(state: StarWars) -> bool:
    """SWC-CORE-FOR-1, SWC-D-15: one unit after the other; false when there is nobody to ask."""
    if not state.force[state.active] or all(piece.committed for piece in state.units(state.active)):
        return False
    state.push(COMMITMENT)
    return True


class Commitment(OneMore):
    __slots__ = ()

    def cards(self, state: StarWars) -> list[Piece]:
        return state.units(state.active)

    def why_not(self, state: StarWars, piece: Piece) -> str:
        return "SWC-CORE-FOR-4" if piece.committed else ""

    def one(self, state: StarWars, piece: Piece) -> None:
        commit(state, piece, state.active)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-FOR-1", "{seat} may commit a unit to the Force", {"seat": state.active})

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-FOR-3"


COMMITMENT = Commitment(COMMIT, "SWC-CORE-FOR-1", "SWC-CORE-FOR-1", "F2")
