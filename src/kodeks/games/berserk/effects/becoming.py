"""Cards of another element for a time (BRS-KW-stikhiya)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.times import FOREVER, Until
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.gaining import gain
from kodeks.games.berserk.timing.use import Use


class OfOneElement(Feature):
    """It has this element and no other."""

    __slots__ = ("element",)

    def __init__(self, element: int) -> None:
        super().__init__()
        self.element = element

    def elements(self, before: int, lost: bool) -> int:
        return before if lost else self.element


class Become(Effect):
    """`a chosen creature becomes darkness until ...`: the element takes the place of those that it had."""

    __slots__ = ("element", "until", "changed")
    RU: ClassVar = {"{cards@nomn@sing} становится@sing {element@ablt}( {until})": {}}
    EN: ClassVar = {"{cards} becomes {element}( {until})": {}}

    def __init__(self, cards: Cards, element: int, until: Until = FOREVER) -> None:
        super().__init__([cards])
        self.element = element
        self.until = until
        self.changed = OfOneElement(element)

    def grants(self) -> list[Feature]:
        return [self.changed]

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            gain(state, piece, self.changed, self.until.moment(state, use, piece))
            if state.log is not None:
                state.tell("BRS-KW-stikhiya", "{card} changes its element", {"card": piece.kind.name})
        return bool(found[0])
