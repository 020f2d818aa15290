"""What the course of the battle sets off: its start, the starts and ends of turns (BRS-KW-v-nachale-hoda)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import PREPARING, Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import BattleStarts, Event, TurnEnds, TurnStarts
from kodeks.games.berserk.triggers.trigger import Trigger


class AtBattleStart(Trigger):
    """BRS-KW-v-nachale-boya."""

    __slots__ = ()
    RU: ClassVar = {"в начале боя": {}}
    EN: ClassVar = {"at battle start": {}}

    def event(self) -> str:
        return BattleStarts.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, BattleStarts)


class AtTurnStart(Trigger):
    """After the cards have been opened; without a word whose turn, of the controller's."""

    __slots__ = ("yours",)
    RU: ClassVar = {
        "в начале вашего/своего хода": {"yours": True},
        "в начале хода": {"yours": True},
        "в начале хода противника": {"yours": False},
    }
    EN: ClassVar = {
        "at the start of your turn": {"yours": True},
        "at the start of the opponent's turn": {"yours": False},
    }

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def event(self) -> str:
        return TurnStarts.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, TurnStarts) and (event.seat == me.control) == self.yours


class AtFirstTurn(Trigger):
    """`at the start of your second turn`."""

    __slots__ = ("n", "yours")
    RU: ClassVar = {
        "в начале вашего {n:ordinal} хода": {"yours": True},
        "в начале {n:ordinal} хода противника": {"yours": False},
    }
    EN: ClassVar = {"at the start of your {n:ordinal} turn": {"yours": True}}

    def __init__(self, n: int, yours: bool) -> None:
        self.n = n
        self.yours = yours

    def event(self) -> str:
        return TurnStarts.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, TurnStarts) or (event.seat == me.control) != self.yours:
            return False
        return (state.turns + 1) // 2 == self.n


class AtTurnEnd(Trigger):
    """BRS-TURN-7."""

    __slots__ = ("yours",)
    RU: ClassVar = {
        "в конце вашего/своего хода": {"yours": True},
        "в конце хода противника": {"yours": False},
    }
    EN: ClassVar = {
        "at the end of your turn": {"yours": True},
        "at the end of the opponent's turn": {"yours": False},
    }

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def event(self) -> str:
        return TurnEnds.NAME

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, TurnEnds) and (event.seat == me.control) == self.yours


class Provided(Trigger):
    """`at the start of the opponent's turn, if it is open`: asked when the event happens."""

    __slots__ = ("trigger", "condition")
    RU: ClassVar = {
        "{trigger}(,) если {condition}(,)": {},
        "{trigger} ( если {condition} )": {},
        "если {condition}(,) {trigger}": {},
        "если {trigger} {condition}": {},
    }
    EN: ClassVar = {"{trigger}, if {condition}": {}}

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        self.trigger = trigger
        self.condition = condition

    def partial(self) -> bool:
        return True

    def event(self) -> str:
        return self.trigger.event()

    def posthumous(self) -> bool:
        return self.trigger.posthumous()

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        return self.trigger.fits(state, me, event) and self.condition.holds(state, me)

    def tells_it(self) -> bool:
        return self.trigger.tells_it()

    def tells_x(self) -> bool:
        return self.trigger.tells_x()

    def describes(self) -> bool:
        return self.trigger.describes()

    def looks_at_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.trigger.looks_at_kind(state, me, attack)


class InTurn(Trigger):
    """`when your hero receives wounds in the opponent's turn`."""

    __slots__ = ("trigger", "yours")
    RU: ClassVar = {
        "{trigger} в ход противника": {"yours": False},
        "{trigger} в ваш/свой ход": {"yours": True},
    }
    EN: ClassVar = {"{trigger} in the opponent's turn": {"yours": False}, "{trigger} in your turn": {"yours": True}}

    def __init__(self, trigger: Trigger, yours: bool) -> None:
        self.trigger = trigger
        self.yours = yours

    def event(self) -> str:
        return self.trigger.event()

    def posthumous(self) -> bool:
        return self.trigger.posthumous()

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        if state.turns == PREPARING or (state.active == me.control) != self.yours:
            return False
        return self.trigger.fits(state, me, event)

    def tells_it(self) -> bool:
        return self.trigger.tells_it()

    def tells_x(self) -> bool:
        return self.trigger.tells_x()

    def describes(self) -> bool:
        return self.trigger.describes()

    def looks_at_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.trigger.looks_at_kind(state, me, attack)
