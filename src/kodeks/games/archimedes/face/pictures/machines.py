"""Machines."""

from __future__ import annotations

import math

from kodeks.games.archimedes.face.pictures.ink import BLUE, CX, CY, GOLD, INK, RED, SEPIA, Ink, around, circle, join
from kodeks.pictures.paths import nums, outline, oval, poly, ribbon, ring


def lever(ink: Ink) -> None:
    """Give me a place to stand: the world on one end of a beam."""
    ink.glow(62, 50, 66)
    a, b = (34, 78), (216, 30)
    ink.cv.fill(poly((104, 120), (122, 56), (140, 120)), ink.cv.linear("#c28a45", "#6a431d"))
    ink.firm("M104 120L122 56L140 120z", INK, 1.2)
    ink.thin("M20 120H220" + "".join(f"M{x} 120l-5 6" for x in range(26, 222, 8)))
    ink.cv.fill(ribbon([a, (122, 55), b], 3.4, 2.2), ink.cv.linear("#e0b368", "#7b4f22"))
    ink.firm(join((34, 75), (216, 28)), INK, 1)
    x, y, r = 58, 42, 29
    ink.cv.disc(x, y, r, ink.cv.linear("#dff0e6", BLUE, "#173a45", way=(0.2, 0, 0.8, 1)))
    land = outline(ring("38 34, 46 22, 60 24, 58 36, 48 40, 44 50, 38 46")) + outline(
        ring("66 44, 78 36, 82 48, 74 60, 66 56")
    )
    ink.cv.fill(land, "#c9a24c", 0.9)
    ink.thin(f"M{x - r} {y}A{r} 9 0 0 0 {x + r} {y}M{x} {y - r}A9 {r} 0 0 0 {x} {y + r}", INK)
    ink.firm(circle(r, x, y), INK, 1.4)
    ink.firm("M212 31l6 34M214 30l-1 0", SEPIA, 1)
    ink.cv.fill(oval(218, 73, 9, 9), ink.cv.linear("#f6d98a", "#8a5a20"))
    ink.firm(circle(9, 218, 73), INK, 1)
    ink.thin("M122 56V14M34 92A96 96 0 0 0 122 150M216 96A96 96 0 0 1 180 122", dash="3 3")
    ink.dot((122, 56), a, b)


def pulley(ink: Ink) -> None:
    """Four ropes carry; the fifth is pulled by one hand."""
    ink.glow(CX, 60, 72)
    ink.cv.fill("M40 10H200V18H40z", ink.cv.linear("#c99245", "#6a431d"))
    ink.firm("M40 10H200V18H40z", INK, 1)
    ropes = "".join(f"M{x} {top}V{low}" for x, top, low in ((82, 38, 92), (110, 38, 92), (124, 38, 92), (152, 38, 92)))
    ink.firm(ropes + "M153 38L190 116", "#9a6a35", 2.4)
    ink.firm(ropes + "M153 38L190 116", "#f0d79c", 0.8)
    for x, y in ((96, 36), (138, 36), (96, 92), (138, 92)):
        ink.cv.disc(x, y, 15, ink.cv.linear("#f6d98a", "#b77a30", "#6a431d"))
        ink.firm(
            circle(15, x, y) + circle(3.5, x, y) + "".join(join((x, y), p) for p in around(6, 12, 0, x, y)), INK, 1
        )
    ink.firm("M96 18v18M138 18v18M96 92v18h42v-18M117 110v6", INK, 1.6)
    ink.cv.fill(poly((95, 132), (100, 115), (134, 115), (139, 132)), ink.cv.linear("#c7c2b4", "#5b5850"))
    ink.firm("M95 132L100 115H134L139 132z", INK, 1.2)
    ink.thin("M60 26V128M54 26h12M54 128h12", RED)


def screw(ink: Ink) -> None:
    """Water climbs as the screw is turned: eight turns of it."""
    ink.glow(150, 40, 76)
    ink.cv.fill("M0 118q30-6 60 0t60 0t60 0t60 0v32H0z", ink.cv.linear((BLUE, 0.7), (BLUE, 0.2)))
    ink.thin("M0 124q24-5 48 0t48 0M96 129q20-4 40 0t40 0M150 123q20-4 40 0t40 0", BLUE)
    (ax, ay), (bx, by) = (48, 116), (192, 28)
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length

    def at(along: float, off: float) -> tuple[float, float]:
        return ax + ux * along - uy * off, ay + uy * along + ux * off

    tube = poly(at(0, -21), at(length, -21), at(length, 21), at(0, 21))
    ink.cv.fill(tube, ink.cv.linear(("#fff4d4", 0.9), (GOLD, 0.35), ("#6a431d", 0.7)))
    for i in range(8):
        s = length * (i + 0.5) / 8
        a, b, c, d = at(s - 9, 20), at(s + 9, -20), at(s + 15, -20), at(s - 3, 20)
        ink.cv.fill(poly(a, b, c, d), ink.cv.linear("#f0c873", "#8a5a20"))
        ink.firm(join(a, b) + join(d, c), INK, 0.9)
        pool = [at(s - 6, 19), at(s + 3, 5), at(s + 13, 19)]
        ink.cv.fill(poly(*pool), BLUE, 0.75)
    ink.firm(join(at(-14, 0), at(length + 22, 0)), INK, 2.6)
    ink.firm(join(at(0, -21), at(length, -21)) + join(at(0, 21), at(length, 21)), INK, 1.6)
    end = at(length + 22, 0)
    ink.firm(f"M{nums(*end)}l-7-15h-12", INK, 2)
    ink.cv.fill("M196 62q8 20 2 52l12 0q6-30 0-50z", ink.cv.linear((BLUE, 0.9), (BLUE, 0.3)))
    ink.thin(f"M{nums(*at(0, 30))}L{nums(*at(length, 30))}", RED, "4 2")


