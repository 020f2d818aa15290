"""Pieces of landscapes: what scenes are put together from."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kodeks.pictures.canvas import HEIGHT, WIDTH
from kodeks.pictures.colour import mix
from kodeks.pictures.paths import Point, crag, land, mid, num, nums, oval, ribbon
from kodeks.pictures.stage import Stage


def ground(st: Stage, swell: float = 3, light: float = 0.22) -> None:
    """The nearest plane: where a subject stands."""
    pal = st.pal
    d = rolling(st, st.floor - 3, swell, 70)
    st.cv.fill(d, st.cv.linear(mix(pal.depth(0.86), pal.glow, light), pal.near))


def billows(st: Stage, y: float, wide: float, high: float) -> str:
    """The round tops of clouds or of a jungle, from edge to edge."""
    d, x = [f"M-9 152V{y:.0f}"], -9.0
    while x < WIDTH + 9:
        w = st.u(0.6, 1.5) * wide
        up = nums(round(w * 0.1), -round(st.u(0.6, 1.3) * high), round(w * 0.55), -round(st.u(0.5, 0.9) * high))
        d.append(f"q{up}t{nums(round(w * 0.45), round(st.u(0.4, 0.9) * high))}")
        x += w
    return "".join(d) + "V152z"


def rolling(st: Stage, y: float, swell: float, step: float = 40) -> str:
    """Soft hills or dunes from edge to edge."""
    points: list[Point] = [(-10, y + st.u(-swell, swell), 1)]
    x, up = -10.0, st.rng.choice((1, -1))
    while x < WIDTH + 10:
        x += st.u(0.6, 1.3) * step
        points.append((x, y + up * st.u(0.3, 1) * swell))
        up = -up
    return land([*points, (WIDTH + 60, y, 1), (WIDTH + 60, HEIGHT + 2, 1), (-10, HEIGHT + 2, 1)])


def jagged(st: Stage, y: float, height: float, step: float = 26) -> tuple[str, str]:
    """Sharp mountains, and the faces of them that the light falls on."""
    valleys: list[Point] = [(-20, y - st.u(0, 0.2) * height)]
    tops: list[Point] = []
    while valleys[-1][0] < WIDTH + 10:
        x, w = valleys[-1][0], st.u(0.7, 1.3) * step
        tops.append((x + w * st.u(0.38, 0.62), y - st.u(0.45, 1) * height))
        valleys.append((x + w, y - st.u(0, 0.3) * height))
    faces = []
    for i, top in enumerate(tops):
        foot = valleys[i + (st.light > 0)]
        way, drop = foot[0] - top[0], y - top[1]
        faces.append(
            crag(
                top,
                foot,
                (top[0] + way * 0.5, y + 4),
                (top[0] + way * 0.22, top[1] + drop * 0.7),
                (top[0] - way * 0.12, top[1] + drop * 0.34),
            )
        )
    ridge = [p for pair in zip(valleys, tops, strict=False) for p in pair]
    return crag(*ridge, valleys[-1], (WIDTH + 20, HEIGHT + 2), (-20, HEIGHT + 2)), "".join(faces)


def tufts(st: Stage, count: int, tall: float = 9, spread: float = 3) -> None:
    """Blades of grass or reeds before the feet, in one path."""
    out = []
    for _ in range(count):
        x, h, lean = st.u(-4, WIDTH + 4), st.u(0.5, 1) * tall, st.u(-spread, spread)
        out.append(f"M{x:.0f} 151l{nums(round(lean), -round(h + 5))} 2 {h + 5:.0f}z")
    st.cv.fill("".join(out), st.pal.near, front=True)


def pines(st: Stage, y: float, near: float, tall: float, count: int, clear: float = 0) -> None:
    out = []
    for _ in range(count):
        x, h = st.u(-5, WIDTH + 5), st.u(0.5, 1) * tall
        if clear and abs(x - st.focus) < clear:
            continue
        out.append(f"M{x:.0f} {y - h:.0f}l{h * 0.26:.0f} {h + 3:.0f}h-{h * 0.52:.0f}z")
    st.cv.fill("".join(out), st.pal.depth(near))


def trunk(x: float, w: float, foot: float, bow: float, roots: float = 1.0) -> str:
    """A tree trunk with spreading roots, leaving the picture at the top."""
    return land(
        [
            (x - w * 0.5 + bow, -4, 1),
            (x - w * 0.6, foot - w * 1.6),
            (x - w * (0.8 + roots), foot + 2, 1),
            (x, foot - w * 0.3),
            (x + w * (0.8 + roots), foot + 2, 1),
            (x + w * 0.6, foot - w * 1.6),
            (x + w * 0.5 + bow, -4, 1),
        ]
    )


def fronds(st: Stage, x: float, y: float, side: int) -> None:
    """Long leaves reaching in from the edge."""
    out = []
    for _ in range(5):
        reach, lift = st.u(26, 56), st.u(-40, 26)
        out.append(
            ribbon(
                [(x, y), (x + side * reach * 0.5, y + lift - 10), (x + side * reach, y + lift + 8)],
                2.4,
                0,
                4.2,
                digits=0,
            )
        )
    st.cv.fill("".join(out), st.pal.near, front=True)


def pyramid(st: Stage, x: float, y: float, size: float, near: float) -> None:
    steps = 5
    left: list[Point] = []
    for i in range(steps):
        w, top = size * (1 - i * 0.17), y - size * 0.2 * i
        left += [(-w, top), (-w + size * 0.05, top - size * 0.2)]
    right = [(-a, b) for a, b in reversed(left)]
    st.plane(crag(*[(x + a, b) for a, b in left + right]), near, 0.35)
    shade = [(x + st.light * a, b) for a, b in right]
    st.cv.fill(crag(*shade, (x + st.light * size * 0.3, y), (x + st.light * size * 0.1, left[-1][1])), st.pal.glow, 0.3)
    st.cv.fill(f"M{nums(x - 2.5, y)}v-9h5v9z", st.pal.near, 0.6)


def gnarled(st: Stage, x: float, y: float, w: float, legs: Sequence[float] = (-1, 0.2, 1)) -> str:
    """A twisted tree standing on stilts of root."""
    bow, side = st.u(-14, 14), st.rng.choice((-1, 1))
    stem = ribbon([(x, y - w * 2), (x + bow, y - 44), (x + bow * 0.2, -12)], w * 0.75, w * 0.6, digits=0)
    roots = "".join(
        ribbon(
            [(x + s * w * 0.2, y - w * 3.4), (x + s * w * 1.2, y - w * 2), (x + s * w * st.u(1.3, 2.4), y + 3)],
            w * 0.4,
            0,
            digits=0,
        )
        for s in legs
    )
    branch = ribbon(
        [(x + bow * 0.4, y - 50), (x + side * w * 3, y - 62), (x + side * w * 5, y - 84)], w * 0.34, 0, digits=0
    )
    return stem + roots + branch


def water(st: Stage, y: float) -> None:
    """A still surface with bars of light under the disc."""
    pal = st.pal
    st.cv.fill(
        f"M0 {num(y)}H{WIDTH}V{HEIGHT}H0z", st.cv.linear(mix(pal.low, pal.far, 0.5), mix(pal.far, pal.near, 0.75))
    )
    x = st.focus + st.light * 16
    bars = "".join(
        f"M{x + st.u(-26, 26) - w / 2:.0f} {y + 3 + i * i:.0f}h{w:.0f}"
        for i, w in enumerate(st.u(8, 40) for _ in range(6))
    )
    st.cv.line(bars, pal.glow, 1.1, 0.6)


def bank(st: Stage) -> None:
    """A low islet for the subject."""
    x, y = st.focus, st.floor - 2
    d = land(
        [
            (x - 74, y + 8, 1),
            (x - 44, y),
            (x, y - 4),
            (x + 40, y),
            (x + 78, y + 9, 1),
            (x + 78, HEIGHT + 2, 1),
            (x - 74, HEIGHT + 2, 1),
        ]
    )
    st.cv.fill(d, st.cv.linear(mix(st.pal.depth(0.84), st.pal.glow, 0.2), st.pal.near))


def bare_tree(st: Stage, x: float, y: float, tall: float, colour: str, front: bool = False) -> None:
    """A dead tree: a tapering trunk, crooked twigs."""
    bow = st.u(-0.2, 0.2) * tall
    top = (x + bow, y - tall)
    st.cv.fill(ribbon([(x, y + 2), (x - bow * 0.4, y - tall * 0.5), top], tall * 0.06, 0.3), colour, front=front)
    twigs = []
    for i in range(5):
        a = mid((x - bow * 0.2, y), top, 0.34 + 0.12 * i)
        side, r = (1 if i % 2 else -1), tall * st.u(0.2, 0.42) * (1 - i * 0.09)
        twigs.append(
            f"M{a[0]:.0f} {a[1]:.0f}q{nums(round(side * r * 0.7), -round(r * 0.1), round(side * r), -round(r * 0.95))}"
            f"m{nums(-round(side * r * 0.3), round(r * 0.55))}"
            f"q{nums(round(side * r * 0.4), -3, round(side * r * 0.6), -round(r * 0.3))}"
        )
    st.cv.line("".join(twigs), colour, tall * 0.022, front=front)


def ledge(st: Stage) -> None:
    """A platform with a lit lip, for interiors and cities."""
    y, cv = st.floor - 4, st.cv
    cv.fill(f"M0 {num(y)}H{WIDTH}V{HEIGHT}H0z", cv.linear(mix(st.pal.depth(0.8), st.pal.glow, 0.2), st.pal.near))
    cv.fill(f"M0 {num(y)}H{WIDTH}v1.1H0z", st.pal.rim, 0.55)


def vault(st: Stage, pointed: bool) -> None:
    """Arches behind arches, each darker and nearer."""
    cv, pal, x = st.cv, st.pal, st.focus
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(mix(pal.glow, pal.low, 0.3), mix(pal.glow, "#ffffff", 0.3), pal.low))
    cv.fill(oval(x, 62, st.disc), mix(pal.glow, "#ffffff", 0.5), 0.7)
    for i, near in enumerate((0.1, 0.4, 0.7)):
        w, top = 36 + i * 25, 34 - i * 17
        cx = x + (WIDTH / 2 - x) * i * 0.14
        spring = top + w * (0.95 if pointed else 0.75)
        if pointed:
            arch = f"L{nums(cx - w, spring)}Q{nums(cx - w, top + 14, cx, top)}Q{nums(cx + w, top + 14, cx + w, spring)}"
        else:
            arch = f"L{nums(cx - w, spring)}A{nums(w, w * 0.75)} 0 0 1 {nums(cx + w, spring)}"
        y = 104 + i * 12
        d = f"M-2-2V{HEIGHT + 2}H{num(cx - w)}{arch}V{HEIGHT + 2}H{WIDTH + 2}V-2z"
        st.plane(d, near, 0.3)
        edge = cx - st.light * w
        cv.fill(f"M{nums(edge, spring)}V{HEIGHT}h{num(-st.light * 3)}V{num(spring)}z", pal.glow, 0.35 - i * 0.08)
        d = f"M0 {num(y)}H{WIDTH}V{HEIGHT}H0z"
        cv.fill(d, cv.linear(mix(pal.depth(near + 0.1), pal.glow, 0.42 - i * 0.12), pal.depth(near + 0.25)))
    cv.fill(crag((x - 26, 104), (x + 26, 104), (x + 60, 150), (x - 60, 150)), cv.linear((pal.glow, 0.5), (pal.glow, 0)))
    st.horizon = 116


def big_planet(st: Stage, x: float, y: float, r: float, opacity: float = 1, ring: bool = False) -> None:
    cv, pal = st.cv, st.pal
    lit = mix(pal.far, pal.glow, 0.55)
    side = (0, 0.2, 1, 0.8) if st.light < 0 else (1, 0.2, 0, 0.8)
    cv.disc(x, y, r * 1.25, cv.glow(pal.glow), 0.3 * opacity)
    cv.fill(oval(x, y, r), cv.linear(lit, mix(lit, pal.high, 0.7), pal.high, way=side), opacity)
    bands = "".join(
        f"M{nums(x - half * 0.92, y + h)}q{nums(r * 0.9, r * 0.12, half * 1.84, 0)}"
        for h, half in ((h, math.sqrt(r * r - h * h)) for h in (-r * 0.5, -r * 0.1, r * 0.34))
    )
    cv.line(bands, pal.high, r * 0.07, 0.25 * opacity)
    if ring:
        for grow, w in ((1.5, 1.6), (1.75, 0.8)):
            cv.line(
                f"M{nums(x - r * grow, y + r * 0.24)}A{nums(r * grow, r * 0.36)} -12 0 0 "
                f"{nums(x + r * grow, y - r * 0.24)}",
                mix(pal.glow, pal.low, 0.3),
                w,
                0.8,
            )
