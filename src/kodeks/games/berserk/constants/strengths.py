"""Features without a name that change numbers: strength of attacks, movement, lives. They add up (BRS-STK-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.cards.words import NONE, SIMPLE
from kodeks.games.berserk.features.ability import attacks_only, of_one_type
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.modifiers import Sum

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack


class Stronger(Feature):
    """BRS-KW-plus-x-k-atake: its attacks of these types (at these cards or at defenders, of this kind)."""

    __slots__ = ("n", "attacks", "types", "which", "kind", "minus", "defended")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} к/ко (всем) ({kind:strength@datv}) {attacks+@datv} (по {which@datv})": {},
        "-{n} к/ко (всем) ({kind:strength@datv}) {attacks+@datv} (по {which@datv})": {"minus": True},
        "+{n} к {attacks+@datv} по защитникам": {"defended": True},
        "-{n} к {attacks+@datv} по защитникам": {"minus": True, "defended": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} to ({kind:strength}) {attacks+} (at {which})": {},
        "-{n} to ({kind:strength}) {attacks+} (at {which})": {"minus": True},
        "+{n} to {attacks+} at defenders": {"defended": True},
        "-{n} to {attacks+} at defenders": {"minus": True, "defended": True},
    }

    def __init__(
        self,
        n: int,
        attacks: list[int],
        which: Which | None = None,
        kind: int = NONE,
        minus: bool = False,
        defended: bool = False,
    ) -> None:
        super().__init__()
        if kind != NONE:
            of_one_type(attacks)
        self.n = n
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.which = which
        self.kind = kind
        self.minus = minus
        self.defended = defended  # only if the attacked card is a defender

    def amounts(self) -> int:
        return self.n

    def wants_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.kind != NONE and attack.source == me.uid and bool(self.types & attack.type)

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if not self.types & attack.type or self.kind not in (NONE, attack.kind):
            return
        if self.defended and attack.defender == NONE:
            return
        if self.which is None or self.which.fits(state, state.cards[attack.target], me, me.control):
            made.add(-self.n if self.minus else self.n)


class Weaker(Feature):
    """BRS-KW-minus-x-ot-ataki: attacks of these types (of these cards) at it."""

    __slots__ = ("n", "attacks", "types", "which")
    RU: ClassVar = {"-{n} от {attacks+@gent} ({which@gent})": {}}
    EN: ClassVar = {"-{n} from {attacks+} (of {which})": {}}

    def __init__(self, n: int, attacks: list[int], which: Which | None = None) -> None:
        super().__init__()
        self.n = n
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.which = which

    def weakens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if not self.types & attack.type:
            return
        if self.which is None or self.which.fits(state, state.cards[attack.source], me, me.control):
            made.add(-self.n)


class WeakerDirected(Feature):
    """`-1 from [:drs]`: directed strikes at it; an unanswerable one is directed too."""

    __slots__ = ("n",)
    RU: ClassVar = {"-{n} от [:drs]": {}}
    EN: ClassVar = {"-{n} from [:drs]": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def weakens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if attack.type != SIMPLE:
            return
        by = state.cards[attack.source]
        if attack.vanguard or any(feature.directed(state, by, attack) for feature in features(state, by)):
            made.add(-self.n)


class ReducedTo(Feature):
    """BRS-KW-svedenie-k-x: the smallest number works, and what is smaller stays; kind and what accompanies too."""

    __slots__ = ("n", "attacks", "types", "closed", "by")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "(все) {attacks+@nomn} {by:which@gent} по {itself@datv} сводится к {n}": {},
        "(все) {attacks+@nomn} по {itself@datv} сводится к {n}": {},
        "(все) {attacks+@nomn} по закрытому {itself@datv} сводится к {n}": {"closed": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "(all) {attacks+} of {by:which} at {itself} are reduced to {n}": {},
        "(all) {attacks+} at {itself} are reduced to {n}": {},
        "(all) {attacks+} at closed {itself} are reduced to {n}": {"closed": True},
    }

    def __init__(self, n: int, attacks: list[int], closed: bool = False, by: Which | None = None) -> None:
        super().__init__()
        self.n = n
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.closed = closed  # only while its card is
        self.by = by

    def weakens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if not self.types & attack.type or (self.closed and not me.closed):
            return
        if self.by is None or self.by.fits(state, state.cards[attack.source], me, me.control):
            made.reduce_to(self.n)


class OwnKind(Feature):
    """BRS-KW-svedenie-k-vidu: its attacks of these types (at these cards) become weak, medium or strong."""

    __slots__ = ("kind", "attacks", "types", "which")
    RU: ClassVar = {"{attacks+@nomn} (по {which@datv}) сводится к {kind:strength@datv}": {}}
    EN: ClassVar = {"{attacks+} (at {which}) is reduced to {kind:strength}": {}}

    def __init__(self, kind: int, attacks: list[int], which: Which | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.which = which

    def kind_of_own(self, state: Berserk, me: Piece, attack: Attack) -> int:
        if not self.types & attack.type:
            return NONE
        if self.which is None or self.which.fits(state, state.cards[attack.target], me, me.control):
            return self.kind
        return NONE


class TheirKind(Feature):
    """The same of attacks at it, or only of those at which it is the defender."""

    __slots__ = ("kind", "attacks", "types", "defending")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "{attacks+@nomn} по {itself@datv} сводится к {kind:strength@datv}": {},
        "когда выступает защитником - {attacks+@nomn} по {itself@datv} сводится к {kind:strength@datv}": {
            "defending": True
        },
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "{attacks+} at {itself} is reduced to {kind:strength}": {},
        "when it defends - {attacks+} at {itself} is reduced to {kind:strength}": {"defending": True},
    }

    def __init__(self, kind: int, attacks: list[int], defending: bool = False) -> None:
        super().__init__()
        self.kind = kind
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.defending = defending

    def kind_of_theirs(self, state: Berserk, me: Piece, attack: Attack) -> int:
        if not self.types & attack.type or (self.defending and attack.defender != me.uid):
            return NONE
        return self.kind


class MoreMovement(Feature):
    """BRS-KW-zapas-dvizheniya."""

    __slots__ = ("n", "minus")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} (к) [:mvt]": {},
        "-{n} (к) [:mvt]": {"minus": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {"+{n} to [:mvt]": {}, "-{n} to [:mvt]": {"minus": True}}

    def __init__(self, n: int, minus: bool = False) -> None:
        super().__init__()
        self.n = n
        self.minus = minus

    def pace(self, state: Berserk, me: Piece, made: Sum) -> None:
        made.add(-self.n if self.minus else self.n)

    def got(self, me: Piece) -> None:
        """Who may still move has so much more or less of it at once."""
        if not me.closed and not me.acted:
            me.steps = max(0, me.steps + (-self.n if self.minus else self.n))


class MoreLives(Feature):
    """BRS-KW-zhizni-karty: lives beside the printed and the additional ones."""

    __slots__ = ("n",)
    RU: ClassVar = {"+{n} (к) [:tgh]": {}}
    EN: ClassVar = {"+{n} (to) [:tgh]": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def lives(self, state: Berserk, me: Piece) -> int:
        return self.n
