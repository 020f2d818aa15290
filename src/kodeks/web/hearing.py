"""How much of a game's log a seat has heard, and how much of it stays in memory."""

from __future__ import annotations

from collections.abc import Iterable

from kodeks.kernel.entries import Entries, Entry
from kodeks.kernel.note import WATCHER

RECENT = 60  # lines, as spectators hear them, that are kept in memory; a replay tells all of them


def told(entries: Iterable[Entry], seat: int) -> int:
    """How many lines of the log this seat heard with these answers."""
    return sum(note.for_seat(seat) for entry in entries for note in entry.notes)


def forget(entries: Entries) -> None:
    """A long game's log would fill the memory of a server with many tables."""
    heard, at = 0, len(entries)
    while at > entries.silent and heard < RECENT:
        at -= 1
        heard += told([entries[at]], WATCHER)
    entries.forget(at)
