"""Conditions of the card that says them, which must be in play."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import NO_HOST, NONE, OUT_OF_PLAY, Kind
from kodeks.games.starwars.cards.words import ENHANCEMENT, UNIT
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.fitting import title_of
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class OfThis(Condition):
    __slots__ = ()

    def fault(self, kind: Kind, in_play: bool) -> str:
        if not in_play:
            return f"this condition is about the card itself, and it {OUT_OF_PLAY}"
        return self.misfit(kind)

    def misfit(self, kind: Kind) -> str:
        """Why such a card is never in this state, or ''."""
        return ""

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        return piece is not None and self.fits(state, piece)

    def fits(self, state: StarWars, piece: Piece) -> bool:
        raise NotImplementedError


class Ready(OfThis):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"ready": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.focus == 0


class Exhausted(OfThis):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"exhausted": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.focus > 0


class OfUnit(OfThis):
    __slots__ = ()

    def misfit(self, kind: Kind) -> str:
        return "" if kind.type == UNIT else "only a unit is committed or takes part in an engagement"


class Committed(OfUnit):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"committed": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.committed


class Participating(OfUnit):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"participating": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.role != BYSTANDER


class Attacking(OfUnit):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"attacking": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.role == ATTACKER


class AttackingAlone(OfUnit):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"attacking alone": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.role == ATTACKER and len(state.participants(piece.control)) == 1


class OfAttached(OfThis):
    __slots__ = ()

    def misfit(self, kind: Kind) -> str:
        return NO_HOST if kind.host is None else ""


class Attached(OfAttached):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"attached": {}}

    def fits(self, state: StarWars, piece: Piece) -> bool:
        return piece.type == ENHANCEMENT and piece.host != NONE


class HostIs(OfAttached):
    __slots__ = ("title",)
    PHRASES: ClassVar[Phrases] = {"host is {title}": {}}

    def __init__(self, title: str) -> None:
        self.title = title

    def fits(self, state: StarWars, piece: Piece) -> bool:
        host = state.get(piece.host)
        return host is not None and title_of(state, host) == self.title
