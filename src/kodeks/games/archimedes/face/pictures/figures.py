"""Figures of the plane."""

from __future__ import annotations

import math

from kodeks.games.archimedes.face.pictures.ink import (
    BLUE,
    CX,
    CY,
    GOLD,
    INK,
    RED,
    SEPIA,
    Ink,
    around,
    circle,
    join,
    loop,
)
from kodeks.pictures.paths import Point, nums, poly, ribbon


def rose(ink: Ink) -> None:
    """The card that stands for any number: a sun with eight hands, in laurels."""
    ink.glow(CX, CY, 74)
    ink.thin(circle(56) + circle(50) + "".join(join(a, b) for a, b in zip(around(32, 50), around(32, 56), strict=True)))
    long, short, inner = around(8, 46), around(8, 30, -67.5), around(16, 11, -78.75)
    for i in range(8):
        left, right = inner[2 * i - 1], inner[2 * i]
        ink.wash(poly(long[i], left, (CX, CY)), GOLD, 1)
        ink.wash(poly(long[i], right, (CX, CY)), RED, 0.85)
        ink.firm("M" + "L".join(nums(*p) for p in (left, long[i], right)), INK, 1)
        ink.thin(join((CX, CY), short[i]), INK)
    ink.wash(circle(11), GOLD, 1)
    ink.firm(circle(11) + circle(4))
    for side in (-1, 1):
        stem = [
            (CX + side * math.cos(math.radians(a)) * 68, CY + math.sin(math.radians(a)) * 58)
            for a in range(80, -76, -13)
        ]
        ink.firm("M" + "L".join(nums(*p) for p in stem), "#5c6b2c", 1.4)
        for i, p in enumerate(stem[:-1]):
            q = stem[i + 1]
            out = (p[0] + side * 9, p[1] - 7)
            back = (q[0] - side * 8, q[1] - 3)
            ink.cv.fill(ribbon([p, out, (out[0] - side, out[1] - 6)], 1, 0, 3.2), "#6f7f35")
            ink.cv.fill(ribbon([p, back, (back[0] + side * 2, back[1] - 5)], 1, 0, 2.8), "#8c9a48")


def unit(ink: Ink) -> None:
    """A point, and the circle that a pair of compasses draws round it."""
    ink.glow(CX - 12, CY + 8, 70)
    x, y = CX - 12, CY + 10
    ink.wash(circle(46, x, y), BLUE, 0.3)
    ink.thin(circle(50, x, y), dash="2 3")
    ink.thin(f"M{x - 66} {y}h132M{x} {y - 62}v118", dash="6 3")
    ink.firm(f"M{x + 46} {y}A46 46 0 1 1 {x + 33} {y - 32}", INK, 2)
    ink.firm(join((x, y), (x + 46, y)), RED, 1.2)
    foot, tip, top = (x, y), (x + 33, y - 32), (x + 4, y - 68)
    for end in (foot, tip):
        ink.cv.fill(
            ribbon([top, ((top[0] + end[0]) / 2 + 3, (top[1] + end[1]) / 2), end], 4.2, 0.5),
            ink.cv.linear("#e8bf63", "#6b451c"),
        )
    ink.cv.disc(top[0], top[1], 6.5, ink.cv.linear("#ffe6a0", "#8a5a20"))
    ink.firm(circle(6.5, *top), INK, 1)
    ink.dot(foot)


def pentagram(ink: Ink) -> None:
    ink.glow(CX, CY, 72)
    outer, inner = around(5, 52), around(5, 52 * 0.382, 90)
    ink.thin(circle(52) + circle(52 * 0.382) + loop(outer) + "".join(join((CX, CY), p) for p in outer))
    for i, p in enumerate(outer):
        a, b = inner[(i + 2) % 5], inner[(i + 3) % 5]
        ink.wash(poly(p, a, (CX, CY)), BLUE, 0.85)
        ink.wash(poly(p, b, (CX, CY)), GOLD, 0.9)
    ink.firm(loop(outer, 2), INK, 1.8)
    ink.firm(loop(inner), RED, 1.1)
    ink.dot(*outer)


