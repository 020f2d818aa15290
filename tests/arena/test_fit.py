"""Learning weights: a known truth is found again, and every judge that says so can be learned."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import kodeks
from kodeks.arena.fit import Row, chances, fit, positions, solve, surprise
from kodeks.bots import bot
from kodeks.kernel.rng import Rng
from tests.play import playable


def test_solve() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_chances_are_shares() -> None:
    assert chances([1.0], [[0.0], [1.0]]) == pytest.approx([1 / (1 + exp(1)), exp(1) / (1 + exp(1))])
    assert sum(chances([3.0, -2.0], [[5.0, 1.0], [2.0, 2.0], [900.0, 1.0]])) == pytest.approx(1)


def test_the_weights_behind_the_results_are_found() -> None:
    truth = [1.5, -0.7]
    rng = Random(4)
    rows: list[Row] = []
    for _ in range(4000):
        row = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(3)]
        rows.append((row, rng.choices(range(3), chances(truth, row))[0]))
    assert fit(rows) == pytest.approx(truth, abs=0.12)
    assert surprise(fit(rows), rows) < surprise([0.0, 0.0], rows)


@pytest.mark.parametrize("name", playable())
def test_every_judge_can_be_learned(name: str) -> None:
    """Each contest of a game has one winner, so its rows name a seat and have the features of all."""
    game = kodeks.game(name)
    seats = min(3, game.high)
    found = positions(game, seats, bot("random"), Rng(5), game.contests())
    assert set(found) == set(game.contests())
    for rows in found.values():
        assert rows
        for row, winner in rows:
            assert 0 <= winner < seats
            assert len(row) == seats
            assert len({len(values) for values in row}) == 1
