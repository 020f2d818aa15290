"""Creatures that have no build of their own."""

from __future__ import annotations

import math
from random import Random

from kodeks.pictures.figures.held import held
from kodeks.pictures.figures.pieces import Figure, Lights, Orb, Part, Piece
from kodeks.pictures.paths import Point, Ring, bent, limb, nums, outline, oval, poly, ribbon, ring, turned


def bird(rng: Random, kind: str = "hawk") -> Figure:
    """A great bird or bat, stooping or soaring to the right."""
    u = rng.uniform
    spread, near, far = u(0.85, 1.15), u(-42, 4), u(22, 58)
    long_neck = kind == "hawk" and rng.random() < 0.35

    def wing(turn: float, k: float) -> list[Point]:
        if kind == "bat":
            pts: Ring = ring("6 0!, 0 -26, 10 -56!, -26 -52, -46 -58!, -40 -38, -58 -30!, -38 -20, -44 -2!, -16 0")
        else:
            pts = ring(
                "12 2!, 10 -24, -4 -52, -30 -76!, -30 -62!, -42 -66!, -38 -52!, -50 -52!, -43 -40!, "
                "-53 -36!, -42 -28!, -48 -20!, -34 -16!, -34 -6, -14 6"
            )
        return turned(pts, (0, 0), turn, k * spread)

    hx, hy = (44, -22) if long_neck else (24, -8)
    body = ribbon([(-34, 12), (-6, 6), (18, -4), (hx + 4, hy)], 3, 3.4 if long_neck else 5, 8 if long_neck else 10)
    skull = outline(
        [
            (hx - 3, hy - 4),
            (hx + 3, hy - 11),
            (hx + 12, hy - 9),
            (hx + 23, hy - 2, 1),
            (hx + 14, hy - 1),
            (hx + 8, hy + 4),
            (hx, hy + 5),
        ]
    )
    tail = poly(*ring("-26 8, -56 12, -48 16, -58 22, -46 22, -48 30, -26 16"))
    claws = limb(((4, 10), 3), ((12, 20), 1.8), ((20, 22), 1)) + limb(((-4, 12), 3), ((2, 22), 1.8), ((10, 26), 1))
    inner = turned(ring("8 -2!, 4 -22, -8 -42, -24 -52!, -22 -34, -26 -18, -12 0"), (0, 0), near, spread)
    beak = outline([(hx + 12, hy - 9, 1), (hx + 25, hy - 1, 1), (hx + 14, hy - 1, 1)])
    return Figure(
        [
            Part("dark", outline(wing(far, 0.9), 0)),
            Part("main", tail + claws),
            Part("main", body + skull),
            Part("bone", beak, False),
            Lights(f"M{nums(hx + 7, hy - 5)}h0", 1.8, "accent"),
            Part("main", outline(wing(near, 1), 0)),
            Part("second", outline(inner, 0), False),
        ],
        122,
        False,
        120,
        22,
    )


def serpent(rng: Random) -> Figure:
    heads = rng.choice((1, 1, 1, 3))
    coil = ribbon(ring("-62 -6, -30 -16, 14 -4, 44 -12, 38 -34, 0 -34, -14 -22"), 2, 10, 9)
    pieces: list[Piece] = [Part("main", coil)]
    for k in range(heads):
        dx, dy = ((0, 0), (-34, 10), (26, 16))[k]
        neck = ribbon(
            [(-8, -26), (-16 + dx * 0.4, -54), (6 + dx * 0.7, -70 + dy), (2 + dx, -92 + dy), (22 + dx, -98 + dy)],
            9,
            4.5,
        )
        hx, hy = 24 + dx, -98 + dy
        skull = outline(
            [
                (hx - 10, hy - 4),
                (hx - 2, hy - 9),
                (hx + 8, hy - 6),
                (hx + 20, hy + 2, 1),
                (hx + 8, hy + 3),
                (hx + 15, hy + 9, 1),
                (hx, hy + 8),
                (hx - 8, hy + 5),
            ]
        )
        hood = outline(
            [
                (hx - 14, hy + 2, 1),
                (hx - 26, hy + 8),
                (hx - 26, hy + 30),
                (hx - 14, hy + 42, 1),
                (hx - 6, hy + 24),
                (hx - 4, hy + 6),
            ]
        )
        pieces += [Part("trim", hood), Part("main", neck + skull), Lights(f"M{nums(hx + 3, hy - 2.5)}h0", 2, "accent")]
    return Figure(pieces, 108, True, 110)


