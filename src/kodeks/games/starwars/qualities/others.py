"""How a card stands to others."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.cards.words import ENHANCEMENT
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class Other(Quality):
    """Not the card that says it."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"other": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.uid != source

    def outlasts(self) -> bool:
        return True


class Piloting(Quality):
    """SWC-EXT-PIL-4."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"piloting": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return pilots(piece)


class Piloted(Quality):
    """SWC-EXT-PIL-4."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"piloted": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return any(pilots(other) for other in state.on(piece.uid))


def pilots(piece: Piece) -> bool:
    return piece.type == ENHANCEMENT and piece.kind.flies()
