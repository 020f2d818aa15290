"""What stands after `per`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.piece import Piece
    from kodeks.games.starwars.state import StarWars


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Shared):
    __slots__ = ()

    def times(self, state: StarWars, source: Piece) -> int:
        """How many there are now, seen by the card that counts them."""
        raise NotImplementedError
