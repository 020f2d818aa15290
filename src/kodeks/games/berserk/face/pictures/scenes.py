"""The scenes of Laar."""

from __future__ import annotations

from kodeks.pictures.canvas import WIDTH
from kodeks.pictures.colour import mix
from kodeks.pictures.land import ground, rolling, tufts, vault
from kodeks.pictures.paths import land, num, nums
from kodeks.pictures.scenes import SCENES as SHARED
from kodeks.pictures.scenes import moods
from kodeks.pictures.stage import Stage, sky, specks
from kodeks.pictures.world import Scene


def steppe(st: Stage) -> None:
    st.horizon = st.u(100, 110)
    sky(st, streaks=4)
    st.plane(rolling(st, st.horizon - 5, 6, 60), 0.22, 0.5)
    what = st.rng.randrange(4)
    x, y = (WIDTH - st.focus) + st.u(-24, 24), st.horizon + 2
    if what == 0:  # round tents
        for i in range(3):
            w, cx = st.u(8, 13), x + i * 19 - 20
            st.plane(
                land(
                    [
                        (cx - w, y + 4, 1),
                        (cx - w, y - 4, 1),
                        (cx - w * 0.3, y - w),
                        (cx, y - w - 1, 1),
                        (cx + w * 0.3, y - w),
                        (cx + w, y - 4, 1),
                        (cx + w, y + 4, 1),
                    ]
                ),
                0.5,
                0.3,
            )
    elif what == 1:  # standing stones
        for i in range(5):
            h, cx = st.u(10, 30), x + i * 12 - 26
            st.plane(
                land(
                    [
                        (cx - 3, y + 4, 1),
                        (cx - 3.5, y - h * 0.7),
                        (cx - 1, y - h),
                        (cx + 2, y - h * 0.95),
                        (cx + 3.5, y - h * 0.5),
                        (cx + 3, y + 4, 1),
                    ]
                ),
                0.5,
                0.3,
            )
    elif what == 2:  # a burial mound with a banner
        st.plane(
            land([(x - 44, y + 6, 1), (x - 16, y), (x - 8, y - 21), (x + 8, y - 21), (x + 16, y), (x + 44, y + 6, 1)]),
            0.46,
            0.3,
        )
        st.cv.fill(
            f"M{nums(x, y - 14)}v-22h1.2v22z"
            + land([(x, y - 36, 1), (x + 8, y - 38), (x + 15, y - 33, 1), (x + 8, y - 32), (x, y - 29, 1)]),
            st.pal.depth(0.62),
        )
    if st.rng.random() < 0.6:  # birds
        bx, by = st.u(30, 190), st.u(18, 44)
        st.cv.line(
            "".join(f"M{nums(bx + i * 9, by + (i % 2) * 5)}q2-3 4 0q2-3 4 0" for i in range(4)), st.pal.near, 0.9, 0.6
        )
    for i, near in enumerate((0.44, 0.66)):
        st.plane(rolling(st, st.horizon + 2 + i * 12, 4, 60), near)
    ground(st)
    tufts(st, 14, 10)


def crypt(st: Stage) -> None:
    """A vault of pointed arches with light at its end."""
    vault(st, pointed=True)


def forge(st: Stage) -> None:
    """A hall lit by its furnace."""
    vault(st, pointed=False)
    for side in (-1, 1):
        x = WIDTH / 2 + side * 104
        st.cv.line(f"M{num(x)}-4V{num(st.u(26, 60))}", st.pal.near, 1.2, front=True)
        st.cv.disc(x, st.u(104, 120), 16, st.cv.glow(st.pal.accent, st.pal.glow), 0.8)
    specks(st, 18, mix(st.pal.glow, "#ffffff", 0.4), 1.2, 10, 140, 0.9)


SCENES = {
    **SHARED,
    "steppe": Scene(steppe, moods.STEPPE, landmarks=("castle", "gate", "statue", "hut")),
    "crypt": Scene(crypt, moods.GOTHIC, indoors=True),
    "forge": Scene(forge, moods.LAVA, indoors=True),
}
