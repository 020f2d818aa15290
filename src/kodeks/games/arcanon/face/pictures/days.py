"""The five of the day: what begins, ends, crosses over, flows and denies."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from kodeks.games.arcanon.face.pictures.nights import path
from kodeks.pictures.canvas import HEIGHT, WIDTH, Canvas
from kodeks.pictures.colour import mix
from kodeks.pictures.compose import finish
from kodeks.pictures.land import ground, jagged, pines, rolling, water
from kodeks.pictures.palette import Palette
from kodeks.pictures.paths import crag, nums, outline, oval, poly, ring
from kodeks.pictures.solids import DODECAHEDRON, HEXAHEDRON, ICOSAHEDRON, OCTAHEDRON, TETRAHEDRON, seen
from kodeks.pictures.stage import Stage, mist, sky, specks, star_field

CX = 120
SOLIDS = (TETRAHEDRON, HEXAHEDRON, OCTAHEDRON, DODECAHEDRON, ICOSAHEDRON)


def stage(name: str, *colours: str) -> Stage:
    pal = Palette(*colours)
    return Stage(Canvas(name[:2].lower()), Random(name), pal, 1, CX, 24)


def dice(st: Stage, *places: tuple[float, float, float]) -> None:
    """Small solids that float in the air."""
    for i, (x, y, size) in enumerate(places):
        body = SOLIDS[(st.rng.randrange(5) + i) % 5]
        st.cv.disc(x, y, size * 2.2, st.cv.glow(st.pal.rim), 0.6)
        for side in seen(body, x, y, size, (0.5 + i, 0.7, 0.3 * i)):
            if not side.away:
                st.cv.fill(path(side.corners), mix(st.pal.near, st.pal.rim, 0.25 + 0.7 * side.light))


def rays(st: Stage, x: float, y: float, reach: float, count: int, opacity: float = 0.4) -> None:
    out = []
    for i in range(count):
        a = math.tau * i / count + 0.1
        out.append(poly((x, y), *((x + math.cos(b) * reach, y + math.sin(b) * reach) for b in (a - 0.05, a + 0.05))))
    st.cv.fill("".join(out), st.cv.glow(st.pal.glow), opacity)


def initium() -> str:
    """The sun comes up behind an open gate."""
    st = stage("Initium", "#2f5f9e", "#ffd9a0", "#fff6d2", "#c98a78", "#3a2440", "#fff3cf", "#ffb648")
    st.disc = 30
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.high, mix(pal.low, pal.high, 0.3), pal.low, pal.glow))
    rays(st, CX, 92, 170, 22)
    cv.disc(CX, 92, 96, cv.glow(pal.glow))
    cv.disc(CX, 92, 34, "#fffbe8")
    ridge, faces = jagged(st, 100, 26, 60)
    cv.fill(ridge, pal.depth(0.35))
    cv.fill(faces, pal.glow, 0.5)
    st.plane(rolling(st, 108, 4, 60), 0.55)
    cv.fill(
        crag((CX - 10, 104), (CX + 10, 104), (CX + 52, 152), (CX - 52, 152)),
        cv.linear(pal.glow, mix(pal.far, pal.glow, 0.3)),
    )
    for side in (-1, 1):
        x = CX + side * 46
        cv.fill(crag((x - 9, 24), (x + 9, 24), (x + 12, 132), (x - 12, 132)), cv.linear(pal.depth(0.8), pal.near))
        cv.fill(crag((x - side * 9, 24), (x - side * 6, 24), (x - side * 8, 132), (x - side * 12, 132)), pal.rim, 0.8)
        leaf = crag((x - side * 9, 34), (x - side * 24, 42), (x - side * 24, 136), (x - side * 10, 130))
        cv.fill(leaf, cv.linear(mix(pal.near, pal.accent, 0.4), pal.near))
        cv.line(f"M{x - side * 17} 50V126", pal.rim, 0.7, 0.7, "8 4")
    cv.fill(crag((CX - 62, 14), (CX + 62, 14), (CX + 56, 26), (CX - 56, 26)), cv.linear(pal.depth(0.75), pal.near))
    cv.line(f"M{CX - 60} 16H{CX + 60}", pal.rim, 1, 0.8)
    dice(st, (CX, 20, 5), (30, 34, 7), (210, 40, 8))
    ground(st)
    specks(st, 14, "#fff6d8", 1.2, 20, 130, 0.9)
    finish(st)
    return cv.svg()


def terminus() -> str:
    """A boundary stone at the last light; no path goes on."""
    st = stage("Terminus", "#3a2352", "#f08a52", "#ffd28a", "#a04a4a", "#1c0f22", "#ffe2b0", "#ff7a4a")
    st.disc, st.focus = 26, 84
    cv, pal = st.cv, st.pal
    sky(st, streaks=5)
    for y, near in ((96, 0.3), (106, 0.55)):
        st.plane(rolling(st, y, 6, 70), near, 0.3)
    mist(st, 104, 12, 0.5)
    ground(st)
    cv.fill(crag((110, 136), (150, 136), (226, 152), (150, 152)), pal.near, 0.6)
    stone = outline(ring("108 136!, 110 70, 116 34, 130 26, 146 36, 150 72, 152 136!"))
    cv.fill(stone, cv.linear(mix(pal.far, pal.rim, 0.35), pal.near, way=(0, 0, 1, 0.4)))
    cv.line(outline(ring("108 136!, 110 70, 116 34, 130 26")).replace("z", ""), pal.rim, 1.4, 0.9)
    cv.line("M122 58l8-10l8 10M130 48v26M120 84h20M120 92h20M124 104l12 12m0-12l-12 12", pal.accent, 2)
    cv.line("M122 58l8-10l8 10M130 48v26M120 84h20M120 92h20M124 104l12 12m0-12l-12 12", "#fff3d0", 0.7)
    wall = "".join(
        crag((x, 136), (x + 1, 126 - x % 5), (x + 13, 127 - x % 4), (x + 14, 136))
        for x in (6, 22, 38, 54, 70, 176, 192, 208, 224)
    )
    cv.fill(wall, cv.linear(mix(pal.near, pal.rim, 0.3), pal.near))
    dice(st, (40, 40, 7), (196, 54, 9))
    specks(st, 10, "#ffe2b0", 1.1, 30, 130, 0.8)
    finish(st)
    return cv.svg()


def transitio() -> str:
    """A bridge of light from the day on one side to the night on the other."""
    st = stage("Transitio", "#1b2f5e", "#e8a47a", "#fff0c8", "#7a6a9a", "#17162e", "#fff1cf", "#7fe0d0")
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear("#f6b877", "#8a6fa0", "#131a42", way=(0, 0.3, 1, 0)))
    star_field(st, 40, 90)
    cv.disc(44, 46, 74, cv.glow("#fff3c0"), 0.9)
    cv.disc(44, 46, 20, "#fff8e0")
    cv.disc(198, 40, 50, cv.glow("#b8c8ff"), 0.7)
    cv.fill("M192 26a15 15 0 1 0 14 22a12 12 0 1 1-14-22z", "#eef2ff")
    ridge, faces = jagged(st, 104, 34, 64)
    cv.fill(ridge, mix(pal.far, "#3a4474", 0.5))
    cv.fill(faces, "#ffd9a8", 0.3)
    mist(st, 112, 16, 0.6)
    left = crag((-4, 84), (40, 82), (58, 88), (54, 104), (62, 120), (50, 152), (-4, 152))
    right = crag((244, 84), (200, 82), (182, 88), (187, 106), (178, 122), (190, 152), (244, 152))
    cv.fill(left, cv.linear(mix(pal.near, "#f6b877", 0.45), pal.near))
    cv.fill(right, cv.linear(mix(pal.near, "#5a6ab0", 0.5), pal.near))
    arch = "M54 86Q120 52 186 86V92Q120 62 54 92z"
    cv.disc(CX, 74, 80, cv.glow(pal.accent), 0.6, ry=30)
    cv.fill(arch, cv.linear("#fff6d8", pal.accent, "#cfd8ff", way=(0, 0, 1, 0)))
    cv.line(
        "".join(
            f"M{x} {nums(88 - 17 * (1 - ((x - 120) / 66) ** 2))}v{nums(26 + 0.004 * (x - 120) ** 2)}"
            for x in range(66, 180, 12)
        ),
        pal.accent,
        0.8,
        0.6,
    )
    walker = outline(ring("116 68!, 117 58, 120 54, 123 58, 125 68!, 120 66")) + oval(120, 51, 2.6)
    cv.fill(walker, pal.near)
    dice(st, (96, 30, 7), (146, 26, 8))
    pines(st, 90, 0.9, 20, 26, clear=72)
    specks(st, 16, "#ffffff", 1.1, 10, 140, 0.8)
    finish(st)
    return cv.svg()


def tempus() -> str:
    """A great glass over still water: sand falls, a sun goes round."""
    st = stage("Tempus", "#27507e", "#bfe0d8", "#fff8dc", "#6fa39c", "#123040", "#fff2cf", "#ffc65a")
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.high, pal.low, pal.glow))
    cv.disc(CX, 70, 110, cv.glow(pal.glow))
    for r, dash in ((62, ""), (70, "1 6.3"), (52, "30 5")):
        cv.line(oval(CX, 70, r), pal.rim, 1 if dash != "1 6.3" else 3.4, 0.6, dash)
    for i in range(12):  # the hours: the sun grows and wanes
        a = math.tau * i / 12 - math.pi / 2
        cv.disc(CX + 62 * math.cos(a), 70 + 62 * math.sin(a), 2 + 3 * abs(6 - i) / 6, mix(pal.accent, "#ffffff", 0.3))
    ridge, faces = jagged(st, 112, 20, 70)
    cv.fill(ridge, pal.depth(0.4), 0.9)
    cv.fill(faces, pal.glow, 0.4)
    water(st, 112)
    upper = outline(ring("92 26!, 94 48, 114 66, 119 71!, 121 71!, 126 66, 146 48, 148 26!"))
    lower = outline(ring("119 71!, 114 76, 94 94, 92 116!, 148 116!, 146 94, 126 76, 121 71!"))
    cv.fill(upper + lower, cv.linear(("#ffffff", 0.75), ("#d8f2f0", 0.3), ("#ffffff", 0.6), way=(0, 0, 1, 0)))
    cv.fill(outline(ring("97 44!, 102 52, 118 68!, 122 68!, 138 52, 143 44!, 120 48")), cv.linear("#ffdf8a", "#d98a2a"))
    cv.fill(outline(ring("95 115!, 100 108, 120 94, 140 108, 145 115!")), cv.linear("#fff0b0", "#d98a2a"))
    cv.line("M120 68V98", "#ffd76a", 1.6, 0.95, "2 1.5")
    cv.line(upper + lower, "#ffffff", 1.1, 0.9)
    for y in (20, 116):
        cv.fill(
            crag((84, y), (156, y), (152, y + 8), (88, y + 8)), cv.linear(mix(pal.near, pal.accent, 0.55), pal.near)
        )
        cv.line(f"M85 {y}H155", pal.rim, 1, 0.9)
    cv.line("M89 28V116M151 28V116", pal.near, 2.4)
    cv.line("M88.400 28V116M150.400 28V116", pal.rim, 0.7, 0.8)
    dice(st, (34, 44, 8), (206, 36, 7), (196, 90, 5))
    specks(st, 12, "#ffffff", 1.2, 20, 140, 0.9)
    finish(st)
    return cv.svg()


def negatio() -> str:
    """The sun is covered; what stood lies broken."""
    st = stage("Negatio", "#0d0d18", "#4a3f5a", "#f4e6d0", "#2d2638", "#0a0810", "#ffe9c8", "#e8e0ff")
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear("#07070f", "#3a3048", "#8a6f78"))
    star_field(st, 26, 80)
    rays(st, CX, 58, 120, 30, 0.5)
    cv.disc(CX, 58, 84, cv.glow(pal.glow), 0.9)
    cv.disc(CX, 58, 34.5, "#fff6e0")
    cv.disc(CX + 0.6, 58.4, 33, "#08070d")
    cv.disc(CX + 24, 34, 10, cv.glow("#ffffff"))
    cv.disc(CX + 24, 34, 2.4, "#ffffff")
    for i, r in enumerate((44, 54, 66)):
        cv.line(oval(CX, 58, r), pal.glow, 0.7, 0.35 - i * 0.08, "22 9 3 9")
    ridge, _ = jagged(st, 108, 30, 50)
    cv.fill(ridge, pal.depth(0.6))
    mist(st, 110, 12, 0.35)
    ground(st, 3, 0.12)
    for x, h, lean in ((34, 62, 0), (64, 30, 3), (180, 44, -3), (210, 74, 0)):
        cv.fill(
            crag(
                (x - 7, 138),
                (x - 6 + lean, 138 - h),
                (x - 2 + lean, 134 - h),
                (x + 2 + lean, 141 - h),
                (x + 6 + lean, 136 - h),
                (x + 8, 138),
            ),
            cv.linear(mix(pal.near, pal.rim, 0.28), pal.near, way=(1, 0, 0, 0) if x < CX else (0, 0, 1, 0)),
        )
    cv.fill(
        crag((92, 136), (98, 128), (140, 133), (144, 141), (96, 144)), cv.linear(mix(pal.near, pal.rim, 0.3), pal.near)
    )
    for side in seen(DODECAHEDRON, CX, 58, 20, (0.4, 0.5, 0.2)):
        cv.line(path(side.corners), "#8f86b8", 0.6, 0.25 if side.away else 0.6)
    dice(st, (44, 30, 6), (204, 34, 6))
    specks(st, 12, "#e8e0ff", 1.1, 20, 140, 0.7)
    finish(st)
    return cv.svg()


DAYS: dict[str, Callable[[], str]] = {
    "Initium": initium,
    "Terminus": terminus,
    "Transitio": transitio,
    "Tempus": tempus,
    "Negatio": negatio,
}
