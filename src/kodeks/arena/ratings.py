"""Ratings from games of any number of seats: the chance to win is a seat's share of the strengths at the table.

Of two seats that is the model of Bradley and Terry. Ratings are on the scale of chess, where 400 more are ten
times the strength; their mean is 0.
"""

from __future__ import annotations

from math import log, sqrt

from kodeks.arena.fit import chances, solve
from kodeks.arena.play import Result

SURE = 1.959964  # standard deviations on both sides that hold 95 %
SCALE = 400 / log(10)
STEPS = 25  # of Newton's method
RIDGE = 0.05  # so that who has won all games is not infinitely strong


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """For each bot its rating, and how far it may be off on both sides (95 %); the best first."""
    names = sorted({name for result in results for name in result.bots})
    place = {name: at for at, name in enumerate(names)}
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        slope, bend = derivatives(results, place, strengths)
        strengths = [old + step for old, step in zip(strengths, solve(bend, slope), strict=True)]
    _, bend = derivatives(results, place, strengths)
    mean = sum(strengths) / len(names)
    found = {}
    for name, at in place.items():
        contrast = [(1.0 if at == other else 0.0) - 1 / len(names) for other in range(len(names))]
        variance = sum(a * b for a, b in zip(contrast, solve(bend, contrast), strict=True))
        found[name] = (SCALE * (strengths[at] - mean), SURE * SCALE * sqrt(variance))
    return dict(sorted(found.items(), key=lambda entry: -entry[1][0]))


def derivatives(
    results: list[Result], place: dict[str, int], strengths: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the likelihood of the results: its slope, and how it bends."""
    size = len(strengths)
    slope = [-RIDGE * strength for strength in strengths]
    bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    for result in results:
        seated = [place[name] for name in result.bots]
        if len(set(seated)) == 1:
            continue  # against itself a bot shows nothing
        shares = chances([1.0], [[strengths[at]] for at in seated])
        for winner in result.winners:
            slope[seated[winner]] += 1 / len(result.winners)
        for at, share in zip(seated, shares, strict=True):
            slope[at] -= share
            bend[at][at] += share
            for other, its in zip(seated, shares, strict=True):
                bend[at][other] -= share * its
    return slope, bend
