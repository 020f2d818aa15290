"""Chips got and lost (BRS-CHIP-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards, This
from kodeks.games.berserk.effects.effect import ONE, Effect
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import add_chips


class GetChips(Effect):
    """BRS-KW-fishka."""

    __slots__ = ()
    RU: ClassVar = {
        "{cards@nomn@sing} получает@sing {amount} [:cnt]": {},
        "{cards@nomn@sing} получает@sing [:cnt]": {},
        "{cards@nomn@sing} дополнительно получает@sing [:cnt]": {},
        "{cards:group} получают@plur {amount} [:cnt]": {},
        "{cards:group} получают@plur [:cnt]": {},
        "получает/получают {amount} [:cnt]": {"cards": UNSAID},
        "получает/получают [:cnt]": {"cards": UNSAID},
        "получить/накопить@INFN {amount} [:cnt]": {"cards": SELF},
        "получить/накопить@INFN [:cnt]": {"cards": SELF},
    }
    EN: ClassVar = {
        "{cards} gets {amount} [:cnt]": {},
        "{cards} gets [:cnt]": {},
        "gets {amount} [:cnt]": {"cards": UNSAID},
        "gets [:cnt]": {"cards": UNSAID},
    }

    def __init__(self, cards: Cards, amount: Amount = ONE) -> None:
        super().__init__([cards], amount)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        got = 0
        for piece in found[0]:
            got += add_chips(state, piece, self.amount.worth(state, use), "BRS-KW-fishka")
        return got > 0


class DoubleChips(Effect):
    """As many again, up to its maximum (BRS-CHIP-7)."""

    __slots__ = ()
    RU: ClassVar = {"удваивает число/количество своих [:cnt]": {}}
    EN: ClassVar = {"doubles the number of its [:cnt]": {}}

    def __init__(self) -> None:
        super().__init__([UNSAID])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        return sum(add_chips(state, piece, piece.chips, "BRS-KW-fishka") for piece in found[0]) > 0


COLLECTING: Final = Played(Payment(tap=True), Ability([GetChips(This())]))  # BRS-CHIP-2, CHIP-3
