"""What a scene is staged on: light, sky, ground."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from kodeks.pictures.canvas import HEIGHT, WIDTH, Canvas
from kodeks.pictures.colour import mix
from kodeks.pictures.palette import Palette
from kodeks.pictures.paths import land


@dataclass
class Stage:
    """What a scene is given (canvas, luck, palette, side of the light) and what it tells the subject (floor, focus)."""

    cv: Canvas
    rng: Random
    pal: Palette
    light: int  # +1: light falls from the right, -1: from the left
    focus: float  # x of the subject
    disc: float  # radius of the disc of light
    night: bool = False
    horizon: float = 104.0
    floor: float = 136.0
    detail: dict[str, int] = field(default_factory=dict)

    def u(self, low: float, high: float) -> float:
        return self.rng.uniform(low, high)

    def plane(self, d: str, nearness: float, haze: float = 0, front: bool = False) -> None:
        """A ridge of the given nearness; the foot of a hazy one melts into the light."""
        colour = self.pal.depth(nearness)
        paint = (
            self.cv.linear(colour, mix(colour, mix(self.pal.low, self.pal.glow, 0.25), haze))
            if haze and nearness < 0.3
            else colour
        )
        self.cv.fill(d, paint, front=front)


def sky(st: Stage, *, suns: int = 1, stars: int = 0, streaks: int = 3, halo: float = 1.0) -> None:
    """Gradient, stars by night, the disc of light with two flat halos, thin clouds."""
    cv, pal = st.cv, st.pal
    cv.fill(f"M0 0H{WIDTH}V{HEIGHT}H0z", cv.linear(pal.high, mix(pal.low, pal.high, 0.2), mix(pal.low, pal.glow, 0.4)))
    if stars > 0 or (st.night and not stars):
        star_field(st, stars or 26, 84)
    x, y, r = st.focus + st.light * st.u(4, 30), st.u(46, 66), st.disc
    cv.disc(x, y, r * 3.4, cv.glow(pal.glow), min(1, 0.75 * halo))
    if suns:
        cv.disc(x, y, r * 1.4, pal.glow, 0.26)
        cv.disc(x, y, r, mix(pal.glow, "#ffffff", 0.25))
        if suns > 1:
            cv.disc(x - st.light * r * 1.75, y + r * 0.8, r * 0.52, mix(pal.glow, pal.accent, 0.2))
    bars = []
    for _ in range(streaks):
        cx, cy, w, t = st.u(0, WIDTH), st.u(16, 84), st.u(24, 62), st.u(1.1, 2.2)
        bars.append(
            land(
                [
                    (cx - w, cy, 1),
                    (cx - w * 0.3, cy - t * 2),
                    (cx + w * 0.2, cy - t),
                    (cx + w, cy + 0.5, 1),
                    (cx, cy + t),
                ]
            )
        )
    if bars:
        cv.fill("".join(bars), mix(pal.low, pal.glow, 0.6), 0.34)


def star_field(st: Stage, count: int, bottom: float) -> None:
    """All stars in one path: a dot is a line of almost no length with round caps."""
    dots = "".join(
        f"M{st.rng.randrange(WIDTH)} {int(st.u(0, 1) ** 1.2 * bottom)}h{st.rng.choice(('0', '0', '0', '.6'))}"
        for _ in range(count)
    )
    st.cv.line(dots, "#fff", 1, 0.8)


def mist(st: Stage, y: float, thick: float = 16, opacity: float = 0.5) -> None:
    """A long low light over the ground; the next plane covers its lower half."""
    st.cv.disc(WIDTH / 2, y, WIDTH * 0.7, st.cv.glow(st.pal.glow), opacity * 1.3, ry=thick)


def specks(
    st: Stage, count: int, colour: str, size: float, top: float, bottom: float, opacity: float = 0.8, front: bool = True
) -> None:
    """Snow, embers, spores, dust."""
    d = "".join(f"M{st.rng.randrange(WIDTH)} {st.u(top, bottom):.0f}h0" for _ in range(count))
    st.cv.line(d, colour, size, opacity, front=front)
