"""The battlefield: six rows of five cells, from the First player's back row (BRS-ZONE-3, ZONE-4)."""

from __future__ import annotations

from typing import Final

WIDE: Final = 5
DEEP: Final = 6
CELLS: Final = WIDE * DEEP
NOWHERE: Final = -1
LETTERS: Final = "abcde"


def cell(x: int, y: int) -> int:
    """Its number, or NOWHERE outside the field."""
    return y * WIDE + x if 0 <= x < WIDE and 0 <= y < DEEP else NOWHERE


def named(at: int) -> str:
    """`c2`: the third column, the second row from the First player's side."""
    return f"{LETTERS[at % WIDE]}{at // WIDE + 1}"


def around(at: int, reach: list[tuple[int, int]]) -> list[int]:
    x, y = at % WIDE, at // WIDE
    found = [cell(x + dx, y + dy) for dx, dy in reach]
    return [other for other in found if other != NOWHERE]


ORTHOGONAL: Final = [(0, 1), (0, -1), (-1, 0), (1, 0)]
DIAGONAL: Final = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
STEPS: Final[list[list[int]]] = [around(at, ORTHOGONAL) for at in range(CELLS)]
CORNERS: Final[list[list[int]]] = [around(at, DIAGONAL) for at in range(CELLS)]
NEIGHBOURS: Final[list[list[int]]] = [STEPS[at] + CORNERS[at] for at in range(CELLS)]  # BRS-ZONE-6


def distance(one: int, other: int) -> int:
    """In orthogonal steps (BRS-ABL-11)."""
    return abs(one % WIDE - other % WIDE) + abs(one // WIDE - other // WIDE)


def adjacent(one: int, other: int) -> bool:
    """Next to each other: on neighbouring cells or on the same one; cards without a cell are next to nothing."""
    if one == NOWHERE or other == NOWHERE:
        return False
    return -1 <= one % WIDE - other % WIDE <= 1 and -1 <= one // WIDE - other // WIDE <= 1


def ahead(at: int, forward: int, by: int = 1) -> int:
    """So many cells up the vertical, seen by a player whose forward is +1 or -1 (BRS-ZONE-7, ZONE-8)."""
    return cell(at % WIDE, at // WIDE + forward * by)


def aside(at: int, forward: int, right: int) -> int:
    """One cell to the right (or, with -1, to the left) of such a player."""
    return cell(at % WIDE + forward * right, at // WIDE)


def row_of(at: int, first: bool) -> int:
    """1, 2 or 3 on the half of this player, counted from the middle; 0 on the other half."""
    y = at // WIDE if first else DEEP - 1 - at // WIDE
    return 3 - y if y < 3 else 0


def between(one: int, other: int) -> int:
    """The cell that a row strike passes over: exactly one, in a straight line (BRS-KW-udar-cherez-ryad)."""
    dx, dy = other % WIDE - one % WIDE, other // WIDE - one // WIDE
    if (abs(dx), abs(dy)) in ((2, 0), (0, 2)):
        return one + (dx // 2) + (dy // 2) * WIDE
    return NOWHERE
