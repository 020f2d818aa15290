"""Conditions about the card itself, its squad, what stands next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.berserk.cards.words import EQUIPMENT, NONE
from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.field import adjacent
from kodeks.games.berserk.knowing import current_lives, features
from kodeks.games.berserk.piece import ALOFT, FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.places import InRow, OnHalf, Placed
from kodeks.games.berserk.traits.trait import Trait
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText

if TYPE_CHECKING:
    from kodeks.games.berserk.features.feature import Feature


class OfItself(Condition):
    """About the card itself, which the text may leave out."""

    __slots__ = ("bare",)

    def __init__(self, bare: bool) -> None:
        self.bare = bare

    def unsaid(self) -> bool:
        return self.bare


class IsOpen(OfItself):
    __slots__ = ()
    RU: ClassVar = {
        "(он/она/они) открыт": {"bare": True},
        "{itself@nomn} открыт": {"bare": False},
        "(он/она/они) не закрыт": {"bare": True},
        "{itself@nomn} не закрыт": {"bare": False},
    }
    EN: ClassVar = {"open": {"bare": True}, "it is open": {"bare": True}, "{itself} is open": {"bare": False}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return not me.closed


class IsClosed(OfItself):
    __slots__ = ()
    RU: ClassVar = {
        "(он/она/они) закрыт": {"bare": True},
        "{itself@nomn} закрыт": {"bare": False},
        "(он/она/они) не открыт": {"bare": True},
        "{itself@nomn} не открыт": {"bare": False},
    }
    EN: ClassVar = {"closed": {"bare": True}, "it is closed": {"bare": True}, "{itself} is closed": {"bare": False}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.closed


class Lives(Condition):
    """By its current lives."""

    __slots__ = ("low", "high")
    RU: ClassVar = {
        "у {itself@gent} {high:n} или менее [:tgh]": {},
        "у {itself@gent} {low:n} или более [:tgh]": {},
    }
    EN: ClassVar = {"it has {high:n} or fewer [:tgh]": {}, "it has {low:n} or more [:tgh]": {}}

    def __init__(self, low: int = 0, high: int = 99) -> None:
        self.low = low
        self.high = high

    def holds(self, state: Berserk, me: Piece) -> bool:
        return self.low <= current_lives(state, me) <= self.high


class MoreLives(Condition):
    __slots__ = ("n",)
    RU: ClassVar = {"у {itself@gent} больше {n} [:tgh]": {}}
    EN: ClassVar = {"it has more than {n} [:tgh]": {}}

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, state: Berserk, me: Piece) -> bool:
        return current_lives(state, me) > self.n


class Unwounded(OfItself):
    __slots__ = ()
    RU: ClassVar = {"не имеет ран": {"bare": True}}
    EN: ClassVar = {"it has no wounds": {"bare": True}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.wounds == 0


class UnhurtThisTurn(OfItself):
    __slots__ = ()
    RU: ClassVar = {"не получал ран в этот ход": {"bare": True}}
    EN: ClassVar = {"it received no wounds in this turn": {"bare": True}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.wounded == 0


class UnattackingThisTurn(OfItself):
    __slots__ = ()
    RU: ClassVar = {"не атаковал в этот ход": {"bare": True}}
    EN: ClassVar = {"it attacked nobody in this turn": {"bare": True}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return not me.attacked


class HasChips(OfItself):
    __slots__ = ()
    RU: ClassVar = {"имеет [:cnt]": {"bare": True}}
    EN: ClassVar = {"it has [:cnt]": {"bare": True}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.chips > 0


class HasMoreLives(OfItself):
    """Additional ones."""

    __slots__ = ()
    RU: ClassVar = {"имеет дополнительные [:tgh]": {"bare": True}}
    EN: ClassVar = {"it has additional [:tgh]": {"bare": True}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.extra > 0


class IsWith(OfItself):
    """It has a named feature: `while blessed`."""

    __slots__ = ("keyword",)
    RU: ClassVar = {"{keyword:afflicted}": {"bare": True}}
    EN: ClassVar = {"it is {keyword:afflicted}": {"bare": True}}

    def __init__(self, keyword: Feature, bare: bool) -> None:
        super().__init__(bare)
        self.keyword = keyword

    def holds(self, state: Berserk, me: Piece) -> bool:
        return any(self.keyword.like(one) for one in features(state, me))


class Wears(OfItself):
    """Equipment is on it."""

    __slots__ = ("gear",)
    RU: ClassVar = {"носит экипировку": {"bare": True}, "носит {gear@accs}": {"bare": True}}
    EN: ClassVar = {"it wears equipment": {"bare": True}, "it wears a {gear}": {"bare": True}}

    def __init__(self, bare: bool, gear: int = NONE) -> None:
        super().__init__(bare)
        self.gear = gear

    def holds(self, state: Berserk, me: Piece) -> bool:
        for piece in state.cards:
            if piece.host == me.uid and piece.zone == FIELD and piece.kind.type == EQUIPMENT:
                if self.gear in (NONE, piece.kind.gear):
                    return True
        return False


class InPlay(Condition):
    """A constant feature works while its card is in play, and not longer (BRS-ABL-15)."""

    __slots__ = ()
    RU: ClassVar = {"{itself@nomn} (находится) на поле (боя)": {}, "{itself@nomn} (находится) в (вашем) отряде": {}}
    EN: ClassVar = {"{itself} is on the battlefield": {}, "{itself} is in your squad": {}}

    def holds(self, state: Berserk, me: Piece) -> bool:
        return True


class Stands(OfItself):
    """`it stands in your first row`."""

    __slots__ = ("where",)
    RU: ClassVar = {"{where:trait@VERB}": {"bare": True}, "{itself@nomn} {where:trait@VERB}": {"bare": False}}
    EN: ClassVar = {"it {where:trait@VERB}": {"bare": True}, "{itself} {where:trait@VERB}": {"bare": False}}

    def __init__(self, where: Trait, bare: bool) -> None:
        super().__init__(bare)
        if not isinstance(where, (InRow, OnHalf)):
            raise BadText("a card is not described by this")
        self.where: Placed = where

    def holds(self, state: Berserk, me: Piece) -> bool:
        return self.where.fits(state, me, me)


class InSquad(Condition):
    """Some card in the squad of the player, or of his opponent; hidden ones are not seen (BRS-REV-15)."""

    __slots__ = ("which", "yours", "least")
    SIDED = True
    RU: ClassVar = {
        "в вашем отряде есть {which@nomn}": {"yours": True},
        "в отряде есть {which@nomn}": {"yours": True},
        "в отряде противника есть {which@nomn}": {"yours": False},
        "в вашем отряде {least:n} или более {which@gent}": {"yours": True},
        "в отряде противника {least:n} или более {which@gent}": {"yours": False},
        "у противника {least:n} или более {which@plur} в отряде": {"yours": False},
    }
    EN: ClassVar = {
        "there is (a) {which} in your squad": {"yours": True},
        "there is (a) {which} in the opponent's squad": {"yours": False},
        "there are {least:n} or more {which@plur} in your squad": {"yours": True},
        "there are {least:n} or more {which@plur} in the opponent's squad": {"yours": False},
    }

    def __init__(self, which: Which, yours: bool, least: int = 1) -> None:
        self.which = which
        self.yours = yours
        self.least = least

    def holds(self, state: Berserk, me: Piece) -> bool:
        count = 0
        for piece in state.cards:
            if piece.zone <= ALOFT and not piece.hidden and (piece.control == me.control) == self.yours:
                if self.which.fits(state, piece, me, me.control):
                    count += 1
        return count >= self.least


class NotInSquad(Condition):
    __slots__ = ("which", "yours")
    SIDED = True
    RU: ClassVar = {
        "в вашем отряде нет {which@gent}": {"yours": True},
        "в отряде противника нет {which@gent}": {"yours": False},
    }
    EN: ClassVar = {"there is no {which} in your squad": {"yours": True}}

    def __init__(self, which: Which, yours: bool) -> None:
        self.which = which
        self.yours = yours

    def holds(self, state: Berserk, me: Piece) -> bool:
        return not InSquad(self.which, self.yours).holds(state, me)


class NextTo(Condition):
    """BRS-KW-stoyashchaya-ryadom: such a card stands next to this one."""

    __slots__ = ("which",)
    RU: ClassVar = {
        "рядом (с/со {itself@ablt}) стоит {which@nomn@sing}": {},
        "стоит рядом {which@nomn@sing}": {},
    }
    EN: ClassVar = {"(a) {which@sing} stands next to it": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def holds(self, state: Berserk, me: Piece) -> bool:
        return beside(state, me, self.which)


class NoneNextTo(Condition):
    __slots__ = ("which",)
    RU: ClassVar = {"рядом (с/со {itself@ablt}) нет {which@gent}": {}}
    EN: ClassVar = {"no {which} stands next to it": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def holds(self, state: Berserk, me: Piece) -> bool:
        return not beside(state, me, self.which)


def beside(state: Berserk, me: Piece, which: Which) -> bool:
    for piece in state.cards:
        if piece is not me and piece.zone == FIELD and not piece.hidden and adjacent(piece.cell, me.cell):
            if which.fits(state, piece, me, me.control):
                return True
    return False
