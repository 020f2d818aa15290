"""§2 2) Macierz Pierwiastków: fifteen fields, rows -1, 0, +1 and columns 0 to 4 (shown as 1 to 5).

A slot is a card on the table: ten a seat. Night cards are named by the column they were laid in
(ARC-D-59), so that their names tell nothing; Day cards, which lie open, by themselves.
"""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS
from kodeks.kernel.note import LETTERS

COLUMNS: Final = 5
FIELDS: Final = 15
IN_HAND: Final = -1
REMOVED: Final = -2
ROW_SIGNS: Final = "-0+"


def field(row: int, column: int) -> int:
    return (row + 1) * COLUMNS + column


def row_of(at: int) -> int:
    """ARC-2.2.5: up leads towards Positive."""
    return at // COLUMNS - 1


def column_of(at: int) -> int:
    return at % COLUMNS


def column_mask(column: int) -> int:
    return 1 << column | 1 << column + COLUMNS | 1 << column + 2 * COLUMNS


def field_name(at: int) -> str:
    return f"{ROW_SIGNS[row_of(at) + 1]}{column_of(at) + 1}"


def read_field(text: str) -> int:
    """The field written `+3`, `03` or `-3`; -1 when it is none."""
    if len(text) != 2 or text[0] not in ROW_SIGNS or text[1] not in "12345":
        return -1
    return field(ROW_SIGNS.index(text[0]) - 1, int(text[1]) - 1)


def slot_name(slot: int) -> str:
    """`night3` or `Initium`, without its owner."""
    own = slot % COUNT
    return f"night{own + 1}" if own < NIGHTS else CARDS[own]


def card_name(slot: int) -> str:
    """`B.night3`, with its owner."""
    return f"{LETTERS[slot // COUNT]}.{slot_name(slot)}"
