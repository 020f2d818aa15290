"""What features a card has: `with curse`, `poisoned`, `with a shot`."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ATTACKS, IMPACT, SIMPLE
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.trait import AFTER, EITHER, Printed, Trait
from kodeks.kernel.errors import BadText


class With(Printed):
    """It has a named feature now, of whatever number."""

    __slots__ = ("keyword",)
    PLACE = EITHER
    SAID = AFTER
    RU: ClassVar = {
        "с/со {keyword@ablt}": {},
        "с особенностью {keyword@nomn}": {},
        'с особенностью "{keyword@nomn}"': {},
        "{keyword:afflicted}": {},
    }
    EN: ClassVar = {"with {keyword}": {}, "{keyword:afflicted}": {}}

    def __init__(self, keyword: Feature) -> None:
        self.keyword = keyword

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        found = features(state, piece)
        return all(any(part.like(one) for one in found) for part in self.keyword.parts())

    def printed(self, kind: Kind) -> bool:
        return all(any(part.like(one) for one in kind.features) for part in self.keyword.parts())


class Without(Printed):
    __slots__ = ("keyword",)
    PLACE = AFTER
    RU: ClassVar = {"без {keyword@gent}": {}}
    EN: ClassVar = {"without {keyword}": {}}

    def __init__(self, keyword: Feature) -> None:
        self.keyword = keyword

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        found = features(state, piece)
        return not any(part.like(one) for one in found for part in self.keyword.parts())

    def printed(self, kind: Kind) -> bool:
        return not any(part.like(one) for one in kind.features for part in self.keyword.parts())


class WithAttack(Trait):
    """A feature that is such an attack, beside the simple strike that every creature has."""

    __slots__ = ("attacks",)
    PLACE = AFTER
    RU: ClassVar = {
        "с/со {attacks/@ablt}": {},
        ", обладающий {attacks/@ablt}(,)": {},
        "обладающий {attacks/@ablt}": {},
    }
    EN: ClassVar = {"with (a) {attacks/}": {}}

    def __init__(self, attacks: list[int]) -> None:
        types = 0
        for one in attacks:
            types |= one
        if types & ~ATTACKS or types & SIMPLE:
            raise BadText("every creature has a simple strike")
        self.attacks = attacks

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        for one in features(state, piece):
            if one.ability is not None:
                for effect in one.ability.effects:
                    if any(effect.attacks() & type for type in self.attacks):
                        return True
        return False


class WithoutAbility(Trait):
    """No feature that is such an attack or spell, beside the simple strike that every creature has."""

    __slots__ = ("attacks",)
    PLACE = AFTER
    RU: ClassVar = {"без {attacks/@gent}": {}}
    EN: ClassVar = {"without (a) {attacks/}": {}}

    def __init__(self, attacks: list[int]) -> None:
        if any(one & SIMPLE for one in attacks):
            raise BadText("every creature has a simple strike")
        if any(one & IMPACT for one in attacks):
            raise BadText("keywords have impacts too, which no text calls so")
        self.attacks = attacks

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        for one in features(state, piece):
            if one.ability is not None:
                types = one.ability.type
                for effect in one.ability.effects:
                    types |= effect.attacks()
                if any(types & type for type in self.attacks):
                    return False
        return True
