"""Opening a card (BRS-IM-otkryt)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.knowing import pace
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Opened


def open_card(state: Berserk, piece: Piece, by: int = NONE) -> None:
    """It may act again (BRS-ACT-7), its movement is restored (BRS-MOVE-7); `by` is the card whose feature does it."""
    piece.closed = False
    piece.acted = False
    piece.steps = pace(state, piece)
    if by != NONE and state.log is not None:
        state.tell("BRS-IM-otkryt", "{card} opens", {"card": piece.kind.name})
    state.rules.announce(state, Opened(piece.uid, by))
