"""One text that stands for several features."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.features.lines import ClassLine, GearLine
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.errors import BadText
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
    QUOTED: ClassVar[bool] = True
    RU: ClassVar = {'"{features+}"': {}}
    EN: ClassVar = {'"{features+}"': {}}


class Together(Several):
    """`Armour 1 and regeneration 2`: features that say no more than what they are.

    What is said of the last one only, or of all, is not to be known: `[:drs] and +1 to [:atk] at heroes`.
    """

    __slots__ = ()
    RU: ClassVar = {"{features++}": {}}
    EN: ClassVar = {"{features++}": {}}

    def __init__(self, features: list[Feature]) -> None:
        for feature in features:
            if isinstance(feature, ClassLine | GearLine):
                raise BadText("each class is a sentence of its own")
            if feature.ability is not None and not feature.named():
                raise BadText("what is done is said in a sentence of its own")
            if feature.wraps() or feature.reaches_others():
                raise BadText("the text does not say what the condition is about")
            if getattr(feature, "which", None) is not None or getattr(feature, "by", None) is not None:
                raise BadText("the text does not say whether this is about all of them")
        super().__init__(features)
