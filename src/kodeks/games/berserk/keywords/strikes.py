"""Keywords about the attacks of a card: who answers them, who may take them, whether it closes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.cards.words import SIMPLE
from kodeks.games.berserk.features.ability import UNLIMITED, Ability
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.modifiers import Modifier, Sum
from kodeks.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack


@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeKeyword(Keyword):
    """What is true of its simple strikes (at these cards)."""

    __slots__ = ("which",)

    def __init__(self, which: Which | None = None) -> None:
        super().__init__()
        self.which = which

    def like(self, other: Modifier) -> bool:
        if not isinstance(other, StrikeKeyword) or type(self) is not type(other):
            return False
        return self.which is None or self.which is other.which

    def means(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        if attack.type != SIMPLE:
            return False
        return self.which is None or self.which.fits(state, state.cards[attack.target], me, me.control)


class DirectedStrike(StrikeKeyword):
    """BRS-KW-napravlenny-udar: no defender; the target fights if it is open."""

    __slots__ = ()
    RU: ClassVar = {
        "[:drs]": {},
        "[:drs] по {which@datv}": {},
        "направленный удар": {},
        "направленный удар по {which@datv}": {},
    }
    EN: ClassVar = {
        "[:drs]": {},
        "[:drs] at {which}": {},
        "directed strike": {},
        "directed strike at {which}": {},
    }

    def directed(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.means(state, me, attack)


class UnanswerableStrike(StrikeKeyword):
    """BRS-KW-bezotvetny-udar: as against a closed card, and directed."""

    __slots__ = ()
    RU: ClassVar = {
        "безответный удар": {},
        "безответный [:atk]": {},
        "безответный удар по {which@datv}": {},
    }
    EN: ClassVar = {"unanswerable strike": {}, "unanswerable strike at {which}": {}}

    def directed(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.means(state, me, attack)

    def unanswered(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.means(state, me, attack)


class AsAgainstClosed(StrikeKeyword):
    """BRS-KW-kak-po-zakrytoy: the target does not fight; a defender may take its place."""

    __slots__ = ()
    RU: ClassVar = {"[:atk] (по {which@datv}) наносится как по закрытой карте": {}}
    EN: ClassVar = {"[:atk] (at {which}) is dealt as against a closed card": {}}

    def unanswered(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.means(state, me, attack)


class Wrath(Keyword):
    """BRS-KW-gnev: +1 to its simple strike at cards that have received wounds from attacks in this turn."""

    __slots__ = ()
    RU: ClassVar = {"гнев": {}}
    EN: ClassVar = {"wrath": {}}

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if attack.type == SIMPLE and state.cards[attack.target].hurt > 0:
            made.add(1)


class DoesNotFight(Keyword):
    """BRS-KW-ne-srazhaetsya: it rolls no die for kind and strength (BRS-ATK-20)."""

    __slots__ = ()
    RU: ClassVar = {"не сражается": {}}
    EN: ClassVar = {"does not fight": {}}

    def fights_not(self) -> bool:
        return True


class StrikeRange(Keyword):
    """BRS-KW-udar-s-dalnostyu: a melee strike that reaches n cells."""

    __slots__ = ("attack",)
    RU: ClassVar = {"{attack} с дальностью {n}": {}}
    EN: ClassVar = {"{attack} with range {n}": {}}

    def __init__(self, n: int, attack: int) -> None:
        super().__init__(n)
        self.attack = attack

    def like(self, other: Modifier) -> bool:
        return isinstance(other, StrikeRange) and self.attack == other.attack

    def melee_range(self, type: int) -> int:
        return self.n if type & self.attack else 0


# --- closing --------------------------------------------------------------------------------------


class StaysOpenAttacking(Keyword):
    """BRS-KW-ne-zakryvaetsya, after an attack; so many times in a turn (BRS-AMB-28)."""

    __slots__ = ("times",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "не закрывается после нападения": {},
        "не закрывается после нападения ( {times:n} раз за ход )": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "does not close after an assault": {},
        "does not close after an assault ( once per turn )": {"times": 1},
        "does not close after an assault ( {times:n} times per turn )": {},
    }

    def __init__(self, times: int = UNLIMITED) -> None:
        super().__init__(1, Ability([], per_turn=times))
        self.times = times

    def stays_open(self, state: Berserk, me: Piece, defended: Piece | None) -> bool:
        return defended is None


class StaysOpenDefending(Keyword):
    """BRS-KW-ne-zakryvaetsya, after having defended (one of these cards)."""

    __slots__ = ("times", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "выступая защитником ({which@datv}), не закрывается": {},
        "не закрывается, выступая защитником": {},
        "выступая защитником ({which@datv}), не закрывается ( {times:n} раз за ход )": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "when defending (a {which}), does not close": {},
        "does not close when defending": {},
        "when defending (a {which}), does not close ( once per turn )": {"times": 1},
        "when defending (a {which}), does not close ( {times:n} times per turn )": {},
    }

    def __init__(self, which: Which | None = None, times: int = UNLIMITED) -> None:
        super().__init__(1, Ability([], per_turn=times))
        self.times = times
        self.which = which

    def like(self, other: Modifier) -> bool:
        return self is other

    def stays_open(self, state: Berserk, me: Piece, defended: Piece | None) -> bool:
        return defended is not None and (self.which is None or self.which.fits(state, defended, me, me.control))
