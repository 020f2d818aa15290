"""Keywords about the number of wounds and the strength of attacks at a card: armour, shields, vulnerability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.cards.words import ATTACKS, MAGIC_ATTACKS, PLAIN_ATTACKS
from kodeks.games.berserk.features.ability import attacks_only
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.keywords.waking import Poison
from kodeks.games.berserk.knowing import has, worth
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.modifiers import Modifier, Sum

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack
    from kodeks.games.berserk.timing.wounds import Wounding


class Armour(Keyword):
    """BRS-KW-bronya: the first n wounds of a turn from non-magical attacks; a change counts what it took already."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["броня"], "en": ["armour"]}
    RU: ClassVar = {"броня {n}": {}}
    EN: ClassVar = {"armour {n}": {}}

    def prevents(self, state: Berserk, me: Piece, wounding: Wounding) -> int:
        if not wounding.type & PLAIN_ATTACKS:
            return 0
        return max(0, worth(state, me, self) - me.armoured)

    def prevented(self, me: Piece, number: int) -> None:
        me.armoured += number


class MagicArmour(Keyword):
    """BRS-KW-magicheskaya-bronya: the first n wounds of a turn from magical attacks, spells excluded."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["магическая броня"], "en": ["magic armour"]}
    RU: ClassVar = {"магическая броня {n}": {}}
    EN: ClassVar = {"magic armour {n}": {}}

    def prevents(self, state: Berserk, me: Piece, wounding: Wounding) -> int:
        if not wounding.type & MAGIC_ATTACKS:
            return 0
        return max(0, worth(state, me, self) - me.spelled)

    def prevented(self, me: Piece, number: int) -> None:
        me.spelled += number


class Vulnerability(Keyword):
    """BRS-KW-uyazvimost: attacks (of these types, of these cards) deal one wound more."""

    __slots__ = ("attacks", "types", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "уязвимость": {},
        "уязвимость к {attacks+@datv} ({which@gent})": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "vulnerability": {},
        "vulnerability to {attacks+} (of {which})": {},
    }

    def __init__(self, attacks: list[int] | None = None, which: Which | None = None) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = ATTACKS if attacks is None else attacks_only(attacks)
        self.which = which

    def like(self, other: Modifier) -> bool:
        if not isinstance(other, Vulnerability):
            return False
        return (self.attacks is None and self.which is None) or self is other

    def more_wounds(self, state: Berserk, me: Piece, attack: Attack) -> int:
        if not self.types & attack.type:
            return 0
        by = state.cards[attack.source]
        return 1 if self.which is None or self.which.fits(state, by, me, me.control) else 0


class ArchaalsShield(Keyword):
    """BRS-KW-shchit-arkhaalya: -1 from non-magical attacks for every poisoned creature next to it, at most -n."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["щит архааля"], "en": ["archaal's shield"]}
    RU: ClassVar = {"щит архааля {n}": {}}
    EN: ClassVar = {"archaal's shield {n}": {}}

    def weakens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if attack.type & PLAIN_ATTACKS:
            made.add(-min(worth(state, me, self), self.count(state, me)))

    def count(self, state: Berserk, me: Piece) -> int:
        found = 0
        for piece in state.cards:
            if piece.zone == FIELD and piece is not me and piece.creature() and adjacent(piece.cell, me.cell):
                found += 1 if has(state, piece, Poison) else 0
        return found


class Raising(Feature):
    """`+1 to armour`: it has no name, and adds to the largest of its card (BRS-STK-5)."""

    __slots__ = ("n", "keyword", "minus")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} к {keyword@datv}": {},
        "-{n} к {keyword@datv}": {"minus": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} to {keyword}": {},
        "-{n} to {keyword}": {"minus": True},
    }

    def __init__(self, n: int, keyword: Feature, minus: bool = False) -> None:
        super().__init__()
        self.n = n
        self.keyword = keyword
        self.minus = minus

    def amounts(self) -> int:
        return self.n

    def raises(self, other: Feature) -> int:
        if not self.keyword.like(other):
            return 0
        return -self.n if self.minus else self.n
