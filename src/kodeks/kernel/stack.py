"""What is declared waits; everybody may answer it; the newest is resolved first, and a window opens after each."""

from __future__ import annotations

from typing import Any, TypeVar

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.priority import Ring
from kodeks.kernel.state import Frame, State

S = TypeVar("S", bound=State)


class Stack(Ring):
    """Priority over things that wait, the newest last. A state keeps it; what the things are is the game's."""

    __slots__ = ("items", "resolving")

    def __init__(self, seats: list[int], holder: int) -> None:
        super().__init__(seats, holder)
        self.items: list[Any] = []
        self.resolving = False  # the newest is at work, with all that it sets off

    def declare(self, items: list[Any]) -> None:
        """More waits, the last of them on top, and everybody may answer it."""
        self.items += items
        self.act()

    def copy(self) -> Stack:
        other = Stack(self.seats, self.holder)
        self.copy_into(other)
        return other

    def copy_into(self, other: Ring) -> None:
        super().copy_into(other)
        assert isinstance(other, Stack)
        if self.items:
            other.items = [item.copy() if isinstance(item, Frame) else item for item in self.items]
        other.resolving = self.resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Frame[S]):
    """A time in which whoever holds priority may declare something, or pass.

    When all have passed in a row, the newest that waits is resolved, and a new window opens for what is left. When
    all have passed and nothing waits, the time is over.
    """

    __slots__ = ()

    # what a game adds

    def stack(self, state: S) -> Stack:
        """Where the state keeps it."""
        raise NotImplementedError

    def resolve(self, state: S, item: Any) -> None:
        """It works now. What it asks stands above this frame and is finished first."""
        raise NotImplementedError

    def each(self, state: S) -> bool:
        """Whether a window opens after each; else all that waits is resolved in a row."""
        return True

    def emptied(self, state: S) -> None:
        """The last that waited is resolved. A new window opens, from the last who acted."""
        stack = self.stack(state)
        stack.give(stack.holder)

    def closed(self, state: S) -> None:
        """All have passed, and nothing waits."""
        state.pop()

    def ask(self, state: S) -> None:
        """Whoever holds priority is asked; who is idle passes."""
        seat = self.stack(state).holder
        if self.idle(state, seat):
            self.passes(state)
        else:
            state.turn = seat

    # the mechanism

    def run(self, state: S) -> None:
        stack = self.stack(state)
        if not stack.resolving:
            self.ask(state)
        elif stack.items and not self.each(state):
            self.resolve(state, stack.items.pop())
        else:
            stack.resolving = False
            if stack.items:
                stack.give(stack.holder)
            else:
                self.emptied(state)

    def passes(self, state: S) -> None:
        """Priority goes on; back at the last who acted, the newest is resolved."""
        stack = self.stack(state)
        if not stack.hand_on():
            return
        if stack.items:
            stack.resolving = True
            self.resolve(state, stack.items.pop())
        else:
            self.closed(state)
