"""Keywords in the place of movement: each spends the whole movement of the turn (BRS-AMB-66)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.field import CELLS, STEPS, distance
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import worth
from kodeks.games.berserk.moves import JUMP, SWAP, TELEPORT, made, place_of, target_of, verb_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.moving import exchange, relocate
from kodeks.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Leap(Keyword):
    """The card must not have moved in this turn; that it has no movement does not hinder it."""

    __slots__ = ()

    def verb(self) -> int:
        raise NotImplementedError

    def clause(self) -> str:
        raise NotImplementedError

    def far(self, state: Berserk, me: Piece, cell: int) -> bool:
        """Whether this cell is out of its reach."""
        return False

    def leaps(self, state: Berserk, me: Piece, place: int, found: list[int]) -> None:
        for cell in range(CELLS):
            if state.free(cell):
                found.append(made(self.verb(), place, cell))

    def leap_refusal(self, state: Berserk, me: Piece, move: int) -> str | None:
        if verb_of(move) != self.verb():
            return None
        if me.moved:
            return "BRS-AMB-66"
        cell = target_of(move)
        if cell >= CELLS or self.far(state, me, cell):
            return self.clause()
        return "" if state.free(cell) else "BRS-KW-peremeshchenie"

    def leap(self, state: Berserk, me: Piece, move: int) -> None:
        spend(me)
        relocate(state, me, target_of(move), self.clause())


class Jump(Leap):
    """BRS-KW-pryzhok: to an unoccupied cell within so many cells."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["прыжок"], "en": ["jump"]}
    RU: ClassVar = {"прыжок, дальность {n}": {}}
    EN: ClassVar = {"jump, range {n}": {}}

    def verb(self) -> int:
        return JUMP

    def clause(self) -> str:
        return "BRS-KW-pryzhok"

    def far(self, state: Berserk, me: Piece, cell: int) -> bool:
        return distance(me.cell, cell) > worth(state, me, self)


class Teleport(Leap):
    """BRS-KW-teleportatsiya: to any unoccupied cell."""

    __slots__ = ()
    RU: ClassVar = {"телепортация": {}}
    EN: ClassVar = {"teleport": {}}

    def verb(self) -> int:
        return TELEPORT

    def clause(self) -> str:
        return "BRS-KW-teleportatsiya"


class Manoeuvre(Keyword):
    """BRS-KW-manevr: it swaps places with another creature of yours, not diagonally."""

    __slots__ = ()
    RU: ClassVar = {"маневр": {}}
    EN: ClassVar = {"manoeuvre": {}, "maneuver": {}}

    def leaps(self, state: Berserk, me: Piece, place: int, found: list[int]) -> None:
        for cell in STEPS[me.cell]:
            other = state.at(cell)
            if other is not None:
                found.append(made(SWAP, place, place_of(state, other)))

    def leap_refusal(self, state: Berserk, me: Piece, move: int) -> str | None:
        if verb_of(move) != SWAP:
            return None
        if me.moved:
            return "BRS-AMB-66"
        cell = target_of(move)
        other = state.at(cell) if cell < CELLS and cell in STEPS[me.cell] else None
        if other is None or not other.creature() or other.control != me.control:
            return "BRS-KW-manevr"
        return ""

    def leap(self, state: Berserk, me: Piece, move: int) -> None:
        spend(me)
        other = state.at(target_of(move))
        assert other is not None
        exchange(state, me, other, "BRS-KW-manevr")


def spend(me: Piece) -> None:
    me.steps = 0
    me.moved = True
