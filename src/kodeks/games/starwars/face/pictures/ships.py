"""Ships."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from kodeks.pictures.figures.pieces import Beam, Figure, Lights, Orb, Part, Piece, orb_at
from kodeks.pictures.paths import Point, nums, outline, oval, poly, ring, sharp, turned

# Half plans of small ships, nose to the right; the other half is the mirror image, in shade.
HULLS: dict[str, list[Point]] = {
    "arrow": ring("54 0, 22 5, 8 8, -12 36, -23 38, -17 11, -28 8, -30 0"),
    "manta": ring("46 0, 32 8, 2 26, -26 46, -18 20, -27 9, -20 0"),
    "fork": ring("18 0, 22 6, 50 13, 52 17, 6 22, -6 38, -22 35, -18 10, -29 6, -29 0"),
    "needle": ring("62 0, 12 5, 0 16, -30 27, -36 20, -20 7, -36 5, -36 0"),
    "gull": ring("42 0, 26 6, 10 6, -4 18, 10 44, -2 48, -22 20, -26 8, -31 0"),
    "shard": ring("48 0, 20 6, 6 30, -10 44, -12 24, -30 34, -24 11, -32 0"),
    "kite": ring("38 0, 8 12, -4 32, -16 12, -40 7, -34 0"),
    "hammer": ring("46 0, 44 16, 36 16, 30 6, 0 8, -14 30, -26 30, -24 8, -34 0"),
}


LIGHT_HULLS = ("arrow", "fork", "needle", "gull", "hammer")


DARK_HULLS = ("shard", "manta", "kite", "needle")


def fighter(rng: Random, hull: str, count: int = 1) -> Figure:
    """Small ships banking past, seen from above, leaving trails."""
    plan = HULLS[hull]
    pieces: list[Piece] = []
    places = (
        [(-52, -34, 0.42), (-70, 26, 0.34), (0, 0, 1.0)]
        if count == 3
        else [(-58, -32, 0.46), (0, 0, 1.0)]
        if count == 2
        else [(0, 0, 1.0)]
    )
    heading, squash = -22 + rng.uniform(-7, 7), rng.uniform(0.5, 0.66)

    for px, py, k in places:

        def lay(points: Iterable[Point], px: float = px, py: float = py, k: float = k) -> list[Point]:
            return turned(((p[0], p[1] * squash, *p[2:]) for p in points), (px, py), heading, k)

        stern = min(p[0] for p in plan)
        for y in (-5, 5):
            a, b = lay([(stern + 2, y), (stern - rng.uniform(54, 90), y)])
            pieces.append(Beam(f"M{nums(*a)}L{nums(*b)}", 1.8 * k))
        low = [(x, y, 1) for x, y in plan]
        high = [(x, -y, 1) for x, y in plan]
        pieces += [
            Part("second", outline(lay([*low, (stern, 0, 1)])), False),
            Part("main", outline(lay([*high, (stern, 0, 1)]))),
        ]
        if k == 1.0:
            tip = max(plan, key=lambda p: p[1])
            pieces.append(
                Part(
                    "trim",
                    outline(
                        lay(
                            [
                                (tip[0] + 4, -tip[1] * 0.98, 1),
                                (tip[0] - 8, -tip[1] * 0.98, 1),
                                (-10, -12, 1),
                                (-2, -12, 1),
                            ]
                        )
                    ),
                    False,
                )
            )
            pieces.append(Part("void", outline(lay(ring("16 -3!, 7 -4, -3 -3!, -3 3!, 7 4, 16 3!"))), False))
            pieces.append(Part("rim", outline(lay(ring("14 -2.4!, 7 -3, 0 -2.4!, 0 -1!, 7 -1"))), False))
            pieces += [orb_at(lay([(stern, y)])[0][:2], 7) for y in (-5, 5)]
    if rng.random() < 0.45:
        a, b = turned([(70, -8), (104, -8)], (0, 0), heading)
        pieces.append(Beam(f"M{nums(*a)}L{nums(*b)}", 1.6))
    return Figure(pieces, 70, False, 120)


def capital(rng: Random, kind: str) -> Figure:
    """Great ships: a keel line with decks and fins set along it at random, rows of windows, engines."""
    u = rng.uniform
    soft = kind == "pods"
    bow, stern, fat = u(78, 96), -u(70, 84), u(8, 15)
    top: list[Point] = [(bow, u(-2, 4), 1)]
    low: list[Point] = [top[0]]
    x = bow - u(14, 30)
    while x > stern + 12:  # the upper line, from bow to stern
        rise = fat * (0.6 + 0.5 * (bow - x) / (bow - stern))
        step = u(16, 34)
        if soft:
            top += [(x, -rise - u(0, 8)), (x - step * 0.5, -rise - u(2, 9))]
        elif rng.random() < 0.42:
            high, w = u(8, 26), min(step, u(8, 20))
            top += sharp(
                (x, -rise), (x - u(0, 5), -rise - high), (x - w, -rise - high * u(0.8, 1.1)), (x - w - u(1, 5), -rise)
            )
        else:
            top += sharp((x, -rise - u(0, 3)))
        x -= step
    top += sharp((stern, -fat * 0.9), (stern, 0))
    x = bow - u(20, 40)
    while x > stern + 12:
        rise, step = fat * 0.8, u(20, 40)
        if soft:
            low += [(x, rise + u(0, 6)), (x - step * 0.5, rise + u(1, 8))]
        elif rng.random() < 0.3:
            low += sharp((x, rise), (x - u(2, 8), rise + u(8, 22)), (x - u(10, 16), rise + u(6, 18)), (x - 18, rise))
        else:
            low += sharp((x, rise + u(0, 3)))
        x -= step
    low += sharp((stern, fat), (stern, 0))
    rows = (
        f"M{stern + 8:.0f} 4H{bow * 0.66:.0f}M{stern + 20:.0f}-{fat * 0.5:.0f}H{bow * 0.2:.0f}"
        f"M{stern + 14:.0f}-{fat * 0.9:.0f}h{u(20, 50):.0f}"
    )
    trails = [Beam(f"M{nums(stern, y)}h-{u(22, 46):.0f}", 3) for y in (-fat * 0.5, fat * 0.4)]
    engines: list[Piece] = [*trails, Orb(stern, 0, 18)]
    mast = f"M{u(-40, 20):.0f}-{fat:.0f}v-24m5 24v-15"
    escorts = "".join(
        poly(*turned(ring("8 0, -6 4, -3 0, -6 -4"), (u(-80, 90), rng.choice((-1, 1)) * u(32, 48)), -8, u(0.5, 0.9)))
        for _ in range(rng.randint(0, 4))
    )
    return Figure(
        [
            *engines,
            Lights(mast, 0.8, "rim"),
            Part("second", outline(low), False),
            Part("main", outline(top)),
            Lights(rows, 1, "glow", "1 2.4 3 2.4 .5 4"),
            *([Part("main", escorts)] if escorts else []),
        ],
        74,
        False,
        184,
    )


def freighter(rng: Random) -> Figure:
    """A working ship: hold, cabin, side pods, asymmetric."""
    heading = -14 + rng.uniform(-5, 5)

    def lay(*points: Point) -> str:
        return outline(turned(((p[0], p[1] * 0.62, 1) for p in points), (0, 0), heading))

    stern = -56
    trails: list[Piece] = []
    for y in (-16, 0, 16):
        a, b = turned([(stern, y * 0.62), (stern - rng.uniform(30, 60), y * 0.62)], (0, 0), heading)
        trails.append(Beam(f"M{nums(*a)}L{nums(*b)}", 2.2))
    kind = rng.randrange(2)
    if kind:
        hull = ring(
            "58 -6, 40 -18, 8 -22, -6 -40, -36 -40, -40 -24, -56 -22, -56 22, -40 24, -36 34, -12 34, 0 22, 40 18, 58 6"
        )
        shade = ring("58 6, 40 18, 0 22, -12 34, -36 34, -40 24, -56 22, -56 6")
    else:
        hull = ring("50 -20, 52 -8, 30 -4, 30 4, 44 8, 42 20, 10 28, -30 26, -56 14, -56 -16, -28 -30, 14 -30")
        shade = ring("44 8, 42 20, 10 28, -30 26, -56 14, -56 4, 0 10")
    boxes = [lay((-34 + i * 16, -16), (-22 + i * 16, -16), (-22 + i * 16, -4), (-34 + i * 16, -4)) for i in range(3)]
    cabin = turned([(34, -4)], (0, 0), heading)[0]
    return Figure(
        [
            *trails,
            Part("main", lay(*hull)),
            Part("second", lay(*shade), False),
            Part("trim", "".join(boxes), False),
            Part("void", oval(cabin[0], cabin[1] + 2, 8, 5)),
            Part("rim", oval(cabin[0] + 1, cabin[1], 4.5, 1.6), False),
            Lights(
                f"M{nums(*turned([(-48, 8)], (0, 0), heading)[0])}l{nums(*turned([(70, 0)], (0, 0), heading)[0])}",
                1,
                "glow",
                "1 4",
            ),
        ],
        80,
        False,
        130,
    )
