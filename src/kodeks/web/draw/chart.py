"""The curve of winning chances: places in a plot of any size, in per cent of its width and height."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

LEVELS = (0, 25, 50, 75, 100)
TICKS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000)
FEWEST = 5  # marks below the curve
NEAR = 8.0  # per cent of the width: pins that are nearer stand beside each other
PIN = 26  # pixels from one to the next
EDGE = 10.0  # per cent of the width: there they stand towards the middle


@dataclass(frozen=True)
class Point:
    """A chance at a step of the game; `best` where another answer would have had a better one."""

    step: int
    chance: float
    best: float | None = None


@dataclass(frozen=True)
class Spot:
    """Where a point stands, with what is told of it."""

    x: float
    y: float
    step: int
    percent: int
    best_y: float = 0.0
    best_percent: int = 0
    shift: float = 0.0  # pixels by which its pin stands aside


@dataclass(frozen=True)
class Chart:
    spots: list[Spot]
    drops: list[Spot]  # where something better was missed
    line: str  # a path in a box of 1000 by 1000
    area: str  # between the curve and an even chance
    even: float  # where that is
    ticks: list[tuple[float, int]]  # places and steps


def chart(points: Sequence[Point], steps: int, even: float) -> Chart:
    """Of a game of so many steps in which a chance of `even` is nobody's lead."""
    spots = [spot(point, steps) for point in points]
    places = [f"{10 * one.x:.1f} {10 * one.y:.1f}" for one in spots]
    line = "M" + "L".join(places) if len(places) > 1 else ""
    base = height(even)
    area = f"{line}L{10 * spots[-1].x:.1f} {10 * base:.1f}L{10 * spots[0].x:.1f} {10 * base:.1f}Z" if line else ""
    return Chart(spots, aside([one for one in spots if one.best_percent]), line, area, base, ticks(steps))


def spot(point: Point, steps: int) -> Spot:
    best = (0.0, 0) if point.best is None else (height(point.best), percent(point.best))
    return Spot(across(point.step, steps), height(point.chance), point.step, percent(point.chance), *best)


def aside(drops: list[Spot]) -> list[Spot]:
    """Those that would cover each other stand beside each other, in their order."""
    groups: list[list[Spot]] = []
    for one in drops:
        if groups and one.x - groups[-1][-1].x < NEAR:
            groups[-1].append(one)
        else:
            groups.append([one])
    return [replace(one, shift=PIN * (first(near) + i)) for near in groups for i, one in enumerate(near)]


def first(near: list[Spot]) -> float:
    """Where the row of these pins begins, in pins."""
    if near[0].x < EDGE:
        return 0.0
    return -(len(near) - 1) / (1 if near[-1].x > 100 - EDGE else 2)


def across(step: int, steps: int) -> float:
    return round(100 * step / max(1, steps), 2)


def height(chance: float) -> float:
    """From the top."""
    return round(100 - 100 * chance, 2)


def percent(chance: float) -> int:
    return round(100 * chance)


def ticks(steps: int) -> list[tuple[float, int]]:
    """Round numbers of steps below the curve."""
    each = max((tick for tick in TICKS if steps >= FEWEST * tick), default=1)
    return [(across(step, steps), step) for step in range(0, steps + 1, each)]
