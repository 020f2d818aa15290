"""How much of a game's log a seat has heard, and how much of it stays in memory."""

from __future__ import annotations

from collections.abc import Iterable

from kodeks.kernel.note import WATCHER, Note
from kodeks.kernel.table import Entry

RECENT = 90  # lines, as spectators hear them, that are kept in memory; a replay tells all of them
SILENT: list[Note] = []


def told(entries: Iterable[Entry], seat: int) -> int:
    """How many lines of the log this seat heard with these answers."""
    return sum(note.for_seat(seat) for entry in entries for note in entry.notes)


def forget(entries: list[Entry]) -> None:
    """A long game's log would fill the memory of a server with many tables."""
    heard = 0
    for entry in reversed(entries):
        if heard >= RECENT:
            if entry.notes is SILENT:
                break
            entry.notes = SILENT
        heard += told([entry], WATCHER)
