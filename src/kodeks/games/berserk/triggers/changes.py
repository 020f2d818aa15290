"""What happens to cards sets off: opening, closing, moving, wounds, healing, arrivals."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import ATTACKS
from kodeks.games.berserk.field import NOWHERE, adjacent
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import (
    Acted,
    Closed,
    Entered,
    Event,
    GotLives,
    Healed,
    Opened,
    Relocated,
    Wounded,
)
from kodeks.games.berserk.timing.leaving import CALLED, INCARNATED, REVIVED
from kodeks.games.berserk.traits.which import Which
from kodeks.games.berserk.triggers.trigger import Trigger


class Happens(Trigger):
    """To this card, or to cards of some description."""

    __slots__ = ("whom",)

    def __init__(self, whom: Which | None = None) -> None:
        self.whom = whom

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if event.name() != self.event():
            return False
        if self.whom is None:
            return event.subject == me.uid
        subject = state.cards[event.subject]
        return subject.in_play() and not subject.hidden and self.whom.fits(state, subject, me, me.control)

    def tells_it(self) -> bool:
        return self.whom is not None


class WhenOpened(Happens):
    """Also at the start of its turn, if it was closed."""

    __slots__ = ()
    RU: ClassVar = {"когда ({itself@nomn}) открывается@sing": {}, "когда {whom:which@nomn@sing} открывается@sing": {}}
    EN: ClassVar = {"when it opens": {}, "when (a) {whom:which@sing} opens": {}}

    def event(self) -> str:
        return Opened.NAME


class WhenClosed(Happens):
    __slots__ = ()
    RU: ClassVar = {"когда ({itself@nomn}) закрывается@sing": {}, "когда {whom:which@nomn@sing} закрывается@sing": {}}
    EN: ClassVar = {"when it closes": {}, "when (a) {whom:which@sing} closes": {}}

    def event(self) -> str:
        return Closed.NAME


class OnRelocation(Happens):
    """BRS-KW-peremeshchenie: moved by its units or by a feature."""

    __slots__ = ()
    RU: ClassVar = {"при перемещении": {}, "при перемещении {whom:which@gent@sing}": {}}
    EN: ClassVar = {"on relocation": {}, "on relocation of (a) {whom:which@sing}": {}}

    def event(self) -> str:
        return Relocated.NAME


class OnStep(Happens):
    """To a neighbouring cell."""

    __slots__ = ()
    RU: ClassVar = {"при перемещении на соседнюю клетку": {}}
    EN: ClassVar = {"on relocation to a neighbouring cell": {}}

    def event(self) -> str:
        return Relocated.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not super().fits(state, me, event) or not isinstance(event, Relocated):
            return False
        return event.origin != NOWHERE and adjacent(event.origin, me.cell)


class OnLeap(Happens):
    """BRS-KW-pryzhok, KW-teleportatsiya: relocated in this way, in the place of its movement or by an effect."""

    __slots__ = ("clause",)
    RU: ClassVar = {
        "при прыжке": {"clause": "BRS-KW-pryzhok"},
        "при прыжке {whom:which@gent@sing}": {"clause": "BRS-KW-pryzhok"},
        "при телепортации": {"clause": "BRS-KW-teleportatsiya"},
        "при телепортации {whom:which@gent@sing}": {"clause": "BRS-KW-teleportatsiya"},
        "когда {whom:which@nomn@sing} телепортируется@sing": {"clause": "BRS-KW-teleportatsiya"},
    }
    EN: ClassVar = {
        "on jump": {"clause": "BRS-KW-pryzhok"},
        "on jump of (a) {whom:which@sing}": {"clause": "BRS-KW-pryzhok"},
        "on teleportation": {"clause": "BRS-KW-teleportatsiya"},
        "on teleportation of (a) {whom:which@sing}": {"clause": "BRS-KW-teleportatsiya"},
    }

    def __init__(self, clause: str, whom: Which | None = None) -> None:
        super().__init__(whom)
        self.clause = clause

    def event(self) -> str:
        return Relocated.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return super().fits(state, me, event) and isinstance(event, Relocated) and event.clause == self.clause


class OnCrossing(Happens):
    """To a cell of the other half."""

    __slots__ = ("own",)
    RU: ClassVar = {
        "при перемещении на половину поля (боя) противника": {"own": False},
        "при перемещении {whom:which@gent@sing} на вашу половину поля (боя)": {"own": True},
    }
    EN: ClassVar = {"on relocation to the opponent's half": {"own": False}}

    def __init__(self, own: bool, whom: Which | None = None) -> None:
        super().__init__(whom)
        self.own = own

    def event(self) -> str:
        return Relocated.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not super().fits(state, me, event) or not isinstance(event, Relocated):
            return False
        there = state.row(me.control, state.cards[event.subject].cell) > 0
        before = state.row(me.control, event.origin) > 0
        return there == self.own and before != there


class WhenWounded(Happens):
    """Wounds were placed on it, by whatever or by an attack."""

    __slots__ = ("by_attack",)
    RU: ClassVar = {
        "когда/если ({itself@nomn}) получает@sing раны": {"by_attack": False},
        "когда/если ({itself@nomn}) получает@sing раны от атаки": {"by_attack": True},
        "когда/если {whom:which@nomn@sing} получает@sing раны": {"by_attack": False},
        "когда/если {whom:which@nomn@sing} получает@sing раны от атаки": {"by_attack": True},
    }
    EN: ClassVar = {
        "when it receives wounds": {"by_attack": False},
        "when it receives wounds from an attack": {"by_attack": True},
        "when (a) {whom:which@sing} receives wounds": {"by_attack": False},
        "when (a) {whom:which@sing} receives wounds from an attack": {"by_attack": True},
    }

    def __init__(self, by_attack: bool, whom: Which | None = None) -> None:
        super().__init__(whom)
        self.by_attack = by_attack

    def event(self) -> str:
        return Wounded.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not super().fits(state, me, event) or not isinstance(event, Wounded):
            return False
        return not self.by_attack or event.wounding.type & ATTACKS > 0


class WhenWoundedByX(WhenWounded):
    """X is how many wounds it received."""

    __slots__ = ()
    RU: ClassVar = {"когда {whom:which@nomn@sing} получает@sing x ран": {}}
    EN: ClassVar = {"when (a) {whom:which@sing} receives x wounds": {}}

    def __init__(self, whom: Which) -> None:
        super().__init__(False, whom)

    def tells_x(self) -> bool:
        return True


class WhenHealed(Happens):
    __slots__ = ()
    RU: ClassVar = {
        "когда ({itself@nomn}) излечивается@sing": {},
        "при излечении": {},
        "когда {whom:which@nomn@sing} излечивается@sing": {},
        "при излечении {whom:which@gent@sing}": {},
    }
    EN: ClassVar = {"when it is healed": {}, "when (a) {whom:which@sing} is healed": {}}

    def event(self) -> str:
        return Healed.NAME


class WhenLivesAreGot(Happens):
    __slots__ = ()
    RU: ClassVar = {
        "когда ({itself@nomn}) получает@sing дополнительные [:tgh]": {},
        "когда {whom:which@nomn@sing} получает@sing дополнительные [:tgh]": {},
    }
    EN: ClassVar = {
        "when it gets additional [:tgh]": {},
        "when (a) {whom:which@sing} gets additional [:tgh]": {},
    }

    def event(self) -> str:
        return GotLives.NAME


class OnArrival(Happens):
    """BRS-KW-inkarnatsiya, KW-vyzov, KW-vozrozhdenie."""

    __slots__ = ("how",)
    RU: ClassVar = {
        "при инкарнации": {"how": INCARNATED},
        "при вызове {itself@gent} (из колоды)": {"how": CALLED},
        "при возрождении": {"how": REVIVED},
        "при вызове {whom:which@gent@sing}": {"how": CALLED},
        "при инкарнации {whom:which@gent@sing}": {"how": INCARNATED},
        "при возрождении {whom:which@gent@sing}": {"how": REVIVED},
    }
    EN: ClassVar = {
        "on incarnation": {"how": INCARNATED},
        "on call": {"how": CALLED},
        "on revival": {"how": REVIVED},
        "on incarnation of (a) {whom:which@sing}": {"how": INCARNATED},
        "on call of (a) {whom:which@sing}": {"how": CALLED},
        "on revival of (a) {whom:which@sing}": {"how": REVIVED},
    }

    def __init__(self, how: int, whom: Which | None = None) -> None:
        super().__init__(whom)
        self.how = how

    def event(self) -> str:
        return Entered.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return super().fits(state, me, event) and isinstance(event, Entered) and event.how == self.how


class WhenActing(Happens):
    """BRS-KW-deystvie: it has acted and paid."""

    __slots__ = ()
    RU: ClassVar = {"когда {whom:which@nomn@sing} действует@sing": {}}
    EN: ClassVar = {"when (a) {whom:which@sing} acts": {}}

    def __init__(self, whom: Which) -> None:
        super().__init__(whom)

    def event(self) -> str:
        return Acted.NAME
