"""Signs."""

from __future__ import annotations

import math
from random import Random

from kodeks.pictures.figures.pieces import Figure, Lights, Orb, Part, Piece
from kodeks.pictures.paths import outline, oval, poly, ribbon, ring, star, turned


def emblem(rng: Random, kind: str) -> Figure:
    """A fate card is a sign: a ring of rays around one device."""
    spokes = rng.choice((12, 16, 24))
    beams = "".join(
        poly(*turned([(60, -1.8), (78 if i % 2 else 70, 0), (60, 1.8)], (0, 0), i * 360 / spokes))
        for i in range(spokes)
    )
    frame: list[Piece] = [
        Orb(0, 0, 84),
        Part("ghost", beams, False),
        Part("dark", oval(0, 0, 54)),
        Part("main", oval(0, 0, 48), False),
        Lights(oval(0, 0, 51), 1.2, "gold", "2 3"),
    ]
    gold, lit = "gold", "accent"
    if kind == "target":
        device: list[Piece] = [
            Lights(oval(0, 0, 32), 4, gold),
            Lights(oval(0, 0, 18), 3, gold),
            Part(lit, oval(0, 0, 6), False),
            Part(gold, "".join(poly(*turned(ring("24 -2, 46 -3, 46 3, 24 2"), (0, 0), k * 90)) for k in range(4))),
        ]
    elif kind == "twist":
        device = [
            Part(
                gold,
                "".join(
                    ribbon(
                        [(math.cos(a) * r, math.sin(a) * r) for a, r in ((k + t * 0.8, 4 + t * 8) for t in range(6))],
                        1.4,
                        3.4,
                        5,
                    )
                    for k in (0, math.pi)
                ),
            ),
            Part(lit, oval(0, 0, 5), False),
        ]
    elif kind == "flame":
        device = [
            Part(gold, outline(ring("-20 26, -28 2, -12 -12, -10 -28!, 2 -18, 8 -42!, 24 -12, 28 10, 18 30, 0 36"))),
            Part(lit, outline(ring("-8 26, -12 8, 0 -2, 2 -14!, 12 6, 10 24, 0 30")), False),
        ]
    elif kind == "blades":
        device = []
        for a in (-50, -130):
            device.append(
                Part(
                    gold,
                    outline(
                        turned(
                            ring(
                                "-34 -2.4!, -20 -2.4!, -20 -10!, -15 -10!, -15 -3.4!, 36 -3!, 44 0!, 36 3!, -15 3.4!, "
                                "-15 10!, -20 10!, -20 2.4!, -34 2.4!"
                            ),
                            (0, 0),
                            a,
                        )
                    ),
                )
            )
        device.append(Part(lit, star(0, -2, 10, 4, 4), False))
    elif kind == "shield":
        device = [
            Part(gold, outline(ring("-28 -32!, 0 -38, 28 -32!, 28 0, 0 38!, -28 0"))),
            Part("dark", outline(ring("0 -30!, 21 -26!, 21 0, 0 28!")), False),
            Part(lit, star(0, -2, 14, 5, 4), False),
        ]
    elif kind == "compass":
        device = [
            Lights(oval(0, 0, 32), 1.6, gold),
            Part(gold, star(0, 0, 42, 8, 4)),
            Part(lit, "".join(poly(*turned([(0, 0), (8, -6), (42, 0)], (0, 0), k * 90 - 90)) for k in range(4)), False),
        ]
    elif kind == "rings":
        device = [Lights(oval(-13, 6, 20), 5, gold), Lights(oval(13, 6, 20), 5, gold), Lights(oval(0, -15, 20), 5, lit)]
    elif kind == "eye":
        device = [
            Part(gold, outline(ring("-40 0!, -18 -24, 18 -24, 40 0!, 18 22, -18 22"))),
            Part("dark", oval(0, 0, 15), False),
            Part(lit, oval(0, 0, 9), False),
            Part("void", oval(0, 0, 4), False),
        ]
    elif kind == "glass":
        device = [
            Part(
                gold,
                poly(*ring("-24 -36, 24 -36, 24 -30, -24 -30"))
                + poly(*ring("-24 36, 24 36, 24 30, -24 30"))
                + outline(ring("-18 -30!, -18 -12, -2 0!, -18 12, -18 30!, 18 30!, 18 12, 2 0!, 18 -12, 18 -30!")),
            ),
            Part(
                lit,
                outline([(-13, 28, 1), (0, 12), (13, 28, 1)]) + outline([(-11, -16, 1), (11, -16, 1), (0, -2, 1)]),
                False,
            ),
        ]
    elif kind == "bolt":
        device = [
            Part(gold, poly(*ring("8 -44, -22 6, -2 6, -10 42, 24 -8, 4 -8, 18 -44"))),
            Part(lit, poly(*ring("9 -34, -12 1, 4 1, -2 22, 14 -3, -2 -3")), False),
        ]
    elif kind == "crown":
        device = [
            Part(gold, poly(*ring("-32 24, -36 -18, -16 0, 0 -34, 16 0, 36 -18, 32 24"))),
            Part("dark", poly(*ring("-30 18, 30 18, 30 12, -30 12")), False),
            Part(lit, oval(0, -8, 5) + oval(-22, 4, 3) + oval(22, 4, 3), False),
        ]
    elif kind == "wing":
        device = [
            Part(
                gold,
                "".join(
                    outline(
                        [
                            (s * 3, 26, 1),
                            (s * 6, -8),
                            (s * 24, -30),
                            (s * 46, -34, 1),
                            (s * 40, -20, 1),
                            (s * 42, -8, 1),
                            (s * 33, -3, 1),
                            (s * 32, 9, 1),
                            (s * 22, 11, 1),
                            (s * 16, 22),
                        ]
                    )
                    for s in (-1, 1)
                ),
            ),
            Part(lit, poly(*ring("0 -20, 7 0, 0 34, -7 0")), False),
        ]
    else:
        device = [
            Part(gold, star(0, 0, 44, 15, rng.choice((5, 6, 7, 8)))),
            Part("dark", oval(0, 0, 11), False),
            Part(lit, star(0, 0, 9, 4, 4), False),
        ]
    return Figure([*frame, *device], 132, False, 150)
