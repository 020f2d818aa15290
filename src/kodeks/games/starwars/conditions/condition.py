"""When something holds: `while committed`, `if you attack`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.piece import Piece
    from kodeks.games.starwars.state import StarWars


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Shared):
    """Of the table as `seat` sees it; `piece` is the card that says it, if that is in play."""

    __slots__ = ()

    def fault(self, kind: Kind, in_play: bool) -> str:
        """Why it could never hold on this card, or ''."""
        return ""

    def holds(self, state: StarWars, piece: Piece | None, seat: int) -> bool:
        raise NotImplementedError

    def is_in_engagement(self) -> bool:
        """Whether it says that there is an engagement."""
        return False

    def is_in_force_phase(self) -> bool:
        return False


def all_hold(state: StarWars, whens: list[Condition], piece: Piece | None, seat: int = NONE) -> bool:
    if piece is not None and seat == NONE:
        seat = piece.control
    for when in whens:
        if not when.holds(state, piece, seat):
            return False
    return True
