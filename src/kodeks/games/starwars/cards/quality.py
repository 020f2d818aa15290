"""Words of a description that say how a card must be: `exhausted`, `attacking`, `unique`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.cards.kind import Kind
    from kodeks.games.starwars.piece import Piece
    from kodeks.games.starwars.state import StarWars


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality(Shared):
    PHRASES: ClassVar[dict[str, dict[str, Any]]] = {}

    __slots__ = ()

    def fits(self, state: StarWars, piece: Piece, source: int) -> bool:
        """Whether a card in play is so; the card `source` says the word."""
        raise NotImplementedError

    def fits_print(self, kind: Kind) -> bool:
        """Whether a card that is not in play is so, as far as its print can tell."""
        return True

    # what it depends on

    def printed(self) -> bool:
        """On the print alone, so that it may be said of a card that is not in play."""
        return False

    def outlasts(self) -> bool:
        """On nothing that is lost when the card leaves play."""
        return self.printed()

    def counts_damage(self) -> bool:
        return False

    def without_keyword(self) -> int:
        """The keyword that the card may not have, or 0."""
        return 0
