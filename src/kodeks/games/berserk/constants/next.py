"""Modifiers of the next attack only: `+1 to its next [:atk]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.features.ability import attacks_only
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.modifiers import Sum

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack


class StrongerOnce(Feature):
    """BRS-KW-plus-x-k-atake, for the next attack of these types that the card makes, whatever comes of it."""

    __slots__ = ("n", "attacks", "types", "minus")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} к (своему) следующему {attacks+@datv}": {},
        "-{n} к (своему) следующему {attacks+@datv}": {"minus": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} to its next {attacks+}": {},
        "-{n} to its next {attacks+}": {"minus": True},
    }

    def __init__(self, n: int, attacks: list[int], minus: bool = False) -> None:
        super().__init__()
        self.n = n
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.minus = minus

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if self.types & attack.type:
            made.add(-self.n if self.minus else self.n)

    def used_up(self, attack: Attack) -> bool:
        return bool(self.types & attack.type)
