"""What every condition is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Shared):
    __slots__ = ()
    SIDED: ClassVar[bool] = False  # whether it is told by who controls the card that says so
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def unsaid(self) -> bool:
        """Whether the text does not name the card that it is about: `while open`."""
        return False

    def holds(self, state: Berserk, me: Piece) -> bool:
        """Now, for the card that says it."""
        raise NotImplementedError
