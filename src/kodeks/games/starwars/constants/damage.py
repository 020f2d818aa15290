"""Constant effects on damage and the tokens of cards."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards
from kodeks.games.starwars.constants.reach import About
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.reading import Phrases


class Capacity(About):
    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {
        "+ {number} capacity to {cards}": {},
        "- {number} capacity to {cards}": {"sign": -1},
    }

    def __init__(self, number: int, cards: Cards, sign: int = 1) -> None:
        super().__init__(cards)
        self.number = sign * number

    def capacity(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        if self.reaches(state, source, piece):
            made.add(self.number)


class CannotBeDamaged(About):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} cannot be damaged": {}}


class MaySplitDamage(About):
    """SWC-EXT-Q05: over participants."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} may split unit damage": {}}


class DamageForFocus(About):
    """SWC-EXT-Q21: another kind of token takes the place of focus."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"focus on {cards} is damage instead": {}}
