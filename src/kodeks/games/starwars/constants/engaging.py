"""Constant effects on who attacks what."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import NONE, Cards, Kind
from kodeks.games.starwars.cards.words import DIAL, MISSION, OBJECTIVE
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.constants.reach import About, Number
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.reading import Phrases


class CannotAttack(About):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} cannot attack": {}}


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepsOff(Constant):
    """What an objective says of those who attack it."""

    __slots__ = ()
    WHILE: ClassVar[bool] = False

    def misfit(self, kind: Kind) -> str:
        return "" if kind.type in (OBJECTIVE, MISSION) else "only an objective can say who attacks it"

    def keeps_off(self, state: StarWars, unit: Piece) -> bool:
        """Whether this unit can not join the attack."""
        raise NotImplementedError


class OnlyAttackers(KeepsOff):
    __slots__ = ("cards",)
    PHRASES: ClassVar[Phrases] = {"only {cards:described} may attack this": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def keeps_off(self, state: StarWars, unit: Piece) -> bool:
        return not fits(state, unit, self.cards, unit.control, NONE)


class MostAttackers(KeepsOff):
    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {"at most {number} units may attack this": {}}

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def keeps_off(self, state: StarWars, unit: Piece) -> bool:
        return len(state.participants(unit.control)) >= self.number


class DialMayBeEngaged(Number):
    """Trench Run (SWC-D-38)."""

    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"the dial may be engaged and falls at {number}": {}}

    def capacity(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        if piece.type == DIAL:
            made.add(self.number)
