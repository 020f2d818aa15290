"""Woods and wet lands."""

from __future__ import annotations

from kodeks.pictures.canvas import HEIGHT, WIDTH
from kodeks.pictures.land import (
    bank,
    bare_tree,
    big_planet,
    billows,
    fronds,
    gnarled,
    ground,
    pyramid,
    rolling,
    trunk,
    tufts,
    water,
)
from kodeks.pictures.paths import crag, land, nums, ribbon
from kodeks.pictures.stage import Stage, mist, sky


def woods(st: Stage) -> None:
    """Great trunks in three depths, shafts of light between them."""
    sky(st, suns=st.rng.random() < 0.5, streaks=0, halo=1.3, stars=-1)
    for near, count, width in ((0.1, 7, 6), (0.34, 4, 10)):
        d = "".join(
            trunk(st.u(-10, WIDTH + 10), st.u(0.7, 1.3) * width, st.horizon + near * 22, st.u(-6, 6))
            for _ in range(count)
        )
        st.plane(d, near, 0.35)
        mist(st, st.horizon + near * 16, 20, 0.5)
    slant, shafts = -st.light * 60, []
    for _ in range(3):
        x = st.focus + st.u(-80, 60)
        shafts.append(crag((x, -4), (x + st.u(8, 20), -4), (x + slant + 34, 128), (x + slant, 128)))
    st.cv.fill("".join(shafts), st.cv.linear((st.pal.glow, 0.5), (st.pal.glow, 0)))
    st.plane(rolling(st, st.horizon + 16, 4, 50), 0.52, 0.3)
    canopy = [(-10, -4, 1)] + [(i * 20 - 8, st.u(4, 22)) for i in range(14)] + [(WIDTH + 16, -4, 1)]
    st.cv.fill(land(canopy), st.pal.depth(0.62), 0.92)
    ground(st)
    for side in (-1, 1):
        if st.rng.random() < 0.75:
            x = WIDTH / 2 + side * st.u(100, 116)
            st.cv.fill(
                trunk(x, st.u(10, 17), 146, -side * st.u(0, 12)),
                st.cv.linear(st.pal.depth(0.84), st.pal.near),
                front=True,
            )
    tufts(st, 9, 11, 6)


def jungle(st: Stage) -> None:
    sky(st, streaks=3)
    if st.detail.get("moon") or st.rng.random() < 0.5:
        big_planet(st, st.u(30, 210), st.u(14, 40), st.u(26, 44), 0.4)
    if st.detail.get("landmark", 1) and st.rng.random() < 0.6:
        pyramid(st, WIDTH - st.focus + st.u(-16, 16), st.horizon + 6, st.u(38, 62), 0.4)
    for i, (near, size) in enumerate(((0.34, 8), (0.56, 11), (0.74, 14))):
        y = st.horizon + i * 11
        st.plane(billows(st, y, size * 2.4, size), near, 0.4 - near * 0.3)
    ground(st)
    for side in (-1, 1):
        fronds(st, WIDTH / 2 + side * 124, HEIGHT + st.u(-34, 0), -side)


def swamp(st: Stage) -> None:
    """Still water, knotted trees on their roots, hanging moss."""
    sky(st, suns=st.rng.random() < 0.6, streaks=0, halo=1.2)
    for near, count in ((0.16, 4), (0.4, 3)):
        d = "".join(
            gnarled(st, st.u(0, WIDTH), st.horizon + near * 20, st.u(3, 6) + near * 5, (-1, 1)) for _ in range(count)
        )
        st.plane(d, near, 0.4)
        mist(st, st.horizon + near * 12, 22, 0.55)
    water(st, st.horizon + 10)
    bank(st)
    for side in (-1, 1):
        x = WIDTH / 2 + side * st.u(96, 118)
        d = gnarled(st, x, 146, st.u(8, 13))
        st.cv.fill(d, st.pal.near, front=True)
        moss = "".join(f"M{x + i * 8 - 32 * (side > 0):.0f}-2v{st.u(20, 52):.0f}" for i in range(5))
        st.cv.line(moss, st.pal.near, 1.6, front=True)
    tufts(st, 14, 10)


def marsh(st: Stage) -> None:
    sky(st, streaks=3)
    st.plane(rolling(st, st.horizon - 2, 5, 40), 0.22)
    for _ in range(st.rng.randint(1, 3)):
        bare_tree(st, st.u(8, 232), st.horizon + 8, st.u(26, 56), st.pal.depth(st.u(0.36, 0.52)))
    mist(st, st.horizon + 4, 16, 0.6)
    water(st, st.horizon + 7)
    isles = "".join(f"M{st.u(0, WIDTH):.0f} {st.horizon + st.u(11, 24):.0f}h{st.u(14, 50):.0f}" for _ in range(6))
    st.cv.line(isles, st.pal.depth(0.7), 3)
    bank(st)
    if st.night or st.rng.random() < 0.4:
        for _ in range(4):
            st.cv.disc(st.u(10, 230), st.u(84, 128), st.u(3, 6), st.cv.glow(st.pal.accent, "#ffffff"))
    stems, tips = [], []
    for _ in range(13):
        x, h, lean = st.rng.choice((st.u(0, 62), st.u(178, 240))), st.u(18, 46), st.u(-6, 6)
        stems.append(f"M{x:.0f} 152q0-{h * 0.6:.0f} {nums(round(lean), -round(h))}")
        tips.append(f"M{nums(round(x) + round(lean), 152 - round(h))}v-6")
    st.cv.line("".join(stems), st.pal.near, 1.1, front=True)
    st.cv.line("".join(tips), st.pal.near, 2.8, front=True)


def lagoon(st: Stage) -> None:
    sky(st, streaks=4)
    for near, h in ((0.16, 22), (0.36, 14)):
        x = st.u(0, 200)
        st.plane(
            land(
                [
                    (x - 60, st.horizon + 2, 1),
                    (x - 30, st.horizon - h * 0.5),
                    (x - 8, st.horizon - h * 1.5),
                    (x + 12, st.horizon - h),
                    (x + 34, st.horizon - h * 0.6),
                    (x + 74, st.horizon + 2, 1),
                ]
            ),
            near,
            0.5,
        )
    water(st, st.horizon + 1)
    bank(st)
    for side in (-1, 1):
        if st.rng.random() < 0.7:
            x, lean = WIDTH / 2 + side * st.u(96, 116), -side * st.u(8, 26)
            top = (x + lean, st.u(30, 54))
            palm = ribbon([(x, 152), (x + lean * 0.2, 110), top], 3, 1.4)
            palm += "".join(
                ribbon(
                    [top, (top[0] + dx * 0.6, top[1] - 9 + abs(dx) * 0.05), (top[0] + dx, top[1] + 6 + dy)], 1.2, 0, 3
                )
                for dx, dy in ((-26, 10), (-20, -6), (-8, 18), (10, -10), (24, 0), (20, 16))
            )
            st.cv.fill(palm, st.pal.near, front=True)
