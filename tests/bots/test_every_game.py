"""Every bot in every game: its moves are legal, and depend on nothing that its seat may not know."""

from __future__ import annotations

import pytest

from kodeks.bots import bot
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import State
from tests.play import Case, all_cases, moments, questions

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)
NAMES = ("random", "novice", "greedy:1", "search:6")


def choices(case: Case, count: int) -> list[State]:
    """Positions of a random game in which somebody has a choice."""
    state = case.game.new(case.seats, **case.options)
    chosen = moments(case, count)
    found = []
    for i, turn in enumerate(questions(state, case.rng())):
        if i in chosen and turn >= 0 and len(state.moves()) > 1:
            found.append(state.copy())
    return found


@CASES
def test_a_bot_plays_legal_moves_and_knows_no_more_than_its_seat(case: Case) -> None:
    """Paired worlds: what is hidden is replaced, and the bot answers the same."""
    for number, state in enumerate(choices(case, 12)):
        seat = state.turn
        before = state.dump()
        other = state.guess(seat, Rng(1000 + number))
        for name in NAMES:
            move = bot(name, seed=number).choose(Sight(case.game, state, seat))
            assert move in state.moves()
            assert bot(name, seed=number).choose(Sight(case.game, other, seat)) == move
        assert state.dump() == before
