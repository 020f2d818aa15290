"""Shapes as text of SVG paths."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random

Point = tuple[float, ...]  # (x, y) is a soft corner, (x, y, 1) a sharp one
Ring = list[Point]


def ring(text: str) -> Ring:
    """Points as text: `-40 -34, -16 -46!, 0 -38`; a mark stands after a sharp one."""
    return list(_read(text))


@lru_cache(4096)
def _read(text: str) -> tuple[Point, ...]:
    found: Ring = []
    for point in text.split(","):
        x, y = point.removesuffix("!").split()
        found.append((float(x), float(y), 1) if point.endswith("!") else (float(x), float(y)))
    return tuple(found)


def num(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return {"-0": "0"}.get(text, text.replace("-0.", "-.") if text.startswith("-0.") else text.removeprefix("0") or "0")


def nums(*values: float) -> str:
    return " ".join(map(num, values)).replace(" -", "-")


def mid(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def outline(points: Iterable[Point], digits: int = 1) -> str:
    """A closed path: rounded at soft points, cornered at sharp ones, always clockwise (overlaps then unite).

    Only the first command is absolute: the text is shorter, and the whole path moves with it.
    Shapes drawn in whole numbers stay in whole numbers.
    """
    corners = [(round(p[0], digits), round(p[1], digits), *p[2:]) for p in points]
    if all(p[0] == int(p[0]) and p[1] == int(p[1]) for p in corners):
        digits = 0
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1], strict=True)) < 0:
        corners.reverse()

    def joint(a: Point, b: Point) -> Point:
        if len(a) > 2 or len(b) > 2:
            return (a if len(a) > 2 else b)[:2]
        return round((a[0] + b[0]) / 2, digits), round((a[1] + b[1]) / 2, digits)

    pen = joint(corners[-1], corners[0])
    out, last = ["M" + nums(*pen)], ""

    def command(letter: str, *values: float) -> None:
        nonlocal last
        text = nums(*values)
        out.append(text if letter == last and text[0] == "-" else " " + text if letter == last else letter + text)
        last = letter

    for i, p in enumerate(corners):
        if len(p) > 2:
            dx, dy = p[0] - pen[0], p[1] - pen[1]
            if dx and dy:
                command("l", dx, dy)
            elif dx or dy:
                command("h" if dx else "v", dx or dy)
                last = ""
            pen = p[:2]
        else:
            end = joint(p, corners[(i + 1) % len(corners)])
            command("q", p[0] - pen[0], p[1] - pen[1], end[0] - pen[0], end[1] - pen[1])
            pen = end
    return "".join(out) + "z"


def land(points: Iterable[Point]) -> str:
    """An outline in whole numbers: enough for ground, trees and clouds."""
    return outline(points, 0)


def crag(*points: Point) -> str:
    return outline(((p[0], p[1], 1) for p in points), 0)


def poly(*points: Point) -> str:
    return outline((p[0], p[1], 1) for p in points)


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    return f"M{nums(x - rx, y)}a{nums(rx, ry, 0, 1, 1, 2 * rx, 0)}a{nums(rx, ry, 0, 1, 1, -2 * rx, 0)}z"


def round_at(p: Point, rx: float, ry: float | None = None) -> str:
    return oval(p[0], p[1], rx, ry)


def limb(*joints: tuple[Point, float]) -> str:
    """A chain of tapering segments through (point, radius) joints, round at every joint."""
    out = []
    for i, ((a, ra), (b, rb)) in enumerate(pairwise(joints)):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length, dx / length
        start = f"a{nums(ra, ra, 0, 0, 1, -2 * nx * ra, -2 * ny * ra)}" if not i else ""
        out.append(
            f"M{nums(a[0] - nx * ra, a[1] - ny * ra)}l{nums(dx + nx * (ra - rb), dy + ny * (ra - rb))}"
            f"a{nums(rb, rb, 0, 0, 1, 2 * nx * rb, 2 * ny * rb)}"
            f"l{nums(nx * (ra - rb) - dx, ny * (ra - rb) - dy)}{start}z"
        )
    return "".join(out)


def ribbon(spine: Sequence[Point], start: float, end: float = 0.0, belly: float | None = None, digits: int = 1) -> str:
    """A smooth tapering band along a spine: tails, necks, tentacles, horns, locks of hair."""
    left, right = [], []
    last = len(spine) - 1
    for i, p in enumerate(spine):
        a, b = spine[max(0, i - 1)], spine[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        t = i / last
        width = start + (end - start) * t
        if belly is not None:
            width += (belly - (start + end) / 2) * 4 * t * (1 - t)
        edge = (1,) if i in (0, last) else ()
        left.append((p[0] - dy / length * width, p[1] + dx / length * width, *edge))
        right.append((p[0] + dy / length * width, p[1] - dx / length * width, *edge))
    return outline(left + right[::-1], digits)


def turned(points: Iterable[Point], at: Point, angle: float = 0, scale: float = 1) -> list[Point]:
    """Points of an object lying along +x, moved to a hand and turned by degrees."""
    c, s = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
    return [(at[0] + p[0] * c - p[1] * s, at[1] + p[0] * s + p[1] * c, *p[2:]) for p in points]


def bent(a: Point, b: Point, upper: float, lower: float, side: int) -> Point:
    """Where the knee or elbow lies between two joints."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = math.hypot(dx, dy) or 0.1
    if span >= upper + lower:
        return mid(a, b, upper / (upper + lower))
    along = (upper**2 - lower**2 + span**2) / (2 * span)
    away = math.sqrt(max(0, upper**2 - along**2)) * side
    return a[0] + (dx * along - dy * away) / span, a[1] + (dy * along + dx * away) / span


def sharp(*points: Point) -> list[Point]:
    return [(p[0], p[1], 1) for p in points]


def star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    return poly(
        *(
            (
                x + math.sin(math.pi * i / points) * (inner if i % 2 else outer),
                y - math.cos(math.pi * i / points) * (inner if i % 2 else outer),
            )
            for i in range(2 * points)
        )
    )


def bolt(rng: Random, a: Point, b: Point, steps: int = 5, wild: float = 6) -> str:
    """A crooked line of lightning."""
    points = [mid(a, b, i / steps) for i in range(steps + 1)]
    return "M" + "L".join(
        nums(
            p[0] + (rng.uniform(-wild, wild) if 0 < i < steps else 0),
            p[1] + (rng.uniform(-wild, wild) if 0 < i < steps else 0),
        )
        for i, p in enumerate(points)
    )
