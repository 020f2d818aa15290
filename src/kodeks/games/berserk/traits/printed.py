"""What is printed on a card, or what kind of creature it is."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import FLYER, NEUTRAL
from kodeks.games.berserk.features.lines import Inert
from kodeks.games.berserk.knowing import bodiless, classed, elements, flying
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.trait import AFTER, Printed, Trait

MOST = 99


class OfElement(Printed):
    """BRS-KW-multistikhiynaya: it has the element, perhaps among others; a neutral card has none."""

    __slots__ = ("element",)
    RU: ClassVar = {"{element}": {}}
    EN: ClassVar = {"{element}": {}}

    def __init__(self, element: int) -> None:
        self.element = element

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return belongs(elements(state, piece), self.element)

    def printed(self, kind: Kind) -> bool:
        return belongs(kind.elements, self.element)


class NotOfElement(Printed):
    __slots__ = ("element",)
    RU: ClassVar = {"{element:alien}": {}}
    EN: ClassVar = {"{element:alien}": {}}

    def __init__(self, element: int) -> None:
        self.element = element

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not belongs(elements(state, piece), self.element)

    def printed(self, kind: Kind) -> bool:
        return not belongs(kind.elements, self.element)


def belongs(elements: int, element: int) -> bool:
    return elements == NEUTRAL if element == NEUTRAL else elements & element != 0


class OfElements(Printed):
    """`swamp and darkness creatures`: all of either."""

    __slots__ = ("elements",)
    RU: ClassVar = {"{elements++@plur}": {}}
    EN: ClassVar = {"{elements++}": {}}

    def __init__(self, elements: list[int]) -> None:
        self.elements = elements

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        own = elements(state, piece)
        return any(belongs(own, element) for element in self.elements)

    def printed(self, kind: Kind) -> bool:
        return any(belongs(kind.elements, element) for element in self.elements)


class OfTribe(Printed):
    """BRS-CARD-10; heroes are of two callings."""

    __slots__ = ("tribe",)

    def __init__(self, tribe: str) -> None:
        self.tribe = tribe

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return tribal(classed(state, piece), self.tribe)

    def printed(self, kind: Kind) -> bool:
        return tribal(kind.classes, self.tribe)


def tribal(classes: list[str], tribe: str) -> bool:
    return tribe in classes or (tribe == "hero" and any(one.startswith("hero-") for one in classes))


class Classless(Printed):
    __slots__ = ()
    PLACE = AFTER
    RU: ClassVar = {"без класса": {}}
    EN: ClassVar = {"without a class": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not classed(state, piece)

    def printed(self, kind: Kind) -> bool:
        return not kind.classes


class WithClass(Printed):
    __slots__ = ()
    PLACE = AFTER
    RU: ClassVar = {"с классом": {}}
    EN: ClassVar = {"with a class": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return bool(classed(state, piece))

    def printed(self, kind: Kind) -> bool:
        return bool(kind.classes)


class OfGear(Printed):
    """BRS-EQ-1."""

    __slots__ = ("gear",)

    def __init__(self, gear: int) -> None:
        self.gear = gear

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.kind.gear == self.gear

    def printed(self, kind: Kind) -> bool:
        return kind.gear == self.gear


class OfTerrain(Printed):
    """What a terrain is, by its own text: a city, a forest."""

    __slots__ = ("terrains",)

    def __init__(self, terrains: list[str]) -> None:
        self.terrains = terrains  # one of these

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return self.printed(piece.kind)

    def printed(self, kind: Kind) -> bool:
        return any(
            isinstance(one, Inert) and one.name == "terrain" and one.of in self.terrains for one in kind.features
        )


class OfCost(Printed):
    """BRS-KW-stoimost: as printed, whatever its colour."""

    __slots__ = ("low", "high")
    PLACE = AFTER
    RU: ClassVar = {
        "стоимостью {high:n} или/и менее": {},
        "стоимостью {low:n} или/и более": {},
        "стоимостью {exact:n}": {},
        "стоимостью менее {under:n}": {},
        "стоимостью более {over:n}": {},
    }
    EN: ClassVar = {
        "of cost {high:n} or less": {},
        "of cost {low:n} or more": {},
        "of cost {exact:n}": {},
    }

    def __init__(self, low: int = 0, high: int = MOST, exact: int = -1, under: int = -1, over: int = -1) -> None:
        self.low = max(low, exact, over + 1)
        self.high = min(high, exact if exact >= 0 else MOST, under - 1 if under >= 0 else MOST)

    @property
    def exact(self) -> int:
        return self.low

    @property
    def under(self) -> int:
        return self.high + 1

    @property
    def over(self) -> int:
        return self.low - 1

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return self.low <= piece.kind.cost <= self.high

    def printed(self, kind: Kind) -> bool:
        return self.low <= kind.cost <= self.high


class Elite(Printed):
    """BRS-CARD-7."""

    __slots__ = ()
    RU: ClassVar = {"элитный": {}}
    EN: ClassVar = {"elite": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.kind.elite

    def printed(self, kind: Kind) -> bool:
        return kind.elite


class RankAndFile(Printed):
    """BRS-KW-ryadovoe."""

    __slots__ = ()
    RU: ClassVar = {"рядовой": {}}
    EN: ClassVar = {"rank-and-file": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not piece.kind.elite

    def printed(self, kind: Kind) -> bool:
        return not kind.elite


class UniqueCard(Printed):
    """BRS-KW-unikalnost."""

    __slots__ = ()
    RU: ClassVar = {"уникальный": {}}
    EN: ClassVar = {"unique": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return self.printed(piece.kind)

    def printed(self, kind: Kind) -> bool:
        return any(feature.unique() for feature in kind.features)


class NotUnique(Printed):
    __slots__ = ()
    RU: ClassVar = {"неуникальный": {}}
    EN: ClassVar = {"non-unique": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return self.printed(piece.kind)

    def printed(self, kind: Kind) -> bool:
        return not any(feature.unique() for feature in kind.features)


class Flying(Printed):
    """BRS-KW-letayushchee."""

    __slots__ = ()
    RU: ClassVar = {"летающий": {}}
    EN: ClassVar = {"flying": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return flying(state, piece)

    def printed(self, kind: Kind) -> bool:
        return kind.sub == FLYER


class NonFlying(Printed):
    __slots__ = ()
    RU: ClassVar = {"нелетающий": {}}
    EN: ClassVar = {"non-flying": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not flying(state, piece)

    def printed(self, kind: Kind) -> bool:
        return kind.sub != FLYER


class Bodiless(Printed):
    """BRS-KW-bestelesnoe."""

    __slots__ = ()
    RU: ClassVar = {"бестелесный": {}}
    EN: ClassVar = {"incorporeal": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return bodiless(state, piece)

    def printed(self, kind: Kind) -> bool:
        return any(feature.bodiless() for feature in kind.features)


class Bodily(Printed):
    __slots__ = ()
    RU: ClassVar = {"небестелесный": {}}
    EN: ClassVar = {"non-incorporeal": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return not bodiless(state, piece)

    def printed(self, kind: Kind) -> bool:
        return not any(feature.bodiless() for feature in kind.features)


class Independent(Trait):
    """BRS-KW-samostoyatelnoe: on a cell of its own."""

    __slots__ = ()
    RU: ClassVar = {"самостоятельный": {}}
    EN: ClassVar = {"independent": {}}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        return piece.creature() and state.independent(piece) and not piece.kind.rides()
