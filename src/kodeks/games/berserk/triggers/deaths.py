"""What deaths and returns to the deck set off (BRS-KW-pri-gibeli, KW-pri-vozvrashchenii)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.features.ability import together
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.striking import CorpseEating
from kodeks.games.berserk.keywords.waking import sickness_in
from kodeks.games.berserk.knowing import find
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Died, Event, Returned
from kodeks.games.berserk.traits.which import Which
from kodeks.games.berserk.triggers.trigger import Trigger


class OnOwnDeath(Trigger):
    """BRS-KW-pri-gibeli: on any way from play to the graveyard."""

    __slots__ = ()
    RU: ClassVar = {"при гибели ({itself@gent})": {}}
    EN: ClassVar = {"on death": {}}

    def event(self) -> str:
        return Died.NAME

    def posthumous(self) -> bool:
        return True

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Died) and any(piece.uid == me.uid for piece in event.pieces)


class OnDeath(Trigger):
    """Of a card of some description, as it was (BRS-WND-14); once for all that die together (BRS-WND-16)."""

    __slots__ = ("whom", "attacks", "by")
    RU: ClassVar = {
        "при гибели {whom:which@gent@sing}": {},
        "при гибели {whom:which@gent@sing} от {attacks+@gent} ({by:which@gent@sing})": {},
    }
    EN: ClassVar = {
        "on death of (a) {whom:which@sing}": {},
        "on death of (a) {whom:which@sing} by (a) {attacks+} (of (a) {by:which@sing})": {},
    }

    def __init__(self, whom: Which, attacks: list[int] | None = None, by: Which | None = None) -> None:
        self.whom = whom
        self.attacks = attacks
        self.by = by

    def event(self) -> str:
        return Died.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Died):
            return False
        for i, piece in enumerate(event.pieces):
            if not piece.hidden and self.whom.fits(state, piece, me, me.control):
                if killed(state, me, event, i, self.attacks, self.by):
                    return True
        return False


def killed(state: Berserk, me: Piece, event: Died, i: int, attacks: list[int] | None, by: Which | None) -> bool:
    """Whether the card died by such an attack, of such a card."""
    if attacks is None:
        return True
    killer = event.killers[i]
    if killer == NONE or not event.types[i] & together(attacks):
        return False
    return by is None or by.fits(state, state.cards[killer], me, me.control)


class OnOwnDeathBy(OnOwnDeath):
    """By an attack of these types (of these cards)."""

    __slots__ = ("attacks", "by")
    RU: ClassVar = {"при гибели ({itself@gent}) от {attacks+@gent} ({by:which@gent@sing})": {}}
    EN: ClassVar = {"on death by (a) {attacks+} (of (a) {by:which@sing})": {}}

    def __init__(self, attacks: list[int], by: Which | None = None) -> None:
        self.attacks = attacks
        self.by = by

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Died):
            return False
        return any(
            piece.uid == me.uid and killed(state, me, event, i, self.attacks, self.by)
            for i, piece in enumerate(event.pieces)
        )


class OfSickness(Trigger):
    """Of poison, plague or fading: the last wounds were theirs."""

    __slots__ = ("keyword", "cause")

    def __init__(self, keyword: Feature) -> None:
        self.keyword = keyword
        self.cause = sickness_in(keyword)

    def event(self) -> str:
        return Died.NAME


class OnOwnDeathOf(OfSickness):
    """`on death of poison`."""

    __slots__ = ()
    RU: ClassVar = {"при гибели ({itself@gent}) от {keyword@gent}": {}}
    EN: ClassVar = {"on death from {keyword}": {}}

    def posthumous(self) -> bool:
        return True

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Died):
            return False
        return any(piece.uid == me.uid and event.types[i] & self.cause > 0 for i, piece in enumerate(event.pieces))


class OnDeathOf(OfSickness):
    """`on death of a creature from poison`."""

    __slots__ = ("whom",)
    RU: ClassVar = {"при гибели {whom:which@gent@sing} от {keyword@gent}": {}}
    EN: ClassVar = {"on death of (a) {whom:which@sing} from {keyword}": {}}

    def __init__(self, whom: Which, keyword: Feature) -> None:
        super().__init__(keyword)
        self.whom = whom

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Died):
            return False
        for i, piece in enumerate(event.pieces):
            if event.types[i] & self.cause and not piece.hidden and self.whom.fits(state, piece, me, me.control):
                return True
        return False


class WhenDestroying(Trigger):
    """A card that this one has destroyed, by whatever it does; putting into the graveyard is none (BRS-AMB-64)."""

    __slots__ = ("whom", "attacks")
    RU: ClassVar = {
        "когда/если ({itself@nomn}) уничтожает/убивает {whom:which@accs@sing}": {},
        "когда/если ({itself@nomn}) убивает {attacks+@ablt} {whom:which@accs@sing}": {},
        "когда/если ({itself@nomn}) убивает {whom:which@accs@sing} {attacks+@ablt}": {},
    }
    EN: ClassVar = {
        "when it destroys (a) {whom:which@sing}": {},
        "when it destroys (a) {whom:which@sing} by (a) {attacks+}": {},
    }

    def __init__(self, whom: Which, attacks: list[int] | None = None) -> None:
        self.whom = whom
        self.attacks = attacks

    def event(self) -> str:
        return Died.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Died):
            return False
        for i, piece in enumerate(event.pieces):
            if event.killers[i] == me.uid and event.destroyed[i] and self.by(event.types[i]):
                if self.whom.fits(state, piece, me, me.control):
                    return True
        return False

    def by(self, type: int) -> bool:
        return self.attacks is None or any(type & one for one in self.attacks)


class OnReturn(Trigger):
    """BRS-KW-pri-vozvrashchenii."""

    __slots__ = ()
    RU: ClassVar = {"при возвращении в колоду": {}}
    EN: ClassVar = {"on return to the deck": {}}

    def event(self) -> str:
        return Returned.NAME

    def posthumous(self) -> bool:
        return True

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Returned) and event.subject == me.uid


class OnFeast(Trigger):
    """It has eaten a corpse (BRS-KW-trupoedstvo)."""

    __slots__ = ()
    RU: ClassVar = {"при трупоедстве": {}}
    EN: ClassVar = {"on corpse-eating": {}}

    def event(self) -> str:
        return Died.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        eating = find(state, me, CorpseEating)
        return eating is not None and eating.answers(state, me, event)