def mirrors(ink: Ink) -> None:
    """Eleven rays meet in one place, and a ship burns."""
    ink.glow(46, 92, 56, "#ff9a3c")
    ink.glow(206, 20, 60)
    focus = (48, 92)
    ink.cv.fill("M0 110q30-6 60 0t60 0t60 0t60 0v40H0z", ink.cv.linear((BLUE, 0.6), (BLUE, 0.15)))
    bowl = [(214 - (y - 62) ** 2 / 96, y) for y in range(12, 113, 10)]
    for x, y in bowl:
        ink.cv.line(join((x, y), focus), GOLD, 1.1, 0.9)
        ink.thin(f"M{nums(x, y)}L{nums(x - 40, y - 34)}", SEPIA, "3 2")
        ink.cv.fill(
            poly((x - 3, y - 5), (x + 4, y - 3), (x + 4, y + 5), (x - 3, y + 4)), ink.cv.linear("#fffbe0", "#a9772c")
        )
        ink.firm(f"M{nums(x - 3, y - 5)}V{y + 4}", INK, 1)
    ink.firm("M" + "L".join(nums(x + 5, y) for x, y in bowl), INK, 1.6)
    hull = outline(ring("14 100!, 24 116, 72 116, 88 98!, 70 104, 30 105"))
    ink.cv.fill(hull, ink.cv.linear("#9a6a35", "#43291a"))
    ink.firm("M48 104V62M48 66q20 8 16 32H40q12-14 8-32", INK, 1.2)
    ink.cv.fill("M48 66q20 8 16 32H40q12-14 8-32z", "#f4e3ba", 0.8)
    for lean, tall in ((-7, 20), (0, 34), (8, 24)):
        x, y = focus[0] + lean, focus[1] + 6
        ink.cv.fill(
            outline([(x - 5, y), (x - 6, y - tall * 0.4), (x + 1, y - tall, 1), (x + 6, y - tall * 0.4), (x + 5, y)]),
            ink.cv.linear("#fff3b0", "#f08a24", RED),
        )
    ink.dot(focus)


def spheres(ink: Ink) -> None:
    """The sky in brass: twelve houses, and the wanderers on their rings."""
    ink.glow(CX, CY, 84)
    ink.wash(circle(60), BLUE, 0.3)
    ink.firm(circle(60) + circle(50), INK, 1.5)
    ink.firm("".join(join(a, b) for a, b in zip(around(12, 50), around(12, 60), strict=True)), INK, 1)
    ink.thin("".join(join(a, b) for a, b in zip(around(72, 57), around(72, 60), strict=True)))
    for i, (x, y) in enumerate(around(12, 55, -75)):
        ink.wash(circle(2.6, x, y), (RED, GOLD, BLUE, SEPIA)[i % 4], 1)
    for i, r in enumerate((13, 20, 27, 34, 42)):
        ink.thin(oval(CX, CY, r, r), INK)
        x, y = around(5, r, -100 + i * 67)[i]
        ink.cv.disc(x, y, 3.8, ink.cv.linear("#fff2c4", ("#b0452e", "#8a5a20", "#2e6f7c", "#7a6a50", "#5a3416")[i]))
        ink.firm(circle(3.8, x, y), INK, 0.8)
    ink.cv.fill(f"M{CX - 60} {CY}A60 15 -24 0 1 {CX + 60} {CY}A60 15 -24 0 1 {CX - 60} {CY}z", GOLD, 0.16)
    ink.firm(f"M{CX - 60} {CY + 10}A64 17 -14 0 0 {CX + 60} {CY - 10}", GOLD, 2.2)
    ink.cv.disc(CX, CY, 8, ink.cv.linear("#fff6c8", "#f0a92c", "#b0452e"))
    ink.firm(circle(8) + "".join(join(a, b) for a, b in zip(around(12, 10), around(12, 13), strict=True)), INK, 0.9)
