"""The scenes of the galaxy."""

from __future__ import annotations

import math

from kodeks.games.starwars.face.pictures import moods
from kodeks.pictures.canvas import HEIGHT, WIDTH
from kodeks.pictures.colour import mix
from kodeks.pictures.land import big_planet, billows, ledge
from kodeks.pictures.paths import crag, land, limb, num, nums, oval
from kodeks.pictures.scenes import SCENES as SHARED
from kodeks.pictures.scenes.moods import CLOUDS
from kodeks.pictures.stage import Stage, sky, star_field
from kodeks.pictures.world import Scene


def city(st: Stage) -> None:
    sky(st, streaks=4, stars=14)
    for near, low, high, width in ((0.1, 18, 66, 12), (0.36, 10, 56, 16), (0.62, 4, 36, 21)):
        x, base = -6.0, st.horizon + near * 26
        d = [f"M-6 152V{num(base)}"]
        windows = []
        while x < WIDTH + 6:
            w = st.u(0.6, 1.5) * width
            gap = abs(x + w / 2 - st.focus) / 60
            h = st.u(low, high) * min(1.0, 0.35 + gap) if near > 0.3 else st.u(low, high)
            top = base - h
            if st.rng.random() < 0.3:  # a spire
                d.append(f"V{top:.0f}l{w / 2:.0f}-{st.u(8, 22):.0f} {w / 2:.0f} 14")
            else:
                d.append(f"V{top:.0f}h{w:.0f}")
            if near > 0.3 and st.rng.random() < 0.7:
                windows.append(f"M{x + st.u(0.3, 0.7) * w:.0f} {top + 6:.0f}v{st.u(10, 26):.0f}")
            x += w + (st.u(0, 5) if near > 0.5 else 0)
        st.plane("".join(d) + "V152z", near, 0.55)
        if windows:
            st.cv.line("".join(windows), mix(st.pal.glow, st.pal.accent, 0.25), 1.2, 0.8, "1 4 1 9")
    for _ in range(3):  # lanes of traffic
        y, slope = st.u(30, 96), st.u(-10, 10)
        st.cv.line(f"M0 {num(y)}L240 {num(y + slope)}", mix(st.pal.glow, "#ffffff", 0.5), 0.8, 0.7, "1 5 3 9")
    ledge(st)


def clouds(st: Stage) -> None:
    """A sea of cloud; platforms on stalks stand out of it."""
    sky(st, streaks=3)
    if st.detail.get("landmark", 1):
        for _ in range(st.rng.randint(1, 3)):
            x, y, w = st.u(20, 220), st.u(62, 92), st.u(14, 34)
            st.plane(
                land(
                    [
                        (x - w, y, 1),
                        (x - w * 0.5, y - 3),
                        (x - w * 0.3, y - 9),
                        (x, y - 12),
                        (x + w * 0.3, y - 9),
                        (x + w * 0.5, y - 3),
                        (x + w, y, 1),
                        (x + w * 0.4, y + 7),
                        (x + 2.5, y + 12),
                        (x + 1.4, y + 60, 1),
                        (x - 1.4, y + 60, 1),
                        (x - 2.5, y + 12),
                        (x - w * 0.4, y + 7),
                    ]
                ),
                0.36,
                0.6,
            )
            st.cv.line(f"M{nums(x - w * 0.7, y + 1.6)}h{num(w * 1.4)}", st.pal.rim, 0.9, 0.8, "1.5 2.5")
    for i, near in enumerate((0.05, 0.22, 0.42, 0.6)):
        y = 92 + i * 14
        d = billows(st, y, st.u(36, 60), st.u(9, 15))
        colour = mix(st.pal.depth(near), st.pal.glow, 0.5 - near * 0.5)
        st.cv.fill(d, st.cv.linear(mix(colour, "#ffffff", 0.3), st.pal.depth(near + 0.1)))
    if not st.detail.get("air"):
        ledge(st)


