"""Places that are known by their shape."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Figure, Lights, Orb, Part, orb_at
from kodeks.pictures.figures.things import f_ring
from kodeks.pictures.paths import nums, outline, oval, poly, ribbon, ring, turned


def landmark(rng: Random, kind: str) -> Figure:
    """What an objective or a location is about: one building or wreck, big in the middle distance."""
    u = rng.uniform
    if kind == "tower":
        w, h, cap = u(8, 14), u(58, 84), u(4, 9)
        body = poly(
            (-w * 1.3, 0),
            (-w, -h),
            (-w - cap, -h - 5),
            (-w - cap * 0.7, -h - 18),
            (w + cap * 0.7, -h - 18),
            (w + cap, -h - 5),
            (w, -h),
            (w * 1.3, 0),
        )
        side = rng.choice((-1, 1))
        annex = outline(
            [
                (side * w, 0, 1),
                (side * w, -u(16, 34), 1),
                (side * (w + 14), -u(20, 34)),
                (side * (w + u(20, 34)), -u(8, 20)),
                (side * (w + 36), 0, 1),
            ]
        )
        return Figure(
            [
                Part("second", annex),
                Lights(f"M0-{h + 18:.0f}v-{u(12, 26):.0f}", 1.4, "rim"),
                Part("main", body),
                Part("second", poly((0, 0), (0, -h), (w, -h), (w * 1.3, 0)), False),
                Lights(f"M-{w:.0f}-{h + 12:.0f}h{2 * w:.0f}", 2, "glow", "2 2"),
                Lights(
                    f"M-{w * 0.4:.0f}-{h * 0.8:.0f}v{h * 0.6:.0f}M{w * 0.5:.0f}-{h * 0.7:.0f}v{h * 0.4:.0f}",
                    1.4,
                    "glow",
                    "2 6",
                ),
            ],
            h + 28,
            True,
            84,
        )
    if kind == "mast":  # a listening post
        h, tilt = u(56, 80), u(-30, 10)
        dish = outline(turned(ring("0 -26!, 12 -14, 12 14, 0 26!, 4 0"), (2, -h), tilt))
        feed = turned([(5, 0), (26, 0)], (2, -h), tilt)
        frame = f"M-16 0L0-{h - 6:.0f}L16 0M-12-{h * 0.25:.0f}H12M-8-{h * 0.5:.0f}H8M-12-{h * 0.25:.0f}L8-{h * 0.5:.0f}"
        hut = outline(ring("-52 0!, -50 -16, -36 -22, -22 -16, -20 0!")) + poly(*ring("22 0, 22 -14, 50 -14, 54 0"))
        return Figure(
            [
                Part("second", hut),
                Lights(frame, 2, "dark"),
                Lights(f"M{nums(*feed[0])}L{nums(*feed[1])}", 1.4, "rim"),
                Part("main", dish),
                orb_at(feed[1], 9),
                Lights("M-42-8h10M28-7h16", 1.8, "glow", "3 3"),
            ],
            h + 26,
            True,
            110,
        )
    if kind == "dome":
        domes, x = [], -u(44, 60)
        for _ in range(rng.randint(2, 4)):
            w, h = u(16, 34), u(20, 52)
            domes.append(
                outline(
                    [
                        (x, 0, 1),
                        (x, -h * 0.8),
                        (x + w * 0.5, -h * 1.1),
                        (x + w * 1.5, -h * 1.1),
                        (x + 2 * w, -h * 0.8),
                        (x + 2 * w, 0, 1),
                    ]
                )
            )
            x += w * u(1.2, 1.8)
        door = u(-20, 10)
        return Figure(
            [
                Lights(f"M{u(-50, 40):.0f}-20v-{u(30, 52):.0f}m-5 0h10", 1.8, "rim"),
                *(Part("main" if i % 2 else "stone", d) for i, d in enumerate(domes)),
                Part(
                    "void",
                    outline([(door - 7, 0, 1), (door - 7, -14), (door, -19), (door + 7, -14), (door + 7, 0, 1)]),
                    False,
                ),
                Lights(f"M{door + 16:.0f}-12h26M{door - 14:.0f}-18h-18", 1.5, "glow", "3 5"),
            ],
            66,
            True,
            130,
        )
    if kind == "gate":
        w, h, wall = u(30, 48), u(70, 104), u(9, 16)
        inner = w - wall
        style = rng.randrange(3)
        if style == 0:  # round
            arch, hole = (
                outline([(-w, 0, 1), (-w, -h * 0.7), (-w * 0.5, -h), (w * 0.5, -h), (w, -h * 0.7), (w, 0, 1)]),
                outline(
                    [
                        (-inner, 0, 1),
                        (-inner, -h * 0.62),
                        (-inner * 0.5, -h + wall),
                        (inner * 0.5, -h + wall),
                        (inner, -h * 0.62),
                        (inner, 0, 1),
                    ]
                ),
            )
        elif style == 1:  # two pillars and a beam
            arch, hole = (
                poly(
                    (-w, 0),
                    (-w * 0.9, -h + 10),
                    (-w - 12, -h + 8),
                    (-w - 8, -h),
                    (w + 8, -h),
                    (w + 12, -h + 8),
                    (w * 0.9, -h + 10),
                    (w, 0),
                ),
                poly((-inner, 0), (-inner * 0.9, -h + 22), (inner * 0.9, -h + 22), (inner, 0)),
            )
        else:  # pointed
            arch, hole = (
                outline([(-w, 0, 1), (-w, -h * 0.5), (0, -h, 1), (w, -h * 0.5), (w, 0, 1)]),
                outline(
                    [(-inner, 0, 1), (-inner, -h * 0.46), (0, -h + wall * 1.6, 1), (inner, -h * 0.46), (inner, 0, 1)]
                ),
            )
        lamps = f"M-{w - wall / 2:.0f}-8v-{h * 0.4:.0f}M{w - wall / 2:.0f}-8v-{h * 0.4:.0f}"
        return Figure(
            [
                Part("stone", arch),
                Part("glow", hole, False),
                Orb(0, -h * 0.4, w),
                Part("accent", poly((0, -h - 4), (6, -h + 6), (0, -h + 16), (-6, -h + 6)), False),
                Lights(lamps, 1.6, "accent", "3 5"),
            ],
            h + 4,
            True,
            2 * w + 24,
        )
    if kind == "temple":
        n, w, tiers = rng.choice((4, 5, 6)), u(48, 64), rng.randint(2, 4)
        steps = "".join(
            poly((-w + i * 7, -i * 8), (w - i * 7, -i * 8), (w - 2 - i * 7, -8 - i * 8), (-w + 2 + i * 7, -8 - i * 8))
            for i in range(tiers)
        )
        base, inner, high = -tiers * 8, w - tiers * 7 - 4, u(26, 40)
        xs = [-inner + 2 * inner * i / (n - 1) for i in range(n)]
        columns = "".join(
            poly((x - 3.4, base), (x - 2.6, base - high), (x + 2.6, base - high), (x + 3.4, base)) for x in xs
        )
        eave = base - high
        roof = (
            poly((-inner - 7, eave), (-inner - 5, eave - 7), (0, eave - 24), (inner + 5, eave - 7), (inner + 7, eave))
            if rng.random() < 0.5
            else outline(
                [
                    (-inner - 7, eave, 1),
                    (-inner - 5, eave - 6, 1),
                    (-inner * 0.7, eave - 8),
                    (-inner * 0.5, eave - 28),
                    (0, eave - 32),
                    (inner * 0.5, eave - 28),
                    (inner * 0.7, eave - 8),
                    (inner + 5, eave - 6, 1),
                    (inner + 7, eave, 1),
                ]
            )
        )
        return Figure(
            [
                Part("stone", steps),
                Part("void", poly((-inner, base), (inner, base), (inner, eave), (-inner, eave)), False),
                Part("glow", poly((-4, base), (4, base), (4, eave + 10), (-4, eave + 10)), False),
                Part("stone", columns),
                Part("main", roof),
            ],
            30 - eave,
            True,
            2 * w,
        )
    if kind == "bunker":
        hull = poly(*ring("-66 0, -48 -26, -20 -30, -16 -44, 20 -44, 24 -30, 50 -26, 66 0"))
        dish = outline(ring("20 -66!, 26 -50, 42 -50, 50 -62!, 36 -56")) + poly(*ring("33 -54, 36 -30, 40 -30, 37 -54"))
        return Figure(
            [
                Part("second", dish),
                Part("main", hull),
                Part("void", poly(*ring("-12 0, -9 -18, 9 -18, 12 0")), False),
                Lights("M-42-14h24M18-14h26", 1.8, "glow", "4 3"),
                Lights("M-12-37h24", 1.4, "accent", "3 3"),
            ],
            68,
            True,
            130,
        )
    if kind == "wreck":
        hull = poly(
            *ring("-70 4, -58 -22, -30 -30, -14 -58, -4 -60, -2 -36, 30 -44, 44 -74, 54 -76, 50 -40, 66 -16, 60 4")
        )
        ribs = "M-46-22L-40 2M-26-28L-22 2M10-38L14 2M34-44L36 2"
        return Figure(
            [
                Part("main", hull),
                Part("second", poly(*ring("-70 4, -50 -10, 20 -16, 66 -16, 60 4")), False),
                Lights(ribs, 1.4, "void"),
                Lights("M-50-14h30M6-22h40", 1.4, "accent", "1 6"),
            ],
            78,
            True,
            140,
        )
    if kind == "statue":
        robe = person(rng, Look(pose=rng.choice(("stand", "proud", "raise")), dress="robe", head="hood", hold="sword"))
        stone = [
            replace(p, tone="stone") if isinstance(p, Part) and p.tone not in ("void",) else p
            for p in robe.pieces
            if not isinstance(p, Orb)
        ]
        return Figure([Part("stone", poly(*ring("-26 16, -22 0, 22 0, 26 16"))), *stone], 108, True, 60)
    if kind == "hut":
        roof = outline(ring("-44 -22!, -30 -44, -8 -60, 4 -66!, 12 -56, 34 -42, 48 -20!, 0 -28"))
        house = outline(ring("-34 0!, -36 -26, 0 -32, 38 -24, 36 0!"))
        return Figure(
            [
                Part("second", house),
                Part("glow", outline(ring("-8 0!, -9 -14, 0 -20, 9 -14, 8 0!")), False),
                Orb(0, -8, 18),
                Part("glow", oval(22, -14, 4), False),
                Part("main", roof),
                Part("wood", ribbon([(10, -56), (16, -72), (12, -84)], 2.4, 1.4)),
            ],
            78,
            True,
            100,
        )
    if kind == "ring":  # an orbital station
        return Figure(
            [
                f_ring(0, 0, 58, 47, "", "main"),
                Part("second", poly(*ring("-50 -3, 50 -3, 50 3, -50 3")) + poly(*ring("-3 -50, 3 -50, 3 50, -3 50"))),
                Part("main", oval(0, 0, 17)),
                Part("trim", oval(0, 0, 9), False),
                Lights(oval(0, 0, 52.5), 1.6, "glow", "2 5"),
                Part("main", poly(*ring("-6 -78, 6 -78, 3 -56, -3 -56")) + poly(*ring("-6 78, 6 78, 3 56, -3 56"))),
            ],
            130,
            False,
            130,
        )
    if kind == "spindle":  # a station turning on its axis
        r, h = u(26, 40), u(58, 74)
        hull = poly(
            (0, -h),
            (u(6, 12), -20),
            (r * 0.5, -8),
            (r * 0.5, 8),
            (u(5, 10), 24),
            (0, h),
            (-u(5, 10), 24),
            (-r * 0.5, 8),
            (-r * 0.5, -8),
            (-u(6, 12), -20),
        )
        shade = poly((0, -h), (0, h), (6, 24), (r * 0.5, 8), (r * 0.5, -8), (8, -20))
        vanes = "".join(
            poly(*turned([(r * 0.4, -3), (r * 1.7, -7), (r * 1.8, 7), (r * 0.4, 3)], (0, y), a))
            for y, a in ((-12, -16), (-12, 196), (14, 14), (14, 166))
        )
        return Figure(
            [
                Part("second", vanes),
                Part("main", hull),
                Part("second", shade, False),
                Lights(
                    f"M-{r * 0.4:.0f} 0h{r * 0.8:.0f}M0-{h * 0.7:.0f}v{h * 0.3:.0f}M0 28v{h * 0.3:.0f}",
                    1.4,
                    "glow",
                    "1 3",
                ),
                Orb(0, h, 12),
                Orb(0, -h, 9),
            ],
            2 * h,
            False,
            4 * r,
        )
    rock = outline(ring("-74 12!, -58 -6, -40 -12!, 40 -14!, 60 -4, 78 12!"))
    walls: list[str] = []
    tops: list[str] = []
    fires: list[str] = []
    x = -u(44, 56)
    while x < 44:
        w, h = u(6, 14), u(30, 84)
        cx = x + w
        walls.append(
            poly(
                (cx - w, -8),
                (cx - w, -h),
                (cx - w - 2, -h - 1),
                (cx - w - 2, -h - 7),
                (cx + w + 2, -h - 7),
                (cx + w + 2, -h - 1),
                (cx + w, -h),
                (cx + w, -8),
            )
        )
        if rng.random() < 0.6:
            tops.append(poly((cx - w - 3, -h - 7), (cx, -h - u(20, 38)), (cx + w + 3, -h - 7)))
        fires.append(f"M{cx:.0f}-{h * u(0.4, 0.9):.0f}v4")
        x += w * u(1.5, 2.4)
    gate = outline(ring("-7 -10!, -7 -22, 0 -28, 7 -22, 7 -10!"))
    return Figure(
        [
            Part("trim", "".join(tops)),
            Part("main", "".join(walls)),
            Part("stone", rock),
            Part("glow", gate, False),
            Lights("".join(fires), 2, "glow"),
        ],
        112,
        True,
        150,
    )
