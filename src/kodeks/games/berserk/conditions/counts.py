"""Conditions about how many there are of something, and several conditions at once."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.conditions.states import OfItself
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which


class ManyChips(OfItself):
    """So many chips or more are on it (BRS-KW-fishka)."""

    __slots__ = ("low",)
    RU: ClassVar = {
        "имеет {low:n} или/и более [:cnt]": {"bare": True},
        "на {itself@loct} {low:n} или/и более [:cnt]": {"bare": False},
    }
    EN: ClassVar = {
        "it has {low:n} or more [:cnt]": {"bare": True},
        "{itself} has {low:n} or more [:cnt]": {"bare": False},
    }

    def __init__(self, low: int, bare: bool) -> None:
        super().__init__(bare)
        self.low = low

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.chips >= self.low


class NoChips(OfItself):
    __slots__ = ()
    RU: ClassVar = {"не имеет [:cnt]": {"bare": True}, "на {itself@loct} нет [:cnt]": {"bare": False}}
    EN: ClassVar = {"it has no [:cnt]": {"bare": True}, "{itself} has no [:cnt]": {"bare": False}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.chips == 0


class ManyWounds(OfItself):
    """So many wounds or more are on it."""

    __slots__ = ("low",)
    RU: ClassVar = {
        "имеет раны": {"bare": True, "low": 1},
        "ранен": {"bare": True, "low": 1},
        "имеет {low:n} или/и более ран": {"bare": True},
        "на {itself@loct} {low:n} или/и более ран": {"bare": False},
    }
    EN: ClassVar = {
        "it is wounded": {"bare": True, "low": 1},
        "it has {low:n} or more wounds": {"bare": True},
        "{itself} has {low:n} or more wounds": {"bare": False},
    }

    def __init__(self, low: int, bare: bool) -> None:
        super().__init__(bare)
        self.low = low

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.wounds >= self.low


class OnBattlefield(Condition):
    """So many cards of a description in play, whosever; hidden ones are not seen (BRS-REV-15)."""

    __slots__ = ("which", "least")
    RU: ClassVar = {
        "на поле боя есть {which@nomn}": {"least": 1},
        "на поле боя {least:n} или/и более {which@gent}": {},
    }
    EN: ClassVar = {
        "there is (a) {which} on the battlefield": {"least": 1},
        "there are {least:n} or more {which@plur} on the battlefield": {},
    }

    def __init__(self, which: Which, least: int) -> None:
        self.which = which
        self.least = least

    def holds(self, state: Berserk, me: Piece) -> bool:
        count = 0
        for piece in state.cards:
            if piece.zone <= ALOFT and not piece.hidden and self.which.fits(state, piece, me, me.control):
                count += 1
        return count >= self.least


class HostIs(Condition):
    """BRS-KW-khozyain: a card of some description wears it."""

    __slots__ = ("which",)
    RU: ClassVar = {"хозяин ({itself@gent}) - {which@nomn@sing}": {}}
    EN: ClassVar = {"the host is (a) {which@sing}": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.host != NONE and self.which.fits(state, state.cards[me.host], me, me.control)


class Both(Condition):
    """One and the other."""

    __slots__ = ("one", "other")
    RU: ClassVar = {"{one:condition} и (пока) {other:condition}": {}}
    EN: ClassVar = {"{one:condition} and (while) {other:condition}": {}}

    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def unsaid(self) -> bool:
        return self.one.unsaid() or self.other.unsaid()

    def holds(self, state: Berserk, me: Piece) -> bool:
        return self.one.holds(state, me) and self.other.holds(state, me)
