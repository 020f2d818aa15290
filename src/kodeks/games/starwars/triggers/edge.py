"""Triggers of edge battles."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.edge import EdgePlacing, EdgeWon, FateDiscarded, FateResolved
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.triggers.trigger import Trigger


class ToPlacing(Trigger):
    PHRASES: ClassVar = {"you placing an edge card": {}}
    WAITS: ClassVar = EdgePlacing.NAME
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, EdgePlacing) and occ.seat == seat


class ToWinningEdge(Trigger):
    PHRASES: ClassVar = {
        "you winning an edge battle": {},
        "you winning an edge battle as attacker": {"as_attacker": True},
        "you winning a contested edge battle": {"contested": True},
    }
    WAITS: ClassVar = EdgeWon.NAME
    AFTERWARDS: ClassVar = True
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ("as_attacker", "contested")

    def __init__(self, as_attacker: bool = False, contested: bool = False) -> None:
        self.as_attacker = as_attacker
        self.contested = contested  # SWC-EXT-CON

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, EdgeWon) or occ.winner != seat:
            return False
        return (seat == state.active or not self.as_attacker) and (occ.contested or not self.contested)


class ToFateDiscarding(Trigger):
    PHRASES: ClassVar = {
        "your edge stack discarding a fate card": {},
        "your edge stack discarding a fate card other than {title}": {},
    }
    WAITS: ClassVar = FateDiscarded.NAME
    AFTERWARDS: ClassVar = True
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ("title",)

    def __init__(self, title: str = "") -> None:
        self.title = title  # of the one that is not meant

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, FateDiscarded) and occ.seat == seat and state.kind(occ.fate).title != self.title


class ToFateResolving(Trigger):
    PHRASES: ClassVar = {"a fate card {title} resolving": {}}
    WAITS: ClassVar = FateResolved.NAME
    AFTERWARDS: ClassVar = True
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, FateResolved) and state.kind(occ.fate).title == self.title
