"""What a bot is handed: its seat's view, its moves and guesses of the rest; never the true state."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.game import Game
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import State


class Sight:
    """One seat's knowledge of a position. What it holds is itself only a guess."""

    __slots__ = ("game", "seat", "_world")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = state.guess(seat, Rng(0))

    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    def seats(self) -> int:
        return len(self._world.scores())

    def moves(self) -> list[int]:
        return self._world.moves()

    def guess(self, rng: Rng) -> State:
        return self._world.guess(self.seat, rng)
