"""How long each seat may think, a move and a game, and who plays when the time is up.

It runs by the times of the rows alone, so that it is the same on every server and after a restart.
"""

from __future__ import annotations

from typing import Any

STAND_INS = ("greedy", "search:100ms")  # who plays on for a seat whose time is up
SHOWN = ""  # the clock only shows the time
LONGEST = 24 * 3600


class Clock:
    def __init__(self, data: dict[str, Any], seats: int) -> None:
        self.per_move: float = data.get("move", 0)  # seconds, 0 without a limit
        self.per_game: float = data.get("game", 0)
        self.stand_in: str = data.get("then", SHOWN)
        self.spent = [0.0] * seats
        self.seat: int | None = None  # whose time runs
        self.since = 0.0

    @property
    def on(self) -> bool:
        return bool(self.per_move or self.per_game)

    def turn(self, seat: int | None, now: float) -> None:
        """The seat that decides from now on; None stops the clock."""
        if self.seat is not None:
            self.spent[self.seat] += max(0.0, now - self.since)
        self.seat, self.since = seat, now

    def left(self, seat: int, now: float) -> float | None:
        """Seconds until this seat's time is up, or None without a limit."""
        running = max(0.0, now - self.since) if seat == self.seat else 0.0
        rests = []
        if self.per_move:
            rests.append(self.per_move - running)
        if self.per_game:
            rests.append(self.per_game - self.spent[seat] - running)
        return min(rests) if rests else None

    def is_out(self, seat: int, now: float) -> bool:
        left = self.left(seat, now)
        return bool(self.stand_in) and left is not None and left <= 0
