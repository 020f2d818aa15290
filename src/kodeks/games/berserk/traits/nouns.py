"""The noun of a description: a type of card, a class of creatures, an equipment, a terrain, a title."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import DARKNESS
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.having import With
from kodeks.games.berserk.traits.places import Adjacent
from kodeks.games.berserk.traits.printed import Flying, NotOfElement, OfElement, OfGear, OfTerrain, OfTribe
from kodeks.games.berserk.traits.sides import Other, Picked, Theirs, Yours
from kodeks.games.berserk.traits.trait import AFTER, BEFORE, Printed, Trait
from kodeks.games.berserk.traits.which import ALL_CARDS, CREATURES, EQUIPMENTS, TERRAINS, Which
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Shared):
    """`creature`, `card`, `artifact`."""

    __slots__ = ("types", "traits")
    RU: ClassVar[dict[str, dict[str, Any]]] = {"{types:sort}": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"{types:sort}": {}}

    def __init__(self, types: int, traits: list[Trait] | None = None) -> None:
        self.types = types
        self.traits: list[Trait] = traits or []


class Member(Noun):
    """`troll`: a creature of that class."""

    __slots__ = ("tribe",)
    RU: ClassVar = {"{tribe:class}": {}}
    EN: ClassVar = {"{tribe:class}": {}}

    def __init__(self, tribe: str) -> None:
        super().__init__(CREATURES, [OfTribe(tribe)])
        self.tribe = tribe


class Gear(Noun):
    """`weapon`."""

    __slots__ = ("gear",)
    RU: ClassVar = {"{gear}": {}}
    EN: ClassVar = {"{gear}": {}}

    def __init__(self, gear: int) -> None:
        super().__init__(EQUIPMENTS, [OfGear(gear)])
        self.gear = gear


class Land(Noun):
    """`terrain city`."""

    __slots__ = ("terrains",)
    RU: ClassVar = {"местность {terrains/}": {}}
    EN: ClassVar = {"terrain {terrains/}": {}}

    def __init__(self, terrains: list[str]) -> None:
        super().__init__(TERRAINS, [OfTerrain(terrains)])
        self.terrains = terrains


class OneOf(Printed):
    """Of one sort or another."""

    __slots__ = ("nouns",)

    def __init__(self, nouns: list[Noun]) -> None:
        self.nouns = nouns

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        for noun in self.nouns:
            if noun.types >> piece.kind.type & 1 and all(trait.fits(state, piece, me) for trait in noun.traits):
                return True
        return False

    def printed(self, kind: Kind) -> bool:
        for noun in self.nouns:
            if Which(noun.types, traits=noun.traits).printed(kind):
                return True
        return False


class Either(Noun):
    """`troll or orc`; of many, `trolls and orcs` are all of either."""

    __slots__ = ("first", "second")
    RU: ClassVar = {
        "{first:noun@sing} или {second:noun@sing}": {},
        "{first:noun@plur} или {second:noun@plur}": {},
        "{first:noun@plur} и {second:noun@plur}": {},
    }
    EN: ClassVar = {
        "{first:noun@sing} or {second:noun@sing}": {},
        "{first:noun@plur} or {second:noun@plur}": {},
        "{first:noun@plur} and {second:noun@plur}": {},
    }

    def __init__(self, first: Noun, second: Noun) -> None:
        if isinstance(first, Either) or isinstance(second, Either):
            raise BadText("two nouns are read, not more")
        super().__init__(first.types | second.types, [OneOf([first, second])])
        self.first = first
        self.second = second


ANY_OF_THEM = (Yours, Theirs, Other, Picked, Adjacent)  # what is told of each of several nouns, wherever it stands


class Described(Which):
    """`your other closed creature of cost 3 or less`: in whatever order it is said."""

    __slots__ = ("noun", "before", "later")
    RU: ClassVar = {
        "({before:trait*}) {noun} ({later:trait*})": {},  # as it is said best
        "({said:trait*}) {noun} ({rest:trait*})": {},
    }
    EN: ClassVar = {
        "({before:trait*}) {noun} ({later:trait*})": {},
        "({said:trait*}) {noun} ({rest:trait*})": {},
    }

    def __init__(
        self,
        noun: Noun,
        said: list[Trait] | None = None,
        rest: list[Trait] | None = None,
        before: list[Trait] | None = None,
        later: list[Trait] | None = None,
    ) -> None:
        first = [*(said or []), *(before or [])]
        last = [*(rest or []), *(later or [])]
        if any(trait.PLACE == AFTER for trait in first) or any(trait.PLACE == BEFORE for trait in last):
            raise BadText("this does not stand there")
        if isinstance(noun, Either) and not all(isinstance(trait, ANY_OF_THEM) for trait in [*first, *last]):
            raise BadText("the text does not say whether this is told of all of them")
        if isinstance(noun, Member) and any(isinstance(one, OfElement) and one.element == DARKNESS for one in first):
            if noun.tribe == "elf":
                raise BadText("a dark elf is of a class of that name")
        traits = sorted([*first, *last], key=lambda trait: (trait.RANK, type(trait).__name__))
        super().__init__(noun.types, traits=[*noun.traits, *traits])
        self.noun = noun
        self.before = [trait for trait in traits if (trait.SAID or trait.PLACE) & BEFORE]
        self.later = [trait for trait in traits if trait not in self.before]
        if before not in (None, self.before) or later not in (None, self.later):
            raise BadText("it is said in another order")


class Adjective(Which):
    """`the flying ones`, `the cursed ones`: cards of which only that is said."""

    __slots__ = ("trait",)
    RU: ClassVar = {"{trait@plur}": {}}

    def __init__(self, trait: Trait) -> None:
        if not isinstance(trait, OfElement | NotOfElement | Flying | With):
            raise BadText("a noun is missing")
        super().__init__(ALL_CARDS, traits=[trait])
        self.trait = trait
