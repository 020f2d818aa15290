"""Hands, moments with several people, and long lines of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from random import Random

from kodeks.pictures.figures.look import Look
from kodeks.pictures.figures.people import person
from kodeks.pictures.figures.pieces import Beam, Figure, Lights, Orb, Part, Piece, scaled
from kodeks.pictures.figures.things import rays
from kodeks.pictures.paths import bolt, limb, mid, num, nums, outline, oval, poly, ribbon, ring, turned


def hand(rng: Random, kind: str) -> Figure:
    """A great hand: open, clutching, or a fist."""
    wrist = limb(((0, 74), 19), ((0, 30), 14))
    palm = outline(ring("-20 30, -24 2, -20 -16!, 20 -16!, 22 4, 16 30"))
    out: list[Piece] = [Part("main", limb(((0, 90), 25), ((0, 52), 18))), Part("skin", wrist)]
    if kind == "fist":
        knuckles = "".join(limb(((-17 + i * 11.5, -16), 7), ((-17 + i * 11.5, 4), 6.4)) for i in range(4))
        return Figure(
            [
                *out,
                Part("skin", palm),
                Part("skin", knuckles),
                Part("skin", limb(((-24, 14), 6.5), ((-6, 16), 6), ((8, 10), 5.4))),
            ],
            110,
            False,
            80,
        )
    splay = (
        ((-34, -54), (-12, -68), (12, -68), (32, -56))
        if kind == "open"
        else ((-30, -36), (-12, -44), (12, -44), (30, -36))
    )
    fingers = []
    for i, tip in enumerate(splay):
        root = (-16 + i * 10.8, -14)
        knuckle = mid(root, tip, 0.52)
        if kind == "claw":
            knuckle = (knuckle[0] * 1.5, knuckle[1] - 8)
        fingers.append(limb((root, 6), (knuckle, 5.2), (tip, 3.8)))
    thumb = limb(((18, 18), 8), ((36, 2), 6), ((46, -18 if kind == "open" else -26), 4.2))
    return Figure(
        [
            *out,
            Part("skin", thumb),
            Part("skin", palm + "".join(fingers)),
            Lights("M-14 8Q0 0 16 10M-12 18Q0 12 10 22", 1, "dark"),
        ],
        140,
        False,
        90,
    )


def event(rng: Random, kind: str, heroes: Callable[[], Look]) -> Figure:
    """A moment: a gesture, a burst, a clash, a flight."""
    if kind in ("open", "claw", "fist"):
        figure = hand(rng, kind)
        if kind == "open":
            waves: list[Piece] = [Lights(oval(0, -20, r, r * 0.9), 1.6, "accent", f"{r} 9") for r in (52, 68)]
            return Figure([Orb(0, -24, 78), *waves, *figure.pieces], 150, False, 120)
        if kind == "claw":
            bolts: list[Piece] = [
                Beam(bolt(rng, tip, (tip[0] * 2.4 + rng.uniform(-16, 16), -92 + abs(tip[0])), 5, 7), 1.4)
                for tip in ((-30, -38), (-12, -46), (12, -46), (30, -38), (46, -28))
            ]
            return Figure([Orb(0, -46, 70), *bolts, *figure.pieces], 150, False, 120)
        return Figure([Orb(0, -10, 74), Part("ghost", rays(rng, 30, 104, 18), False), *figure.pieces], 150, False, 120)
    if kind == "burst":
        hoop = Lights(oval(0, 0, 60, 52), 1.6, "rim", "70 18")
        debris = "".join(
            poly(*turned([(7, 0), (-3, 5), (-5, -3)], (x, y), rng.uniform(0, 360), rng.uniform(0.4, 1.2)))
            for x, y in ((rng.uniform(-90, 90), rng.uniform(-60, 30)) for _ in range(9))
        )
        man = person(rng, replace(heroes(), pose=rng.choice(("run", "lunge", "stride"))))
        return Figure(
            [
                Orb(0, -6, 110),
                Part("ghost", rays(rng, 20, 118, 21), False),
                Part("ghost", rays(rng, 10, 80, 13, 6), False),
                hoop,
                Orb(0, 0, 44),
                Orb(0, 0, 30, "lit"),
                Part("dark", debris),
                *scaled(man, 0.74, -44, 66),
            ],
            130,
            False,
            160,
        )
    if kind == "duel":
        a, b = heroes(), heroes()
        blade = "saber" if a.hold in ("saber", "saber2", "") else "sword"
        left = person(rng, replace(a, pose="guard", hold=blade, off=""))
        right = person(rng, replace(b, pose=rng.choice(("guard", "lunge", "raise")), hold=blade, off=""))
        return Figure([Orb(0, -60, 30), *scaled(left, 1, -34, 0), *scaled(right, 1, 36, 0, flip=True)], 100, True, 130)
    if kind == "parley":
        left = person(rng, replace(heroes(), pose="stand", hold="", off=""))
        right = person(rng, replace(heroes(), pose="proud", hold="", off=""))
        return Figure([*scaled(left, 1, -26, 0), *scaled(right, 0.94, 28, 0, flip=True)], 100, True, 110)
    if kind == "band":
        people: list[Piece] = []
        follower, leader = person(rng, heroes()), person(rng, heroes())
        for x, k in ((-46, 0.82), (44, 0.84), (-22, 0.94), (23, 0.92)):
            people += scaled(follower, k, x, -2 if k < 0.9 else 0)
        people += scaled(leader, 1.08, 0, 0)
        return Figure(people, 108, True, 150)
    if kind == "bolts":
        shots: list[Piece] = []
        for _ in range(7):
            at, y, w = rng.uniform(-100, 60), rng.uniform(-96, -20), rng.uniform(18, 40)
            shots.append(Beam(f"M{nums(at, y)}l{nums(w, -w * 0.16)}", 1.8))
        man = person(rng, replace(heroes(), pose=rng.choice(("aim", "kneel")), hold="rifle", off=""))
        return Figure([*shots, *man.pieces, Orb(54, -76, 12)], 100, True, 100)
    if kind == "vortex":
        arms = "".join(
            ribbon(
                [(math.cos(a) * r, math.sin(a) * r * 0.7) for a, r in ((k + t * 0.7, 8 + t * 15) for t in range(6))],
                1,
                6,
            )
            for k in (0, math.tau / 3, 2 * math.tau / 3)
        )
        man = person(rng, replace(heroes(), pose="cast"))
        return Figure(
            [Orb(0, 0, 96), Part("ghost", arms, False), Part("lit", oval(0, 0, 7, 5), False), *scaled(man, 0.7, 0, 62)],
            130,
            False,
            150,
        )
    if kind == "eye":
        lid = outline(ring("-80 0!, -40 -36, 0 -44, 40 -36, 80 0!, 40 30, 0 38, -40 30"))
        return Figure(
            [
                Orb(0, 0, 90),
                Part("ghost", rays(rng, 40, 112, 20), False),
                Part("dark", lid),
                Part("glow", outline(ring("-64 0!, -30 -26, 30 -26, 64 0!, 30 22, -30 22")), False),
                Part("main", oval(0, -2, 25)),
                Part("accent", oval(0, -2, 17), False),
                Part("void", oval(0, -2, 9), False),
                Part("lit", oval(-6, -9, 4), False),
            ],
            100,
            False,
            170,
        )
    man = person(rng, replace(heroes(), pose="run"))  # flight
    streaks = [
        Lights(f"M{nums(-30 - rng.uniform(0, 20), y)}h-{num(rng.uniform(26, 70))}", 1.4, "rim")
        for y in (-80, -62, -40, -22)
    ]
    return Figure([*streaks, *man.pieces], 96, True, 90)


def procession(rng: Random, make: Callable[[], Figure], count: int) -> Figure:
    """The same kind of figure several times, one behind the other."""
    pieces: list[Piece] = []
    f = make()
    for i in range(count):
        k = 0.62 + 0.38 * i / max(1, count - 1)
        pieces += scaled(f, k, (i - (count - 1) / 2) * min(f.wide, 110) * rng.uniform(0.6, 0.75), (k - 1) * 22)
    return Figure(pieces, f.tall + 10, True, f.wide * 0.75 * count)
