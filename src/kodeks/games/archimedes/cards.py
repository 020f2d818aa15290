"""The cards: values 1 to 13 and the Reiner card, 0. The deck is data that people may change.

A bag is a multiset of cards in one integer, four bits a value: cheap to copy, compare and test.
"""

from __future__ import annotations

from typing import Any, Final

from kodeks.kernel.errors import BadOption
from kodeks.kernel.native import i64
from kodeks.kernel.option import as_number

REINER: Final = 0
HIGHEST: Final = 13
KINDS: Final = 14
DECK_SIZE: Final = 54  # ARM-1.2
MOST: Final = 15  # of one value, what four bits hold

# ARM-1.3; the counts are ruled in ARM-D-01
DECKS: Final[dict[str, list[int]]] = {
    "default": [0, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    "low-heavy": [0, 6, 6, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3],
}

ONES: Final = 0x11111111111111  # the lowest bit of each of the 14 values
BOTH_MARKS: Final = 3 * ONES
EVEN: Final = 0x0F0F0F0F0F0F0F  # the even values, with room for their odd neighbours


def read_deck(value: Any) -> Any:
    """A preset's name, or how many cards of each value: {"1": 5, ...}."""
    if isinstance(value, str) and value in DECKS:
        return value
    if not isinstance(value, dict):
        raise BadOption(f"option deck is {' or '.join(DECKS)} or a table of counts by value, not {value!r}")
    counts: dict[str, int] = {}
    for name, count in value.items():
        if not 1 <= as_number(str(name)) <= HIGHEST:
            raise BadOption(f"option deck: {name!r} is no card; the values are 1 to {HIGHEST}")
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST:
            raise BadOption(f"option deck: {name} has 0 to {MOST} copies, not {count!r}")
        counts[str(as_number(str(name)))] = count
    if sum(counts.values()) != DECK_SIZE:
        raise BadOption(f"option deck: a deck has {DECK_SIZE} cards, not {sum(counts.values())}")
    return counts


def deck_counts(deck: Any) -> list[int]:
    if isinstance(deck, str):
        return DECKS[deck][:]
    counts = [0] * KINDS
    for name, count in deck.items():
        counts[int(name)] = count
    return counts


def bag_of(cards: list[int]) -> int:
    bag = 0
    for card in cards:
        bag += 1 << 4 * card
    return bag


def cards_of(bag: int) -> list[int]:
    """The cards in ascending order, the Reiner card first."""
    cards: list[int] = []
    card = 0
    while bag:
        cards += [card] * (bag & 15)
        bag >>= 4
        card += 1
    return cards


def size_of(bag: i64) -> int:
    pairs = (bag & EVEN) + (bag >> 4 & EVEN)
    return pairs % 255  # its digits to the base 256 added up: casting out nines


def sum_of(bag: i64) -> int:
    """The values added up; the Reiner card is not compared (ARM-D-26)."""
    total = 0
    card = 0
    while bag:
        total += card * (bag & 15)
        bag >>= 4
        card += 1
    return total


def holds(bag: int, card: int) -> int:
    """How many of this card are in the bag."""
    return bag >> 4 * card & 15


def marks(bag: i64) -> i64:
    """For each value: bit 0 says that there is one, bit 1 that there are two."""
    two = bag >> 1 | bag >> 2 | bag >> 3
    return ((bag | two) & ONES) | (two & ONES) << 1