def space(st: Stage) -> None:
    """Nebula, stars, a planet at an edge."""
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.high, pal.low, pal.high, way=(0, 0, 1, 1)))
    for _ in range(3):
        x, y = st.focus + st.u(-60, 60), st.u(30, 110)
        colour = st.rng.choice((pal.glow, pal.accent, mix(pal.glow, pal.low, 0.4)))
        cv.disc(x, y, st.u(60, 110), cv.glow(colour), st.u(0.3, 0.55), ry=st.u(26, 60))
    x = st.focus + st.light * 30
    cv.fill(
        land(
            [
                (x - 150, 150, 1),
                (x - 60, 96),
                (x, 66),
                (x + 70, 52),
                (x + 150, 0, 1),
                (x + 80, 70),
                (x + 10, 84),
                (x - 50, 120),
            ]
        ),
        mix(pal.glow, pal.low, 0.3),
        0.16,
    )
    star_field(st, 40, HEIGHT)
    kind = st.rng.randrange(4)
    px = WIDTH / 2 - (1 if st.focus > 120 else -1) * st.u(60, 110)
    if kind == 0:
        big_planet(st, px, HEIGHT + st.u(20, 46), st.u(70, 100))
    elif kind == 1:
        big_planet(st, px, st.u(24, 60), st.u(16, 30), ring=st.rng.random() < 0.6)
    elif kind == 2:
        big_planet(st, st.focus + st.u(-20, 20), st.u(58, 76), st.u(40, 56))
    else:
        big_planet(st, st.focus + st.light * 60, st.u(26, 50), st.u(9, 14))
        rocks = "".join(
            crag(
                *[
                    (x + r * math.cos(a) * st.u(0.7, 1.2), y + r * math.sin(a) * st.u(0.6, 1))
                    for a in (0, 1.1, 2.1, 3.2, 4.2, 5.3)
                ]
            )
            for x, y, r in ((st.u(0, 240), st.u(90, 148), st.u(3, 10)) for _ in range(9))
        )
        cv.fill(rocks, cv.linear(mix(pal.far, pal.glow, 0.3), pal.near))


def hangar(st: Stage) -> None:
    """A bay that opens on the sky; lines of the deck run to the opening."""
    cv, pal, x = st.cv, st.pal, st.focus
    space_like = st.rng.random() < 0.65
    cv.fill(
        f"M0 0H{WIDTH}V{HEIGHT}H0z",
        cv.linear(mix(pal.glow, pal.low, 0.45 if space_like else 0.15), mix(pal.glow, "#ffffff", 0.2), pal.low),
    )
    if space_like:
        big_planet(st, x + st.u(-30, 30), st.u(50, 90), st.u(26, 44), 0.8)
    w, top, low = st.u(58, 78), st.u(22, 34), 106
    cut = st.u(8, 22)
    d = (
        f"M-2-2V152H{WIDTH + 2}V-2zM{nums(x - w, low)}L{nums(x - w - cut * 0.4, top + cut)}L{nums(x - w + cut, top)}"
        f"H{num(x + w - cut)}L{nums(x + w + cut * 0.4, top + cut)}L{nums(x + w, low)}z"
    )
    st.cv.body.append(
        f'<path fill-rule="evenodd" d="{d}" fill="{cv.linear(pal.depth(0.9), pal.depth(0.5), pal.near)}"/>'
    )
    deck = crag((x - w, low), (x + w, low), (WIDTH + 60, 152), (-60, 152))
    cv.fill(deck, cv.linear(mix(pal.depth(0.45), pal.glow, 0.45), pal.depth(0.85)))
    lines = (
        "".join(f"M{nums(x + k * w / 3, low)}L{nums(120 + k * 90, 152)}" for k in range(-3, 4))
        + f"M{nums(x - w * 1.15, 113)}H{num(x + w * 1.15)}M{nums(x - w * 1.5, 126)}H{num(x + w * 1.5)}"
    )
    cv.line(lines, pal.near, 0.8, 0.45)
    ribs = "".join(
        f"M{nums(x + s * (w + 8 + k * 22), top - 6 - k * 12)}L{nums(x + s * (w + 6 + k * 22), low + k * 14)}"
        for s in (-1, 1)
        for k in (0, 1, 2)
    )
    cv.line(ribs, mix(pal.far, pal.glow, 0.25), 1.6, 0.6)
    lamps = "".join(f"M{nums(x + s * (w + 17 + k * 24), 60)}v{num(10 + k * 8)}" for s in (-1, 1) for k in (0, 1))
    cv.line(lamps, mix(pal.accent, "#ffffff", 0.4), 1.6, 0.9)
    cv.line(f"M{nums(x - w + cut, top - 4)}H{num(x + w - cut)}", mix(pal.glow, "#ffffff", 0.6), 1.4, 0.9, "9 5")
    st.horizon = low


