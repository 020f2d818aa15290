"""Conditions of the table: whose turn it is, who attacks, who holds more cards."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.words import FORCE
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.fitting import hand_count
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class HasBalance(Condition):
    """The Balance of the Force is with the light or the dark side."""

    __slots__ = ("side",)
    PHRASES: ClassVar[Phrases] = {"{side} has the Balance": {}}

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return state.balance == self.side


class FatePlaced(Condition):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"you have placed a fate card": {}}

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return state.in_engagement() and state.fate_placed[seat] > 0


class OpponentHoldsMore(Condition):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"the opponent holds more cards": {}}

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return hand_count(state, 1 - seat) > hand_count(state, seat)


class InEngagement(Condition):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"in an engagement": {}}

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return state.in_engagement()

    def is_in_engagement(self) -> bool:
        return True


class OnYourTurn(Condition):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"on your turn": {}}

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return state.active == seat


class InForcePhase(Condition):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"in a Force phase": {}}

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return state.phase == FORCE

    def is_in_force_phase(self) -> bool:
        return True


class YouAttack(Condition):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"you attack": {}}

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return state.in_engagement() and state.active == seat
