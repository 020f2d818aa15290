"""A picture, put together: sky, light, ridges, subject, front, finish."""

from __future__ import annotations

import hashlib
from random import Random

from kodeks.pictures.canvas import DIGITS, HEIGHT, WIDTH, Canvas
from kodeks.pictures.colour import mix, shift
from kodeks.pictures.painter import Painter, tones
from kodeks.pictures.palette import Palette
from kodeks.pictures.paths import limb, oval
from kodeks.pictures.stage import Stage
from kodeks.pictures.world import Cast, Facts, World


def place_subject(st: Stage, casting: Cast, rng: Random) -> tuple[float, float, float]:
    """Where the origin of the figure goes, and how large it is."""
    f, shot, x = casting.figure, casting.shot, st.focus
    if shot == "air" or (shot == "show" and not f.grounded):
        scale = min((112 if shot == "show" else 104) / f.tall, 176 / f.wide)
        return (x + WIDTH / 2) / 2, (74 if shot == "show" else rng.uniform(66, 76)) + f.sink * scale, scale
    if shot == "place":
        scale = min(rng.uniform(74, 92) / f.tall, 150 / f.wide)
        return (x, 66.0, scale * 1.1) if not f.grounded else (x, st.horizon + 18, scale)
    if shot == "wide":
        return x, st.floor - 6, rng.uniform(58, 70) / f.tall
    if shot == "knee":
        scale = rng.uniform(1.42, 1.6)
        return x, 30 + f.tall * scale + 7, scale
    if shot == "bust":
        scale = rng.uniform(2.2, 2.5)
        return x, 26 + f.tall * scale + 8, scale
    scale = min(rng.uniform(98, 108) / max(f.tall, 86), 172 / f.wide)
    return x, st.floor + 2, scale


def short_key(seed: str) -> str:
    """Five characters, the first a letter: enough to keep the ids of a page apart."""
    value, out = int(seed, 16), ""
    for base in (26, 36, 36, 36, 36):
        value, digit = divmod(value, base)
        out += DIGITS[digit]
    return out


def picture(world: World, facts: Facts) -> str:
    """The picture of a card: a pure function of its facts."""
    seed = hashlib.blake2b(f"{facts.name}|{facts.kind}|{facts.realm}".encode(), digest_size=8).hexdigest()
    rng = Random(int(seed, 16))
    casting = world.cast(facts, rng)
    scene, realm = world.scenes[casting.scene], world.realms[facts.realm]
    moods = scene.moods
    hour = rng.randrange(len(moods))
    turn, lift = rng.uniform(-9, 9), rng.uniform(-0.025, 0.025)
    high, low, glow, far, near = (
        shift(mix(c, realm.tint, realm.strength * s), turn, lift)
        for c, s in zip(moods[hour], (1, 0.8, 0.5, 0.8, 0.5), strict=True)
    )
    pal = Palette(
        high, low, glow, far, near, rim=mix(realm.rim, glow, 0.35), accent=shift(realm.accent, rng.uniform(-10, 10))
    )
    side = rng.choice((-1, 1))
    off = 10 if casting.shot in ("air", "show") else 34
    st = Stage(
        Canvas(short_key(seed)),
        rng,
        pal,
        rng.choice((-1, 1)),
        WIDTH / 2 + side * rng.uniform(off * 0.3, off),
        rng.uniform(17, 34),
        night=hour == 2,
        detail=casting.detail,
    )
    scene.draw(st)

    x, y, scale = place_subject(st, casting, rng)
    haze = 0.34 if casting.shot == "place" else 0.0
    flip = side > 0 if casting.shot not in ("show", "place") else rng.random() < 0.5
    painter = Painter(st, tones(pal, realm, rng), -st.light if flip else st.light, scale, haze)
    size = f"-{scale:.2f} {scale:.2f}" if flip else f"{scale:.2f}"
    figure = painter.figure(casting.figure.pieces, f' transform="translate({x:.0f} {y:.0f})scale({size})"')
    st.cv.disc(
        x, y - casting.figure.tall * scale * (0.55 if casting.figure.grounded else 0), 74, st.cv.glow(pal.glow), 0.5
    )
    if casting.figure.grounded and casting.shot in ("full", "wide"):
        st.cv.disc(
            x,
            y,
            casting.figure.wide * scale * 0.42,
            mix(pal.near, "#000000", 0.4),
            0.4,
            ry=4.5 if casting.shot == "full" else 3,
        )
    st.cv.body.append(figure)
    if casting.shot == "place":
        travellers(st)
    finish(st)
    return st.cv.svg()


def travellers(st: Stage) -> None:
    """Small people before a place: they give it its size."""
    x0 = st.focus + st.rng.choice((-1, 1)) * st.u(30, 70)
    d = "".join(
        limb(((x, 139), 2.6), ((x + 0.4, 131), 1.8)) + oval(x + 0.4, 127, 1.9)
        for x in (x0, x0 + 8)[: st.rng.randint(1, 2)]
    )
    if st.horizon < 112 and not st.detail.get("air"):
        st.cv.fill(d, st.pal.near)


def finish(st: Stage) -> None:
    """Vignette and grain: the same on every picture, so that all are by one hand."""
    cv, dark = st.cv, mix(st.pal.near, "#000000", 0.4)
    veil = cv.define(
        f'<radialGradient id="%" r=".76"><stop offset=".55" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{dark}" stop-opacity=".6"/></radialGradient>'
    )
    grain = cv.define(
        '<pattern id="%" width="5" height="5" patternUnits="userSpaceOnUse">'
        '<path d="M0 1h1M3 3h1" stroke="#fff" stroke-width=".5"/></pattern>'
    )
    whole = f"M-2-2H{WIDTH + 2}V{HEIGHT + 2}H-2z"  # a little more than the frame, or its edge shimmers
    cv.fill(whole, f"url(#{veil})", front=True)
    cv.fill(whole, f"url(#{grain})", 0.06, front=True)
