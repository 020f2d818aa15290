"""Machines on the ground, and droids."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Beam, Figure, Lights, Orb, Part, Piece, moved, orb_at
from kodeks.pictures.paths import limb, num, nums, outline, oval, poly, ring, sharp, turned


def walker(rng: Random, legs: int) -> Figure:
    """A cabin on jointed legs."""

    def leg(x: float, knee: float, foot: float, k: float, high: float) -> str:
        return (
            limb(((x, -high), 4.4 * k), ((knee, -high * 0.55), 3.6 * k), ((foot, -6), 2.6 * k))
            + oval(knee, -high * 0.55, 4.6 * k)
            + poly((foot - 8 * k, 0), (foot - 5 * k, -6), (foot + 5 * k, -6), (foot + 9 * k, 0))
        )

    if legs == 2:
        pod = poly(*ring("-26 -72, -20 -90, 6 -94, 26 -84, 32 -72, 20 -60, -16 -60"))
        visor = poly(*ring("14 -86, 26 -82, 30 -74, 16 -75"))
        guns = poly(*ring("26 -68, 50 -67, 50 -64, 26 -63")) + poly(*ring("-8 -94, -6 -104, 8 -104, 10 -94"))
        return Figure(
            [
                Part("dark", leg(-6, -22, -10, 0.85, 60)),
                Part("metal", guns),
                Part("main", pod),
                Part("second", poly(*ring("-26 -72, 32 -72, 20 -60, -16 -60")), False),
                Part("accent", visor, False),
                Lights("M-16-80h16", 1, "void", "2 2"),
                Part("second", leg(4, 20, 6, 1, 60)),
            ],
            106,
            True,
            84,
        )
    if legs == 4:
        hull = outline(ring("-50 -50!, -46 -66, -20 -78, 14 -76, 38 -64!, 46 -50!, 30 -40!, -38 -40!"))
        skirt = poly(*ring("-50 -50, 46 -50, 30 -40, -38 -40"))
        dome = outline(ring("-16 -74!, -14 -88, 6 -88, 10 -73!"))
        guns = poly(*ring("8 -84, 42 -88, 42 -85, 8 -80")) + poly(*ring("40 -54, 66 -52, 66 -49, 40 -47"))
        far = leg(-30, -50, -44, 0.8, 44) + leg(24, 40, 30, 0.8, 44)
        return Figure(
            [
                Part("dark", far),
                Part("metal", guns),
                Part("main", hull),
                Part("second", skirt, False),
                Part("main", dome),
                Part("accent", poly(*ring("26 -64, 38 -59, 40 -54, 26 -56")), False),
                Lights("M-40-55h56", 1.2, "glow", "3 3"),
                Part("second", leg(-24, -40, -26, 1, 44) + leg(18, 36, 48, 1, 44)),
            ],
            92,
            True,
            120,
        )
    body = outline(ring("-28 -44, -22 -66, 0 -72, 22 -66, 30 -46, 16 -36, -16 -36"))
    eye = oval(18, -54, 5)
    far = "".join(limb(((x, -48), 3), ((x * 2.1, -76 + abs(x) * 0.5), 2.6), ((x * 3, 0), 1)) for x in (-20, -8, 12, 22))
    near = "".join(
        limb(((x, -44), 3.6), ((x * 1.9, -64 + abs(x) * 0.4), 3), ((x * 2.3, 0), 1)) for x in (-22, -12, 14, 24)
    )
    return Figure(
        [
            Part("dark", far),
            Part("main", body),
            Part("second", outline(ring("-28 -44, 0 -40, 30 -46, 16 -36, -16 -36")), False),
            Orb(18, -54, 12),
            Part("accent", eye, False),
            Lights("M-18-56h22", 1, "void", "2 2"),
            Part("second", near),
        ],
        84,
        True,
        120,
    )


def speeder(rng: Random, rider: Look | None) -> Figure:
    """A fast sled close to the ground, dust behind it."""
    kind = rng.randrange(3)
    hulls = (
        (
            ring("-44 -16, -36 -26, -8 -24, 10 -28, 28 -22, 66 -15, 60 -11, 20 -9, -40 -8"),
            ring("-44 -14, 66 -14, 60 -11, 20 -9, -40 -8"),
        ),
        (
            ring("-50 -12, -46 -32, -38 -32, -30 -20, 0 -22, 34 -18, 60 -24, 64 -21, 40 -10, -30 -7"),
            ring("-50 -12, 40 -12, 32 -9, -30 -7"),
        ),
        (
            ring("-36 -22, -22 -30, 12 -26, 40 -14, 72 -16, 72 -13, 40 -8, -30 -10"),
            ring("-36 -16, 44 -11, 40 -8, -30 -10"),
        ),
    )
    top, low = hulls[kind]
    trail: list[Piece] = [Beam(f"M{nums(-44, -14 + i * 3)}h-{num(rng.uniform(26, 60))}", 1.6) for i in range(2)]
    dust = "".join(oval(-56 - i * 17, -2 - i * 2.5, 12 + i * 3.4, 5 + i * 1.7) for i in range(4))
    pieces: list[Piece] = [Part("haze", dust, False), *trail]
    if rider:
        man = person(rng, replace(rider, pose="ride", cape=max(rider.cape, 0.0)))
        pieces += [moved(p, -12, -27) for p in man.pieces]
    pieces += [
        Part("main", outline(sharp(*top))),
        Part("second", outline(sharp(*low)), False),
        Part("trim", poly(*ring("-20 -22, -4 -22, 2 -15, -20 -15")), False),
        Orb(-44, -14, 11),
        Lights("M8-18h22", 1.2, "glow", "3 3"),
    ]
    return Figure(pieces, 74 if rider else 44, True, 140)


def droid(rng: Random, kind: str) -> Figure:
    """Robots of our own making."""
    if kind == "lantern":  # a caged lamp on three bent legs, one great eye
        legs = "".join(
            limb(((x * 0.5, -34), 3.4), ((x * 1.25, -24), 2.8), ((x, -3), 2), ((x + 6, -1), 2)) for x in (-26, 2, 28)
        )
        cage = outline(ring("-19 -30!, -24 -52, -15 -72!, 15 -72!, 24 -52, 19 -30!"))
        lid = poly(*ring("-19 -72, -12 -80, 12 -80, 19 -72")) + poly(*ring("-15 -30, 15 -30, 10 -22, -10 -22"))
        ears = f"M-12-78l-9-{rng.randint(10, 18)}M12-78l{rng.randint(4, 9)}-12"
        arm = limb(((20, -46), 2.6), ((38, -38), 2.2), ((46, -52), 1.6), ((52, -50), 1))
        return Figure(
            [
                Lights(ears, 1.3, "rim"),
                Part("dark", legs),
                Part("main", cage),
                Part("metal", lid),
                Lights("M-19-36h38M-21-66h40", 1.3, "second"),
                Part("void", oval(5, -51, 12.5), False),
                Orb(6, -51, 18),
                Part("accent", oval(6, -51, 5.6), False),
                Lights("M-14-44v-14", 2, "accent", "1 4"),
                Part("second", arm),
            ],
            92,
            True,
            70,
        )
    if kind == "probe":  # a floating eye with hanging arms
        shell = outline(ring("-26 -6, -20 -26, 0 -34, 20 -26, 26 -6, 14 8, -14 8"))
        arms = "".join(
            limb(((x, 6), 1.8), ((x * 1.5 + s, 26), 1.5), ((x * 1.1 - s, 44 + abs(x)), 0.7))
            for x, s in ((-12, -4), (-4, 3), (5, -3), (13, 5))
        )
        fins = (
            poly(*ring("-24 -16, -42 -24, -40 -18, -25 -6"))
            + poly(*ring("24 -16, 40 -28, 40 -20, 25 -6"))
            + "M-1-34v-20h2v20z"
        )
        return Figure(
            [
                Part("dark", arms),
                Part("second", fins),
                Part("main", shell),
                Part("second", outline(ring("-26 -6, 0 0, 26 -6, 14 8, -14 8")), False),
                Part("void", oval(6, -14, 9), False),
                Orb(7, -14, 13),
                Part("accent", oval(7, -14, 4.4), False),
                Lights("M-18-12h8M-16-18h6", 1.2, "glow", "2 1.5"),
            ],
            100,
            False,
            80,
        )
    if kind == "tread":  # a loader on tracks
        track = outline(ring("-38 -4, -38 -18, -26 -22, 26 -22, 38 -18, 38 -4, 26 0, -26 0"))
        wheels = "".join(oval(x, -10.5, 6.2) for x in (-24, -8, 8, 24))
        chest = poly(*ring("-20 -22, -26 -58, -14 -70, 18 -70, 28 -56, 20 -22"))
        arms = limb(((22, -60), 5), ((42, -48), 4), ((50, -64), 3.4)) + poly(
            *ring("46 -64, 44 -78, 50 -72, 56 -80, 56 -64")
        )
        skull = outline(ring("-10 -72!, -12 -84, 0 -90, 14 -86, 16 -72!"))
        return Figure(
            [
                Part("dark", limb(((-20, -60), 5), ((-38, -46), 4), ((-34, -28), 3.4))),
                Part("main", chest),
                Part("trim", poly(*ring("-14 -58, 16 -58, 13 -44, -11 -44")), False),
                Part("metal", skull),
                Lights("M0-80h9", 4, "accent"),
                Part("second", arms),
                Part("dark", track),
                Part("metal", wheels),
            ],
            92,
            True,
            84,
        )
    if kind == "crawler":
        return walker(rng, 6)
    look = Look(
        pose=rng.choice(("stand", "proud", "swagger")),
        dress="frame",
        head="machine",
        girth=rng.uniform(0.84, 1.15),
        skin="metal",
        brow=rng.uniform(0.9, 1.2),
        hold=rng.choice(("", "rifle")) if kind == "hunter" else "",
    )
    return person(rng, look)


def crawler(rng: Random) -> Figure:
    """A great tracked hull, higher at the bow."""
    hull = poly(*ring("-70 -14, -66 -52, -30 -58, 20 -84, 62 -88, 70 -60, 58 -14"))
    shade = poly(*ring("-70 -14, -68 -30, 62 -34, 58 -14"))
    tracks = "".join(
        outline([(x - 15, 0, 1), (x - 19, -12), (x - 8, -20), (x + 8, -20), (x + 19, -12), (x + 15, 0, 1)])
        for x in (-48, -8, 36)
    )
    rows = "M-56-44h70M-20-52h44M10-66h40M24-76h30"
    dish = f"M-50-56v-{rng.randint(12, 22)}m-6 0h12"
    return Figure(
        [
            Lights(dish, 1.4, "rim"),
            Part("main", hull),
            Part("second", shade, False),
            Part("void", poly(*ring("50 -84, 61 -85, 65 -70, 52 -70")), False),
            Lights(rows, 1.3, "glow", "2 4 5 3 1 6"),
            Lights("M52-78h8", 2.4, "accent"),
            Part("dark", tracks),
        ],
        92,
        True,
        150,
    )


def turret(rng: Random) -> Figure:
    base = poly(*ring("-40 0, -32 -22, 32 -22, 40 0"))
    dome = outline(ring("-28 -22!, -28 -48, -10 -60, 14 -58, 28 -44, 28 -22!"))
    up = rng.uniform(-40, -18)
    barrels = "".join(
        outline(turned(ring("0 -2.6!, 62 -1.8!, 62 1.8!, 0 2.6!"), (8, -44 + k * 9), up))
        + outline(turned(ring("56 -3.4!, 64 -3.4!, 64 3.4!, 56 3.4!"), (8, -44 + k * 9), up))
        for k in (0, 1)
    )
    tip = turned([(66, 0)], (8, -40), up)[0]
    return Figure(
        [
            Part("metal", barrels),
            orb_at(tip, 14),
            Part("main", dome),
            Part("second", base),
            Lights("M-24-12h48M-16-34h20", 1.4, "accent", "3 3"),
            Part("trim", poly(*ring("-28 -26, 28 -26, 28 -22, -28 -22")), False),
        ],
        84,
        True,
        100,
    )


def slug_lord(rng: Random) -> Figure:
    """A huge crime lord on a dais."""
    body = outline(ring("-56 0!, -62 -10, -30 -18, -22 -52, -12 -82, 10 -90, 28 -80, 36 -52, 46 -24, 44 0!"))
    belly = outline(ring("8 -4, 4 -40, 18 -66, 34 -48, 40 -14"))
    eyes = outline(ring("6 -80!, 12 -84, 17 -79!, 11 -76")) + outline(ring("22 -78!, 27 -80, 30 -76!, 26 -74"))
    mouth = outline(ring("4 -64!, 20 -60, 32 -66!, 20 -57"))
    arm = limb(((-8, -56), 7), ((8, -40), 4.5), ((22, -46), 4))
    return Figure(
        [
            Part("main", body),
            Part("second", belly, False),
            Part("accent", eyes, False),
            Part("void", mouth, False),
            Part("main", arm),
            Part("trim", poly(*ring("-66 0, 56 0, 62 8, -72 8"))),
        ],
        96,
        True,
        120,
    )
