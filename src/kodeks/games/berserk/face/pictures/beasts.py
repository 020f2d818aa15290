"""Dragons and beings."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from kodeks.pictures.figures.beasts import BUILDS, beast
from kodeks.pictures.figures.heads import head
from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.monsters import serpent, spawn, spider
from kodeks.pictures.figures.people import person, wings
from kodeks.pictures.figures.pieces import Beam, Figure, Lights, Orb, Part, moved
from kodeks.pictures.paths import Point, bolt, limb, outline, oval, poly, ribbon, ring, turned
from kodeks.pictures.world import Facts


def dragon(rng: Random, pose: str) -> Figure:
    """Flying, perched, or only its head."""
    if pose == "head":
        neck = outline(ring("-96 70!, -70 20, -40 -14, -8 -30, 10 -22, -6 6, -22 34, -26 74!"))
        skull = outline(ring("-18 -26, -4 -38, 12 -34!, 22 -26, 44 -16, 62 -12, 66 -4, 62 0!, 40 2, 20 6, 0 12, -16 4"))
        jaw = outline(ring("-8 6!, 18 10, 38 10, 56 14!, 46 20, 22 24, 0 22, -14 12"))
        horns = ribbon(ring("-4 -32, -30 -44, -56 -40, -70 -56"), 5, 0.3) + ribbon(
            ring("4 -35, -14 -52, -36 -58, -46 -72"), 4, 0.3
        )
        frill = "".join(
            outline([(-14 - i * 11, -18 + i * 12, 1), (-34 - i * 10, -26 + i * 11, 1), (-24 - i * 11, -4 + i * 12, 1)])
            for i in range(5)
        )
        teeth = "".join(poly((x, 1.6), (x + 1.8, 9), (x + 3.6, 1.4)) for x in range(24, 58, 7)) + "".join(
            poly((x, 11.5), (x + 1.6, 5.5), (x + 3.2, 12)) for x in range(26, 52, 8)
        )
        brow = outline(ring("6 -22!, 18 -24, 30 -18!, 20 -18"))
        return Figure(
            [
                Part("bone", horns),
                Part("trim", frill),
                Part("main", neck),
                Part("dark", jaw),
                Part("bone", teeth, False),
                Part("main", skull),
                Part("dark", brow, False),
                Orb(18, -16, 9),
                Part("accent", outline(ring("11 -17!, 18 -20, 25 -15!, 18 -13")), False),
                Part("void", oval(57, -7, 1.6, 1.1), False),
            ],
            110,
            False,
            160,
        )
    lift = rng.uniform(-8, 10)
    if pose == "fly":

        def wing(x: float, y: float, k: float, turn: float) -> list[Point]:
            pts: list[Point] = [
                (0, 0, 1),
                (-14, -32),
                (-4, -68 - lift, 1),
                (-44, -80 - lift, 1),
                (-36, -58),
                (-70, -52, 1),
                (-50, -38),
                (-72, -18, 1),
                (-44, -16),
                (-24, 8, 1),
            ]
            return turned(pts, (x, y), turn, k)

        def bones(x: float, y: float, k: float, turn: float) -> str:
            tip = (-4, -68 - lift)
            return "".join(
                poly(*turned([tip, (end[0], end[1]), (tip[0] - 1, tip[1] + 4)], (x, y), turn, k))
                for end in ((-70, -52), (-72, -18))
            )

        tail = ribbon(ring("-8 6, -34 18, -58 6, -80 20"), 8, 0.6) + poly(*ring("-78 19, -92 14, -84 22, -90 30"))
        body = ribbon([(-18, 8), (4, 6), (26, -4)], 8, 8, 12)
        neck = ribbon(ring("18 -2, 38 -8, 44 -28, 58 -36"), 9, 4.4)
        legs = limb(((-10, 14), 5), ((0, 24), 3), ((-10, 31), 2), ((-4, 34), 1)) + limb(
            ((18, 8), 4), ((27, 17), 2.4), ((21, 24), 1.6), ((26, 27), 1)
        )
        skull = outline(ring("50 -41, 57 -46, 66 -43, 80 -36!, 78 -32, 64 -31, 54 -30")) + outline(
            [(58, -33, 1), (74, -26, 1), (60, -27)]
        )
        horns = ribbon([(56, -43), (46, -50), (36, -49)], 2, 0.1) + ribbon([(53, -40), (43, -43), (36, -39)], 1.6, 0.1)
        spikes = "".join(
            poly((x, y), (x - 3, y - 6), (x + 4, y)) for x, y in ((38, -18), (31, -11), (-22, 4), (-34, 6), (-46, 2))
        )
        return Figure(
            [
                Part("cape", outline(wing(18, -6, 0.86, 24))),
                Part("main", tail + body + legs),
                Part("bone", spikes + horns),
                Part("main", neck + skull),
                Lights("M63-38.5h0", 2, "accent"),
                Part("cape", outline(wing(8, -2, 1.05, -4))),
                Part("dark", bones(8, -2, 1.05, -4), False),
            ],
            128,
            False,
            170,
            28,
        )
    tail = ribbon(ring("-6 -16, -34 -6, -62 -10, -78 -26"), 9, 0.5)
    body = outline(ring("-18 -6, -24 -34, -6 -58, 14 -66, 22 -52, 16 -28, 14 -8"))
    haunch = limb(((-6, -24), 12), ((6, -8), 6), ((-2, -2), 3.6), ((10, -1), 2.4)) + limb(
        ((14, -46), 6), ((22, -24), 4), ((20, -3), 2.8), ((27, -1), 2)
    )
    neck = ribbon(ring("8 -56, 10 -84, 28 -86, 34 -104"), 10, 4.6)
    skull = outline(ring("28 -108, 34 -114, 44 -111, 59 -104!, 57 -99, 44 -97, 33 -97")) + outline(
        [(38, -99, 1), (54, -93, 1), (40, -94)]
    )
    horns = ribbon([(34, -111), (22, -118), (14, -128)], 2.2, 0.1) + ribbon(
        [(31, -108), (20, -110), (11, -116)], 1.8, 0.1
    )
    near = outline(
        [
            (2, -54, 1),
            (-18, -84),
            (-10, -122 - lift, 1),
            (-40, -112),
            (-66, -118 - lift, 1),
            (-58, -96),
            (-84, -84, 1),
            (-64, -70),
            (-78, -44, 1),
            (-48, -46),
            (-22, -30, 1),
        ]
    )
    back = outline(
        [
            (12, -54, 1),
            (34, -80),
            (48, -116 - lift, 1),
            (64, -104),
            (92, -106, 1),
            (78, -88),
            (90, -68, 1),
            (66, -66),
            (64, -46, 1),
            (40, -48),
            (20, -40, 1),
        ]
    )
    struts = poly((-10, -122 - lift), (-84, -84), (-11, -116 - lift)) + poly(
        (-10, -122 - lift), (-78, -44), (-12, -114 - lift)
    )
    return Figure(
        [
            Part("cape", back),
            Part("cape", near),
            Part("dark", struts, False),
            Part("main", tail + body + haunch),
            Part("bone", horns),
            Part("main", neck + skull),
            Lights("M41-105h0", 2.2, "accent"),
        ],
        130,
        True,
        180,
    )


def golem(rng: Random, tone: str = "stone") -> Figure:
    """A body of blocks with light in the cracks."""

    def rock(x: float, y: float, w: float, h: float) -> str:
        return poly(
            *(
                (x + w * math.cos(a) * rng.uniform(0.86, 1.1), y + h * math.sin(a) * rng.uniform(0.86, 1.1))
                for a in (0.3, 1.2, 2.1, 2.9, 3.7, 4.5, 5.5)
            )
        )

    cracks = f"{bolt(rng, (-10, -78), (6, -48), 4, 4)}{bolt(rng, (12, -74), (4, -58), 3, 3)}"
    return Figure(
        [
            Part("dark", rock(-30, -66, 10, 13) + rock(-36, -42, 8, 14) + rock(-35, -22, 9, 8)),
            Part(tone, rock(-12, -16, 9, 18) + rock(14, -16, 10, 18)),
            Part(tone, rock(1, -38, 17, 11)),
            Part(tone, rock(0, -66, 25, 24)),
            Part("dark", rock(4, -96, 10, 10)),
            Part(tone, rock(5, -98, 9, 8)),
            Orb(0, -62, 20),
            Beam(cracks, 1.4),
            Lights("M3-98h0M9-98h0", 2.4, "accent"),
            Part(tone, rock(29, -74, 13, 13)),
            Part(tone, rock(36, -50, 8, 14)),
            Part(tone, rock(39, -28, 10, 10)),
        ],
        108,
        True,
        90,
    )


def elemental(rng: Random) -> Figure:
    """A being of flame or storm: a dark body inside a crown of tongues."""
    u = rng.uniform
    tongues = "".join(
        ribbon(
            [(x * 0.4, -4), (x * 1.3 + u(-5, 5), -30), (x * 0.9, -62), (x * 1.5 + u(-9, 9), -u(92, 128))],
            4,
            0,
            8.5,
            digits=0,
        )
        for x in range(-27, 30, 9)
    )
    sparks = "".join(f"M{u(-48, 48):.0f}-{u(40, 126):.0f}h0" for _ in range(12))
    body = outline(
        ring(
            "-9 0, -13 -26, -9 -44, -24 -62, -20 -78, -6 -80, -7 -94, 1 -104, 9 -94, 7 -80, 20 "
            "-78, 25 -62, 10 -44, 13 -26, 9 0"
        )
    )
    arms = ribbon(ring("18 -72, 34 -56, 44 -70, 56 -94"), 6, 0.4, digits=0) + ribbon(
        ring("-18 -72, -34 -54, -44 -62, -54 -80"), 6, 0.4, digits=0
    )
    heart = outline(ring("-3 -50, -6 -62, 0 -76!, 6 -62, 3 -50"))
    return Figure(
        [
            Orb(0, -60, 66),
            Part("flame", tongues, False),
            Part("dark", arms),
            Part("dark", body),
            Orb(0, -62, 20),
            Part("accent", heart, False),
            Lights("M-3-93h0M5-93h0", 2.4, "lit"),
            Lights(sparks, 1.8, "accent"),
        ],
        120,
        True,
        96,
    )


def treant(rng: Random) -> Figure:
    trunk_ = outline(
        ring("-24 2!, -14 -10, -15 -46, -22 -78, -8 -84, 10 -84, 20 -74, 14 -46, 14 -10, 26 2!, 8 -4, 0 3!, -8 -4")
    )
    arms = (
        ribbon(ring("-14 -62, -36 -60, -44 -38, -54 -26"), 6, 1)
        + ribbon(ring("14 -62, 36 -70, 44 -50, 58 -46"), 6, 1)
        + ribbon([(-44, -42), (-38, -28), (-42, -18)], 2, 0.4)
        + ribbon([(44, -52), (48, -38), (46, -30)], 2, 0.4)
    )
    crown = "".join(
        oval(rng.uniform(-30, 30), rng.uniform(-102, -82), rng.uniform(11, 19), rng.uniform(9, 15)) for _ in range(7)
    )
    top = "".join(
        oval(rng.uniform(-24, 24), rng.uniform(-108, -94), rng.uniform(7, 12), rng.uniform(6, 9)) for _ in range(5)
    )
    beard = "".join(
        ribbon([(x, -54), (x + rng.uniform(-3, 3), -40), (x + rng.uniform(-4, 6), -rng.uniform(20, 32))], 2.4, 0.2)
        for x in (-5, 0, 5, 9)
    )
    return Figure(
        [
            Part("leaf", crown),
            Part("wood", trunk_ + arms),
            Part("leaf", beard, False),
            Orb(-3, -66, 7),
            Orb(8, -66, 7),
            Lights("M-3-66h0M8-66h0", 2.8, "accent"),
            Part("leaf", top),
        ],
        112,
        True,
        100,
    )


def wraith(rng: Random) -> Figure:
    """A hood and torn cloth over nothing."""
    rags = [(-16, -78), (-24, -56), (-30, -30)]
    hem: list[Point] = []
    for i in range(7):
        x = -30 + i * 9
        hem += [(x + 2, -rng.uniform(0, 12), 1), (x + 6, -rng.uniform(22, 34), 1)]
    cloak = outline([*rags, *hem, (32, -28), (22, -58), (15, -80), (4, -90), (-6, -90)])
    arms = limb(((12, -72), 6), ((30, -66), 4.5), ((42, -76), 5)) + limb(
        ((-12, -72), 6), ((-28, -60), 4.5), ((-36, -66), 5)
    )
    fingers = "".join(
        ribbon([(x, y), (x + s * 5, y - 4 + k * 3), (x + s * 9, y + k * 3)], 1, 0.2)
        for x, y, s in ((42, -76, 1), (-36, -66, -1))
        for k in (0, 1, 2)
    )
    look = Look(head="hood", skin="void")
    return Figure(
        [
            Part("bone", fingers, False),
            Part("main", arms),
            Part("main", cloak),
            Part("second", outline(ring("0 -70!, 8 -40, 4 -12!, -6 -34")), False),
            *head(rng, look, (3, -94), 8),
            Orb(5, -40, 26),
        ],
        106,
    )


def mermaid(rng: Random, hold: str) -> Figure:
    tail = ribbon(ring("2 -44, 12 -24, -2 -8, -28 -8, -44 -22"), 9.5, 2.4) + outline(
        ring("-43 -22!, -62 -22, -66 -40!, -50 -34, -44 -48!, -38 -30")
    )
    torso = person(rng, Look(pose="ride", dress="tunic", head="long", hold=hold))
    body = [moved(p, 2, -44) for p in torso.pieces if not (isinstance(p, Part) and p.tone == "second" and p.rim)]
    scales = Lights("M8-34q4 4 4 8M2-18q-2 6-10 7", 1, "rim", "1 2")
    return Figure([Part("trim", tail), scales, *body], 96, True, 80)


def steed(rng: Random, facts: Facts) -> Figure:
    made = beast(rng, "horse", rng.choice(("gallop", "walk")), tone="white")
    if facts.says("pegas", "пегас"):
        made.pieces[:0] = [moved(p, 0, -8) for p in wings(rng, "feather", (4, -54), 0.9)]
        made.tall += 20
    if facts.says("unicorn", "единорог"):
        made.pieces.append(Part("gold", poly((48, -80), (70, -98), (52, -76))))
    return made


def walking(kind: str, gait: str, tone: str = "fur") -> Callable[[Random, Facts], Figure]:
    return lambda rng, facts: beast(rng, kind, gait, tone=tone)


BEINGS: dict[str, Callable[[Random, Facts], Figure]] = {  # by what names say
    "spider": lambda rng, facts: spider(rng),
    "golem": lambda rng, facts: golem(rng),
    "serpent": lambda rng, facts: serpent(rng),
    "wraith": lambda rng, facts: wraith(rng),
    "elemental": lambda rng, facts: elemental(rng),
    "treant": lambda rng, facts: treant(rng),
    "horse": steed,
    "wolf": walking("wolf", "prowl"),
    "bear": walking("bear", "walk"),
    "boar": walking("boar", "gallop"),
    "cat": walking("cat", "prowl"),
    "stag": walking("stag", "walk"),
    "lizard": walking("lizard", "walk", "main"),
    "ram": walking("ram", "walk"),
    "horn": walking("horn", "walk"),
}
NATIVE = {  # of each element
    "steppes": ("horse", "cat", "lizard", "wolf", "horn"),
    "forests": ("wolf", "stag", "bear", "boar", "cat"),
    "mountains": ("ram", "bear", "wolf", "horn", "cat"),
    "swamps": ("lizard", "boar", "serpent", "spider", "spawn"),
    "darkness": ("wolf", "wraith", "spider", "spawn"),
    "neutral": ("horn", "lizard", "golem", "bear", "serpent"),
    "fire": ("horn", "lizard", "elemental", "golem"),
}
MOUNTS = {
    "steppes": ("horse",),
    "forests": ("horse", "stag"),
    "mountains": ("ram", "horse"),
    "swamps": ("lizard", "horse"),
    "darkness": ("horse",),
    "neutral": ("horse",),
    "fire": ("horse", "horn"),
}


def beast_of(facts: Facts, rng: Random) -> Figure:
    """Creatures without a class are beasts of their element, unless they bear arms."""
    kind = rng.choice(NATIVE[facts.realm])
    if kind in BUILDS:
        return beast(rng, kind, rng.choice(("stand", "walk", "prowl", "gallop")))
    return spawn(rng) if kind == "spawn" else BEINGS[kind](rng, facts)