def station(st: Stage) -> None:
    """The plated hull of a station: a canyon of metal under the stars."""
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.high, mix(pal.low, pal.high, 0.4), mix(pal.low, pal.glow, 0.5)))
    star_field(st, 26, 90)
    r = st.disc
    cv.disc(st.focus + st.light * 12, 60, r * 3, cv.glow(pal.glow), 0.8)
    cv.fill(
        oval(st.focus + st.light * 12, 60, r), cv.linear(mix(pal.glow, "#ffffff", 0.5), mix(pal.glow, pal.low, 0.3))
    )
    for i, near in enumerate((0.2, 0.45, 0.7)):
        for side in (-1, 1):
            inner = round(st.focus + side * (34 + i * 26))
            x, y = float(inner), 112.0
            d = [f"M{nums(inner, 152)}V{num(y - 8)}"]
            while -10 < x < WIDTH + 10:
                step = st.u(12, 28)
                x += side * step
                y = 108 - i * 6 - abs(x - inner) * st.u(0.3, 0.6) - st.u(0, 8)
                d.append(f"V{y:.0f}H{x:.0f}")
            cv.fill("".join(d) + "V152z", cv.linear(pal.depth(near), mix(pal.depth(near), pal.low, 0.3)))
            rows = "".join(
                f"M{inner + side * (6 + k * 4)} {88 + k * 17 - i * 4}h{side * st.rng.randrange(30, 70)}"
                for k in range(3)
            )
            cv.line(rows, mix(pal.glow, pal.accent, 0.3), 0.8, 0.55, "1.5 4 .5 6")
    ledge(st)


def throne(st: Stage) -> None:
    """A hall before a great round window, steps leading up to it."""
    cv, pal, x = st.cv, st.pal, st.focus
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.high, pal.far, pal.near))
    r, y = st.u(46, 56), 60
    cv.disc(x, y, r * 1.5, cv.glow(pal.glow), 0.45)
    cv.fill(oval(x, y, r), cv.linear(mix(pal.low, pal.high, 0.3), pal.low, mix(pal.glow, "#ffffff", 0.15)))
    dots = "".join(
        f"M{nums(x + math.cos(a) * d, y + math.sin(a) * d)}h0"
        for a, d in ((st.u(0, 6.3), st.u(4, r - 3)) for _ in range(24))
    )
    cv.line(dots, "#fff", 0.9, 0.8)
    cv.fill(oval(x + st.light * r * 0.3, y - r * 0.2, r * 0.3), mix(pal.glow, "#ffffff", 0.3), 0.9)
    spokes = st.rng.choice((6, 8, 10))
    web = "".join(
        f"M{nums(x + c * 0.34, y + s * 0.34)}L{nums(x + c, y + s)}"
        for c, s in ((math.cos(a) * r, math.sin(a) * r) for a in (math.tau * k / spokes + 0.3 for k in range(spokes)))
    )
    cv.line(web + oval(x, y, r * 0.68), pal.near, 1.5)
    cv.line(oval(x, y, r), mix(pal.far, pal.glow, 0.4), 2.2)
    for k, side in ((k, s) for k in range(2) for s in (-1, 1)):
        cx = x + side * (r + 18 + k * 32)
        cv.fill(
            f"M{nums(cx - 8, -2)}H{num(cx + 8)}V152H{num(cx - 8)}z",
            cv.linear(pal.depth(0.9), pal.depth(0.55 + k * 0.2), way=(0, 0, 1, 0) if side > 0 else (1, 0, 0, 0)),
        )
        cv.fill(f"M{nums(cx - side * 8, 0)}V150h{num(side * 1.3)}V0z", pal.glow, 0.5)
    for i in range(4):
        w, top = 52 + i * 22, 108 + i * 9
        cv.fill(
            crag((x - w, top), (x + w, top), (x + w + 8, 152), (x - w - 8, 152)),
            cv.linear(mix(pal.depth(0.8), pal.glow, 0.3 - i * 0.05), pal.near),
        )
        cv.fill(f"M{nums(x - w, top)}h{num(2 * w)}v.9h{num(-2 * w)}z", pal.rim, 0.5)
    st.horizon = 110


