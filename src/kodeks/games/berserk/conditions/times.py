"""Conditions about the time: turns."""

from __future__ import annotations

from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk


class UntilFirstTurnEnds(Condition):
    """Until the end of the first turn of the card's player, from the start of the battle on."""

    __slots__ = ()

    def holds(self, state: Berserk, me: Piece) -> bool:
        return state.turns <= (1 if me.control == state.first else 2)


class InFirstTurn(Condition):
    """Of the card's player, or of his opponent."""

    __slots__ = ("yours",)
    SIDED = True

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def holds(self, state: Berserk, me: Piece) -> bool:
        return state.turns in (1, 2) and (state.active == me.control) == self.yours


class InItsTurn(Condition):
    """Of the player who controls the card that has the feature."""

    __slots__ = ()

    def holds(self, state: Berserk, me: Piece) -> bool:
        return state.turns > 0 and state.active == me.control


class InYourTurn(Condition):
    """Of the player who controls the card that says so."""

    __slots__ = ()
    SIDED = True

    def holds(self, state: Berserk, me: Piece) -> bool:
        return state.turns > 0 and state.active == me.control


class InTheirTurn(Condition):
    __slots__ = ()
    SIDED = True

    def holds(self, state: Berserk, me: Piece) -> bool:
        return state.turns > 0 and state.active != me.control


class PlaysFirst(Condition):
    """The card's player is the First (the Second) player, for the whole battle."""

    __slots__ = ("first",)

    def __init__(self, first: bool) -> None:
        self.first = first

    def holds(self, state: Berserk, me: Piece) -> bool:
        return (me.control == state.first) == self.first
