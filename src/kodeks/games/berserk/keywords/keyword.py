"""What named features have in common: of several alike only the largest works (BRS-STK-1)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.kernel.modifiers import Modifier
from kodeks.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyword(Feature):
    """A feature with a name, and perhaps a number. `NAMES` are what texts call it without its number, by language."""

    __slots__ = ("n",)
    NAMES: ClassVar[dict[str, list[str]]] = {}
    ADJECTIVES: ClassVar[dict[str, list[str]]] = {}  # and a card that has it

    def __init__(self, n: int = 1, ability: Ability | None = None) -> None:
        super().__init__(ability)
        self.n = n

    def named(self) -> bool:
        return True

    def like(self, other: Modifier) -> bool:
        return type(self) is type(other)

    def size(self) -> int:
        return self.n