def rosette(ink: Ink) -> None:
    """Six circles round one; the hexagon that holds them."""
    ink.glow(CX, CY, 70)
    middles = around(6, 26, -60)
    ink.thin(loop(around(6, 60, -90)) + circle(60) + circle(52), dash="1 2")
    for i, (x, y) in enumerate(middles):
        ink.wash(circle(26, x, y), (BLUE, GOLD, RED)[i % 3], 0.34)
    ink.firm("".join(circle(26, *p) for p in middles) + circle(26), INK, 1.1)
    ink.firm(circle(52) + loop(middles), SEPIA, 1)
    ink.dot(*middles, (CX, CY))


def heptagon(ink: Ink) -> None:
    """Seven sides, which compasses alone do not find: he laid the rule by eye."""
    ink.glow(CX, CY - 4, 72)
    corners = around(7, 55)
    ink.thin(circle(55) + "".join(join((CX, CY), p) for p in corners) + f"M40 {CY + 55}H200", dash="4 2")
    ink.wash(loop(corners), BLUE, 0.25)
    for i in range(7):
        ink.wash(poly(corners[i], corners[(i + 3) % 7], (CX, CY)), GOLD if i % 2 else RED, 0.3)
    ink.firm(loop(corners, 3), INK, 1)
    ink.firm(loop(corners, 2), RED, 0.9)
    ink.firm(loop(corners), INK, 1.9)
    ink.cv.fill(poly((34, 22), (210, 2), (212, 9), (36, 29)), ink.cv.linear("#c99245", "#7b4f22"), 0.9)
    ink.firm("".join(f"M{nums(40 + i * 9, 24.5 - i * 1.02)}v-3" for i in range(19)), INK, 0.6)
    ink.dot(*corners)


def spiral(ink: Ink) -> None:
    """Equal turns, equal distance: nine rays measure it."""
    ink.glow(CX, CY, 74)
    rays = around(9, 60)
    ink.thin("".join(join((CX, CY), p) for p in rays) + "".join(circle(r) for r in (14, 28, 42, 56)))
    turn = [(CX + t * 1.02 * math.cos(t / 57.3 * 18), CY + t * 1.02 * math.sin(t / 57.3 * 18)) for t in range(57)]
    ink.wash("M" + "L".join(nums(*p) for p in turn) + "z", BLUE, 0.4)
    ink.firm("M" + "L".join(nums(*p) for p in turn), INK, 2.2)
    ink.firm("M" + "L".join(nums(p[0] + 1, p[1] + 1) for p in turn[20:]), GOLD, 0.8)
    ink.dot((CX, CY), turn[-1], *turn[17:56:13])


def pebbles(ink: Ink) -> None:
    """Ten grains in a triangle; the sand that one could count."""
    ink.glow(CX, CY - 6, 76)
    rows: list[list[Point]] = [[(CX + (i - row / 2) * 27, 24 + row * 24) for i in range(row + 1)] for row in range(4)]
    flat = [p for row in rows for p in row]
    sides = [rows[0][0], rows[3][3], rows[3][0]]
    ink.wash(loop(sides), GOLD, 0.4)
    ink.thin(loop(sides) + "".join(join(row[0], row[-1]) for row in rows[1:]), INK)
    for x, y, *_ in flat:
        ink.cv.disc(x, y, 9, ink.cv.linear("#fff2c4", "#c07f34", "#5a3416"))
        ink.firm(circle(9, x, y), INK, 0.8)
    heap = "".join(f"M{nums(ink.rng.uniform(20, 220), 124 - abs(ink.rng.gauss(0, 5)))}h0" for _ in range(90))
    ink.cv.line(heap, "#a8753a", 1.6)
    ink.cv.line(heap, "#f3d693", 0.8)
