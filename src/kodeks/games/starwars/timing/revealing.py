"""SWC-EXT-4.16: cards that come to light."""

from __future__ import annotations

from kodeks.games.starwars.timing.occurrence import Occurrence


class Revealed(Occurrence):
    """A card of this player comes to light."""

    NAME = "revealed"

    __slots__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number

    def fresh(self) -> Occurrence:
        return Revealed(self.seat, self.number)

    def what(self) -> int:
        return self.number
