"""X: how many there are of something, now."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import NOWHERE, distance
from kodeks.games.berserk.knowing import elements
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.use import Use

ENDLESS = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Amount):
    """Counted by the card that says so, whatever is being done."""

    __slots__ = ()

    def count(self, state: Berserk, me: Piece) -> int:
        raise NotImplementedError

    def on_itself(self) -> bool:
        """Whether it counts what is on the card that says so."""
        return False

    def worth(self, state: Berserk, use: Use) -> int:
        return self.count(state, use.me(state))


class AtMost(Count):
    """`(at most 3)`."""

    __slots__ = ("number", "most")
    RU: ClassVar = {"{number:count} ( максимум (на) (+) {most:n} )": {}}
    EN: ClassVar = {"{number:count} ( at most {most:n} )": {}}

    def __init__(self, number: Count, most: int) -> None:
        self.number = number
        self.most = most

    def count(self, state: Berserk, me: Piece) -> int:
        return min(self.most, self.number.count(state, me))


class HowMany(Count):
    """Cards in play of some description; hidden ones are not seen (BRS-REV-15)."""

    __slots__ = ("which",)
    RU: ClassVar = {"число/количество {which@gent@plur}": {}}
    EN: ClassVar = {"the number of {which@plur}": {}}

    def __init__(self, which: Which) -> None:
        self.which = which

    def count(self, state: Berserk, me: Piece) -> int:
        found = 0
        for piece in state.cards:
            if piece.zone <= ALOFT and not piece.hidden and self.which.fits(state, piece, me, me.control):
                found += 1
        return found


class Namesakes(Count):
    """Cards of the same title in the own squad, this one too."""

    __slots__ = ()
    RU: ClassVar = {"число/количество {itself@gent@plur} в вашем отряде": {}}
    EN: ClassVar = {"the number of cards called {itself} in your squad": {}}

    def count(self, state: Berserk, me: Piece) -> int:
        found = 0
        for piece in state.cards:
            if piece.zone <= ALOFT and not piece.hidden and piece.control == me.control:
                found += piece.kind.name == me.kind.name
        return found


class Chips(Count):
    __slots__ = ()
    RU: ClassVar = {"число/количество [:cnt] на {itself@loct}": {}}
    EN: ClassVar = {"the number of [:cnt] on {itself}": {}}

    def count(self, state: Berserk, me: Piece) -> int:
        return me.chips

    def on_itself(self) -> bool:
        return True


class StrikeValue(Count):
    """BRS-KW-znachenie-udara: the printed number, without modifiers."""

    __slots__ = ("kind",)
    RU: ClassVar = {"значение {kind:strength@gent} [:atk] {itself@gent}": {}}
    EN: ClassVar = {"the value of the {kind:strength} [:atk] of {itself}": {}}

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def count(self, state: Berserk, me: Piece) -> int:
        return me.kind.strike[self.kind] if me.creature() else 0


class Wounds(Count):
    __slots__ = ()
    RU: ClassVar = {"число/количество ран на {itself@loct}": {}}
    EN: ClassVar = {"the number of wounds on {itself}": {}}

    def count(self, state: Berserk, me: Piece) -> int:
        return me.wounds

    def on_itself(self) -> bool:
        return True


class MoreLives(Count):
    """Additional ones."""

    __slots__ = ()
    RU: ClassVar = {
        "число/количество дополнительных [:tgh] на {itself@loct}": {},
        "число/количество дополнительных [:tgh] {itself@gent}": {},
    }
    EN: ClassVar = {"the number of additional [:tgh] on {itself}": {}}

    def count(self, state: Berserk, me: Piece) -> int:
        return me.extra

    def on_itself(self) -> bool:
        return True


class Elements(Count):
    """Different ones in the squad."""

    __slots__ = ()
    RU: ClassVar = {"число/количество стихий в вашем отряде": {}}
    EN: ClassVar = {"the number of elements in your squad": {}}

    def count(self, state: Berserk, me: Piece) -> int:
        found = 0
        for piece in state.cards:
            if piece.zone <= ALOFT and not piece.hidden and piece.control == me.control:
                found |= elements(state, piece)
        return bin(found).count("1")


class InGraveyard(Count):
    """Cards of some description in a graveyard."""

    __slots__ = ("which", "yours")
    RU: ClassVar = {
        "число/количество {which@gent@plur} на вашем кладбище": {"yours": True},
        "число/количество {which@gent@plur} на кладбище противника": {"yours": False},
    }
    EN: ClassVar = {"the number of {which@plur} in your graveyard": {"yours": True}}

    def __init__(self, which: Which, yours: bool) -> None:
        which.out_of_play()
        if any(trait.SIDED for trait in which.traits):
            raise BadText("whose cards they are is told by the graveyard")
        self.which = which
        self.yours = yours

    def count(self, state: Berserk, me: Piece) -> int:
        seat = me.control if self.yours else state.foe(me.control)
        return sum(1 for uid in state.graves[seat] if self.which.printed(state.cards[uid].kind))


class WoundsOfTarget(Amount):
    """Wounds on the card that the effect is about."""

    __slots__ = ()
    RU: ClassVar = {"число/количество ран на этом существе": {}}
    EN: ClassVar = {"the number of wounds on it": {}}

    def of_target(self) -> bool:
        return True

    def worth(self, state: Berserk, use: Use) -> int:
        uid = target_of(use)
        return 0 if uid == NONE else state.cards[uid].wounds


class DistanceToTarget(Amount):
    """BRS-AMB-9: cells from the card to its target."""

    __slots__ = ()
    RU: ClassVar = {"дальность до цели": {}}
    EN: ClassVar = {"the distance to the target": {}}

    def of_target(self) -> bool:
        return True

    def worth(self, state: Berserk, use: Use) -> int:
        uid = target_of(use) if use.attack is None else use.attack.target
        here = use.me(state).cell
        there = NOWHERE if uid == NONE else state.cards[uid].cell
        return 0 if NOWHERE in (here, there) else distance(here, there)


class AttackStrength(Amount):
    """Of the attack that has set it off (BRS-KW-sila-ataki)."""

    __slots__ = ()
    RU: ClassVar = {"сила (ближней) атаки": {}, "сила удара": {}}
    EN: ClassVar = {"the strength of the attack": {}}

    def worth(self, state: Berserk, use: Use) -> int:
        return 0 if use.event is None else use.event.worth()


class LastNumber(Amount):
    """What the effect before has done: chips lost."""

    __slots__ = ()
    RU: ClassVar = {"число/количество потерянных таким образом [:cnt]": {}}
    EN: ClassVar = {"the number of [:cnt] lost that way": {}}

    def worth(self, state: Berserk, use: Use) -> int:
        return use.number


def target_of(use: Use) -> int:
    for chosen in use.targets:
        if chosen:
            return chosen[0]
    return NONE
