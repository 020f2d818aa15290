"""The five solids: crystal over dark water, each in a light of its own."""

from __future__ import annotations

from random import Random

from kodeks.pictures.canvas import HEIGHT, WIDTH, Canvas
from kodeks.pictures.colour import mix
from kodeks.pictures.compose import finish
from kodeks.pictures.land import jagged
from kodeks.pictures.palette import Palette
from kodeks.pictures.paths import crag, nums
from kodeks.pictures.solids import DODECAHEDRON, HEXAHEDRON, ICOSAHEDRON, OCTAHEDRON, TETRAHEDRON, Body, Side, seen
from kodeks.pictures.stage import Stage, mist, specks, star_field

CX, CY, SIZE, SHORE = 120, 66, 50, 112

# body, how it is turned, crystal, low sky, high sky
NIGHTS: dict[str, tuple[Body, tuple[float, float, float], str, str, str]] = {
    "Tetrahedron": (TETRAHEDRON, (-0.62, 0.5, 0.1), "#ff6a4a", "#5a1f3c", "#140a22"),
    "Hexahedron": (HEXAHEDRON, (0.52, 0.68, 0.12), "#6fd67a", "#1f4a48", "#07141f"),
    "Octahedron": (OCTAHEDRON, (0.32, 0.5, 0.1), "#ffd76a", "#54432f", "#141127"),
    "Dodecahedron": (DODECAHEDRON, (0.36, 0.2, 0.24), "#b78bff", "#3a2a6c", "#0b0822"),
    "Icosahedron": (ICOSAHEDRON, (0.3, 0.44, 0.14), "#5ec8ff", "#1b3f6c", "#060d22"),
}


def night(name: str) -> str:
    body, turn, crystal, low, high = NIGHTS[name]
    rng = Random(name)
    pal = Palette(
        high, low, mix(crystal, "#ffffff", 0.35), mix(low, high, 0.45), mix(high, "#000000", 0.4), accent=crystal
    )
    st = Stage(Canvas(name[0].lower()), rng, pal, -1, CX, 20, night=True)
    cv = st.cv
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(high, low, mix(low, crystal, 0.3)))
    star_field(st, 46, 96)
    moon(st, rng.choice((26, 206)), rng.uniform(20, 30))
    cv.disc(CX, CY, 108, cv.glow(crystal), 0.5)
    ridge, faces = jagged(st, SHORE - 2, 34, 60)
    cv.fill(ridge, pal.far)
    cv.fill(faces, mix(pal.far, crystal, 0.3), 0.6)
    mist(st, SHORE, 13, 0.35)
    cv.fill(f"M0 {SHORE}H{WIDTH}V{HEIGHT}H0z", cv.linear(mix(low, crystal, 0.28), pal.near))
    sides = seen(body, CX, CY, SIZE, turn)
    mirrored(cv, sides, crystal)
    halo(st)
    gem(cv, sides, crystal, pal.near)
    shards(st)
    specks(st, 16, mix(crystal, "#ffffff", 0.5), 1.1, 8, 140, 0.8)
    finish(st)
    return cv.svg()


def moon(st: Stage, x: float, y: float) -> None:
    st.cv.disc(x, y, 26, st.cv.glow(st.pal.glow), 0.5)
    st.cv.fill(f"M{nums(x - 4, y - 10)}a10 10 0 1 0 9 15a8 8 0 1 1-9-15z", mix(st.pal.glow, "#ffffff", 0.6))


def path(corners: list[tuple[float, float]]) -> str:
    return "M" + "L".join(nums(*corner) for corner in corners) + "z"


def gem(cv: Canvas, sides: list[Side], crystal: str, dark: str) -> None:
    """The far sides shine through the near ones."""
    for side in sides:
        d = path(side.corners)
        if side.away:
            cv.fill(d, mix(crystal, dark, 0.35), 0.55)
            cv.line(d, mix(crystal, "#ffffff", 0.3), 0.7, 0.5)
    cv.disc(CX, CY, 34, cv.glow("#ffffff"), 0.5)
    for side in sides:
        if not side.away:
            d = path(side.corners)
            lit = mix(mix(dark, crystal, 0.35 + 0.65 * side.light), "#ffffff", max(0.0, side.light - 0.55))
            cv.fill(d, cv.linear((mix(lit, "#ffffff", 0.22), 0.94), (lit, 0.72), way=(0.2, 0, 0.8, 1)))
            cv.line(d, mix(crystal, "#ffffff", 0.7), 1.1, 0.9)
    nearest = max((side for side in sides if not side.away), key=lambda side: side.light)
    (ax, ay), (bx, by) = nearest.corners[0], nearest.corners[1]
    cv.line(
        f"M{nums(ax + (bx - ax) * 0.2, ay + (by - ay) * 0.2)}L{nums(ax + (bx - ax) * 0.62, ay + (by - ay) * 0.62)}",
        "#fff",
        2.2,
    )
    for x, y in nearest.corners[:1]:  # a glint
        cv.disc(x, y, 9, cv.glow("#ffffff"), 0.9)
        cv.line(f"M{nums(x - 7, y)}h14M{nums(x, y - 7)}v14", "#fff", 0.7, 0.9)


def mirrored(cv: Canvas, sides: list[Side], crystal: str) -> None:
    """Its image in the water, short and broken."""
    for side in sides:
        if not side.away:
            low = [(x, SHORE + 4 + (SHORE - y) * 0.34) for x, y in side.corners]
            cv.fill(path(low), mix(crystal, "#ffffff", side.light * 0.4), 0.22)
    waves = "".join(f"M{CX - w} {y}h{2 * w}" for w, y in ((58, 118), (44, 124), (66, 131), (34, 138), (50, 144)))
    cv.line(waves, mix(crystal, "#ffffff", 0.4), 0.8, 0.5, "14 5 4 7")


def halo(st: Stage) -> None:
    """A circle of marks round the solid, as on a dial."""
    cv, rng = st.cv, st.rng
    ring = f"M{CX - 62} {CY}a62 62 0 1 1 124 0a62 62 0 1 1-124 0z"
    cv.line(ring, st.pal.glow, 0.6, 0.5)
    cv.line(ring, st.pal.glow, 3, 0.4, f"1 {rng.choice((8.7, 11.2, 15.2))}")


def shards(st: Stage) -> None:
    """Crystals in front, dark against the water."""
    for x in (st.u(4, 22), st.u(30, 44), st.u(198, 214), st.u(220, 236)):
        h, w, lean = st.u(14, 36), st.u(5, 9), st.u(-7, 7)
        top = 152 - h
        st.cv.fill(
            crag(
                (x - w, 152),
                (x - w * 0.7 + lean, top + 6),
                (x + lean, top),
                (x + w * 0.7 + lean, top + 7),
                (x + w, 152),
            ),
            st.pal.near,
            front=True,
        )
        st.cv.fill(
            crag((x, 152), (x + lean, top), (x + w * 0.7 + lean, top + 7), (x + w, 152)),
            mix(st.pal.near, st.pal.accent, 0.35),
            front=True,
        )
