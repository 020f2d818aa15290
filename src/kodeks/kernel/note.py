"""What is said to people: log lines, prompts and labels, each with the clause that makes it so."""

from __future__ import annotations

from typing import Final

from kodeks.kernel.part import Part

LETTERS: Final = "ABCDEF"
WATCHER: Final = 15  # the spectator's bit in masks of who knows
EVERYONE: Final = -1
JOINED: Final = "\u00a0"  # clauses of a refusal are separated by spaces


def letter(seat: int) -> str:
    """A seat as people call it: A, B, C."""
    return LETTERS[seat]


def naming(clause: str, what: str) -> str:
    """A clause as `refusal` gives it, with what makes it forbid: the card whose text does."""
    return f"{clause}:{what.replace(' ', JOINED)}"


def only(seat: int) -> int:
    return 1 << seat


def but(seat: int) -> int:
    return ~(1 << seat)


class Note(Part):
    """An English sentence with places, what fills them, its clause, and who may read it.

    Places that begin with `seat` hold seats; texts are looked up in the reader's language.
    `reveals` says that some reader learns of a card that was hidden from them before.
    Programs that must recognise a note look at its clause or, where that says several things, at its `name`:
    never at its words, and `name` is never shown.
    """

    __slots__ = ("clause", "text", "args", "to", "reveals", "name")

    def __init__(
        self,
        clause: str,
        text: str,
        args: dict[str, object] | None = None,
        to: int = EVERYONE,
        reveals: bool = False,
        name: str = "",
    ) -> None:
        self.clause = clause
        self.text = text
        self.args: dict[str, object] = args or {}
        self.to = to
        self.reveals = reveals
        self.name = name

    def for_seat(self, seat: int) -> bool:
        return self.to >> seat & 1 == 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.clause, self.text))

    def key(self) -> tuple[str, str, dict[str, object], int]:
        return (self.clause, self.text, self.args, self.to)

    def __str__(self) -> str:
        """In English, seats as letters."""
        return self.text.format(**{place: filled(place, value) for place, value in self.args.items()})

    def __repr__(self) -> str:
        return f"Note({self.clause!r}, {self.text!r}, {self.args!r})"


def filled(place: str, value: object) -> str:
    """What stands in a place of a sentence."""
    if isinstance(value, list):
        return ", ".join(filled(place, item) for item in value)
    return letter(value) if place.startswith("seat") and isinstance(value, int) else str(value)
