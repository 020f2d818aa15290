"""What lies on a card."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class Exhausted(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"exhausted": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.focus > 0


class Ready(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"ready": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.focus == 0


class Damaged(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"damaged": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.damage > 0

    def counts_damage(self) -> bool:
        return True


class Undamaged(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"undamaged": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.damage == 0

    def counts_damage(self) -> bool:
        return True


class Committed(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"committed": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.committed


class Uncommitted(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"uncommitted": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return not piece.committed
