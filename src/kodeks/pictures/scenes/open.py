"""Open country."""

from __future__ import annotations

from kodeks.pictures.canvas import HEIGHT, WIDTH
from kodeks.pictures.colour import mix
from kodeks.pictures.land import ground, jagged, pines, rolling, tufts
from kodeks.pictures.paths import Point, crag, land, nums, oval
from kodeks.pictures.stage import Stage, mist, sky, specks


def desert(st: Stage) -> None:
    sky(st, suns=2 if st.detail.get("twin") else 1)
    far = st.rng.random()
    if far < 0.65:  # table mountains
        x, y = st.u(-30, 10), st.horizon - 4
        pts: list[Point] = [(-20, y)]
        while x < WIDTH:
            w, h = st.u(16, 46), st.u(8, 30)
            pts += [
                (x, y),
                (x + 3, y - h * 0.55),
                (x + 5, y - h),
                (x + w - 4, y - h + st.u(-2, 2)),
                (x + w - 2, y - h * 0.5),
                (x + w + 4, y),
            ]
            x += w + st.u(8, 60)
        st.plane(crag(*pts, (WIDTH + 90, y), (WIDTH + 90, HEIGHT), (-20, HEIGHT)), 0.3, 0.6)
    if st.rng.random() < 0.45:  # a settlement of low domes
        x0, y0 = st.u(20, 190), st.horizon + 2
        domes = "".join(
            oval(x0 + i * 11 + st.u(-3, 3), y0, st.u(4, 9), st.u(4, 8)) for i in range(st.rng.randint(2, 5))
        )
        st.cv.fill(domes + f"M{nums(x0 + 4, y0)}v-19h1.6v19z", st.pal.depth(0.42))
    for i, near in enumerate((0.48, 0.7)):
        y = st.horizon + 3 + i * 15
        peak, w = st.u(20, 220), st.u(70, 130)
        top = y - st.u(7, 15)
        st.plane(
            land(
                [
                    (-10, y, 1),
                    (peak - w * 0.5, y - 2),
                    (peak, top, 1),
                    (peak + w * 0.5, y - 1),
                    (WIDTH + 10, y + 1, 1),
                    (WIDTH + 10, HEIGHT, 1),
                    (-10, HEIGHT, 1),
                ]
            ),
            near,
            0.2,
        )
        side = st.light
        lit = [
            (peak, top, 1),
            (peak + side * w * 0.4, y - 3),
            (peak + side * w, y + 2, 1),
            (peak + side * w * 0.3, y + 12),
            (peak + side * 6, y + 20, 1),
            (peak - side * 2, y + 3),
        ]
        st.cv.fill(land(lit), mix(st.pal.depth(near), st.pal.glow, 0.42), 0.75)
    ground(st, 4, 0.26)


def plains(st: Stage) -> None:
    """Grass and tall worn stones."""
    sky(st, streaks=4)
    for _ in range(st.rng.randint(3, 5)):
        x, h, w = st.u(0, WIDTH), st.u(16, 52), st.u(6, 13)
        y = st.horizon + 4
        st.plane(
            land(
                [
                    (x - w, y, 1),
                    (x - w * 0.5, y - h * 0.5),
                    (x - w * 0.8, y - h),
                    (x, y - h * 1.1),
                    (x + w * 0.7, y - h),
                    (x + w * 0.4, y - h * 0.5),
                    (x + w * 1.1, y, 1),
                ]
            ),
            0.34,
            0.5,
        )
    for i, near in enumerate((0.42, 0.66)):
        st.plane(rolling(st, st.horizon + 3 + i * 13, 4, 60), near)
    ground(st)
    tufts(st, 13, 9)


