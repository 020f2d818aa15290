"""Keywords about dice: what is added to them, and who may roll them again (BRS-ATK-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.cards.words import DISCHARGE, MELEE, NONE, SHOT, SIMPLE, THROW
from kodeks.games.berserk.constants.several import Several
from kodeks.games.berserk.features.feature import EVER, Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import worth
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import BLACK, WHITE
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.modifiers import Modifier
from kodeks.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Roll


class Blessing(Keyword):
    """BRS-KW-blagoslovenie: +1 to every die that the card rolls; with a curse they cancel (BRS-AMB-22)."""

    __slots__ = ()
    RU: ClassVar = {"благословение": {}, "благословление": {}}
    EN: ClassVar = {"blessing": {}}
    ADJECTIVES: ClassVar = {"ru": ["благословленный"], "en": ["blessed"]}

    def roll_bonus(self, state: Berserk, me: Piece, roll: Roll) -> int:
        return 1


class Curse(Keyword):
    """BRS-KW-proklyatie: -1 to every die that the card rolls."""

    __slots__ = ()
    RU: ClassVar = {"проклятие": {}}
    EN: ClassVar = {"curse": {}}
    ADJECTIVES: ClassVar = {"ru": ["проклятый"], "en": ["cursed"]}

    def roll_bonus(self, state: Berserk, me: Piece, roll: Roll) -> int:
        return -1


class Clumsiness(Keyword):
    """BRS-KW-nepovorotlivost: -n to the attack die of its simple strikes."""

    __slots__ = ()
    RU: ClassVar = {"неповоротливость": {}, "неповоротливость {n}": {}}
    EN: ClassVar = {"clumsiness": {}, "clumsiness {n}": {}}

    def roll_bonus(self, state: Berserk, me: Piece, roll: Roll) -> int:
        return -worth(state, me, self) if roll.die == WHITE and roll.type == SIMPLE else 0


class RollBonus(Feature):
    """`+2 to all dice rolls`."""

    __slots__ = ("n", "minus")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} ко всем броскам кубика": {},
        "-{n} ко всем броскам кубика": {"minus": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} to all dice rolls": {},
        "-{n} to all dice rolls": {"minus": True},
    }

    def __init__(self, n: int, minus: bool = False) -> None:
        super().__init__()
        self.n = n
        self.minus = minus

    def roll_bonus(self, state: Berserk, me: Piece, roll: Roll) -> int:
        return -self.n if self.minus else self.n


class RollCap(Feature):
    """BRS-AMB-22: a higher attack die at this card counts as n, after everything else."""

    __slots__ = ("n",)
    RU: ClassVar = {"броски атаки по {itself@datv} сводятся к {n}": {}}
    EN: ClassVar = {"attack rolls at {itself} are reduced to {n}": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def roll_cap_of_foe(self, state: Berserk, me: Piece, roll: Roll) -> int:
        return self.n if roll.die == WHITE else EVER


# --- experience -----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Experience(Keyword):
    """BRS-AMB-27: a die may be rolled again up to n times (against these cards)."""

    __slots__ = ("which",)

    def __init__(self, n: int = 1, which: Which | None = None) -> None:
        super().__init__(n)
        self.which = which

    def like(self, other: Modifier) -> bool:
        if not isinstance(other, Experience) or type(self) is not type(other):
            return False
        return self.which is None or self.which is other.which

    def works(self, state: Berserk, roll: Roll) -> bool:
        """Whether it is about this die."""
        raise NotImplementedError

    def rerolls(self, state: Berserk, me: Piece, roll: Roll) -> int:
        if not self.works(state, roll):
            return 0
        if self.which is not None:
            if roll.foe == NONE or not self.which.fits(state, state.cards[roll.foe], me, me.control):
                return 0
        return worth(state, me, self)


class AttackExperience(Experience):
    """BRS-KW-opyt-v-atake: simple, special and magic strikes; by option simple strikes only."""

    __slots__ = ()
    RU: ClassVar = {
        "опыт в атаке": {},
        "опыт в атаке {n}": {},
        "опыт в атаке ({n}) по {which@datv}": {},
    }
    EN: ClassVar = {
        "attack experience": {},
        "attack experience {n}": {},
        "attack experience ({n}) against {which}": {},
    }

    def works(self, state: Berserk, roll: Roll) -> bool:
        types = SIMPLE if state.rules.experience_simple_only else MELEE
        return roll.die == WHITE and bool(roll.type & types) and roll.attack is not None


class DefenceExperience(Experience):
    """BRS-KW-opyt-v-zashchite."""

    __slots__ = ()
    RU: ClassVar = {
        "опыт в защите": {},
        "опыт в защите {n}": {},
        "опыт в защите ({n}) против {which@gent}": {},
    }
    EN: ClassVar = {
        "defence experience": {},
        "defence experience {n}": {},
        "defence experience ({n}) against {which}": {},
    }

    def works(self, state: Berserk, roll: Roll) -> bool:
        return roll.die == BLACK


class ShootingExperience(Experience):
    """BRS-KW-opyt-v-strelbe; those of discharges and throws are features of their own."""

    __slots__ = ()
    RU: ClassVar = {
        "опыт в стрельбе": {},
        "опыт в стрельбе {n}": {},
        "опыт в стрельбе ({n}) по {which@datv}": {},
    }
    EN: ClassVar = {
        "shooting experience": {},
        "shooting experience {n}": {},
        "shooting experience ({n}) against {which}": {},
    }

    def works(self, state: Berserk, roll: Roll) -> bool:
        return roll.die == WHITE and roll.type == SHOT


class DischargeExperience(Experience):
    """BRS-KW-opyt-v-strelbe."""

    __slots__ = ()
    RU: ClassVar = {
        "опыт в разряде": {},
        "опыт в разряде {n}": {},
        "опыт в разряде ({n}) по {which@datv}": {},
    }
    EN: ClassVar = {
        "discharge experience": {},
        "discharge experience {n}": {},
        "discharge experience ({n}) against {which}": {},
    }

    def works(self, state: Berserk, roll: Roll) -> bool:
        return roll.die == WHITE and roll.type == DISCHARGE


class ThrowingExperience(Experience):
    """BRS-KW-opyt-v-strelbe."""

    __slots__ = ()
    RU: ClassVar = {
        "опыт в метании": {},
        "опыт в метании {n}": {},
        "опыт в метании ({n}) по {which@datv}": {},
    }
    EN: ClassVar = {
        "throwing experience": {},
        "throwing experience {n}": {},
        "throwing experience ({n}) against {which}": {},
    }

    def works(self, state: Berserk, roll: Roll) -> bool:
        return roll.die == WHITE and roll.type == THROW


class AttackAndDefenceExperience(Several):
    """Two features in one sentence."""

    __slots__ = ("n",)
    RU: ClassVar = {"опыт в атаке и защите ({n})": {}}
    EN: ClassVar = {"attack and defence experience ({n})": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__([AttackExperience(n), DefenceExperience(n)])
        self.n = n
