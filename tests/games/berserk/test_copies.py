"""A copy of a state shares nothing that changes: at random points of random battles, whatever is going on."""

from __future__ import annotations

from random import Random

import pytest

from kodeks.games.berserk.state import Berserk
from kodeks.kernel.state import CHANCE, OVER
from tests.games.berserk.invariants.battle import game, random_deck, weight

FARTHER = 12  # answers on the copy


def answer(state: Berserk, rng: Random) -> int:
    moves = state.moves()
    if state.turn == CHANCE:
        return rng.choices(moves, state.odds())[0]
    return rng.choices(moves, [weight(game().write(move)) for move in moves])[0]


@pytest.mark.parametrize("seed", range(6))
def test_playing_a_copy_leaves_the_original_alone(seed: int) -> None:
    """What the copy is played by brings the original to the same position afterwards."""
    rng = Random(f"copies {seed}")
    options = {} if seed % 2 else {"deckA": random_deck(rng), "deckB": random_deck(rng)}
    state = game().new(2, **options)
    assert isinstance(state, Berserk)
    deep = 0
    while state.turn != OVER:
        if not (len(state.frames) > 2 or state.stack.items or rng.random() < 0.05):
            state.play(answer(state, rng))
            continue
        deep += len(state.frames) > 2
        before, moves = state.dump(), state.moves()
        copy = state.copy()
        assert copy == state and copy.moves() == moves
        played: list[int] = []
        while copy.turn != OVER and len(played) < FARTHER:
            played.append(answer(copy, rng))
            copy.play(played[-1])
        assert state.dump() == before and state.moves() == moves
        for move in played:
            state.play(move)
        assert state == copy
    assert deep > 20