def spider(rng: Random) -> Figure:
    def legs(lift: float, k: float) -> str:
        out = []
        for x, knee, foot in ((10, 34, 52), (6, 22, 34), (2, -18, -30), (-2, -34, -52)):
            out.append(
                limb(
                    ((x, -26), 2.6 * k),
                    ((knee * k, -54 - lift + abs(knee) * 0.3), 2.2 * k),
                    ((foot + rng.uniform(-3, 3), 0), 0.7),
                )
            )
        return "".join(out)

    belly = oval(-26, -36, 22, 17)
    marks = outline(ring("-30 -46!, -22 -40, -30 -34!, -38 -40")) + outline(
        ring("-28 -33!, -22 -28, -28 -24!, -34 -28")
    )
    eyes = "".join(f"M{x}-{y}h0" for x, y in ((22, 28), (26, 26), (20, 24), (25, 22)))
    fangs = ribbon([(24, -20), (31, -16), (28, -8)], 2, 0.2) + ribbon([(20, -18), (25, -12), (21, -6)], 2, 0.2)
    return Figure(
        [
            Part("dark", legs(10, 0.8)),
            Part("main", belly),
            Part("accent", marks, False),
            Part("main", oval(4, -27, 12, 9) + oval(20, -25, 8, 7.5)),
            Part("bone", fangs, False),
            Lights(eyes, 2, "accent"),
            Part("second", legs(0, 1)),
        ],
        66,
        True,
        120,
    )


def spawn(rng: Random) -> Figure:
    """Something from below: a mound of arms and eyes."""

    def arms(count: int, tone: str, low: float) -> Part:
        out = []
        for i in range(count):
            a = math.pi * (0.08 + 0.84 * (i + rng.uniform(0.2, 0.8)) / count)
            reach, curl = rng.uniform(44, 70), rng.choice((-1, 1)) * rng.uniform(10, 22)
            x, y = -math.cos(a), -math.sin(a)
            out.append(
                ribbon(
                    [
                        (x * 14, -18 + y * 10),
                        (x * reach * 0.55 - y * curl * 0.5, -20 + y * reach * 0.6 + x * curl * 0.5),
                        (x * reach, -14 + y * reach * low),
                        (x * reach + curl, -22 + y * reach * low),
                    ],
                    6,
                    0.4,
                )
            )
        return Part(tone, "".join(out))

    body = outline(ring("-34 2!, -36 -20, -22 -44, 4 -54, 26 -42, 36 -18, 34 2!"))
    maw = outline(ring("-14 -14!, 4 -24, 24 -16!, 10 -6, -4 -6"))
    teeth = "".join(poly((x, -18), (x + 2, -11), (x + 4, -18.5)) for x in (-6, 0, 6, 12))
    eyes = [(-10, -34), (6, -40), (18, -32)]
    dots = "".join(f"M{x}{y}h0" for x, y in eyes)
    return Figure(
        [
            arms(6, "dark", 1.0),
            Part("main", body),
            arms(4, "second", 0.7),
            Part("void", maw, False),
            Part("bone", teeth, False),
            *(Orb(x, y, 7) for x, y in eyes),
            Lights(dots, 3.4, "accent"),
        ],
        84,
        True,
        130,
    )


