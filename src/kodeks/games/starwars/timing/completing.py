"""SWC-EXT-MIS-7: a mission is completed."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.timing.occurrence import Occurrence


class Completed(Occurrence):
    """A mission of this player, which answers from the victory pile."""

    NAME = "completed"

    __slots__ = ("seat", "mission")

    def __init__(self, seat: int, mission: int) -> None:
        super().__init__()
        self.seat = seat
        self.mission = mission

    def fresh(self) -> Occurrence:
        return Completed(self.seat, self.mission)

    def what(self) -> int:
        return self.mission

    def victor(self, seat: int) -> int:
        return self.mission if seat == self.seat else NONE
