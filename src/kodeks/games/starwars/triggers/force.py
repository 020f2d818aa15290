"""Triggers of the Force."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import INTERRUPT, Ability, Kind
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.force import Committed, Struggle
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.triggers.trigger import OfCards, Trigger


class ToCommitting(OfCards):
    PHRASES: ClassVar = {"you committing {cards}": {}}
    WAITS: ClassVar = Committed.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Committed) and occ.by == seat and occ.concerns(state, self.cards, seat, piece)


class ToStruggle(Trigger):
    PHRASES: ClassVar = {"a Force struggle beginning": {}}
    WAITS: ClassVar = Struggle.NAME

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Struggle)

    def fault(self, kind: Kind, made: Ability) -> str:
        if made.kind != INTERRUPT:
            return "this is for an interrupt; a reaction waits for winning or losing"
        return ""

    def in_force_phase(self) -> bool:
        return True


class ToStruggleWon(Trigger):
    PHRASES: ClassVar = {"you winning a Force struggle": {"won": True}, "you losing a Force struggle": {"won": False}}
    WAITS: ClassVar = Struggle.NAME

    __slots__ = ("won",)

    def __init__(self, won: bool) -> None:
        self.won = won

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Struggle) and (occ.winner == seat) == self.won

    def fault(self, kind: Kind, made: Ability) -> str:
        if made.kind == INTERRUPT:
            return "who wins is known after the struggle: this is for a reaction"
        return ""
