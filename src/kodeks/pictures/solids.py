"""Regular bodies, as they are seen from somewhere."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

Corner = tuple[float, float, float]
Body = tuple[tuple[Corner, ...], ...]  # faces, each a ring of corners

PHI = (1 + 5**0.5) / 2
SIGNS = (-1.0, 1.0)
LIGHT = (-0.5, -0.72, 0.48)


def turns(x: float, y: float, z: float) -> set[Corner]:
    """The three even permutations, with all signs."""
    found = {(a * x, b * y, c * z) for a, b, c in product(SIGNS, repeat=3)}
    return {corner for p in found for corner in (p, (p[1], p[2], p[0]), (p[2], p[0], p[1]))}


def dot(a: Corner, b: Corner) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def body(corners: set[Corner], *ways: set[Corner]) -> Body:
    """Faces are the corners that lie farthest each way."""
    size = max(math.sqrt(dot(c, c)) for c in corners)
    points = [(x / size, y / size, z / size) for x, y, z in sorted(corners)]
    faces = []
    for way in (w for some in ways for w in sorted(some)):
        most = max(dot(p, way) for p in points)
        flat = [p for p in points if dot(p, way) > most - 1e-6]
        faces.append(tuple(round_it(flat, way)))
    return tuple(faces)


def round_it(flat: list[Corner], way: Corner) -> list[Corner]:
    """In their order round the middle of the face."""
    middle = tuple(sum(p[i] for p in flat) / len(flat) for i in range(3))
    first = tuple(flat[0][i] - middle[i] for i in range(3))
    across = (
        way[1] * first[2] - way[2] * first[1],
        way[2] * first[0] - way[0] * first[2],
        way[0] * first[1] - way[1] * first[0],
    )

    def angle(p: Corner) -> float:
        off = (p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])
        return math.atan2(
            dot(off, across) / math.sqrt(dot(across, across)),
            dot(off, (first[0], first[1], first[2]))
            / math.sqrt(dot((first[0], first[1], first[2]), (first[0], first[1], first[2]))),
        )

    return sorted(flat, key=angle)


CUBE_CORNERS = turns(1, 1, 1)
AXES = {(a, 0.0, 0.0) for a in SIGNS} | {(0.0, a, 0.0) for a in SIGNS} | {(0.0, 0.0, a) for a in SIGNS}
FOUR = {(1.0, 1.0, 1.0), (1.0, -1.0, -1.0), (-1.0, 1.0, -1.0), (-1.0, -1.0, 1.0)}
ICOSA = turns(0, 1, PHI)
DODECA = CUBE_CORNERS | turns(0, 1 / PHI, PHI)
EDGES = turns(0, 1, 1)

TETRAHEDRON = body(FOUR, {(-x, -y, -z) for x, y, z in FOUR})
HEXAHEDRON = body(CUBE_CORNERS, AXES)
OCTAHEDRON = body(AXES, CUBE_CORNERS)
DODECAHEDRON = body(DODECA, {(x, z, y) for x, y, z in ICOSA})
ICOSAHEDRON = body(ICOSA, {(x, z, y) for x, y, z in DODECA})
CUBOCTAHEDRON = body(EDGES, AXES, CUBE_CORNERS)


@dataclass(frozen=True)
class Side:
    """A face of a body as it is seen."""

    corners: list[tuple[float, float]]
    light: float  # 0 in shade, 1 in full light
    away: bool  # it looks away from us


def seen(made: Body, x: float, y: float, size: float, turn: Corner) -> list[Side]:
    """From the farthest to the nearest."""
    found = []
    for face in made:
        corners = [turned(corner, turn) for corner in face]
        middle = tuple(sum(p[i] for p in corners) / len(corners) for i in range(3))
        length = math.sqrt(sum(v * v for v in middle)) or 1
        way = (middle[0] / length, middle[1] / length, middle[2] / length)
        light = min(1.0, max(0.0, 0.5 + 0.55 * dot(way, LIGHT)))
        flat = [(x + p[0] * size, y + p[1] * size) for p in corners]
        found.append((middle[2], Side(flat, light, way[2] < 0)))
    return [side for _, side in sorted(found, key=lambda one: one[0])]


def turned(p: Corner, by: Corner) -> Corner:
    x, y, z = p
    for axis, angle in enumerate(by):
        c, s = math.cos(angle), math.sin(angle)
        if axis == 0:
            y, z = y * c - z * s, y * s + z * c
        elif axis == 1:
            x, z = x * c + z * s, z * c - x * s
        else:
            x, y = x * c - y * s, x * s + y * c
    return x, y, z
