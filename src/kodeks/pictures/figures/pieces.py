"""What all figures are made of."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from kodeks.pictures.paths import Point, nums


@dataclass(frozen=True)
class Part:
    """A flat shape of one tone; `rim` gives it the lit edge."""

    tone: str
    d: str
    rim: bool = True


@dataclass(frozen=True)
class Dot:
    """A round part."""

    tone: str
    x: float
    y: float
    r: float


@dataclass(frozen=True)
class Beam:
    """A line of light: blade, bolt, trail."""

    d: str
    width: float = 2.2
    blade: bool = False


@dataclass(frozen=True)
class Orb:
    """A soft light."""

    x: float
    y: float
    r: float
    colour: str = "accent"


def orb_at(p: Point, r: float, colour: str = "accent") -> Orb:
    return Orb(p[0], p[1], r, colour)


@dataclass(frozen=True)
class Lights:
    """A dotted or dashed line: windows, panels, rivets, strings."""

    d: str
    width: float = 1
    tone: str = "glow"
    dash: str = ""


@dataclass(frozen=True)
class Nested:
    """A figure inside a figure; equal ones are drawn once and reused."""

    pieces: tuple[Piece, ...]
    k: float
    x: float
    y: float
    flip: bool


Piece = Part | Dot | Beam | Orb | Lights | Nested


@dataclass
class Figure:
    """Pieces around an origin: the feet of a grounded figure, the middle of an airborne or displayed one."""

    pieces: list[Piece]
    tall: float = 100.0
    grounded: bool = True
    wide: float = 60.0
    sink: float = 0.0  # how far below the middle of the frame its origin belongs


def moved(piece: Piece, dx: float, dy: float) -> Piece:
    """The piece shifted."""
    if isinstance(piece, Orb | Dot | Nested):
        return replace(piece, x=piece.x + dx, y=piece.y + dy)
    return replace(piece, d=shifted(piece.d, dx, dy))


def shifted(d: str, dx: float, dy: float) -> str:
    """The path moved: in our paths only M and L are absolute."""

    def move(m: re.Match[str]) -> str:
        return m[1] + nums(float(m[2]) + dx, float(m[3]) + dy)

    return re.sub(r"([ML])(-?\d*\.?\d+) ?(-?\d*\.?\d+)", move, d)


def scaled(figure: Figure, k: float, x: float, y: float, flip: bool = False) -> list[Piece]:
    """A whole figure as a part of a bigger one."""
    return [Nested(tuple(figure.pieces), k, x, y, flip)]
