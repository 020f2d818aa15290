"""Triggers of the turn and its phases."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import ANYONE, OPPONENT, YOU
from kodeks.games.starwars.cards.words import CONFLICT, DEPLOYMENT, DRAW, FORCE, REFRESH
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.timing.turn import PhaseBegins, PhaseEnds, Refreshed, TurnBegins
from kodeks.games.starwars.triggers.trigger import Trigger, meant


class ToTurn(Trigger):
    PHRASES: ClassVar = {"your turn beginning": {"who": YOU}, "the opponent's turn beginning": {"who": OPPONENT}}
    WAITS: ClassVar = TurnBegins.NAME

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, TurnBegins) and meant(self.who, occ.seat, seat)


class ToPhase(Trigger):
    PHRASES: ClassVar = {
        "your draw phase beginning": {"phase": DRAW},
        "your deployment phase beginning": {"phase": DEPLOYMENT},
        "your conflict phase beginning": {"phase": CONFLICT},
        "a Force phase beginning": {"phase": FORCE, "who": ANYONE},
    }
    WAITS: ClassVar = PhaseBegins.NAME

    __slots__ = ("phase", "who")

    def __init__(self, phase: int, who: int = YOU) -> None:
        self.phase = phase
        self.who = who

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, PhaseBegins) and occ.phase == self.phase and meant(self.who, occ.seat, seat)

    def in_force_phase(self) -> bool:
        return self.phase == FORCE


class ToPhaseEnd(Trigger):
    PHRASES: ClassVar = {"your refresh phase ending": {"phase": REFRESH}}
    WAITS: ClassVar = PhaseEnds.NAME

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, PhaseEnds) and occ.phase == self.phase and occ.seat == seat


class ToRefreshing(Trigger):
    """SWC-ERR-RB12."""

    PHRASES: ClassVar = {"you refreshing": {}}
    WAITS: ClassVar = Refreshed.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Refreshed) and occ.seat == seat
