"""The game and its plain mirror, in lock-step: the same questions, the same answers allowed, the same table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kodeks.kernel.state import CHANCE, OVER
from tests.games.archimedes import mirror
from tests.games.archimedes.games import CASES, TEMPERS, Temper
from tests.play import Case


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_lock_step(case: Case, temper: str) -> None:
    game = case.game
    options: dict[str, Any] = game.settle(case.seats, case.options)
    state = game.new(case.seats, **case.options)
    world = mirror.World(case.seats, options)
    asks = mirror.match(world)
    tempered = Temper(temper, f"mirror of {case}")
    question = next(asks)
    while state.turn != OVER:
        seat, legal = question
        assert state.turn == seat
        assert {game.write(move) for move in state.moves()} == legal
        facts = state.facts()
        assert [Counter(facts["hands"][str(i)]) for i in range(case.seats)] == [+hand for hand in world.hands]
        assert Counter(facts["draw_pile_cards"]) == +world.pack
        assert facts["pile"] == world.pile
        assert facts["round"] == world.round
        assert facts["starter"] == world.starter
        assert facts["tokens"] == world.tokens
        assert facts["totals"] == world.totals
        if len(world.tops) == 1 and seat != CHANCE:
            assert facts["top"] == world.tops[0]
        move = tempered.choose(case, state)
        state.play(move)
        try:
            question = asks.send(game.write(move))
        except StopIteration:
            assert state.turn == OVER
    assert state.winners() == [world.winner]
    assert state.scores() == world.totals
    with pytest.raises(StopIteration):
        asks.send("")
