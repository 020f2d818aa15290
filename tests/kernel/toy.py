"""A tiny game for the kernel's tests: bells that ring at once, some of which set off others."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.events import FIXED, Simultaneous
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.state import OVER, Frame, State

BELLS = Game("bells", "Bells", 2, 2, "", [])


class Bells(State):
    """`rung` names the bells in the order in which they rang."""

    __slots__ = ("rung", "started")

    def __init__(self, frames: list[Frame[Any]]) -> None:
        super().__init__(BELLS)
        self.rung: list[str] = []
        self.started = False
        self.frames = [Tower(), *frames]

    def copy(self) -> Bells:
        other = Bells([])
        self.copy_into(other)
        other.rung = self.rung[:]
        other.started = self.started
        return other


class Tower(Frame[Bells]):
    """The lowest frame: when nothing is left to ring, the game is over."""

    __slots__ = ()

    def run(self, state: Bells) -> None:
        state.turn = OVER

    def refusal(self, state: Bells, move: int) -> str:
        return "BEL-3"

    def prompt(self, state: Bells, seat: int) -> Note:
        return Note("BEL-3", "All is quiet")


class Bell(Frame[Bells]):
    """Rings; then the bells that it sets off ring, all at once, in an order that `chooser` decides."""

    __slots__ = ("name", "sets_off", "chooser")

    def __init__(self, name: str, *sets_off: Bell, chooser: int = FIXED) -> None:
        self.name = name
        self.sets_off = list(sets_off)
        self.chooser = chooser

    def run(self, state: Bells) -> None:
        state.rung.append(self.name)
        state.pop()
        if self.sets_off:
            state.push(Simultaneous([*self.sets_off], self.chooser, "BEL-2"))

    def copy(self) -> Bell:
        return Bell(self.name, *[bell.copy() for bell in self.sets_off], chooser=self.chooser)
