"""Which cards a text means: a noun, whose they are, and what else is true of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.games.berserk.cards.words import ARTIFACT, CREATURE, EQUIPMENT, TERRAIN
from kodeks.games.berserk.traits.trait import Printed, Trait
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.cards.kind import Kind
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk

ANYONE: Final = 0
YOURS: Final = 1
THEIRS: Final = 2

CREATURES: Final = 1 << CREATURE
ARTIFACTS: Final = 1 << ARTIFACT
TERRAINS: Final = 1 << TERRAIN
EQUIPMENTS: Final = 1 << EQUIPMENT
CARDS: Final = CREATURES | ARTIFACTS  # "card", where it can be attacked or acted on
ALL_CARDS: Final = CARDS | TERRAINS | EQUIPMENTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Which(Shared):
    """`your swamp creatures standing next to it`."""

    __slots__ = ("types", "whose", "traits")
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def __init__(self, types: int = CREATURES, whose: int = ANYONE, traits: list[Trait] | None = None) -> None:
        self.types = types
        self.whose = whose
        self.traits: list[Trait] = traits or []

    def fits(self, state: Berserk, piece: Piece, me: Piece, seat: int) -> bool:
        """Whether it means this card in play, said by `me` and used by `seat`."""
        if not self.types >> piece.kind.type & 1 or not self.belongs(piece, seat):
            return False
        for trait in self.traits:
            if not trait.fits(state, piece, me):
                return False
        return True

    def may_fit(self, state: Berserk, piece: Piece, me: Piece, seat: int) -> bool:
        """The same by what `seat` may know: a card that is face down could be anything (BRS-KW-skrytaya-karta)."""
        if not piece.hidden or piece.control == seat:
            return self.fits(state, piece, me, seat)
        if not self.belongs(piece, seat):
            return False
        for trait in self.traits:
            if trait.open() and not trait.fits(state, piece, me):
                return False
        return True

    def belongs(self, piece: Piece, seat: int) -> bool:
        return self.whose == ANYONE or (piece.control == seat) == (self.whose == YOURS)

    def printed(self, kind: Kind) -> bool:
        """Whether it means a card of a deck or a graveyard."""
        if not self.types >> kind.type & 1:
            return False
        for trait in self.traits:
            if not isinstance(trait, Printed) or not trait.printed(kind):
                return False
        return True

    def out_of_play(self) -> None:
        """BadText for what only a card in play can be: `revive a closed creature`."""
        if not all(isinstance(trait, Printed) for trait in self.traits):
            raise BadText("a card out of play is described by what is printed on it only")