def den(st: Stage) -> None:
    """A smoky low-vaulted room: a bright doorway, hanging lamps, tables."""
    cv, pal, x = st.cv, st.pal, st.focus
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.near, pal.depth(0.6), pal.near))
    w = st.u(30, 44)
    cv.disc(x, 74, w * 2.4, cv.glow(pal.glow), 0.7)
    cv.fill(
        f"M{nums(x - w, 118)}V62A{nums(w, w * 0.95)} 0 0 1 {nums(x + w, 62)}V118z",
        cv.linear(mix(pal.glow, "#ffffff", 0.45), mix(pal.glow, pal.low, 0.3)),
    )
    cv.fill(oval(x + st.light * w * 0.3, 64, w * 0.36), "#ffffff", 0.5)
    for grow in (6, 12):
        cv.line(
            f"M{nums(x - w - grow, 118)}V62A{nums(w + grow, w * 0.95 + grow)} 0 0 1 {nums(x + w + grow, 62)}V118",
            mix(pal.depth(0.6), pal.glow, 0.35),
            2,
            0.7,
        )
    cv.fill(f"M0 114H{WIDTH}V152H0z", cv.linear(mix(pal.depth(0.7), pal.glow, 0.25), pal.near))
    cv.fill(
        crag((x - w, 114), (x + w, 114), (x + w * 1.9, 152), (x - w * 1.9, 152)),
        cv.linear((pal.glow, 0.6), (pal.glow, 0.1)),
    )
    for _ in range(4):
        lx, ly = st.u(10, 230), st.u(16, 44)
        cv.line(f"M{num(lx)} 0V{num(ly)}", pal.near, 0.8)
        cv.disc(lx, ly + 3, 11, cv.glow(mix(pal.accent, pal.glow, 0.4), "#ffffff"))
    for side in (-1, 1):
        tx = x + side * st.u(74, 96)
        cv.fill(oval(tx, 122, 18, 3.4) + crag((tx - 2, 122), (tx + 2, 122), (tx + 7, 152), (tx - 7, 152)), pal.near)
        cv.fill(
            limb(((tx - 9 * side, 150), 8), ((tx - 7 * side + 14 * side, 112), 5)) + oval(tx + 8 * side, 102, 5, 6),
            pal.depth(0.92),
        )
    st.horizon = 114


SCENES = {
    **SHARED,
    "city": Scene(city, moods.CITY, landmarks=("tower", "gate", "statue")),
    "clouds": Scene(clouds, CLOUDS, landmarks=("tower", "dome")),
    "space": Scene(space, moods.SPACE, landmarks=("ring", "spindle")),
    "hangar": Scene(hangar, moods.HANGAR, indoors=True),
    "station": Scene(station, moods.SPACE, indoors=True),
    "throne": Scene(throne, moods.THRONE, indoors=True),
    "den": Scene(den, moods.HANGAR, indoors=True),
}
