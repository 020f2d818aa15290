"""Healing and additional lives (BRS-KW-izlechenie, KW-dopolnitelnye-zhizni)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards
from kodeks.games.berserk.effects.effect import ONE, Effect
from kodeks.games.berserk.knowing import bodiless, healable
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import add_lives, heal
from kodeks.kernel.note import naming


def unhealed(state: Berserk, piece: Piece) -> str:
    """Why it can not be healed."""
    if not piece.creature():
        return "BRS-ART-3" if piece.kind.attackable() else "BRS-CARD-4"
    return "BRS-KW-bestelesnoe" if bodiless(state, piece) else naming("BRS-GOLD-1", piece.kind.name)


class Heal(Effect):
    """Unwounded creatures too, without a result (BRS-WND-15)."""

    __slots__ = ()
    RU: ClassVar = {
        "излечить {cards@accs@sing} на {amount}": {},
        "излечить на {amount} {cards@accs@sing}": {},
        "излечить {cards:group} на {amount}": {},
        "излечиться на {amount}": {"cards": SELF},
        "излечивается на {amount}": {"cards": UNSAID},
        "{cards@nomn@sing} излечивается@sing на {amount}": {},
        "{cards:group} излечиваются@plur на {amount}": {},
    }
    EN: ClassVar = {
        "heal {cards} by {amount}": {},
        "is healed by {amount}": {"cards": UNSAID},
        "{cards} is healed by {amount}": {},
    }

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__([cards], amount)

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return healable(state, piece)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return unhealed(state, piece)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        use.number = 0
        for piece in found[0]:
            if healable(state, piece):
                use.number += heal(state, piece, self.amount.worth(state, use), "BRS-KW-izlechenie")
        return use.number > 0


class HealFully(Effect):
    """BRS-KW-polnostyu-izlechit."""

    __slots__ = ()
    RU: ClassVar = {
        "полностью излечить {cards@accs@sing}": {},
        "полностью излечиться": {"cards": SELF},
        "полностью излечивается": {"cards": UNSAID},
        "{cards@nomn@sing} полностью излечивается@sing": {},
    }
    EN: ClassVar = {"fully heal {cards}": {}, "is fully healed": {"cards": UNSAID}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return healable(state, piece)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return unhealed(state, piece)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        use.number = 0
        for piece in found[0]:
            if healable(state, piece):
                use.number += heal(state, piece, piece.wounds, "BRS-KW-polnostyu-izlechit")
        return use.number > 0


class GetLives(Effect):
    """BRS-KW-dopolnitelnye-zhizni: creatures only (BRS-ART-3)."""

    __slots__ = ()
    RU: ClassVar = {
        "{cards@nomn@sing} получает@sing {amount} дополнительные [:tgh]": {},
        "{cards@nomn@sing} получает@sing {amount} дополнительные жизни": {},
        "{cards@nomn@sing} получает@sing дополнительный@sing [:tgh]": {},
        "{cards:group} получают@plur {amount} дополнительные [:tgh]": {},
        "получает {amount} дополнительные [:tgh]": {"cards": UNSAID},
        "получить@INFN {amount} дополнительные [:tgh]": {"cards": SELF},
    }
    EN: ClassVar = {
        "{cards} gets {amount} additional [:tgh]": {},
        "gets {amount} additional [:tgh]": {"cards": UNSAID},
    }

    def __init__(self, cards: Cards, amount: Amount = ONE) -> None:
        super().__init__([cards], amount)

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.creature()

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-ART-3"

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        use.number = 0
        for piece in found[0]:
            if piece.creature():
                worth = self.amount.worth(state, use)
                use.number += add_lives(state, piece, worth, "BRS-KW-dopolnitelnye-zhizni")
        return use.number > 0


class LoseLives(Effect):
    """Additional lives only; wounds stay."""

    __slots__ = ()
    RU: ClassVar = {
        "{cards@nomn@sing} теряет@sing {amount} дополнительные [:tgh]": {},
        "теряет {amount} дополнительные [:tgh]": {"cards": UNSAID},
    }
    EN: ClassVar = {
        "{cards} loses {amount} additional [:tgh]": {},
        "loses {amount} additional [:tgh]": {"cards": UNSAID},
    }

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__([cards], amount)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        lost = 0
        for piece in found[0]:
            fewer = min(piece.extra, self.amount.worth(state, use))
            if fewer > 0:
                piece.extra -= fewer
                lost += fewer
                args: dict[str, object] = {"card": piece.kind.name, "count": fewer}
                state.tell("BRS-KW-dopolnitelnye-zhizni", "{card} loses additional lives: {count}", args)
        return lost > 0
