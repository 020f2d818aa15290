"""Who may act now: priority that goes round a ring of seats until all have passed in a row."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.part import Part
from kodeks.kernel.state import Frame, State


class Ring(Part):
    """The seats in order, who holds priority, and how many have passed in a row."""

    __slots__ = ("seats", "holder", "passes")

    def __init__(self, seats: list[int], holder: int, passes: int = 0) -> None:
        self.seats = seats
        self.holder = holder
        self.passes = passes

    def after(self, seat: int) -> int:
        """The next seat of the ring."""
        seats = self.seats
        at = seat if seat < len(seats) and seats[seat] == seat else seats.index(seat)  # most sit in their own order
        return seats[at + 1] if at + 1 < len(seats) else seats[0]

    def closed(self) -> bool:
        """Whether all have passed since the last act."""
        return self.passes >= len(self.seats)

    def act(self) -> None:
        """The holder did something: everybody may answer it."""
        self.passes = 0

    def give(self, seat: int) -> None:
        """A new window that starts with this seat."""
        self.holder = seat
        self.passes = 0

    def go_on(self) -> int:
        """A new window that starts with the next seat; which it is."""
        self.passes = 0
        self.holder = self.after(self.holder)
        return self.holder

    def hand_on(self) -> bool:
        """The holder passes; true when all have passed since the last act."""
        self.passes += 1
        self.holder = self.after(self.holder)
        return self.closed()

    def reach(self, state: State, frame: Frame[Any]) -> bool:
        """Hand on past those who are idle in this frame, to one who is asked; false when all have passed."""
        while not self.closed():
            if not frame.idle(state, self.holder):
                return True
            self.hand_on()
        return False

    def leave(self, seat: int) -> None:
        """Out of the ring; if it held priority, the next seat has it. Its pass counts no more."""
        ahead = (self.seats.index(self.holder) - self.seats.index(seat)) % len(self.seats)
        if self.holder == seat:
            self.holder = self.after(seat)
        elif ahead <= self.passes:  # the last to pass sit right before the holder
            self.passes -= 1
        self.seats = [other for other in self.seats if other != seat]  # a new list: others may share the old one

    def copy(self) -> Ring:
        return Ring(self.seats, self.holder, self.passes)

    def copy_into(self, other: Ring) -> None:
        """The other becomes the same; they share the list of seats until somebody leaves."""
        other.seats = self.seats
        other.holder = self.holder
        other.passes = self.passes
