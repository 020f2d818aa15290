"""The geometry on the cards of Archimedes: what a compass and a ruler make of each number."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

CENTRE = (50.0, 84.0)  # on a card of 100 by 140
RADIUS = 36.0
# how far each line of the star jumps: 5 is the pentagram, 13 a dense ring
JUMPS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 3, 11: 4, 12: 5, 13: 5}


def on_circle(turn: float, radius: float = RADIUS) -> tuple[float, float]:
    """The point at this part of a full turn, from the top."""
    angle = 2 * pi * turn - pi / 2
    return CENTRE[0] + radius * cos(angle), CENTRE[1] + radius * sin(angle)


def path(points: list[tuple[float, float]], closed: bool = True) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


@cache
def star(number: int) -> str:
    """The lines of the figure; a star that falls into parts is drawn part by part."""
    if number == 1:
        return ""
    if number == 2:
        return path([on_circle(0.25), on_circle(0.75)], closed=False)
    jump, left, parts = JUMPS[number], set(range(number)), []
    while left:
        at = min(left)
        corners = []
        while at in left:
            left.discard(at)
            corners.append(on_circle(at / number))
            at = (at + jump) % number
        parts.append(path(corners))
    return "".join(parts)


@cache
def dots(number: int) -> list[tuple[str, str]]:
    """The points of the compass: as many as the card counts."""
    if number == 1:
        return [("50.0", "84.0")]
    turns = [(at / number + (0.25 if number == 2 else 0)) for at in range(number)]
    return [(f"{x:.1f}", f"{y:.1f}") for x, y in map(on_circle, turns)]


@cache
def spiral() -> str:
    """The spiral of Archimedes, for the backs: its arms stand equally far apart."""
    steps = [1.5 + at / 24 for at in range(24 * 4 + 1)]
    points = [on_circle(turn, 7 * turn) for turn in steps]
    return path([(x - 1, y - 14) for x, y in points], closed=False)


def kind_of(name: str) -> str:
    """A card as its figure is coloured."""
    if name == "R":
        return "reiner"
    return "odd" if int(name) % 2 else "even"
