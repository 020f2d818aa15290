"""Cards without features because of another one."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which


class Strips(Feature):
    """`a terrain of the opponent loses its features`, while this one is in play."""

    __slots__ = ("which",)
    RU: ClassVar = {"{which@nomn@sing} теряет/лишается@sing особенности": {}}
    EN: ClassVar = {"each {which@sing} loses its features": {}}

    def __init__(self, which: Which) -> None:
        super().__init__()
        self.which = which

    def reaches_others(self) -> bool:
        return True

    def strips(self) -> bool:
        return True

    def takes(self, state: Berserk, me: Piece, other: Piece, feature: Feature) -> bool:
        return self.which.fits(state, other, me, me.control)
