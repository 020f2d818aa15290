"""Opening and closing cards by a feature (BRS-KW-zakryt, BRS-ACT-6)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.opening import open_card
from kodeks.games.berserk.timing.paying import close
from kodeks.games.berserk.timing.use import Use


class Open(Effect):
    """It may act and move again (BRS-ACT-7, MOVE-7). What is open can not be opened."""

    __slots__ = ()
    RU: ClassVar = {
        "открыть {cards@accs@sing}": {},
        "открыть {cards:group}": {},
        "открыться": {"cards": SELF},
        "открывается": {"cards": UNSAID},
        "{cards@nomn@sing} открывается@sing": {},
        "{cards:group} открываются@plur": {},
    }
    EN: ClassVar = {"open {cards}": {}, "opens": {"cards": UNSAID}, "{cards} opens": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.closed

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-ACT-6"

    def possible(self, state: Berserk, use: Use) -> bool:
        return not self.about[0].itself() or use.me(state).closed

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        done = False
        for piece in found[0]:
            if piece.closed:
                open_card(state, piece, use.source)
                done = True
        return done


class Close(Effect):
    """It has not acted (BRS-ACT-5). What is closed can not be closed."""

    __slots__ = ()
    RU: ClassVar = {
        "закрыть {cards@accs@sing}": {},
        "закрыть {cards:group}": {},
        "закрыться": {"cards": SELF},
        "закрывается": {"cards": UNSAID},
        "{cards@nomn@sing} закрывается@sing": {},
        "{cards:group} закрываются@plur": {},
    }
    EN: ClassVar = {"close {cards}": {}, "closes": {"cards": UNSAID}, "{cards} closes": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return not piece.closed

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-ACT-6"

    def possible(self, state: Berserk, use: Use) -> bool:
        return not self.about[0].itself() or not use.me(state).closed

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        done = False
        for piece in found[0]:
            if not piece.closed:
                if state.log is not None:
                    state.tell("BRS-KW-zakryt", "{card} closes", {"card": piece.kind.name})
                close(state, piece)
                done = True
        return done
