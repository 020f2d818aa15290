"""C.1: the moments of a turn that cards may wait for."""

from __future__ import annotations

from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.kernel.note import Note


class TurnBegins(Occurrence):
    """SWC-TM-3."""

    NAME = "turn begins"

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat  # whose turn it is

    def fresh(self) -> Occurrence:
        return TurnBegins(self.seat)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: the turn begins", args)


class OfPhase(Occurrence):
    """A phase of a player's turn, at its beginning or end."""

    __slots__ = ("seat", "phase")

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__()
        self.seat = seat
        self.phase = phase

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: the phase begins or ends", args)


class PhaseBegins(OfPhase):
    NAME = "phase begins"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return PhaseBegins(self.seat, self.phase)


class PhaseEnds(OfPhase):
    NAME = "phase ends"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return PhaseEnds(self.seat, self.phase)


class Refreshed(Occurrence):
    """SWC-ERR-RB12: after all of the refresh phase is done."""

    NAME = "refreshed"

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fresh(self) -> Occurrence:
        return Refreshed(self.seat)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: the cards were refreshed", args)
