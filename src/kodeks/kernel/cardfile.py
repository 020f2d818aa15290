"""Cards that people have written, as a game takes them in."""

from __future__ import annotations

from typing import NamedTuple


class CardFile(NamedTuple):
    """The name and the text of a card file. Those of a position stand in no sets: others may have their numbers.

    >>> CardFile("reef.cards", "[1001-2] Salvage Crew\\n  unit, light, cost 2, capacity 2\\n").name
    'reef.cards'
    """

    name: str
    text: str
    in_sets: bool = True
