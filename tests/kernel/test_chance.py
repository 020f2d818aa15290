"""Answers of chance follow their odds, and random play ends with as many decisions as were taken."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.kernel.playout import playout
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER, Frame
from tests.kernel.toy import Bells
from tests.play import playable

ROLLS = 12_000


class Wheel(Frame[Bells]):
    """Stops on a field as often as its weight says."""

    __slots__ = ("weights",)

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights

    def run(self, state: Bells) -> None:
        state.turn = CHANCE

    def offers(self, state: Bells) -> list[int]:
        return list(range(10, 10 + len(self.weights)))

    def refusal(self, state: Bells, move: int) -> str:
        return "" if move in self.offers(state) else "BEL-1"

    def odds(self, state: Bells) -> list[int]:
        return self.weights


@pytest.mark.parametrize("weights", [[1, 1, 1], [1, 2, 3], [5, 0, 1], [0, 1, 0], [7]], ids=str)
def test_chance_answers_as_often_as_the_odds_say(weights: list[int]) -> None:
    state = Bells([Wheel(weights)])
    state.begin()
    rng = Rng(4)
    rolled = [state.roll(rng) for _ in range(ROLLS)]
    for i, weight in enumerate(weights):
        expected = ROLLS * weight / sum(weights)
        assert abs(rolled.count(10 + i) - expected) <= 4 * expected**0.5, "within four standard deviations"
    assert set(rolled) == {10 + i for i, weight in enumerate(weights) if weight}


@pytest.mark.parametrize("name", playable())
def test_a_playout_ends_the_game_and_counts_its_decisions(name: str) -> None:
    game = kodeks.game(name)
    for seed in range(3):
        state = game.new(game.low)
        watched = state.copy()
        decisions = playout(state, Rng(seed))
        assert state.turn == OVER
        rng = Rng(seed)
        counted = 0
        while watched.turn != OVER:
            asked = watched.turn != CHANCE
            watched.play(watched.moves()[rng.below(len(watched.moves()))] if asked else watched.roll(rng))
            counted += asked
        assert decisions == counted > 0
        assert watched.facts() == state.facts(), "the same answers"
