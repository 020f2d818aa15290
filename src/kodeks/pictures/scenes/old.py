"""What people built long ago, and caves."""

from __future__ import annotations

import math

from kodeks.pictures.canvas import WIDTH
from kodeks.pictures.colour import mix
from kodeks.pictures.land import bare_tree, ground, jagged, rolling, tufts, vault
from kodeks.pictures.paths import Point, crag, num, nums
from kodeks.pictures.stage import Stage, mist, sky


def gothic(st: Stage) -> None:
    """Towers and dead trees before a great moon."""
    st.disc *= 1.15
    sky(st, streaks=3, stars=18)
    ridge, _ = jagged(st, st.horizon, 34, 40)
    st.plane(ridge, 0.22, 0.5)
    x0 = WIDTH - st.focus + st.u(-20, 20)
    out = []
    for i in range(st.rng.randint(4, 6)):
        x, w, h = x0 + (i - 2) * 12 + st.u(-3, 3), st.u(4, 8), st.u(20, 58)
        y = st.horizon + 8
        out.append(
            crag(
                (x - w, y),
                (x - w, y - h),
                (x - w * 1.25, y - h),
                (x, y - h - w * 3.4),
                (x + w * 1.25, y - h),
                (x + w, y - h),
                (x + w, y),
            )
        )
    st.plane("".join(out), 0.5, 0.3)
    lights = "".join(f"M{nums(x0 + st.u(-28, 28), st.horizon - st.u(0, 26))}v1.6" for _ in range(7))
    st.cv.line(lights, st.pal.glow, 1.1, 0.9)
    mist(st, st.horizon + 6, 14, 0.45)
    st.plane(rolling(st, st.horizon + 9, 4, 50), 0.66, 0.2)
    if st.rng.random() < 0.6:  # bats
        bx, by = st.u(40, 180), st.u(20, 46)
        st.cv.fill(
            "".join(
                f"M{bx + st.u(-30, 30):.0f} {by + st.u(-12, 12):.0f}q2-3 5 0q3-3 5 0l-3 1-2 2-2-2z" for _ in range(5)
            ),
            st.pal.near,
        )
    ground(st)
    for side in (-1, 1):
        if st.rng.random() < 0.7:
            bare_tree(st, WIDTH / 2 + side * st.u(92, 116), 150, st.u(80, 130), st.pal.near, front=True)
    tufts(st, 10, 8, 5)


def temple(st: Stage) -> None:
    vault(st, pointed=False)


def ruins(st: Stage) -> None:
    sky(st, streaks=3)
    st.plane(rolling(st, st.horizon - 8, 10, 60), 0.2)
    y = st.horizon + 6
    out = []
    for i in range(6):
        x = i * 46 + st.u(-10, 10)
        h = st.u(14, 56)
        w = st.u(3.4, 5)
        out.append(
            crag(
                (x - w, y + 6),
                (x - w * 0.85, y - h),
                (x - w * 0.1, y - h + st.u(-5, 3)),
                (x + w * 0.85, y - h + st.u(-4, 5)),
                (x + w, y + 6),
            )
        )
        if h > 38:
            out.append(crag((x - w * 1.5, y - h), (x - w * 1.4, y - h - 4), (x + 26, y - h - 5), (x + 22, y - h + 1)))
    st.plane("".join(out), 0.4, 0.4)
    mist(st, y, 12, 0.4)
    if st.rng.random() < 0.5:  # a broken arch
        x, r = WIDTH - st.focus, st.u(24, 34)
        st.cv.fill(
            f"M{nums(x - r - 9, y + 14)}V{num(y - 18)}A{nums(r + 9, r + 9)} 0 0 1 {nums(x + r * 0.4, y - 18 - r * 1.2)}"
            f"l-6 8A{nums(r, r)} 0 0 0 {nums(x - r, y - 16)}V{num(y + 14)}z",
            st.pal.depth(0.58),
        )
    for i, near in enumerate((0.5, 0.7)):
        st.plane(rolling(st, st.horizon + 10 + i * 10, 3, 50), near, 0.2)
    ground(st)
    blocks = "".join(
        crag((x, 152), (x + st.u(0, 4), 152 - h), (x + w, 150 - h + st.u(-3, 3)), (x + w + 4, 152))
        for x, w, h in ((st.u(0, 40), st.u(14, 26), st.u(8, 20)), (st.u(180, 215), st.u(14, 26), st.u(8, 20)))
    )
    st.cv.fill(blocks, st.pal.near, front=True)
    tufts(st, 7, 8)


def cave(st: Stage) -> None:
    """Looking out of, or deeper into, a cavern: stone teeth above and below."""
    sky(st, suns=0, streaks=0, halo=1.6)
    ridge, faces = jagged(st, st.horizon, 40, 46)
    st.plane(ridge, 0.18, 0.5)
    st.cv.fill(faces, st.pal.glow, 0.35)
    for i, near in enumerate((0.4, 0.66, 0.9)):
        x, w = st.focus + st.u(-8, 8), 104 - i * 14
        teeth: list[Point] = [(-4, -4), (-4, 152), (max(2, x - w), 152), (max(0, x - w - 8), 80)]
        for k in range(9):
            cx = x - w + k * w / 4
            rise = math.sin(math.pi * k / 8) * (34 - i * 9)
            teeth += [
                (cx - 4, 34 - i * 8 - rise * 0.3 + st.u(-6, 6)),
                (cx + st.u(-2, 2), 50 - i * 8 - rise + st.u(0, 14)),
            ]
        teeth += [(min(240, x + w + 8), 80), (min(238, x + w), 152), (244, 152), (244, -4)]
        st.plane(crag(*teeth), near, 0.2)
    for _ in range(4):  # crystals
        x, y, h = st.rng.choice((st.u(6, 60), st.u(180, 234))), st.u(120, 146), st.u(10, 26)
        lean = st.u(-6, 6)
        st.cv.fill(
            crag((x - 4, y), (x - 3 + lean, y - h), (x + lean, y - h - 5), (x + 2 + lean, y - h), (x + 4, y)),
            st.cv.linear(mix(st.pal.accent, "#ffffff", 0.4), mix(st.pal.accent, st.pal.near, 0.5)),
        )
    ground(st)