def ice(st: Stage) -> None:
    sky(st, streaks=2)
    if st.night:  # northern lights
        for i in range(3):
            wave = [(x, 16 + i * 12 + st.u(-12, 12)) for x in (-20, 40, 100, 160, 220, 270)]
            band = [(*wave[0], 1), *wave[1:-1], (*wave[-1], 1), *((x, y + st.u(16, 30)) for x, y in reversed(wave))]
            st.cv.fill(land(band), st.cv.linear((st.pal.accent, 0), (mix(st.pal.glow, st.pal.accent, 0.4), 0.5)), 0.5)
    for y, h, near, step in ((st.horizon - 2, 50, 0.36, 84), (st.horizon + 4, 28, 0.52, 70)):
        ridge, faces = jagged(st, y, h, step)
        st.plane(ridge, near)
        st.cv.fill(faces, mix(st.pal.depth(near), mix(st.pal.glow, "#ffffff", 0.4), 0.42))
    for i in range(2):
        st.cv.fill(
            rolling(st, st.horizon + 9 + i * 9, 4, 60), mix(st.pal.depth(0.36 + i * 0.1), "#ffffff", 0.34 - i * 0.1)
        )
    d = rolling(st, st.floor - 4, 4, 80)
    st.cv.fill(d, st.cv.linear(mix(st.pal.low, "#ffffff", 0.45), mix(st.pal.far, st.pal.near, 0.35)))
    specks(st, 22, "#fff", 1.3, 0, HEIGHT, 0.75)
    specks(st, 8, "#fff", 2.6, 20, HEIGHT, 0.5)


def peaks(st: Stage) -> None:
    sky(st, streaks=2)
    for y, h, near, step in ((st.horizon - 4, 68, 0.26, 74), (st.horizon + 4, 42, 0.5, 60)):
        ridge, faces = jagged(st, y, h, step)
        st.plane(ridge, near)
        st.cv.fill(faces, mix(st.pal.depth(near), mix(st.pal.glow, st.pal.rim, 0.5), 0.55))
        mist(st, y + 4, 14, 0.5)
    pines(st, st.horizon + 14, 0.66, 18, 13)
    st.plane(rolling(st, st.horizon + 14, 3, 50), 0.66, 0.15)
    if st.rng.random() < 0.6:
        pines(st, st.horizon + 27, 0.84, 26, 7, clear=46)
    y = st.floor - 3
    d = crag(
        (-4, y + st.u(-6, 6)),
        (40, y + 2),
        (70, y - st.u(0, 5)),
        (120, y),
        (168, y - st.u(0, 4)),
        (200, y + 4),
        (WIDTH + 4, y + st.u(-6, 6)),
        (WIDTH + 4, HEIGHT + 2),
        (-4, HEIGHT + 2),
    )
    st.cv.fill(d, st.cv.linear(mix(st.pal.depth(0.86), st.pal.glow, 0.2), st.pal.near))


def lava(st: Stage) -> None:
    sky(st, streaks=4, halo=1.2)
    ridge, faces = jagged(st, st.horizon, 48, 58)
    st.plane(ridge, 0.3, 0.5)
    st.cv.fill(faces, st.pal.glow, 0.22)
    mist(st, st.horizon + 2, 12, 0.5)
    st.plane(rolling(st, st.horizon + 8, 3, 30), 0.66, 0)
    y = st.horizon + 16
    stream = [
        (-6, y, 1),
        (60, y + 5),
        (st.focus, y - 2),
        (190, y + 6),
        (246, y, 1),
        (246, y + 9, 1),
        (180, y + 13),
        (st.focus, y + 6),
        (60, y + 14),
        (-6, y + 8, 1),
    ]
    st.cv.fill(land(stream), st.cv.linear(mix(st.pal.glow, "#ffffff", 0.45), mix(st.pal.glow, "#ff4a1a", 0.5)))
    ground(st, 4, 0.16)
    crags = "".join(
        crag((x - w, 152), (x - w * 0.3, 152 - h), (x + w * 0.2, 152 - h * 0.8), (x + w, 152))
        for x, w, h in ((st.u(0, 30), st.u(18, 34), st.u(24, 60)), (st.u(210, 240), st.u(18, 34), st.u(24, 60)))
    )
    st.cv.fill(crags, st.pal.near, front=True)
    specks(st, 20, mix(st.pal.glow, "#ffffff", 0.3), 1.2, 10, 140, 0.9)
