"""Random play to the end of a game, in one compiled loop."""

from __future__ import annotations

from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> int:
    """Plays the state to its end; the number of decisions."""
    decisions = 0
    while (turn := state.turn) != OVER:
        if turn == CHANCE:
            state.play(state.roll(rng))
        else:
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
            decisions += 1
    return decisions
