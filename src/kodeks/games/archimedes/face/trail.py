"""The calculation pile of Archimedes as a line of arithmetic. The pile shows cards; the log says with which sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

EQUATION = "ARM-4.7"  # the clauses by which the log tells of cards that were laid
EQUALITY = "ARM-5.3"


@dataclass(frozen=True)
class Play:
    """Cards laid together: their signs, who laid them, and how many cards that seat had laid before."""

    seat: int
    signs: tuple[str, ...]
    cards: tuple[str, ...]
    before: int


@dataclass(frozen=True)
class Laid:
    """A card of the pile; an empty sign where nobody said how it came there."""

    card: str
    sign: str = ""
    seat: int | None = None
    number: int = 0  # of its seat's cards, in the order they were laid


def plays(log: list[dict[str, Any]]) -> list[Play]:
    found: list[Play] = []
    laid: dict[int, int] = {}
    signs: tuple[str, ...]
    cards: tuple[str, ...]
    for note in log:
        args = note["args"]
        if note["clause"] == EQUATION:
            signs, cards = (args["sign"], "="), (args["operand"], args["result"])
        elif note["clause"] == EQUALITY:
            signs, cards = ("=",), (args["card"],)
        else:
            continue
        seat = args["seat"]
        found.append(Play(seat, signs, cards, laid.get(seat, 0)))
        laid[seat] = laid.get(seat, 0) + len(cards)
    return found


def trail(pile: list[str], told: list[Play]) -> list[Laid]:
    """The pile from its first card to its top, each card with its sign as far back as the log fits it."""
    line: list[Laid] = []
    rest = len(pile)
    for play in reversed(told):
        if rest - len(play.cards) < 1 or tuple(pile[rest - len(play.cards) : rest]) != play.cards:
            break
        rest -= len(play.cards)
        pairs = enumerate(zip(play.cards, play.signs, strict=True))
        line[:0] = [Laid(card, sign, play.seat, play.before + i) for i, (card, sign) in pairs]
    return [Laid(card) for card in pile[:rest]] + line


def laid_by(told: list[Play], seat: int) -> int:
    """How many cards the seat has laid so far."""
    return sum(len(play.cards) for play in told if play.seat == seat)


def copies_laid(told: list[Play], seat: int, card: str, until: int) -> int:
    """How many of this card were among the first `until` cards that the seat laid."""
    cards = [card for play in told if play.seat == seat for card in play.cards]
    return cards[:until].count(card)
