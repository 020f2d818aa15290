"""Learns the weights of a game's judge from games that a bot plays against itself.

python -m kodeks.arena.fit GAME --games 400 --bot greedy --seed 1

A game whose judge can be learned offers contests: for each, by name, the features of the seats, how many of
these contests are over (rounds, say), and the seats' points so far: who gains most has won the contest.
A seat's chance to win is its share of exp(weights * features): a conditional logit, solved by Newton's
method.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import exp, log

from kodeks.bots import Bot, bot
from kodeks.kernel.errors import KodeksError
from kodeks.kernel.game import Game
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.own_cards import game

Row = tuple[list[list[float]], int]  # each seat's features, and who won
Features = Callable[[State], list[list[float]]]
Contest = tuple[Features, Callable[[State], int], Callable[[State], list[float]]]

STRAY = 5  # per cent of random moves, so that odd positions are learned too
STEPS = 12  # of Newton's method
RIDGE = 1.0  # pulls weights that the games say little about to nothing


def positions(made: Game, seats: int, player: Bot, rng: Rng, contests: dict[str, Contest]) -> dict[str, list[Row]]:
    """Every choice of one game, with the winner of the contest that it was part of."""
    state = made.new(seats)
    rows: dict[str, list[Row]] = {name: [] for name in contests}
    waiting: dict[str, list[list[list[float]]]] = {name: [] for name in contests}
    begun = {name: (over(state), points(state)) for name, (_, over, points) in contests.items()}
    while state.turn != OVER:
        moves = state.moves()
        if state.turn == CHANCE:
            state.play(state.roll(rng))
        elif len(moves) == 1:
            state.play(moves[0])
        else:
            for name, (features, _, _) in contests.items():
                waiting[name].append(features(state))
            if rng.below(100) < STRAY:
                state.play(moves[rng.below(len(moves))])
            else:
                state.play(player.choose(Sight(made, state, state.turn)))
        for name, (_, over, points) in contests.items():
            before, had = begun[name]
            if over(state) > before:
                gains = [now - then for now, then in zip(points(state), had, strict=True)]
                if gains.count(max(gains)) == 1:
                    rows[name] += [(row, gains.index(max(gains))) for row in waiting[name]]
                waiting[name] = []
                begun[name] = (over(state), points(state))
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
    contests: dict[str, Contest] = made.contests()
    played = []
    for number in range(args.games):
        player = bot(args.bot, seed=f"{args.seed} {number}")
        played.append(positions(made, args.seats, player, Rng(args.seed * 1_000_003 + number), contests))
    fifth = len(played) // 5
    for name in contests:
        held = [row for rows in played[:fifth] for row in rows[name]]
        learned = [row for rows in played[fifth:] for row in rows[name]]
        weights = fit(learned)
        print(f"{name}: {len(learned)} positions, surprise {surprise(weights, held):.4f} on {len(held)} others")
        print("   ", [round(weight, 3) for weight in weights])


if __name__ == "__main__":
    try:
        main()
    except KodeksError as error:
        raise SystemExit(f"kodeks: {error}") from None
