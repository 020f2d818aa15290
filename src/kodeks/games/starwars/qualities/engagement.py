"""What a card does in the engagement."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class Participating(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"participating": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.role != BYSTANDER


class Attacking(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"attacking": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.role == ATTACKER


class Defending(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"defending": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.role == DEFENDER


class Unengaged(Quality):
    """Of an objective."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"unengaged": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.uid != state.engaged
