"""One object, shown large."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

from kodeks.pictures.figures.held import held
from kodeks.pictures.figures.pieces import Beam, Figure, Lights, Orb, Part, Piece, orb_at
from kodeks.pictures.paths import Point, nums, outline, oval, poly, ribbon, ring, sharp, star, turned


def thing(rng: Random, kind: str) -> Figure:
    """One object, shown large, lying on the diagonal or standing."""
    tilt = rng.uniform(-58, -38)
    if kind in ("saber", "saber2"):
        a = turned([(-60, 0), (-26, 0), (74, 0)], (0, 0), tilt)

        def d(*points: Point) -> str:
            return outline(turned(sharp(*points), (0, 0), tilt))

        grip = d(
            (-64, -4), (-60, -5), (-30, -4.4), (-26, -6), (-23, -6), (-23, 6), (-26, 6), (-30, 4.4), (-60, 5), (-64, 4)
        )
        rings = "".join(d((x, -4.8), (x + 2.4, -4.8), (x + 2.4, 4.8), (x, 4.8)) for x in (-56, -50, -44))
        pieces: list[Piece] = [
            orb_at(a[1], 26),
            Beam(f"M{nums(*a[1])}L{nums(*a[2])}", 4.4, True),
            Part("metal", grip),
            Part("dark", rings, False),
            Part("trim", d((-38, -3), (-32, -3), (-32, 1), (-38, 1)), False),
        ]
        if kind == "saber2":
            b = turned([(-60, 22), (-30, 22), (56, 22)], (0, 0), -180 - tilt)
            pieces = [Beam(f"M{nums(*b[1])}L{nums(*b[2])}", 4, True), *pieces]
        return Figure(pieces, 130, False, 120)
    if kind in (
        "rifle",
        "pistol",
        "bow",
        "sword",
        "axe",
        "hammer",
        "dagger",
        "spear",
        "mace",
        "scimitar",
        "greatsword",
        "crossbow",
        "staff",
        "whip",
        "scythe",
    ):
        size = {"pistol": 4.4, "dagger": 6.4, "rifle": 2.6, "bow": 2.0, "crossbow": 2.7, "whip": 1.9}.get(
            kind, 2.6 if kind in ("sword", "scimitar", "axe", "hammer", "mace") else 1.5
        )
        back = {
            "rifle": -12,
            "pistol": -8,
            "bow": 0,
            "crossbow": -6,
            "dagger": -6,
            "spear": 0,
            "staff": 0,
            "scythe": 0,
            "greatsword": -22,
            "whip": -30,
        }.get(kind, -14)
        angle = -20 if kind in ("rifle", "pistol", "crossbow", "whip") else tilt if kind != "bow" else -24
        start = turned([(back, 0)], (0, 0), angle)[0]
        return Figure(held(rng, kind, start, angle, 1.0), 118 / size, False, 100 / size)
    if kind == "shield":
        round_ = rng.random() < 0.5
        if round_:
            spikes = "".join(poly(*turned([(44, -5), (54, 0), (44, 5)], (0, 0), k * 45 + 22)) for k in range(8))
            studs = "".join(
                f"M{nums(38 * math.cos(k), 38 * math.sin(k))}h0" for k in (math.tau * i / 12 for i in range(12))
            )
            return Figure(
                [
                    Part("trim", spikes),
                    Part("metal", oval(0, 0, 46)),
                    Part("main", oval(0, 0, 32)),
                    Part("second", star(0, 0, 29, 10, rng.choice((4, 5, 6, 8))), False),
                    Part("metal", oval(0, 0, 8)),
                    Lights(studs, 3, "rim"),
                ],
                108,
                False,
                108,
            )
        edge = ring("-36 -50!, 0 -58, 36 -50!, 38 -6, 22 34, 0 58!, -22 34, -38 -6")
        inner = [(x * 0.84, y * 0.86, *e) for x, y, *e in edge]
        half = ring("0 -50!, 30 -43!, 32 -6, 18 28, 0 50!")
        return Figure(
            [
                Part("metal", outline(edge)),
                Part("main", outline(inner), False),
                Part("second", outline(half), False),
                Part("trim", star(0, -6, 22, 8, rng.choice((4, 6, 8)))),
            ],
            120,
            False,
            90,
        )
    if kind == "potion":
        shape = rng.randrange(3)
        flasks = (
            ring("-7 -44!, -7 -22, -34 4, -32 40, 0 46, 32 40, 34 4, 7 -22, 7 -44!"),
            ring("-7 -44!, -8 -10, -38 44!, 0 47, 38 44!, 8 -10, 7 -44!"),
            ring("-8 -44!, -8 -24, -26 -16, -26 44!, 0 47, 26 44!, 26 -16, 8 -24, 8 -44!"),
        )
        flask = flasks[shape]
        brew = (
            [(x * 0.84, max(y, 6) * 0.92, *e) for x, y, *e in flask if y > -12]
            if shape
            else ring("-28 8!, -26 36, 0 41, 26 36, 28 8!, 0 11")
        )
        bubbles = "".join(f"M{nums(rng.uniform(-14, 14), rng.uniform(-30, 34))}h0" for _ in range(7))
        return Figure(
            [
                Orb(0, 22, 60),
                Part("haze", outline(flask)),
                Part("accent", outline(brew), False),
                Orb(0, 24, 22, "lit"),
                Lights(bubbles, 3, "lit"),
                Part("wood", poly(*ring("-9 -56, 9 -56, 8 -43, -8 -43"))),
                Part("trim", poly(*ring("-10 -44, 10 -44, 10 -40, -10 -40")), False),
                Lights("M-20 14Q-24 26-16 34", 2, "lit"),
            ],
            108,
            False,
            80,
        )
    if kind == "armour":
        plate = outline(ring("-40 -34, -16 -46!, 0 -38, 16 -46!, 40 -34, 32 -4, 24 20!, -24 20!, -32 -4"))
        skirt = "".join(
            poly((-26 + i * 13, 20), (-14 + i * 13, 20), (-15 + i * 13.5, 46), (-27 + i * 13.5, 42)) for i in range(4)
        )
        pauldrons = outline(ring("-26 -44!, -56 -42, -58 -16, -44 -10!, -34 -24")) + outline(
            ring("26 -44!, 56 -42, 58 -16, 44 -10!, 34 -24")
        )
        mark = star(0, -12, 16, 5, rng.choice((4, 5, 8)))
        ribs = "M-26 4Q0 14 26 4M-28-6Q-20 0-14-2M28-6Q20 0 14-2"
        spikes = (
            "".join(poly((s * 44, -36), (s * 60, -60), (s * 52, -32)) for s in (-1, 1)) if rng.random() < 0.5 else ""
        )
        return Figure(
            [
                *([Part("bone", spikes)] if spikes else []),
                Part("second", skirt),
                Part("metal", plate),
                Lights(ribs, 1.2, "void"),
                Part("metal", pauldrons),
                Part("trim", mark),
                Part("trim", poly(*ring("-26 16, 26 16, 26 22, -26 22")), False),
            ],
            110,
            False,
            120,
        )
    if kind == "boots":

        def boot(x: float) -> str:
            return outline(
                [
                    (x - 12, -44, 1),
                    (x + 10, -46, 1),
                    (x + 10, 8),
                    (x + 18, 18),
                    (x + 36, 24),
                    (x + 38, 36, 1),
                    (x - 14, 36, 1),
                    (x - 12, 0),
                ]
            )

        return Figure(
            [
                Part("second", boot(-26)),
                Part("main", boot(8)),
                Part(
                    "trim",
                    poly(*ring("-5 -46, 19 -48, 19 -38, -5 -36")) + poly(*ring("-6 34, 46 34, 46 40, -6 40")),
                    False,
                ),
                Lights("M-34 10q-20-4-30-16M-36 24q-18 0-30-6", 2, "accent"),
            ],
            92,
            False,
            90,
        )
    if kind == "ring":
        gem = poly(*ring("-12 -40, 0 -52, 12 -40, 0 -26"))
        return Figure(
            [
                Orb(0, -40, 30),
                f_ring(0, 4, 40, 29),
                Part("accent", gem),
                Part("lit", poly((-6, -41), (0, -49), (2, -40)), False),
            ],
            100,
            False,
            90,
        )
    if kind == "orb":
        stand = poly(*ring("-22 52, -12 36, 12 36, 22 52"))
        swirl = ribbon(ring("-22 8, -6 -12, 12 8, 26 -10"), 1, 1, 5)
        claws = "".join(ribbon([(s * 10, 38), (s * 36, 24), (s * 33, 0)], 4, 0.4) for s in (-1, 1))
        return Figure(
            [
                Orb(0, 0, 70),
                Part("accent", oval(0, 0, 34)),
                Part("glow", swirl, False),
                Orb(-10, -12, 16, "lit"),
                Part("metal", stand + claws),
            ],
            100,
            False,
            90,
        )
    if kind == "egg":
        shell = outline(ring("0 -54, 30 -34, 36 10, 20 44, -20 44, -36 10, -30 -34"))
        plates = "".join(
            outline([(x - 7, y, 1), (x, y - 7), (x + 7, y, 1), (x, y + 5)])
            for x, y in ((0, -26), (-13, -10), (13, -10), (-20, 10), (0, 8), (20, 10), (-10, 26), (11, 26))
        )
        nest = "".join(
            ribbon([(x, 50), (x + rng.uniform(-14, 14), 40), (x + rng.uniform(-30, 30), rng.uniform(28, 44))], 2, 0.3)
            for x in range(-42, 48, 10)
        )
        return Figure(
            [Orb(0, 0, 64), Part("main", shell), Part("second", plates, False), Part("wood", nest)], 108, False, 90
        )
    if kind == "crystal":
        spires = "".join(
            poly(
                (x - w, 46), (x - w * 0.9 + lean, 46 - h), (x + lean, 30 - h), (x + w * 0.9 + lean, 46 - h), (x + w, 46)
            )
            for x, w, h, lean in ((-22, 8, 40, -10), (22, 9, 46, 10), (0, 13, 78, 0))
        )
        faces = poly(*ring("0 46, 0 -48, 11.7 -32, 13 46")) + poly(*ring("22 46, 32 -16, 40 0, 31 46"))
        return Figure(
            [
                Orb(0, 0, 66),
                Part("accent", spires),
                Part("glow", faces, False),
                Part("stone", poly(*ring("-46 52, -30 38, 34 38, 48 52"))),
            ],
            108,
            False,
            90,
        )
    if kind in ("totem", "menhir"):
        if kind == "menhir":
            stone = outline(ring("-22 0!, -26 -50, -14 -92, 4 -104, 20 -90, 24 -40, 24 0!"))
            runes = "M-8-78l8 8l-8 8M10-58v18M10-50l-8-8M-8-36h14v12M-4-16l10-4"
            return Figure([Part("stone", stone), Beam(runes, 1.6), Orb(0, -50, 40)], 108)
        blocks: list[Piece] = [Part("wood", poly(*ring("-15 0, -17 -96, 17 -96, 15 0")))]
        for i, y in enumerate((-4, -36, -68)):
            blocks += [
                Part(
                    ("main", "second", "trim")[i],
                    outline([(-20, y, 1), (-22, y - 14), (-16, y - 28, 1), (16, y - 28, 1), (22, y - 14), (20, y, 1)]),
                ),
                Part("void", outline([(-10, y - 6, 1), (0, y - 10), (10, y - 6, 1), (0, y - 3)]), False),
                Lights(f"M-9{y - 19}h0M9{y - 19}h0", 3.6, "accent"),
            ]
        blocks.append(
            Part(
                "wood",
                outline(ring("-16 -82!, -44 -96, -56 -112!, -30 -106, -14 -94!"))
                + outline(ring("16 -82!, 44 -96, 56 -112!, 30 -106, 14 -94!")),
            )
        )
        return Figure(blocks, 112)
    if kind == "altar":
        base = poly(
            *ring("-48 0, -42 -12, -34 -14, -34 -34, -46 -40, -46 -48, 46 -48, 46 -40, 34 -34, 34 -14, 42 -12, 48 0")
        )
        flame = outline(ring("-14 -48!, -20 -66, -6 -76, 0 -100!, 10 -78, 20 -66, 14 -48!"))
        heart = outline(ring("-6 -48!, -8 -62, 0 -80!, 8 -62, 6 -48!"))
        return Figure(
            [
                Orb(0, -68, 50),
                Part("accent", flame, False),
                Part("glow", heart, False),
                Part("stone", base),
                Lights("M-24-24h10M-4-24h10M16-24h10", 2, "accent"),
            ],
            104,
        )
    if kind == "throne":
        seat = outline(ring("-30 0!, -30 -44!, -26 -84, 0 -116!, 26 -84, 30 -44!, 30 0!"))
        arms = poly(*ring("-40 0, -40 -40, -24 -40, -24 0")) + poly(*ring("40 0, 40 -40, 24 -40, 24 0"))
        return Figure(
            [
                Orb(0, -70, 60),
                Part("gold", seat),
                Part("main", outline(ring("-18 -42!, -16 -80, 0 -100!, 16 -80, 18 -42!")), False),
                Part("second", poly(*ring("-24 -42, 24 -42, 24 -32, -24 -32"))),
                Part("gold", arms),
                Part("accent", poly(*ring("0 -112, 5 -104, 0 -96, -5 -104")), False),
            ],
            116,
        )
    if kind == "horn":
        horn = ribbon(ring("-52 -26, -40 14, 0 30, 44 4, 56 -34"), 3, 17, 9)
        bands = ribbon([(-46, 2), (-34, -8)], 3, 3) + ribbon([(2, 42), (2, 18)], 3, 3)
        return Figure(
            [
                Part("bone", horn),
                Part("gold", bands),
                Part("void", oval(58, -36, 12, 5), False),
                Lights("M74-48l10-8M78-38l14-4M70-58l6-12", 2, "accent"),
            ],
            96,
            False,
            120,
        )
    if kind == "book":
        return Figure(
            [
                Orb(0, -20, 60),
                Part("leather", poly(*ring("-56 30, -52 -18, 0 -8, 52 -18, 56 30, 0 40"))),
                Part("white", outline(ring("-50 24!, -47 -22!, -20 -26, 0 -12!, 0 34!, -22 20"))),
                Part("white", outline(ring("50 24!, 47 -22!, 20 -26, 0 -12!, 0 34!, 22 20"))),
                Lights("M-40-10l28 6M-41 0l28 6M-42 10l28 6M40-10l-28 6M41 0l-28 6", 1.4, "void"),
                Part("accent", star(0, -44, 14, 4, 4), False),
            ],
            100,
            False,
            110,
        )
    if kind == "crate":
        front = poly(*ring("-44 -16, 8 -6, 8 44, -44 30"))
        side = poly(*ring("8 -6, 46 -20, 46 26, 8 44"))
        lid = poly(*ring("-44 -16, -6 -28, 46 -20, 8 -6"))
        return Figure(
            [
                Orb(0, -24, 50),
                Part("main", front),
                Part("dark", side, False),
                Part("second", lid),
                Part("trim", poly(*ring("-44 2, 8 12, 8 18, -44 8")), False),
                Lights("M-34 18l10 3M-18 22l10 3M18 20l18-8", 2, "accent"),
            ],
            80,
            False,
            90,
        )
    if kind == "holo":
        cone = poly(*ring("-8 40, 8 40, 46 -36, -46 -36"))
        base = outline(ring("-26 50!, -22 38, 22 38, 26 50!"))
        globe = Lights(oval(0, -18, 30) + oval(0, -18, 11, 30) + oval(0, -18, 30, 10) + "M0-48V12", 1.2, "lit")
        return Figure(
            [
                Orb(0, -18, 56),
                Part("ghost", cone, False),
                globe,
                Part("accent", star(8, -26, 6, 2, 4), False),
                Part("metal", base),
                Lights("M-14 44h28", 1.6, "accent", "3 3"),
            ],
            104,
            False,
            96,
        )
    if kind == "gear":
        teeth = "".join(poly(*turned(ring("34 -7, 46 -5, 46 5, 34 7"), (0, 0), k * 36)) for k in range(10))
        small = "".join(poly(*turned(ring("16 -4, 23 -3, 23 3, 16 4"), (46, 36), k * 45)) for k in range(8))
        return Figure(
            [
                f_ring(46, 36, 18, 8, small, "second"),
                f_ring(0, 0, 37, 15, teeth, "metal"),
                Orb(0, 0, 22),
                Lights(
                    "".join(
                        f"M{nums(26 * math.cos(k), 26 * math.sin(k))}h0" for k in (math.tau * i / 6 for i in range(6))
                    ),
                    4,
                    "void",
                ),
            ],
            100,
            False,
            110,
        )
    if kind == "medal":
        ribbon_ = poly(*ring("-26 -58, -8 -58, 6 -10, -10 -10")) + poly(*ring("26 -58, 8 -58, -6 -10, 10 -10"))
        return Figure(
            [
                Orb(0, 18, 56),
                Part("trim", ribbon_),
                Part("gold", star(0, 20, 36, 25, 12)),
                Part("main", oval(0, 20, 20), False),
                Part("gold", star(0, 20, 16, 6, 5)),
            ],
            110,
            False,
            80,
        )
    if kind == "mask":
        face = outline(ring("-34 -40, 0 -54, 34 -40, 36 -4, 22 34, 0 52!, -22 34, -36 -4"))
        shade = outline(ring("0 -48!, 30 -38, 33 -4, 20 32, 0 50!"))
        eyes = "".join(outline([(s * 6, -6, 1), (s * 14, -16), (s * 28, -14, 1), (s * 18, -4)]) for s in (-1, 1))
        brow = "".join(outline([(s * 3, -14, 1), (s * 14, -26), (s * 31, -22, 1), (s * 14, -20)]) for s in (-1, 1))
        mouth = "M-9 22h18" if rng.random() < 0.5 else "M-12 24q12-8 24 0"
        horns = (
            "".join(ribbon([(s * 22, -42), (s * 46, -54), (s * 50, -78)], 6, 0.3) for s in (-1, 1))
            if rng.random() < 0.5
            else "".join(ribbon([(s * 10, -50), (s * 14, -68), (s * 30, -76)], 4, 0.3) for s in (-1, 1))
        )
        return Figure(
            [
                Part("bone", horns),
                Part("white", face),
                Part("second", shade, False),
                Part("trim", brow, False),
                Part("void", eyes, False),
                Lights("M-16-9h0M17-9h0", 3, "accent"),
                Lights(mouth, 2.2, "void"),
                Lights("M0-2v12", 1.4, "void"),
            ],
            124,
            False,
            100,
        )
    if kind == "ballista":
        bow = ribbon(ring("22 -92, 40 -66, 40 -44, 22 -18"), 3, 3)
        stock = poly(*ring("-50 -44, 56 -60, 57 -55, -50 -38"))
        bolt_ = poly(*ring("-20 -52, 62 -64, 72 -68, 64 -60, -20 -48"))
        frame = poly(*ring("-36 0, -6 -48, 2 -48, 30 0, 22 0, -2 -36, -26 0"))
        wheels = oval(-28, -8, 10) + oval(22, -8, 10)
        return Figure(
            [
                Part("wood", frame),
                Part("metal", bow),
                Lights("M22-92L-30-46L22-18", 1.2, "rim"),
                Part("wood", stock),
                Part("metal", bolt_),
                Part("second", wheels),
                Lights(oval(-28, -8, 5) + oval(22, -8, 5), 1.4, "rim"),
            ],
            96,
            True,
            110,
        )
    return Figure([Orb(0, 0, 60), Part("main", star(0, 0, 46, 20, 6))], 100, False, 100)


def f_ring(x: float, y: float, outer: float, inner: float, more: str = "", tone: str = "gold") -> Part:
    """A disc with a hole: the inner circle runs the other way round."""
    half = f"a{nums(inner, inner)} 0 1 0 "
    hole = f"M{nums(x - inner, y)}{half}{nums(2 * inner, 0)}{half}{nums(-2 * inner, 0)}z"
    return Part(tone, oval(x, y, outer) + more + hole)


def rays(rng: Random, inner: float, outer: float, count: int, width: float = 3) -> str:
    """Thin beams of uneven length around a centre."""
    return "".join(
        poly(
            *turned(
                [(inner, -width), (rng.uniform(0.6, 1) * outer, 0), (inner, width)],
                (0, 0),
                (i + rng.uniform(-0.3, 0.3)) * 360 / count,
            )
        )
        for i in range(count)
    )


def relic(rng: Random, kind: str) -> Figure:
    """A thing on show, before a ring of light."""
    f = thing(rng, kind)
    r = 0.52 * f.tall
    ring: list[Piece] = [
        Part("ghost", rays(rng, r * 0.1, r * 1.5, rng.choice((12, 16, 20)), r * 0.045), False),
        Lights(oval(0, 0, r), r * 0.016, "rim", f"{nums(r * 1.2, r * 0.18)}"),
        Orb(0, 0, r),
    ]
    return f if f.grounded else replace(f, pieces=[*ring, *f.pieces])
