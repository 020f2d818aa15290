"""A sheet of parchment with light on it, the drawing, and as many pebbles on a rule as the card is worth."""

from __future__ import annotations

from random import Random

from kodeks.games.archimedes.face.pictures import bodies, figures, machines
from kodeks.games.archimedes.face.pictures.ink import GOLD, INK, SEPIA, Ink
from kodeks.pictures.canvas import HEIGHT, WIDTH, Canvas
from kodeks.pictures.paths import nums

DRAWINGS = [
    figures.rose,
    figures.unit,
    machines.lever,
    bodies.cylinder,
    machines.pulley,
    figures.pentagram,
    figures.rosette,
    figures.heptagon,
    machines.screw,
    figures.spiral,
    figures.pebbles,
    machines.mirrors,
    machines.spheres,
    bodies.solid,
]
STEP = 9  # between pebbles


def draw(value: int) -> str:
    cv, rng = Canvas(f"q{value}"), Random(value)
    parchment(cv, rng)
    DRAWINGS[value](Ink(cv, rng))
    if value:
        rule(cv, value)
    finish(cv)
    return cv.svg()


def parchment(cv: Canvas, rng: Random) -> None:
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0z"
    cv.fill(whole, cv.linear("#f6e9c9", "#ecd6a6", "#d3ac6c"))
    cv.disc(rng.uniform(60, 110), rng.uniform(30, 60), 120, cv.glow("#fffbe8"), 0.9)
    for _ in range(4):  # stains
        cv.disc(
            rng.uniform(0, WIDTH),
            rng.uniform(0, HEIGHT),
            rng.uniform(14, 34),
            cv.glow("#b98a4a"),
            rng.uniform(0.12, 0.3),
        )
    fibres = "".join(
        f"M{rng.randrange(WIDTH)} {rng.randrange(HEIGHT)}"
        f"q{rng.randint(4, 12)} {rng.randint(-3, 3)} {rng.randint(10, 22)} {rng.randint(-4, 4)}"
        for _ in range(16)
    )
    cv.line(fibres, "#a97b3f", 0.5, 0.3)
    for y in (24, 49, 74, 99, 124):  # lines of an older text, scraped off: it was written over
        words = "".join(f"M{x} {y + rng.randint(-1, 1)}h{rng.randint(5, 15)}" for x in range(8, WIDTH - 10, 21))
        cv.line(words, "#9a6a35", 1.6, 0.1)


def rule(cv: Canvas, value: int) -> None:
    """A ruled edge with the pebbles that one counts by."""
    cv.line(f"M14 141H{WIDTH - 14}" + "".join(f"M{x} 141v3" for x in range(14, WIDTH - 13, 4)), SEPIA, 0.6, 0.6)
    left = WIDTH / 2 - (value - 1) * STEP / 2
    dots = "".join(f"M{nums(left + i * STEP, 137)}h0" for i in range(value))
    cv.line(dots, INK, 6)
    cv.line(dots, GOLD, 4.4)
    cv.line("".join(f"M{nums(left + i * STEP - 0.8, 136.2)}h0" for i in range(value)), "#fff6d8", 1.3)


def finish(cv: Canvas) -> None:
    veil = cv.define(
        '<radialGradient id="%" r=".78"><stop offset=".5" stop-opacity="0"/>'
        '<stop offset=".85" stop-color="#8a5a24" stop-opacity=".4"/>'
        '<stop offset="1" stop-color="#4d2c10" stop-opacity=".75"/></radialGradient>'
    )
    cv.fill(f"M-2-2H{WIDTH + 2}V{HEIGHT + 2}H-2z", f"url(#{veil})", front=True)
