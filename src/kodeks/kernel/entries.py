"""All answers of a game, in little room: a server keeps many long games."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import overload

from kodeks.kernel.note import Note


class Entry:
    """One answer: who gave it, which, what was said then, and where the dealer stood before."""

    __slots__ = ("seat", "move", "notes", "mark")

    def __init__(self, seat: int, move: int, notes: Sequence[Note], mark: int) -> None:
        self.seat = seat
        self.move = move
        self.notes = notes
        self.mark = mark


class Entries(Sequence[Entry]):
    __slots__ = ("seats", "moves", "marks", "notes", "silent")

    def __init__(self) -> None:
        self.seats = array("b")
        self.moves = array("q")
        self.marks = array("l")
        self.notes: list[Sequence[Note]] = []  # of those that are not forgotten
        self.silent = 0  # how many of the first are

    def add(self, seat: int, move: int, notes: list[Note], mark: int) -> None:
        self.seats.append(seat)
        self.moves.append(move)
        self.marks.append(mark)
        self.notes.append(notes or ())

    def forget(self, before: int) -> None:
        """What was said with the answers before this one."""
        if before > self.silent:
            del self.notes[: before - self.silent]
            self.silent = before

    def copy(self) -> Entries:
        twin = Entries()
        twin.seats, twin.moves, twin.marks = self.seats[:], self.moves[:], self.marks[:]
        twin.notes, twin.silent = self.notes[:], self.silent
        return twin

    def __len__(self) -> int:
        return len(self.moves)

    def _at(self, at: int) -> Entry:
        notes = self.notes[at - self.silent] if at >= self.silent else ()
        return Entry(self.seats[at], self.moves[at], notes, self.marks[at])

    @overload
    def __getitem__(self, at: int) -> Entry: ...

    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...

    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self._at(one) for one in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        return self._at(at % len(self))

    def __iter__(self) -> Iterator[Entry]:
        return map(self._at, range(len(self)))
