"""SWC-CORE-TERM-9: whether a step that "then" follows had a result."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.damage import DamageCost
from kodeks.games.starwars.timing.use import Use

LEAVE: Final = (ops.DO_DESTROY, ops.DO_RETURN, ops.DO_DISCARD_CARD, ops.DO_SACRIFICE, ops.DO_CAPTURE)


class Outcome(DamageCost):
    """Waits below what the step does: damage must land, a token lie there, a card leave play."""

    __slots__ = ("use", "op", "cards", "before")

    def __init__(self, use: int, op: int, cards: list[int], before: int) -> None:
        DamageCost.__init__(self, 1, len(cards))
        self.use = use
        self.op = op
        self.cards = cards
        self.before = before

    def copy(self) -> Outcome:
        other = Outcome(self.use, self.op, self.cards, self.before)
        other.placed = self.placed
        return other

    def run(self, state: StarWars) -> None:
        state.pop()
        use = state.frames[self.use]
        assert isinstance(use, Use)
        if self.op == ops.DO_DAMAGE:
            use.success = self.placed > 0
        elif self.op == ops.DO_FOCUS:
            use.success = focus_on(state, self.cards) > self.before
        else:
            use.success = any(state.get(uid) is None for uid in self.cards)


def focus_on(state: StarWars, cards: list[int]) -> int:
    total = 0
    for uid in cards:
        piece = state.get(uid)
        total += 0 if piece is None else piece.focus
    return total


def await_outcome(state: StarWars, use: int, op: int, pieces: list[Piece]) -> None:
    """Before the step is done."""
    if op in LEAVE or op == ops.DO_DAMAGE or op == ops.DO_FOCUS:
        cards = [piece.uid for piece in pieces]
        state.push(Outcome(use, op, cards, focus_on(state, cards)))
