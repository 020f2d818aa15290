"""Constant effects on costs, resources and the resource match."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards, Kind
from kodeks.games.starwars.cards.words import FATE
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.constants.reach import About
from kodeks.games.starwars.fitting import hand_count
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.reading import Phrases


class Printed(Constant):
    """About cards that are not in play, by what is printed on them."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def misfit(self, kind: Kind) -> str:
        return self.cards.print_fault()


class Cheaper(Printed):
    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {
        "your {cards:described} costs {number} less": {},
        "your {cards:described} costs {number} more": {"sign": -1},
    }

    def __init__(self, cards: Cards, number: int, sign: int = 1) -> None:
        super().__init__(cards)
        self.number = sign * number

    def price(self, state: StarWars, source: Piece, kind: Kind, made: Sum) -> None:
        if self.cards.fits_print(kind) and self.holds(state, source):
            made.add(-self.number)


class FirstCheaper(Printed):
    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {"your first {cards:described} each turn costs {number} less": {}}

    def __init__(self, cards: Cards, number: int) -> None:
        super().__init__(cards)
        self.number = number

    def price(self, state: StarWars, source: Piece, kind: Kind, made: Sum) -> None:
        if self.cards.fits_print(kind) and self.holds(state, source):
            for number in state.played[source.control]:
                if self.cards.fits_print(state.kind(number)):
                    return
            made.add(-self.number)


class FixedCost(Printed):
    """SWC-EXT-Q19: an absolute cost."""

    __slots__ = ("number",)
    PHRASES: ClassVar[Phrases] = {"your {cards:described} costs {number}": {}}

    def __init__(self, cards: Cards, number: int) -> None:
        super().__init__(cards)
        self.number = number

    def price(self, state: StarWars, source: Piece, kind: Kind, made: Sum) -> None:
        if self.cards.fits_print(kind) and self.holds(state, source):
            made.fix(self.number)


class CheaperByTheirHand(Constant):
    """Of the card itself while it is played, also of an event."""

    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"this costs 1 less per card in the opponent's hand": {}}

    def can_hold(self, kind: Kind) -> bool:
        return kind.type != FATE

    def own_price(self, state: StarWars, seat: int, made: Sum) -> None:
        made.add(-hand_count(state, 1 - seat))


class NeedsNoMatch(Constant):
    """SWC-CORE-RES-6."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"your cards need no match": {}}


class MatchesAnything(About):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"resources of {cards} match anything": {}}


class PaysOnlyFor(Printed):
    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"resources of this pay only for {cards:described}": {}}
