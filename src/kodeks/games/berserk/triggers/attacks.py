"""What attacks set off: their declaration, their being dealt, their end (BRS-KW-pri-atake, KW-pri-napadenii)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import ATTACKS, NONE
from kodeks.games.berserk.effects.cards import Attacked, AttackedOf, Cards
from kodeks.games.berserk.features.ability import of_one_type
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import AfterAttack, Assault, Dealt, Defended, Event, Missed
from kodeks.games.berserk.traits.which import Which
from kodeks.games.berserk.triggers.trigger import Trigger
from kodeks.kernel.errors import BadText


class ByAttack(Trigger):
    """An attack of these types and kinds: of this card or of others, at certain cards or at any."""

    __slots__ = ("attacks", "strengths", "by", "at")

    def __init__(
        self,
        attacks: list[int],
        strengths: list[int] | None = None,
        by: Which | None = None,
        at: Which | None = None,
    ) -> None:
        if strengths is not None:
            of_one_type(attacks)
        self.attacks = attacks
        self.strengths = strengths
        self.by = by
        self.at = at

    def wants(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        if self.strengths is not None and attack.kind not in self.strengths:
            return False
        return self.concerns(state, me, attack)

    def concerns(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """Whatever its kind."""
        if not any(attack.type & type for type in self.attacks):
            return False
        if self.at is not None and not self.at.fits(state, state.cards[attack.target], me, me.control):
            return False
        return self.of(state, me, attack)

    def of(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        if self.by is None:
            return attack.source == me.uid
        return self.by.fits(state, state.cards[attack.source], me, me.control)

    def looks_at_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """Whether a die must be rolled for an attack so that this can be known (BRS-AMB-24)."""
        return self.strengths is not None and self.concerns(state, me, attack)

    def tells_it(self) -> bool:
        return self.at is not None

    def partial(self) -> bool:
        return self.strengths is not None or self.describes()


class OnAttack(ByAttack):
    """BRS-KW-pri-atake: executed inside the attack (BRS-ATK-22)."""

    __slots__ = ()
    RU: ClassVar = {
        "при (любом) {attacks+@loct}": {},
        "при {attacks//@loct}": {},
        "при {strengths/@loct} {attacks+@loct}": {},
        "при {strengths++@loct} {attacks+@loct}": {},
        "при {attacks+@loct} по {at:which@datv@sing}": {},
        "при {strengths/@loct} {attacks+@loct} по {at:which@datv@sing}": {},
        "при {strengths++@loct} {attacks+@loct} по {at:which@datv@sing}": {},
        "при {attacks+@loct} {by:which@gent@sing}": {},
        "при {strengths/@loct} {attacks+@loct} {by:which@gent@sing}": {},
        "при {attacks+@loct} {by:which@gent@sing} по {at:which@datv@sing}": {},
        "при ({strengths/@loct}) {attacks+@loct} {itself@gent}": {},
    }
    EN: ClassVar = {
        "on ({strengths/}) {attacks+}": {},
        "on {attacks//}": {},
        "on ({strengths/}) {attacks+} at (a) {at:which@sing}": {},
        "on ({strengths/}) {attacks+} of {by:which@sing}": {},
    }

    def event(self) -> str:
        return Dealt.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Dealt) and self.wants(state, me, event.attack)


class OnAttackOfX(OnAttack):
    """`on a strike of X`: X is its strength (BRS-KW-sila-ataki)."""

    __slots__ = ()
    RU: ClassVar = {
        "при {attacks+@loct} на x": {},
        "при {attacks+@loct} по {at:which@datv@sing} на x": {},
    }
    EN: ClassVar = {"on {attacks+} of x": {}}

    def tells_x(self) -> bool:
        return True


class OnAttackOfStrength(OnAttack):
    """`on a strike of strength 8 or more` (BRS-KW-sila-ataki)."""

    __slots__ = ("low",)
    RU: ClassVar = {"при {attacks+@loct} силой {low:n} или более": {}}
    EN: ClassVar = {"on {attacks+} of strength {low:n} or more": {}}

    def __init__(self, attacks: list[int], low: int) -> None:
        super().__init__(attacks)
        self.low = low

    def partial(self) -> bool:
        return True

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return super().fits(state, me, event) and isinstance(event, Dealt) and event.attack.strength >= self.low


class OnCounterstrike(Trigger):
    """BRS-KW-otvetny-udar."""

    __slots__ = ()
    RU: ClassVar = {"при ответном ударе": {}}
    EN: ClassVar = {"on counterstrike": {}}

    def event(self) -> str:
        return Dealt.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Dealt) and event.attack.source == me.uid and event.attack.counter


class OnAttackOfHost(ByAttack):
    """`on [:atk] of the host`."""

    __slots__ = ()
    RU: ClassVar = {"при ({strengths/@loct}) {attacks+@loct} хозяина": {}}
    EN: ClassVar = {"on ({strengths/}) {attacks+} of the host": {}}

    def event(self) -> str:
        return Dealt.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Dealt) and self.wants(state, me, event.attack)

    def of(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return attack.source == me.host != NONE


class OnAttackAtIt(ByAttack):
    """An attack that was dealt to this card."""

    __slots__ = ()
    RU: ClassVar = {
        "при ({strengths/@loct}) {attacks+@loct} по {itself@datv}": {},
        "при ({strengths/@loct}) {attacks+@loct} по себе": {},
        "при {attacks//@loct} по {itself@datv}": {},
        "при ({strengths/@loct}) {attacks+@loct} {by:which@gent@sing} по {itself@datv}": {},
    }
    EN: ClassVar = {"on ({strengths/}) {attacks+} at {itself}": {}}

    def event(self) -> str:
        return Dealt.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Dealt) and self.wants(state, me, event.attack)

    def of(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        if attack.target != me.uid:
            return False
        return self.by is None or self.by.fits(state, state.cards[attack.source], me, me.control)

    def tells_it(self) -> bool:
        return False


class OnAttackAtHost(OnAttackAtIt):
    __slots__ = ()
    RU: ClassVar = {
        "при ({strengths/@loct}) {attacks+@loct} по хозяину": {},
        "при ({strengths/@loct}) {attacks+@loct} {by:which@gent@sing} по хозяину": {},
    }
    EN: ClassVar = {"on ({strengths/}) {attacks+} at the host": {}}

    def of(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        if attack.target != me.host or me.host == NONE:
            return False
        return self.by is None or self.by.fits(state, state.cards[attack.source], me, me.control)


class OnAssault(Trigger):
    """BRS-KW-pri-napadenii: when it declares an attack."""

    __slots__ = ()
    RU: ClassVar = {"при нападении": {}}
    EN: ClassVar = {"on assault": {}}

    def event(self) -> str:
        return Assault.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Assault) and event.attack.source == me.uid


class AfterAttackWon(Trigger):
    """After its attack has been paid, if the card it attacked died (BRS-KW-posle-ataki)."""

    __slots__ = ("victim",)
    RU: ClassVar = {"после атаки, если {victim:cards@nomn@sing} погибло": {}, "после атаки": {}}
    EN: ClassVar = {"after the attack, if {victim:cards} died": {}, "after the attack": {}}

    def __init__(self, victim: Cards | None = None) -> None:
        if victim is not None and not isinstance(victim, Attacked):
            raise BadText("after an attack only the attacked card is asked for")
        if isinstance(victim, AttackedOf) and victim.which.traits:
            raise BadText("a dead card is described by what is printed on it only")
        self.victim = victim

    def event(self) -> str:
        return AfterAttack.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, AfterAttack) or event.attack.source != me.uid:
            return False
        target = state.cards[event.attack.target]
        if isinstance(self.victim, AttackedOf) and not self.victim.which.printed(target.kind):
            return False
        return self.victim is None or not target.in_play()


class AfterAttackOf(ByAttack):
    """`after a medium [:atk]`: after it has been paid."""

    __slots__ = ()
    RU: ClassVar = {"после ({strengths/@gent}) {attacks+@gent}": {}}
    EN: ClassVar = {"after (a) ({strengths/}) {attacks+}": {}}

    def __init__(self, attacks: list[int], strengths: list[int] | None = None) -> None:
        super().__init__(attacks, strengths)
        if strengths is None and attacks == [ATTACKS]:
            raise BadText("after any attack is said in another way")

    def event(self) -> str:
        return AfterAttack.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, AfterAttack) and self.wants(state, me, event.attack)


class OnMiss(Trigger):
    """BRS-KW-promakh."""

    __slots__ = ("by",)
    RU: ClassVar = {"при промахе": {}, "при промахе {by:which@gent@sing}": {}}
    EN: ClassVar = {"on a miss": {}, "on a miss of (a) {by:which@sing}": {}}

    def __init__(self, by: Which | None = None) -> None:
        self.by = by

    def event(self) -> str:
        return Missed.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Missed):
            return False
        if self.by is None:
            return event.attack.source == me.uid
        return self.by.fits(state, state.cards[event.attack.source], me, me.control)


class WhenDefending(Trigger):
    """It has become the defender."""

    __slots__ = ()
    RU: ClassVar = {"когда выступает защитником": {}}
    EN: ClassVar = {"when it defends": {}}

    def event(self) -> str:
        return Defended.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Defended) and event.attack.defender == me.uid
