"""What happened since a seat's last decision, as that seat may hear it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from kodeks.kernel.note import WATCHER, Note
from kodeks.kernel.table import Table, said
from kodeks.windows import PASS

MOST = 40  # lines that are looked at for what came to an end


def story(table: Table, seat: int | None, spared: Collection[int] = ()) -> list[dict[str, Any]]:
    """What the own decision led to, then what others and chance did.

    A pass is no decision to begin a story with, nor an answer that the table gave.
    """
    eyes = WATCHER if seat is None else seat
    last = last_decision(table, seat, spared)
    heard: list[Note] = []
    for at in range(max(last, table.entries.silent), len(table.entries)):
        notes = list(table.entries[at].notes)
        heard += notes[1:] if at == last else notes
    return [said(note) for note in heard if note.for_seat(eyes)][-MOST:]


def last_decision(table: Table, seat: int | None, spared: Collection[int]) -> int:
    """The place of the seat's last answer that was its own and no pass, or -1."""
    entries, write = table.entries, table.game.write
    for at in range(len(entries) - 1, -1, -1):
        if entries.seats[at] == seat and at not in spared and write(entries.moves[at]) != PASS:
            return at
    return -1
