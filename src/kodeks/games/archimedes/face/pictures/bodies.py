"""Bodies."""

from __future__ import annotations

from kodeks.games.archimedes.face.pictures.ink import BLUE, CX, CY, GOLD, INK, RED, SEPIA, Ink, circle
from kodeks.pictures.paths import nums, oval, poly
from kodeks.pictures.solids import CUBOCTAHEDRON, seen


def cylinder(ink: Ink) -> None:
    """Cone, sphere and cylinder are as one, two and three: what stood on his grave."""
    ink.glow(CX, CY, 80)
    top, low, r = 24, 112, 44
    ink.cv.disc(CX + 10, low + 6, 66, ink.cv.glow("#5a3416"), 0.6, ry=9)
    wall = f"M{CX - r} {top}V{low}A{r} 11 0 0 0 {CX + r} {low}V{top}z"
    ink.cv.fill(wall, ink.cv.linear((BLUE, 0.2), (BLUE, 0.05), (BLUE, 0.6), way=(0, 0, 1, 0)))
    ink.cv.disc(CX, CY, r, ink.cv.linear(("#fff1c9", 0.9), (GOLD, 0.75), ("#7a3f16", 0.9), way=(0.2, 0, 0.8, 1)))
    ink.cv.fill(poly((CX, top), (CX - r, low), (CX + r, low)), ink.cv.linear((RED, 0.2), (RED, 0.55)))
    ink.firm(circle(r), INK, 1.2)
    ink.firm(f"M{CX - r} {low}L{CX} {top}L{CX + r} {low}", RED, 1.2)
    ink.firm(wall + oval(CX, top, r, 11), INK, 1.6)
    ink.thin(f"M{CX - r} {CY}A{r} 11 0 0 0 {CX + r} {CY}")
    ink.thin(f"M{CX - r} {CY}A{r} 11 0 0 1 {CX + r} {CY}M{CX - r} {low}A{r} 11 0 0 1 {CX + r} {low}", dash="2 2")
    ink.thin(f"M{CX} {top - 12}V{low + 20}", SEPIA, "6 2")
    ink.dot((CX, CY), (CX, top))


def solid(ink: Ink) -> None:
    """One of the thirteen bodies whose corners are all alike."""
    ink.glow(CX, CY, 84)
    ink.cv.disc(CX + 8, 124, 60, ink.cv.glow("#5a3416"), 0.65, ry=9)
    ink.thin(circle(60) + circle(63))
    for face in seen(CUBOCTAHEDRON, CX, CY, 58, (0.42, 0.5, 0.18)):
        ring = "M" + "L".join(nums(*p) for p in face.corners) + "z"
        if face.away:
            ink.thin(ring, dash="2 2")
            continue
        colour = BLUE if len(face.corners) == 4 else GOLD
        ink.cv.fill(ring, "#f8ecd0", 0.75)
        ink.cv.fill(ring, colour, 0.25 + 0.65 * (1 - face.light))
        ink.firm(ring, INK, 1.5)
