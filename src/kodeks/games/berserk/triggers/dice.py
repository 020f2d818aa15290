"""What a die sets off (BRS-ATK-21)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Event, Rolled
from kodeks.games.berserk.traits.which import ALL_CARDS, Which
from kodeks.games.berserk.triggers.trigger import Trigger


class OnRoll(Trigger):
    """By the number that was rolled, before anything is added to it."""

    __slots__ = ("whom", "low", "high")
    RU: ClassVar = {
        "если/когда бросок кубика {whom:which@gent@sing} равен {exact:n} ( без (учета) модификаторов )": {},
        "если/когда бросок кубика {itself@gent} равен {exact:n} ( без (учета) модификаторов )": {},
        "если/когда бросок кубика {itself@gent} равен {high:n} или менее ( без (учета) модификаторов )": {},
        "если/когда бросок кубика любой карты равен {exact:n} ( без (учета) модификаторов )": {"anyone": True},
    }
    EN: ClassVar = {"when a die of (a) {whom:which@sing} shows {exact:n}": {}}

    def __init__(self, whom: Which | None = None, exact: int = 0, high: int = 0, anyone: bool = False) -> None:
        self.whom = Which(ALL_CARDS) if anyone else whom
        self.low = exact or 1
        self.high = exact or high

    @property
    def exact(self) -> int:
        return self.high

    @property
    def anyone(self) -> bool:
        return self.whom is not None and not self.whom.traits

    def partial(self) -> bool:
        return True

    def event(self) -> str:
        return Rolled.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Rolled) or not self.low <= event.raw <= self.high:
            return False
        if self.whom is None:
            return event.subject == me.uid
        return self.whom.fits(state, state.cards[event.subject], me, me.control)
