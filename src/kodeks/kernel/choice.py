"""A frame that asks somebody for one of several things, and is over with the answer."""

from __future__ import annotations

from typing import TypeVar

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.state import Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """`chooser` is asked for one of `offers`; `chosen` goes on with it. What leaves no choice is not asked."""

    __slots__ = ()

    def chooser(self, state: S) -> int:
        """The seat that is asked."""
        raise NotImplementedError

    def chosen(self, state: S, move: int) -> None:
        """Go on with the answer; the question itself is over."""
        raise NotImplementedError

    def obvious(self, state: S) -> bool:
        """Whether a single offer is taken without a question."""
        return True

    def run(self, state: S) -> None:
        found = self.offers(state)
        if len(found) == 1 and self.obvious(state):
            self.play(state, found[0])
        else:
            state.turn = self.chooser(state)

    def play(self, state: S, move: int) -> None:
        state.pop()
        self.chosen(state, move)
