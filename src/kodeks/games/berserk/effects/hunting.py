"""Closing for a strike at a flyer (BRS-FLY-6 to FLY-8)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use


class Hunt(Effect):
    """In its next turn the creature may strike a flyer once; the turn starts once before."""

    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        me = state.cards[use.source]
        me.hunts = 2
        state.tell("BRS-FLY-7", "{card} waits for a flyer", {"card": me.kind.name})
        return True


HUNTING: Final = Played(Payment(tap=True), Ability([Hunt()]))
