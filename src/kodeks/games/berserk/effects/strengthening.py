"""The next attack of a card made stronger or weaker."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.constants.next import StrongerOnce
from kodeks.games.berserk.effects.cards import Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.gaining import gain
from kodeks.games.berserk.timing.use import Use


class Strengthen(Effect):
    """BRS-KW-plus-x-k-atake, for its next attack of these types."""

    __slots__ = ("more",)
    RU: ClassVar = {
        "усилить следующий {types:attack+@accs} {cards@gent@sing} на {n}": {},
        "усилить на {n} следующий {types:attack+@accs} {cards@gent@sing}": {},
        "уменьшить следующий {types:attack+@accs} {cards@gent@sing} на {n}": {"minus": True},
    }
    EN: ClassVar = {"strengthen the next {types:attack+} of {cards} by {n}": {}}

    def __init__(self, types: list[int], cards: Cards, n: int, minus: bool = False) -> None:
        super().__init__([cards])
        self.more = StrongerOnce(n, types, minus)

    @property
    def types(self) -> list[int]:
        return self.more.attacks

    @property
    def n(self) -> int:
        return self.more.n

    @property
    def minus(self) -> bool:
        return self.more.minus

    def grants(self) -> list[Feature]:
        return [self.more]

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.creature()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            gain(state, piece, self.more)
        return True
