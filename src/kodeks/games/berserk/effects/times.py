"""How long what a card gets or loses lasts (BRS-KW-poluchaet)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kodeks.games.berserk.piece import BATTLE, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Until(Shared):
    """Until the end of the battle, if nothing else is said."""

    __slots__ = ()
    RU: ClassVar[dict[str, dict[str, Any]]] = {"до конца боя": {}, "( до конца боя )": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"until the end of the battle": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return BATTLE

    def with_source(self) -> bool:
        """Whether it ends when the card that says so leaves play."""
        return False


FOREVER: Final = Until()


class EndOfTurn(Until):
    __slots__ = ()
    RU: ClassVar = {"до конца (этого) хода": {}}
    EN: ClassVar = {"until the end of the turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(state.turns, True)


class EndOfYourTurn(Until):
    """Of the turn that goes on, if it is yours."""

    __slots__ = ()
    RU: ClassVar = {"до конца вашего хода": {}}
    EN: ClassVar = {"until the end of your turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(turn_of(state, use.seat), True)


class EndOfTheirTurn(Until):
    __slots__ = ()
    RU: ClassVar = {"до конца хода противника": {}}
    EN: ClassVar = {"until the end of the opponent's turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(turn_of(state, state.foe(use.seat)), True)


class EndOfYourNextTurn(Until):
    __slots__ = ()
    RU: ClassVar = {"до конца вашего следующего хода": {}}
    EN: ClassVar = {"until the end of your next turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(state.next_turn_of(use.seat), True)


class EndOfItsNextTurn(Until):
    """Of the player who controls the card that gets it."""

    __slots__ = ()
    RU: ClassVar = {"до конца своего следующего хода": {}, "до конца его следующего хода": {}}
    EN: ClassVar = {"until the end of its next turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(state.next_turn_of(piece.control), True)


class EndOfItsTurn(Until):
    """Of the one that goes on, if it is its player's, or else of the next one."""

    __slots__ = ()
    RU: ClassVar = {"до конца своего хода": {}}
    EN: ClassVar = {"until the end of its turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(turn_of(state, piece.control), True)


class StartOfYourNextTurn(Until):
    __slots__ = ()
    RU: ClassVar = {"до начала вашего (следующего) хода": {}}
    EN: ClassVar = {"until the start of your (next) turn": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return state.moment(state.next_turn_of(use.seat), False)


class WhileInPlay(Until):
    """As long as the card that says so is in play."""

    __slots__ = ()
    RU: ClassVar = {
        ", пока {itself} на поле (боя)": {},
        ", пока {itself} в (вашем) отряде": {},
    }
    EN: ClassVar = {"while {itself} is on the battlefield": {}, "while {itself} is in your squad": {}}

    def moment(self, state: Berserk, use: Use, piece: Piece) -> int:
        return BATTLE

    def with_source(self) -> bool:
        return True


def turn_of(state: Berserk, seat: int) -> int:
    """The turn of this player that goes on, or else his next one."""
    return state.turns if state.active == seat and state.turns else state.next_turn_of(seat)
