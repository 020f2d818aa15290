"""Destroying without wounds (BRS-KW-unichtozhit)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.cards.words import FLYER, GROUND
from kodeks.games.berserk.effects.cards import Chosen
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.knowing import bodiless, current_lives
from kodeks.games.berserk.piece import DESTROYED, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.places import Adjacent
from kodeks.games.berserk.traits.which import Which


class CoupDeGrace(Effect):
    """BRS-KW-dobivanie: of an adjacent creature with so few current lives, no symbiote, not incorporeal."""

    __slots__ = ()
    RU: ClassVar = {"добивание на {amount}": {}}
    EN: ClassVar = {"coup de grace {amount}": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__([Chosen(Which(traits=[Adjacent()]))], amount)

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        if piece.kind.sub not in (GROUND, FLYER) or bodiless(state, piece):
            return False
        return current_lives(state, piece) <= self.amount.worth(state, use)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-KW-dobivanie"

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            destroy(state, piece, use)
        return True


def destroy(state: Berserk, piece: Piece, use: Use) -> None:
    """It dies at the next check, by this card."""
    piece.doom = DESTROYED
    piece.slayer = use.source
    piece.slain_by = use.ability.type
    if state.log is not None:
        state.tell("BRS-KW-unichtozhit", "{card} is destroyed", {"card": piece.kind.name})
