"""Learns the weights of a game's judge from games that a bot plays against itself.

python -m kodeks.arena.fit archimedes --games 400 --bot greedy --seed 1

A judge that can be learned offers CONTESTS: for each, by name, the features of a seat and the seats
that have won so far (one for each round, or one at the end of the game). A seat's chance to win is
its share of exp(weights * features): a conditional logit, solved by Newton's method.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from math import exp, log

from kodeks.bots import Bot, bot
from kodeks.kernel.game import Game, game
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import CHANCE, OVER, State

Row = tuple[list[list[float]], int]  # each seat's features, and who won
Features = Callable[[State, int], list[float]]
Winners = Callable[[State], list[int]]

STRAY = 10  # per cent of random moves, so that odd positions are learned too
STEPS = 12  # of Newton's method
RIDGE = 1.0  # pulls weights that the games say little about to nothing


def positions(made: Game, seats: int, player: Bot, rng: Rng, features: Features, winners: Winners) -> list[Row]:
    """Every decision of one game, with the winner of the contest that it was part of."""
    state = made.new(seats)
    rows: list[Row] = []
    open_rows: list[list[list[float]]] = []
    while state.turn != OVER:
        decided = len(winners(state))
        if state.turn == CHANCE:
            state.play(state.roll(rng))
        else:
            open_rows.append([features(state, seat) for seat in range(seats)])
            moves = state.moves()
            if rng.below(100) < STRAY:
                state.play(moves[rng.below(len(moves))])
            else:
                state.play(player.choose(Sight(made, state, state.turn)))
        if len(winners(state)) > decided:
            rows += [(row, winners(state)[-1]) for row in open_rows]
            open_rows = []
    return rows


def chances(weights: list[float], row: list[list[float]]) -> list[float]:
    strengths = [sum(weight * value for weight, value in zip(weights, values, strict=True)) for values in row]
    highest = max(strengths)
    shares = [exp(strength - highest) for strength in strengths]
    return [share / sum(shares) for share in shares]


def fit(rows: list[Row]) -> list[float]:
    """The weights under which the winners of these rows are the least surprising."""
    size = len(rows[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, winner in rows:
            shares = chances(weights, row)
            mean = [sum(p * values[i] for p, values in zip(shares, row, strict=True)) for i in range(size)]
            for i in range(size):
                slope[i] += row[winner][i] - mean[i]
            for p, values in zip(shares, row, strict=True):
                gaps = [value - middle for value, middle in zip(values, mean, strict=True)]
                for i in range(size):
                    for j in range(i + 1):
                        bend[i][j] += p * gaps[i] * gaps[j]
        for i in range(size):
            for j in range(i + 1, size):
                bend[i][j] = bend[j][i]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with the largest pivot; the ridge keeps the matrix regular."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(size):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def surprise(weights: list[float], rows: list[Row]) -> float:
    """The mean log loss: 0.693 is a coin for two seats, less is better."""
    return -sum(log(chances(weights, row)[winner]) for row, winner in rows) / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kodeks.arena.fit", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    made = game(args.game)
    contests = importlib.import_module(f"kodeks.games.{args.game}.judge").CONTESTS
    for name, (features, winners) in contests.items():
        games: list[list[Row]] = []
        for number in range(args.games):
            player = bot(args.bot, seed=f"{args.seed} {number}")
            games.append(positions(made, args.seats, player, Rng(args.seed * 1_000_003 + number), features, winners))
        fifth = len(games) // 5
        held = [row for rows in games[:fifth] for row in rows]
        learned = [row for rows in games[fifth:] for row in rows]
        weights = fit(learned)
        print(f"{name}: {len(learned)} positions, surprise {surprise(weights, held):.4f} on {len(held)} others")
        print("   ", [round(weight, 3) for weight in weights])


if __name__ == "__main__":
    main()
