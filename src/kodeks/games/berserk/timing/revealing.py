"""Turning cards face up (BRS-KW-vskrytie)."""

from __future__ import annotations

from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk


def reveal(state: Berserk, piece: Piece) -> None:
    """BRS-REV-3. A symbiote or equipment gets its host in the next check (BRS-REV-12)."""
    if piece.hidden:
        state.tell("BRS-KW-vskrytie", "{card} is revealed", {"card": piece.kind.name}, reveals=True)
        turn_up(state, [piece])


def turn_up(state: Berserk, pieces: list[Piece]) -> None:
    """All at once; then each gets what it begins the battle with (BRS-REV-11) and goes where it belongs (BRS-REV-5)."""
    for piece in pieces:
        piece.hidden = False
    for piece in pieces:
        for feature in features(state, piece):
            feature.begins(state, piece)
    for piece in pieces:
        if piece.kind.aloft():
            rise(state, piece, "BRS-REV-5")


def rise(state: Berserk, piece: Piece, clause: str) -> None:
    state.soar(piece)
    piece.steps = 0
    if state.log is not None:
        state.tell(clause, "{card} is in the additional zone", {"card": piece.kind.name})
