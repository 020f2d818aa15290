"""Constant effects on combat icons and Force icons."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards
from kodeks.games.starwars.constants.count import Count
from kodeks.games.starwars.constants.reach import About
from kodeks.games.starwars.modifiers import IconSum
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.reading import Phrases


class Icons(About):
    __slots__ = ("change", "count")
    PHRASES: ClassVar[Phrases] = {"{change:icons} to {cards}": {}, "{change:icons} to {cards} per {count}": {}}

    def __init__(self, change: list[int], cards: Cards, count: Count | None = None) -> None:
        super().__init__(cards)
        self.change = change
        self.count = count

    def icons(self, state: StarWars, source: Piece, piece: Piece, made: IconSum) -> None:
        if self.reaches(state, source, piece):
            made.add(self.change, 1 if self.count is None else self.count.times(state, source))


class DoubleIcons(About):
    """SWC-FAQ-2.11."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"double icons of {cards}": {}}

    def icons(self, state: StarWars, source: Piece, piece: Piece, made: IconSum) -> None:
        if self.reaches(state, source, piece):
            made.double()


class CannotGainIcons(About):
    """SWC-EXT-Q24."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} cannot gain icons": {}}

    def icons(self, state: StarWars, source: Piece, piece: Piece, made: IconSum) -> None:
        if self.reaches(state, source, piece):
            made.bar_gains()


class Force(About):
    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {"+ {number} Force to {cards}": {}}

    def __init__(self, number: int, cards: Cards) -> None:
        super().__init__(cards)
        self.number = number

    def force(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        if self.reaches(state, source, piece):
            made.add(self.number)


class DoubleForce(About):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"double Force of {cards}": {}}

    def force(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        if self.reaches(state, source, piece):
            made.double()
