"""B.8, edge battle: the moments of it that cards may wait for."""

from __future__ import annotations

from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Battle(Frame[StarWars]):
    """An edge battle that is going on."""

    __slots__ = ("cancelled",)

    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self, state: StarWars) -> None:
        """SWC-CORE-EDGE-11: it and every other fate card of it are cancelled."""
        self.cancelled = True
        state.tell("SWC-CORE-EDGE-11", "The edge battle starts anew", None)


class EdgePlacing(Occurrence):
    """SWC-EXT-Q16: a player would place an edge card."""

    NAME = "edge card placed"

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fresh(self) -> Occurrence:
        return EdgePlacing(self.seat)


class OfFate(Occurrence):
    """What happens to a fate card of an edge stack."""

    __slots__ = ("seat", "fate")

    def __init__(self, seat: int, fate: int) -> None:
        super().__init__()
        self.seat = seat
        self.fate = fate  # its kind

    def what(self) -> int:
        return self.fate

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: the fate card {card}", args)


class FateResolved(OfFate):
    """SWC-EXT-Q28."""

    NAME = "fate resolved"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return FateResolved(self.seat, self.fate)


class FateDiscarded(OfFate):
    """SWC-CORE-EDGE-10."""

    NAME = "fate discarded"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return FateDiscarded(self.seat, self.fate)


class EdgeWon(Occurrence):
    """SWC-CORE-EDGE-9."""

    NAME = "edge won"

    __slots__ = ("winner", "contested")

    def __init__(self, winner: int, contested: bool) -> None:
        super().__init__()
        self.winner = winner
        self.contested = contested  # SWC-EXT-CON

    def fresh(self) -> Occurrence:
        return EdgeWon(self.winner, self.contested)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: the edge battle is won", args)
