"""What a player could do now, with the rules to read on it."""

from __future__ import annotations

from kodeks.kernel.note import Note
from kodeks.kernel.rulebook import Clause
from kodeks.kernel.table import Table


class Offer:
    """A move that the player could think of, and the clauses that forbid it."""

    def __init__(self, table: Table, notation: str, refused: list[Clause]) -> None:
        self.notation = notation
        self.label: Note = table.label(notation)
        self.refused = refused

    def clauses(self, table: Table) -> list[Clause]:
        """The rules to read on it: those that forbid it, else the one it is played by."""
        return self.refused or table.game.rulebook.all(self.label.clause)


def offers(table: Table, seat: int) -> list[Offer]:
    """The allowed moves first."""
    found = [Offer(table, notation, refused) for notation, refused in table.offers(seat)]
    return sorted(found, key=lambda offer: bool(offer.refused))