def troll(rng: Random, hold: str = "club", tone: str = "skin") -> Figure:
    """A hunched giant with long arms."""
    u = rng.uniform
    hump, belly, stoop = u(-6, 8), u(-4, 8), u(-10, 6)
    up = rng.random() < 0.45
    far_hand = (-38 + u(-6, 6), -112 + u(-6, 6)) if up else (-30 + u(-6, 6), -22)
    far_arm = limb(((-20, -72), 10), bent_joint((-20, -72), far_hand, 26, -1, 7.5), (far_hand, 7))
    legs = limb(((-10, -34), 11), ((-16, -16), 8), ((-13, -3), 5.5), ((-3, -2), 4)) + limb(
        ((12, -34), 11), ((17, -16), 8), ((13, -3), 5.5), ((24, -2), 4)
    )
    body = outline(
        [
            (-22, -28),
            (-32 - belly, -56),
            (-27, -86 - hump),
            (-4, -98 - hump),
            (20, -90),
            (32 + belly, -64),
            (25 + belly, -40),
            (18, -26),
        ]
    )
    loin = poly(*ring("-20 -38, 20 -36, 18 -18, 10 -24, 3 -12, -4 -22, -12 -14, -18 -24"))
    hx, hy = 29, -88 + stoop
    skull = outline(
        [
            (hx - 15, hy + 2),
            (hx - 13, hy - 12),
            (hx + 1, hy - 16),
            (hx + 10, hy - 8),
            (hx + 15, hy + 4),
            (hx + 9, hy + 14),
            (hx - 5, hy + 16),
            (hx - 15, hy + 10),
        ]
    )
    extra = rng.choice(("ears", "horns", "mane"))
    if extra == "ears":
        top: Piece = Part(tone, poly((hx - 9, hy - 2), (hx - 23, hy - 15), (hx - 5, hy - 8)))
    elif extra == "horns":
        top = Part(
            "bone",
            "".join(
                ribbon([(hx + dx, hy - 12), (hx + dx - 9, hy - 20), (hx + dx - 6, hy - 32)], 3.4, 0.2) for dx in (-6, 6)
            ),
        )
    else:
        top = Part(
            "hair",
            outline(
                [
                    (hx + 4, hy - 15, 1),
                    (hx - 12, hy - 22),
                    (hx - 34, hy - 10),
                    (hx - 42, hy + 10, 1),
                    (hx - 24, hy + 4),
                    (hx - 14, hy + 14, 1),
                    (hx - 10, hy),
                ]
            ),
        )
    tusks = poly((hx + 6, hy + 10), (hx + 8, hy), (hx + 11, hy + 9)) + poly(
        (hx - 1, hy + 12), (hx, hy + 4), (hx + 3, hy + 12)
    )
    hand = (40 + u(-4, 4), -30 + u(-8, 4))
    near_arm = limb(((18, -74), 11), bent_joint((18, -74), hand, 26, 1, 8), (hand, 7.5))
    warts = "".join(oval(u(-26, 4), u(-84, -50), u(1.4, 2.6)) for _ in range(3))
    gear = held(rng, hold, far_hand if up else hand, u(-70, -40) if up else u(-80, -40), 1.8) if hold else []
    return Figure(
        [
            *(gear if up else []),
            Part("dark", far_arm),
            Part(tone, legs),
            Part(tone, body),
            Part("dark", warts, False),
            Part("leather", loin),
            *([top] if extra != "ears" else []),
            Part(tone, skull),
            *([top] if extra == "ears" else []),
            Part("bone", tusks, False),
            Lights(f"M{nums(hx + 7, hy - 3)}h0", 2.2, "accent"),
            *([] if up else gear),
            Part(tone, near_arm),
        ],
        126 if up else 108,
        True,
        96,
    )


def bent_joint(a: Point, b: Point, length: float, side: int, radius: float) -> tuple[Point, float]:
    """The elbow of a long arm, low and outward, with its radius."""
    joints = [bent(a, b, length, length, way) for way in (-1, 1)]
    return max(joints, key=lambda e: e[1] + 0.5 * side * e[0]), radius
