"""Several things that happen at once, each worked off in full before the next."""

from __future__ import annotations

from typing import Final, TypeVar

from kodeks.kernel.moot import comes_to_one
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame, State

S = TypeVar("S", bound=State)
FIXED: Final = -1
NEXT: Final = -1000  # the move NEXT - i names the i-th of the waiting events


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Frame[S]):
    """Events that are due together. Their order is given, or `chooser` decides it one by one.

    What an event sets off is pushed above this frame, so it is finished first: nested events are
    last in, first out, and the events of one moment are worked off one after the other.
    """

    __slots__ = ("events", "chooser", "clause")

    def __init__(self, events: list[Frame[S]], chooser: int, clause: str) -> None:
        self.events = events
        self.chooser = chooser
        self.clause = clause

    def due(self, state: S) -> list[Frame[S]]:
        """Those of which one is next."""
        return self.events[:1] if self.chooser == FIXED else self.events

    def decider(self, state: S) -> int:
        """Who says which of them."""
        return self.chooser

    def take(self, state: S, event: Frame[S]) -> None:
        self.events = [other for other in self.events if other is not event]
        self.start(state, event)

    def start(self, state: S, event: Frame[S]) -> None:
        state.push(event)

    def run(self, state: S) -> None:
        due = self.due(state)
        if not due:
            state.pop()
        elif len(due) == 1:
            self.take(state, due[0])
        else:
            state.turn = self.decider(state)

    def offers(self, state: S) -> list[int]:
        return [NEXT - i for i in range(len(self.due(state)))]

    def play(self, state: S, move: int) -> None:
        self.take(state, self.due(state)[NEXT - move])

    def moot(self, state: S) -> bool:
        return comes_to_one(state)

    def prompt(self, state: S, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.decider(state)}
        names = [event.called(state) for event in self.due(state)]
        if "" in names:
            return Note(self.clause, "{seat} decides what happens first", args)
        args["cards"] = [f"{i + 1} {name}" for i, name in enumerate(names)]
        return Note(self.clause, "{seat} decides what happens first: {cards}", args)

    def label(self, state: S, move: int) -> Note | None:
        if self.refusal(state, move):
            return None
        name = self.due(state)[NEXT - move].called(state)
        return Note(self.clause, "First: {number} {card}", {"number": NEXT - move + 1, "card": name}) if name else None

    def copy(self) -> Simultaneous[S]:
        return Simultaneous([event.copy() for event in self.events], self.chooser, self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByTurns(Simultaneous[S]):
    """Events of several seats: all of the first seat, in the order that it likes, then all of the next one.

    Taken onto a stack, the active player's first, they are worked off in reverse: the other player's come first.
    """

    __slots__ = ()

    def order(self, state: S) -> list[int]:
        """The seats, the first one first."""
        raise NotImplementedError

    def whose(self, event: Frame[S]) -> int:
        raise NotImplementedError

    def due(self, state: S) -> list[Frame[S]]:
        for seat in self.order(state):
            own = [event for event in self.events if self.whose(event) == seat]
            if own:
                return own
        return []

    def decider(self, state: S) -> int:
        return self.whose(self.due(state)[0])


def write_next(move: int) -> str:
    return f"next {NEXT - move + 1}"
