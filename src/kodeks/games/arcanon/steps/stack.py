"""§3 5) Stos and 6) Rozpatrzenie: what Bidding and Judgement share."""

from __future__ import annotations

from kodeks.games.arcanon.cards import COUNT
from kodeks.games.arcanon.effects.active import resolve
from kodeks.games.arcanon.effects.use import Composing
from kodeks.games.arcanon.moves import USE
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.kernel.stack import Answering, Stack


class Contest(Answering[Arcanon]):
    """Uses create Effects that wait on the Stack; the newest is resolved first (ARC-3.5.2)."""

    __slots__ = ()

    def stack(self, state: Arcanon) -> Stack:
        return state.stack

    def resolve(self, state: Arcanon, item: int) -> None:
        resolve(state, item)

    def each(self, state: Arcanon) -> bool:
        """ARC-3.5.3, ARC-D-25: players may answer before the next one."""
        return state.rules.window_each

    def holder(self, state: Arcanon) -> str:
        return "ARC-3.1.1"

    def idle(self, state: Arcanon, seat: int) -> str:
        """Who has resigned has no Priority in this Bidding any more."""
        return "" if seat in state.stack.seats else "ARC-5.5.7 ARC-D-20"


def compose(state: Arcanon, move: int) -> None:
    """A Use begins; it is an Action and does not wait on the Stack itself (ARC-E3.1.E7)."""
    state.push(Composing(state.stack.holder * COUNT + move - USE, NONE, []))


def tell_pass(state: Arcanon) -> None:
    """ARC-3.6.2, ARC-3.6.3."""
    state.tell("ARC-5.5.3", "{seat} passes", {"seat": state.stack.holder})
