"""RÓWNANIA: which equations are true, and which cards each of them needs (ARM-7, ARM-12)."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.cards import HIGHEST, KINDS, REINER
from kodeks.games.archimedes.moves import CARD, EQUALITY, equation
from kodeks.kernel.native import i64

OPEN: Final = 0  # the top is a Reiner card whose value nobody has fixed (ARM-D-22)
NO_CARD: Final = 0
UNTRUE: Final = -1


class Pattern:
    """Cards, as `marks`, and the plays that take just these."""

    __slots__ = ("need", "plays")

    def __init__(self, need: i64, plays: list[int]) -> None:
        self.need = need
        self.plays = plays


def result(left: int, sign: int, right: int) -> int:
    """ARM-7.2 to 7.5; NO_CARD when it is not the exact value of a card (ARM-7.8)."""
    if sign == 0:
        value = left + right
    elif sign == 1:
        value = left - right
    elif sign == 2:
        value = left * right
    else:
        value = left // right if left % right == 0 else NO_CARD
    return value if 1 <= value <= HIGHEST else NO_CARD


def is_true(top: int, sign: int, operand: int, answer: int) -> bool:
    """Whether values exist for the Reiner cards in it that make the equation right (ARM-D-24)."""
    for left in [top] if top != OPEN else range(1, HIGHEST + 1):
        for right in [operand] if operand != REINER else range(1, HIGHEST + 1):
            value = result(left, sign, right)
            if value != NO_CARD and (value == answer or answer == REINER):
                return True
    return False


def needs(cards: list[int]) -> int:
    """The bits that `marks` of a hand must have."""
    bits = 0
    for card in cards:
        bits |= 1 << 4 * card + (1 if bits >> 4 * card & 1 else 0)
    return bits


def table(top: int, signs: list[int], reiner: bool) -> list[int]:
    """For each move: the marks it needs on this top card, or UNTRUE."""
    found = [UNTRUE] * CARD
    cards = range(0 if reiner else 1, KINDS)
    for card in cards:
        if card == top or card == REINER or top == OPEN:  # ARM-5.2, ARM-D-23
            found[EQUALITY + card] = needs([card])
    for sign in signs:
        for operand in cards:
            for answer in cards:
                if operand == REINER and answer == REINER:
                    continue  # there is one Reiner card
                if is_true(top, sign, operand, answer):
                    found[equation(sign, operand, answer)] = needs([operand, answer])
    return found


def patterns(row: list[int]) -> list[Pattern]:
    """A row of `table` by what is needed: 8 − 3 = 5, 8 − 5 = 3 ask for the same cards."""
    found: dict[int, list[int]] = {}
    for move, need in enumerate(row):
        if need != UNTRUE:
            found.setdefault(need, []).append(move)
    return [Pattern(need, plays) for need, plays in found.items()]
