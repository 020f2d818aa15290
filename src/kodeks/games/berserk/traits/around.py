"""What stands next to a card, and what happened to it in this turn."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.sides import Other
from kodeks.games.berserk.traits.trait import AFTER, Trait
from kodeks.games.berserk.traits.which import Which


class Accompanied(Trait):
    """`next to which your trolls stand`: one is enough. Another one is another than the card itself."""

    __slots__ = ("which",)
    PLACE = AFTER
    RU: ClassVar = {", рядом с которым есть/стоит {which@nomn}(,)": {}}
    EN: ClassVar = {"next to which stands (a) {which}": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return accompanied(state, piece, me, self.which)


class Alone(Trait):
    __slots__ = ("which",)
    PLACE = AFTER
    RU: ClassVar = {", рядом с которым нет {which@gent}(,)": {}}
    EN: ClassVar = {"next to which stands no {which}": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not accompanied(state, piece, me, self.which)


def accompanied(state: Berserk, piece: Piece, me: Piece, which: Which) -> bool:
    for near in state.cards:
        if near is piece or near.zone != FIELD or near.hidden or not adjacent(near.cell, piece.cell):
            continue
        if which.types >> near.kind.type & 1:
            if all(isinstance(trait, Other) or trait.fits(state, near, me) for trait in which.traits):
                return True
    return False


class HurtThisTurn(Trait):
    """It has received wounds in this turn."""

    __slots__ = ()
    PLACE = AFTER
    RU: ClassVar = {", получавший/получивший раны в этот ход(,)": {}, "получавший/получивший раны в этот ход": {}}
    EN: ClassVar = {"that received wounds in this turn": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.wounded > 0


class Unhurt(Trait):
    """No wounds are on it."""

    __slots__ = ()
    PLACE = AFTER
    RU: ClassVar = {"без ран": {}, ", не имеющий ран(,)": {}}
    EN: ClassVar = {"without wounds": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.wounds == 0
