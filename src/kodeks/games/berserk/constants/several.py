"""One text that stands for several features."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Feature):
    """`Attack and defence experience`: each of them can be lost alone."""

    __slots__ = ("features",)

    def __init__(self, features: list[Feature]) -> None:
        super().__init__()
        self.features = features

    def parts(self) -> list[Feature]:
        return [part for feature in self.features for part in feature.parts()]

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        for feature in self.features:
            feature.expand(state, me, found)

    def inner(self) -> list[Feature]:
        return [self] + [one for feature in self.features for one in feature.inner()]

    def heard(self) -> list[str]:
        return [name for feature in self.features for name in feature.heard()]

    def reaches_others(self) -> bool:
        return any(feature.reaches_others() for feature in self.features)

    def gives(self, state: Berserk, me: Piece, other: Piece, found: list[Feature]) -> None:
        for feature in self.features:
            feature.gives(state, me, other, found)


class Quoted(Several):
    """Text in quotes after "gets": features with stops and commas of their own."""

    __slots__ = ()
    QUOTED = True
    RU: ClassVar = {'"{features+}"': {}}
    EN: ClassVar = {'"{features+}"': {}}
