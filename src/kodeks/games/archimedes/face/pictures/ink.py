"""Pens and washes."""

from __future__ import annotations

import math
from random import Random

from kodeks.pictures.canvas import Canvas
from kodeks.pictures.paths import Point, nums, oval

INK = "#43291a"
SEPIA = "#8a5a30"
RED = "#b0452e"
BLUE = "#2e6f7c"
GOLD = "#d79a2b"
CX, CY = 120, 68  # the middle of a drawing


class Ink:
    """Draws on one canvas: firm lines, lines of construction, washes of colour."""

    def __init__(self, cv: Canvas, rng: Random) -> None:
        self.cv = cv
        self.rng = rng

    def firm(self, d: str, colour: str = INK, width: float = 1.5) -> None:
        self.cv.line(d, colour, width)

    def thin(self, d: str, colour: str = SEPIA, dash: str = "") -> None:
        self.cv.line(d, colour, 0.6, 0.8, dash)

    def wash(self, d: str, colour: str, opacity: float = 0.55) -> None:
        """Thicker at the foot, as colour runs down."""
        self.cv.fill(d, self.cv.linear((colour, 0.35), (colour, 1)), opacity)

    def glow(self, x: float, y: float, r: float, colour: str = "#ffd77a", opacity: float = 0.9) -> None:
        self.cv.disc(x, y, r, self.cv.glow(colour), opacity)

    def dot(self, *points: Point) -> None:
        d = "".join(f"M{nums(p[0], p[1])}h0" for p in points)
        self.cv.line(d, INK, 4)
        self.cv.line(d, RED, 2.4)


def around(count: int, r: float, turn: float = -90, x: float = CX, y: float = CY) -> list[Point]:
    """Corners of a regular figure."""
    steps = (math.radians(turn + 360 * i / count) for i in range(count))
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in steps]


def loop(points: list[Point], step: int = 1) -> str:
    """Through every `step`th corner until it closes, as often as that takes."""
    out, left = [], set(range(len(points)))
    while left:
        start = at = min(left)
        line = []
        while at in left:
            left.discard(at)
            line.append(points[at])
            at = (at + step) % len(points)
        assert at == start
        out.append("M" + "L".join(nums(*p) for p in line) + "z")
    return "".join(out)


def join(a: Point, b: Point) -> str:
    return f"M{nums(*a)}L{nums(*b)}"


def circle(r: float, x: float = CX, y: float = CY) -> str:
    return oval(x, y, r)
