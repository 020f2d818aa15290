"""Constant effects on edge battles and fate cards."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards, Kind
from kodeks.games.starwars.cards.words import UNIT
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.constants.reach import About
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.reading import Phrases


class Edge(About):
    """SWC-FAQ-2.12b."""

    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {"Edge {number} to {cards}": {}}

    def __init__(self, number: int, cards: Cards) -> None:
        super().__init__(cards)
        self.number = number

    def edge(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        if self.reaches(state, source, piece):
            made.add(self.number)


class FirstEdgeCardFaceup(Constant):
    """Of the opponent."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"the opponent's first edge card lies faceup": {}}


class FatesResolveTwice(Constant):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"your fate cards may resolve twice": {}}


class FatesOnThisCount(Constant):
    """Admiral Piett (SWC-ERR-0605)."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"fate cards on this count in your edge stack": {}}

    def misfit(self, kind: Kind) -> str:
        return "" if kind.type == UNIT else "only a unit can say this of itself"
