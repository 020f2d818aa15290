"""Constant effects on what players have and count: reserve, Force struggle, cards in hand and in play."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards, Kind
from kodeks.games.starwars.conditions.table import OpponentHoldsMore
from kodeks.games.starwars.constants.reach import Number
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.reading import Phrases


class Reserve(Number):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"+ {number} to your reserve": {}}

    def reserve(self, state: StarWars, source: Piece, made: Sum) -> None:
        made.add(self.now(state, source))


class Struggle(Number):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"+ {number} to your Force struggle": {}}

    def struggle(self, state: StarWars, source: Piece, made: Sum) -> None:
        made.add(self.now(state, source))


class OpponentCountsMoreCards(Number):
    """Shifty Lookout (103-3)."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"the opponent counts {number} more card in hand": {}}

    def misfit(self, kind: Kind) -> str:
        itself = any(isinstance(when, OpponentHoldsMore) for when in self.whens)
        return "whether this holds would depend on itself" if itself else ""

    def enemy_hand(self, state: StarWars, source: Piece) -> int:
        return self.now(state, source)


class ControlsMore(Number):
    """SWC-EXT-Q31: as if there were more of them."""

    __slots__ = ("cards",)
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"you control {number} more {cards:described}": {}}

    def __init__(self, number: int, cards: Cards) -> None:
        super().__init__(number)
        self.cards = cards

    def counted(self, cards: Cards) -> int:
        return self.number if self.cards.types == cards.types and self.cards.traits == cards.traits else 0
