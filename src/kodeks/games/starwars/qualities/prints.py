"""What is printed on a card, or would be but for other texts."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.cards.words import AFFILIATION, LIMITED, NEUTRAL
from kodeks.games.starwars.fitting import has_keyword
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class Unique(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"unique": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return piece.kind.unique

    def fits_print(self, kind: Kind) -> bool:
        return kind.unique

    def printed(self) -> bool:
        return True


class NotUnique(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"non-unique": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return not piece.kind.unique

    def fits_print(self, kind: Kind) -> bool:
        return not kind.unique

    def printed(self) -> bool:
        return True


class NotLimited(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"non-limited": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return not has_keyword(state, piece, LIMITED)

    def without_keyword(self) -> int:
        return LIMITED


class InFaction(Quality):
    """SWC-EXT-FAC: of the affiliation of its controller's affiliation card."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"in-faction": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return in_faction(state, piece)


class OutOfFaction(Quality):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"out-of-faction": {}}

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        return not in_faction(state, piece)


def in_faction(state: StarWars, piece: Piece) -> bool:
    if piece.kind.affiliation == NEUTRAL:
        return False
    for other in state.cards:
        if other is not None and other.type == AFFILIATION and other.control == piece.control:
            return other.kind.affiliation == piece.kind.affiliation
    return False
