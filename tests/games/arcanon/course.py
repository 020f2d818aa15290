"""What the tests of the course of play share: positions, scripted chance and whole games of random moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import kodeks
from kodeks.kernel.entries import Entry
from kodeks.kernel.note import Note
from kodeks.kernel.scenario import Script
from kodeks.kernel.table import Table

GAME = kodeks.game("arcanon")
SIDES = [4, 6, 8, 12, 20]

# a log line that only this Step has
LETTER_OF_STEP = {
    "ARC-5.1.9": "L",  # Allocation
    "ARC-5.2.1": "R",  # Roll
    "ARC-5.3.2": "T",  # Activation
    "ARC-5.4.4": "D",  # Adjustment
    "ARC-5.4.5": "D",
    "ARC-5.5.5": "B",  # Bidding
    "ARC-5.5.7": "B",
    "ARC-5.6.2": "J",  # Judgement
    "ARC-5.7.1": "S",  # Summation
}


def table_at(position: dict[str, Any], chance: list[str], seats: int = 2, **options: Any) -> Table:
    state = GAME.position(position, seats, GAME.settle(seats, options))
    return Table(GAME, seats, "course", options, state, Script(chance))


def play(table: Table, *moves: str) -> None:
    for move in moves:
        table.play(move)


@dataclass(frozen=True)
class Moment:
    """The facts when a seat is asked (or the game is over), and what was answered since the moment before."""

    facts: dict[str, Any]
    entries: list[Entry]

    @property
    def notes(self) -> list[Note]:
        return [note for entry in self.entries for note in entry.notes]

    @property
    def cited(self) -> Counter[str]:
        return Counter(note.clause for note in self.notes)


@cache
def random_game(seats: int, seed: int) -> tuple[Table, list[Moment]]:
    """A whole game of random moves: the table at its end, and every moment of it."""
    table = GAME.table(seats, seed)
    rng = Random(seed)
    moments = [Moment(table.state.facts(), table.entries[:])]
    while table.turn is not None:
        seen = len(table.entries)
        table.play(rng.choice(table.state.moves()))
        moments.append(Moment(table.state.facts(), table.entries[seen:]))
    return table, moments


def whole_log(table: Table) -> list[Note]:
    return table.opening + [note for entry in table.entries for note in entry.notes]


def trace(notes: list[Note]) -> str:
    """The Steps of the log in order, a letter each."""
    letters = ""
    for note in notes:
        letter = LETTER_OF_STEP.get(note.clause, "")
        if letter and not letters.endswith(letter):
            letters += letter
    return letters


def lay_all(table: Table) -> None:
    """Everybody lays the cards in the order of the card table, Night first."""
    while table.state.facts()["step"] == "allocation":
        table.play(table.moves()[0])


def give_up_round(table: Table) -> None:
    """A Round without Adjustments in which everybody but the last in order resigns."""
    lay_all(table)
    for _ in range(5):
        play(table, *(["skip"] * table.seats), *(["resign"] * (table.seats - 1)))
