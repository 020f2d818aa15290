"""Wounds that are on their way: prevented (BRS-KW-predotvrashchenie), or received by another card instead."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.effects.cards import Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.redirecting import types_in
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Coming
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding


class Prevent(Effect):
    """`prevent 2 wounds from an attack at an adjacent creature`: when the strength is known (BRS-INST-11)."""

    __slots__ = ("attacks_at", "at")
    RU: ClassVar = {"предотвратить {amount} рану от {attacks_at:attack/@gent} по {at:cards@datv}": {}}
    EN: ClassVar = {"prevent {amount} wounds from a {attacks_at:attack/} at {at:cards}": {}}

    def __init__(self, amount: Amount, attacks_at: list[int], at: Cards) -> None:
        super().__init__(amount=amount)
        self.attacks_at = attacks_at
        self.at = at

    def rescues(self) -> bool:
        return True

    def possible(self, state: Berserk, use: Use) -> bool:
        if not isinstance(use.event, Coming):
            return False
        wounding = use.event.wounding
        if wounding.stopped or wounding.number <= 0 or wounding.attack is None:
            return False
        if not wounding.attack.type & types_in(self.attacks_at):
            return False
        return self.at.means(state, use, state.cards[wounding.victim])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        assert isinstance(use.event, Coming)
        wounding = use.event.wounding
        kept = min(wounding.number, self.amount.worth(state, use))
        wounding.number -= kept
        if state.log is not None:
            args: dict[str, object] = {"card": state.cards[use.source].kind.name, "count": kept}
            state.tell("BRS-KW-predotvrashchenie", "{card} prevents wounds: {count}", args)
        return kept > 0


class TakeInstead(Effect):
    """Another card receives the wounds; those of the first are replaced (BRS-KW-effekt-zameshcheniya)."""

    __slots__ = ()

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.kind.attackable()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        assert isinstance(use.event, Coming)
        old = use.event.wounding
        old.stopped = True
        for i in range(len(state.frames) - 1, -1, -1):
            frame = state.frames[i]
            if isinstance(frame, Hurting):
                frame.join(state, Wounding(found[0][0].uid, old.number, old.source, old.type, old.attack))
                return True
        raise AssertionError("wounds come from somewhere")
