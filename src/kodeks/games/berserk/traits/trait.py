"""What every word is asked that describes a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.cards.kind import Kind
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk


BEFORE: Final = 1  # where the words of a trait stand: before the noun, after it
AFTER: Final = 2
EITHER: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Shared):
    """`open`, `poisoned`, `of cost 4 or less`, `standing next to it`: one word, one class."""

    __slots__ = ()
    PLACE: ClassVar[int] = BEFORE
    SIDED: ClassVar[bool] = False  # whether it is told by who controls the card that says so
    SAID: ClassVar[int] = 0  # where it is said best, if it may stand on either side; before the noun, if it is 0
    RANK: ClassVar[int] = 3  # `your chosen other closed darkness creature`: what is said first
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def fits(self, state: Berserk, piece: Piece, me: Piece) -> bool:
        """Whether it is true of a card in play; `me` is the card whose text says so."""
        raise NotImplementedError

    def open(self) -> bool:
        """Whether it can be seen on a card that is face down: where it stands, that it is open."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Trait):
    """One that can be said of a card in a deck or a graveyard too: print alone tells whether it is true."""

    __slots__ = ()

    def printed(self, kind: Kind) -> bool:
        raise NotImplementedError
