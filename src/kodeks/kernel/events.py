"""Several things that happen at once, each worked off in full before the next."""

from __future__ import annotations

from typing import Any, Final

from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame, State

FIXED: Final = -1
NEXT: Final = -1000  # the move NEXT - i names the i-th of the waiting events


class Simultaneous(Frame[Any]):
    """Events that are due together. Their order is given, or `chooser` decides it one by one.

    What an event sets off is pushed above this frame, so it is finished first: nested events are
    last in, first out, and the events of one moment are worked off one after the other.
    """

    __slots__ = ("events", "chooser", "clause")

    def __init__(self, events: list[Frame[Any]], chooser: int, clause: str) -> None:
        self.events = events
        self.chooser = chooser
        self.clause = clause

    def run(self, state: State) -> None:
        if not self.events:
            state.pop()
        elif self.chooser == FIXED or len(self.events) == 1:
            state.push(self.events.pop(0))
        else:
            state.turn = self.chooser

    def offers(self, state: State) -> list[int]:
        return [NEXT - i for i in range(len(self.events))]

    def play(self, state: State, move: int) -> None:
        state.push(self.events.pop(NEXT - move))

    def prompt(self, state: State, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.chooser}
        names = [self.events[NEXT - move].called(state) for move in self.offers(state)]
        if "" in names:
            return Note(self.clause, "{seat} decides what happens first", args)
        args["cards"] = [f"{NEXT - move + 1} {name}" for move, name in zip(self.offers(state), names, strict=True)]
        return Note(self.clause, "{seat} decides what happens first: {cards}", args)

    def label(self, state: State, move: int) -> Note | None:
        if self.refusal(state, move):
            return None
        name = self.events[NEXT - move].called(state)
        return Note(self.clause, "First: {number} {card}", {"number": NEXT - move + 1, "card": name}) if name else None

    def copy(self) -> Simultaneous:
        return Simultaneous([event.copy() for event in self.events], self.chooser, self.clause)


def write_next(move: int) -> str:
    return f"next {NEXT - move + 1}"
