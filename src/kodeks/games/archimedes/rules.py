"""The options of a game of Archimedes, and what follows from them once and for all."""

from __future__ import annotations

from typing import Any

from kodeks.games.archimedes.cards import DECK_SIZE, DECKS, KINDS, bag_of, deck_counts, read_deck
from kodeks.games.archimedes.equations import UNTRUE, patterns, table
from kodeks.games.archimedes.moves import CARD, EQUALITY, EQUATION, SIGNS, TYPED, operand_of, result_of
from kodeks.kernel.errors import BadOption
from kodeks.kernel.option import Option
from kodeks.kernel.part import Shared


def read_operators(value: Any) -> str:
    """Some of the four symbols, in the order of the rulebook (ARM-D-06)."""
    text = "".join(value) if isinstance(value, list) else str(value)
    for typed, sign in TYPED.items():
        text = text.replace(typed, sign)
    if not text or any(sign not in SIGNS for sign in text):
        raise BadOption(f"option operators is some of {SIGNS}, not {value!r}")
    return "".join(sign for sign in SIGNS if sign in text)


OPTIONS = [
    Option("deck", "ARM-D-01", "default", words=tuple(DECKS), read=read_deck),
    Option("reiner", "ARM-D-29", False),
    Option("operators", "ARM-D-06", SIGNS, words=(SIGNS, SIGNS[:2]), read=read_operators),
    Option("mustPlayIfAble", "ARM-D-08", False),
    Option("afterDraw", "ARM-D-09", "end", words=("end", "mayPlay")),
    Option("firstPlayer", "ARM-D-12", "random", words=("random",), low=0, high=4),
    Option("tieDrawOrder", "ARM-D-15", "seat", words=("seat",)),
    Option("tieExhausted", "ARM-D-17", "fewerCards", words=("fewerCards", "random")),
    Option("reinerFlip", "ARM-D-22", "free", words=("free", "redraw", "starterNames")),
    Option("reinerFinal", "ARM-D-28", "worst", words=("worst", "redraw")),
    Option("showTotals", "ARM-D-25", False),
]


class Rules(Shared):
    """What the options come to."""

    __slots__ = (
        "seats",
        "options",
        "clockwise",
        "deck",
        "size",
        "reiner",
        "signs",
        "must_play",
        "may_play",
        "first",
        "fewer_cards",
        "flip_redraw",
        "flip_named",
        "final_redraw",
        "show_totals",
        "need",
        "plays",
        "patterns",
        "alone",
        "together",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        counts = deck_counts(options["deck"])
        self.seats = seats
        self.options = options
        self.clockwise = list(range(seats))
        self.reiner: bool = options["reiner"]
        self.deck = bag_of([card for card in range(KINDS) for _ in range(counts[card])]) + (1 if self.reiner else 0)
        self.size = DECK_SIZE + (1 if self.reiner else 0)
        self.signs = [sign for sign in range(4) if SIGNS[sign] in options["operators"]]
        self.must_play: bool = options["mustPlayIfAble"]
        self.may_play: bool = options["afterDraw"] == "mayPlay"
        self.first: int = -1 if options["firstPlayer"] == "random" else options["firstPlayer"]
        if self.first >= seats:
            raise BadOption(f"option firstPlayer is a seat from 0 to {seats - 1}, not {self.first}")
        self.fewer_cards: bool = options["tieExhausted"] == "fewerCards"
        self.flip_redraw: bool = options["reinerFlip"] == "redraw"
        self.flip_named: bool = options["reinerFlip"] == "starterNames"
        self.final_redraw: bool = options["reinerFinal"] == "redraw"
        self.show_totals: bool = options["showTotals"]
        self.need: list[list[int]] = [table(top, self.signs, self.reiner) for top in range(KINDS)]
        # the true plays on each top card, also by the cards that they need
        self.plays: list[list[int]] = [[m for m in range(CARD) if row[m] != UNTRUE] for row in self.need]
        self.patterns = [patterns(row) for row in self.need]
        # as bits of cards: what can be laid on each top card alone, and together with each other card
        self.alone = [sum(1 << card for card in range(KINDS) if row[EQUALITY + card] != UNTRUE) for row in self.need]
        self.together = [[partners(plays, card) for card in range(KINDS)] for plays in self.plays]

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.seats, self.options)


def partners(plays: list[int], card: int) -> int:
    """The cards, as bits, that make one of these equations with this card."""
    found = 0
    for play in plays:
        if play >= EQUATION and operand_of(play) == card:
            found |= 1 << result_of(play)
        if play >= EQUATION and result_of(play) == card:
            found |= 1 << operand_of(play)
    return found
