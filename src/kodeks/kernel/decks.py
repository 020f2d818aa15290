"""Decks that people bring along: what a game says of them, when it is played with some."""

from __future__ import annotations

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.note import Note


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """A deck is a line of text, as options and journals hold it."""

    def options(self) -> dict[str, int]:
        """The options of a table that take a deck, each with the seat that plays it."""
        raise NotImplementedError

    def starters(self) -> list[str]:
        """The names of decks that everybody has."""
        raise NotImplementedError

    def read(self, text: str) -> str:
        """The deck that a text or a starter's name stands for, legal or not; BadOption when it is none."""
        raise NotImplementedError

    def seat(self, deck: str) -> int:
        """Who plays it."""
        raise NotImplementedError

    def suits(self, deck: str, seat: int) -> bool:
        """Whether this seat may play it."""
        return self.seat(deck) == seat

    def text(self, deck: str) -> str:
        """The deck for people to read, and to `read` again."""
        return deck + "\n"

    def faults(self, deck: str) -> list[Note]:
        """All that forbids it, each with its clause; a legal deck has none."""
        return []
