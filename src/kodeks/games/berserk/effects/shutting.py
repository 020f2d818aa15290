"""Cards that do not open at the start of their turn (BRS-TURN-3)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import UNSAID, Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.gaining import gain
from kodeks.games.berserk.timing.use import Use


class Shut(Feature):
    """A closed card stays closed."""

    __slots__ = ()
    RU: ClassVar = {"не открывается в начале вашего/своего хода": {}}
    EN: ClassVar = {"does not open at the start of your turn": {}}

    def bars_opening(self, state: Berserk, me: Piece) -> str:
        return "BRS-TURN-3"


class StayShut(Effect):
    """For the next turn of its player only."""

    __slots__ = ("shut",)
    RU: ClassVar = {
        "{cards@nomn@sing} не открывается@sing в начале своего следующего хода": {},
        "{cards@nomn@sing} не открывается@sing в свой следующий ход": {},
        "не открывается в начале своего/вашего следующего хода": {"cards": UNSAID},
    }
    EN: ClassVar = {
        "{cards} does not open at the start of its next turn": {},
        "does not open at the start of its next turn": {"cards": UNSAID},
    }

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])
        self.shut = Shut()

    def grants(self) -> list[Feature]:
        return [self.shut]

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            gain(state, piece, self.shut, state.moment(state.next_turn_of(piece.control), True))
        return True
