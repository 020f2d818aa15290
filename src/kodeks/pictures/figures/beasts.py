"""Beasts on four legs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Figure, Lights, Part, Piece, moved
from kodeks.pictures.paths import Point, bent, limb, mid, nums, outline, poly, ribbon


@dataclass(frozen=True)
class Build:
    """Proportions of a four-legged beast."""

    length: float
    leg: float
    depth: float
    thick: float
    neck: tuple[float, float]
    head: str
    tail: str


BUILDS = {
    "horse": Build(44, 36, 11, 3.0, (19, -25), "horse", "flow"),
    "wolf": Build(42, 25, 9.5, 2.7, (17, -9), "wolf", "brush"),
    "boar": Build(42, 17, 14, 3.2, (15, 4), "boar", "wisp"),
    "cat": Build(50, 23, 9, 3.0, (16, -7), "cat", "long"),
    "bear": Build(44, 22, 15, 4.6, (15, -3), "bear", ""),
    "lizard": Build(58, 15, 10, 3.8, (22, -7), "lizard", "heavy"),
    "ram": Build(44, 30, 13, 3.2, (17, -15), "ram", "wisp"),
    "stag": Build(40, 37, 9.5, 2.4, (17, -25), "stag", "wisp"),
    "strider": Build(34, 44, 12, 3.4, (20, -20), "lizard", "heavy"),
    "horn": Build(52, 21, 16, 5.0, (16, 2), "horn", "wisp"),
}


GAITS = {  # feet of: far hind, far fore, near hind, near fore
    "stand": ((-3, 0), (2, 0), (3, 0), (-2, 0)),
    "walk": ((4, 0), (7, -4), (-8, 0), (-4, 0)),
    "gallop": ((-20, -4), (18, -12), (-12, 0), (26, -5)),
    "prowl": ((6, 0), (-5, 0), (-13, 0), (15, 0)),
}


def beast(rng: Random, kind: str, gait: str = "stand", rider: Look | None = None, tone: str = "fur") -> Figure:
    """A four-legged animal seen from the side, perhaps with a rider."""
    b = BUILDS[kind]
    top = -(b.leg + b.depth * 1.75)
    half = b.length / 2
    steps = GAITS[gait]
    far: list[str] = []
    near: list[str] = []
    for i, (sx, sy) in enumerate(steps):
        hind = i % 2 == 0
        root = (-half * 0.78 if hind else half * 0.78, -b.leg - b.depth * 0.55)
        foot = (root[0] + sx + (-3 if hind else 2), sy - 2)
        joint = bent(root, foot, b.leg * 0.6 + b.depth * 0.3, b.leg * 0.62, -1 if hind else 1)
        haunch = b.depth * (0.72 if hind else 0.56)
        chain = limb(
            (root, haunch),
            (joint, b.thick * 1.15),
            (foot, b.thick * 0.78),
            ((foot[0] + 3.4, foot[1] + 0.5), b.thick * 0.7),
        )
        (far if i < 2 else near).append(chain)
    body = outline(
        [
            (-half * 1.12, top + b.depth * 0.6),
            (-half * 0.86, top),
            (0, top + b.depth * 0.24),
            (half * 0.7, top - b.depth * 0.1),
            (half * 1.16, top + b.depth * 0.6),
            (half * 1.02, -b.leg - b.depth * 0.2),
            (half * 0.5, -b.leg + 1),
            (-half * 0.2, -b.leg - 2),
            (-half * 0.9, -b.leg - b.depth * 0.4),
        ]
    )
    base = (half * 0.78, top + b.depth * 0.55)
    crown = (base[0] + b.neck[0], base[1] + b.neck[1])
    neck = ribbon([(base[0] - b.depth * 0.5, base[1] + 3), mid(base, crown, 0.5), crown], b.depth * 0.95, b.depth * 0.5)
    pieces: list[Piece] = [Part("dark", "".join(far))]
    stern = (-half * 1.02, top + b.depth * 0.5)
    tails = {
        "flow": ribbon(
            [stern, (stern[0] - 10, stern[1] - 2), (stern[0] - 16, stern[1] + 18), (stern[0] - 22, stern[1] + 30)],
            2,
            0,
            4.5,
        ),
        "brush": ribbon([stern, (stern[0] - 12, stern[1] + 2), (stern[0] - 24, stern[1] + 12)], 2.4, 0, 5.5),
        "long": ribbon(
            [stern, (stern[0] - 14, stern[1] + 10), (stern[0] - 26, stern[1] + 2), (stern[0] - 30, stern[1] - 14)],
            2.6,
            1.2,
        ),
        "heavy": ribbon(
            [
                (stern[0] + 10, stern[1] + 4),
                (stern[0] - 14, stern[1] + 8),
                (stern[0] - 32, stern[1] + 22),
                (stern[0] - 52, stern[1] + 18),
            ],
            b.depth * 0.8,
            0.3,
        ),
        "wisp": ribbon([stern, (stern[0] - 6, stern[1] + 6), (stern[0] - 5, stern[1] + 16)], 1.4, 0.6),
    }
    if b.tail:
        pieces.append(Part("hair" if b.tail == "flow" else tone, tails[b.tail]))
    pieces.append(Part(tone, body + neck + "".join(near)))
    pieces += beast_head(rng, b, crown, tone)
    if b.head in ("horse", "stag") and b.tail == "flow":
        mane = outline(
            [
                (crown[0] + 1, crown[1] - 5, 1),
                (crown[0] - 8, crown[1] + 2),
                (base[0] - 8, base[1] - 4),
                (base[0] - 14, base[1] + 4, 1),
                (base[0] - 3, base[1] + 3),
                (crown[0] - 3, crown[1] + 10),
                (crown[0] + 3, crown[1] + 1, 1),
            ]
        )
        pieces.append(Part("hair", mane))
    if b.tail == "heavy" or kind in ("boar", "horn"):
        spikes = "".join(
            poly((x, top + 2), (x + 3, top - rng.uniform(4, 8)), (x + 7, top + 3))
            for x in range(int(-half), int(half), 9)
        )
        pieces.insert(1, Part("bone", spikes))
    if rider:
        seat = (2, top + 2)
        blanket = outline(
            [
                (-11, top + 2, 1),
                (0, top + 1),
                (12, top + 1, 1),
                (10, top + b.depth * 1.3),
                (8, top + b.depth * 1.5, 1),
                (-8, top + b.depth * 1.4, 1),
            ]
        )
        man = person(rng, replace(rider, pose="ride"))
        pieces.append(Part("trim", blanket))
        pieces += [moved(p, *seat) for p in man.pieces]
    return Figure(pieces, -top + 30 + (40 if rider else 0), wide=b.length + 50)


def beast_head(rng: Random, b: Build, c: Point, tone: str) -> list[Piece]:
    """Skulls differ most in the muzzle, the ears and the horns."""

    def shape(*points: Point) -> str:
        return outline((c[0] + p[0], c[1] + p[1], *p[2:]) for p in points)

    glint = Lights(f"M{nums(c[0] + 5, c[1] - 1)}h0", 1.8, "accent")
    if b.head in ("horse", "stag"):
        skull = shape((-5, 4), (-4, -6), (0, -11, 1), (2, -6), (9, -2), (19, 8), (19, 12), (15, 14), (6, 8))
        out: list[Piece] = [Part(tone, skull), Lights(f"M{nums(c[0] + 6.5, c[1] + 1.5)}h0", 1.6, "void")]
        if b.head == "stag":
            for side in (-1, 1):
                root = (c[0] - 1, c[1] - 7)
                out.insert(
                    0,
                    Part(
                        "bone",
                        ribbon(
                            [root, (root[0] + side * 12 - 4, root[1] - 10), (root[0] + side * 10 - 4, root[1] - 28)],
                            1.5,
                            0.3,
                        )
                        + "".join(
                            ribbon(
                                [
                                    (root[0] + side * (9 - k) - 4, root[1] - 10 - k * 6),
                                    (root[0] + side * 20 - 5, root[1] - 16 - k * 7),
                                ],
                                1,
                                0.2,
                            )
                            for k in (0, 1, 2)
                        ),
                    ),
                )
        return out
    if b.head in ("wolf", "cat"):
        long = 1.0 if b.head == "wolf" else 0.6
        skull = shape(
            (-7, 5),
            (-7, -4),
            (-4, -11, 1),
            (0, -6),
            (3, -11, 1),
            (5, -5),
            (12 * long + 2, -1),
            (20 * long, 2),
            (19 * long, 5),
            (9, 6),
            (11 * long, 9, 1),
            (2, 9),
        )
        return [
            Part(tone, skull),
            Part("bone", shape((12 * long, 5, 1), (13 * long, 8.5, 1), (14.5 * long, 5, 1)), False),
            glint,
        ]
    if b.head == "bear":
        skull = shape(
            (-8, 7), (-9, -5), (-5, -10), (-2, -7), (3, -9), (6, -5), (9, -2), (16, 1), (16, 6), (8, 8), (0, 10)
        )
        return [Part(tone, skull), glint]
    if b.head == "boar":
        skull = shape((-9, -10), (0, -9), (1, -14, 1), (5, -7), (14, 1), (20, 5, 1), (18, 10, 1), (8, 11), (-6, 9))
        tusk = ribbon([(c[0] + 12, c[1] + 8), (c[0] + 18, c[1] + 7), (c[0] + 18, c[1] - 1)], 1.6, 0.1)
        return [Part(tone, skull), Part("bone", tusk, False), glint]
    if b.head == "ram":
        skull = shape((-6, 6), (-6, -6), (2, -9), (9, -3), (15, 8), (11, 13), (3, 9))
        horn = ribbon(
            [
                (c[0], c[1] - 7),
                (c[0] - 14, c[1] - 12),
                (c[0] - 16, c[1] + 6),
                (c[0] - 3, c[1] + 10),
                (c[0] + 1, c[1] + 3),
            ],
            3.4,
            0.4,
        )
        return [Part(tone, skull), Part("bone", horn), glint]
    if b.head == "horn":
        skull = shape((-8, -10), (4, -9), (9, -4), (18, 2), (20, 9), (8, 12), (-6, 10))
        horns = ribbon([(c[0] + 14, c[1] + 1), (c[0] + 20, c[1] - 6), (c[0] + 21, c[1] - 17)], 3, 0.2) + ribbon(
            [(c[0] + 6, c[1] - 5), (c[0] + 9, c[1] - 10), (c[0] + 9, c[1] - 16)], 2, 0.2
        )
        return [Part("bone", horns), Part(tone, skull), glint]
    skull = shape((-7, 5), (-6, -5), (3, -8), (9, -4), (21, 0), (22, 4), (10, 4), (19, 8, 1), (6, 10), (-3, 9))
    frill = shape((-2, -6, 1), (-12, -13, 1), (-8, -4), (-15, -2, 1), (-7, 4, 1))
    return [Part("trim", frill), Part(tone, skull), Lights(f"M{nums(c[0] + 5, c[1] - 2.5)}h0", 1.9, "accent")]
