"""Movement by units, and relocation (BRS-MOVE-1)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import CORNERS, STEPS
from kodeks.games.berserk.knowing import bodiless, features
from kodeks.games.berserk.piece import FIELD, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Relocated


def mover_refusal(state: Berserk, piece: Piece) -> str:
    """Why it can not move by units at all now, or ''."""
    if piece.zone != FIELD or piece.host != NONE or not piece.creature():
        return "BRS-MOVE-12"
    if piece.closed:
        return "BRS-ACT-4"
    if piece.acted:
        return "BRS-AMB-28"
    if piece.promised:
        return "BRS-INST-14"
    for feature in features(state, piece):
        why = feature.bars_moving(state, piece)
        if why:
            return why
    return ""


def step_refusal(state: Berserk, piece: Piece, cell: int) -> str:
    """Why it can not step there, or ''."""
    why = mover_refusal(state, piece)
    if why:
        return why
    if piece.steps <= 0:
        return "BRS-MOVE-1"
    if cell not in STEPS[piece.cell]:
        if cell not in CORNERS[piece.cell]:
            return "BRS-MOVE-2"
        if not any(feature.steps_aslant() for feature in features(state, piece)):
            return "BRS-MOVE-4"
    if not state.free(cell) and not (bodiless(state, piece) and state.field[cell] != NONE):
        return "BRS-MOVE-3"
    return ""


def stuck(state: Berserk, piece: Piece) -> bool:
    """Whether its move is over: it has no movement, or can not go anywhere (BRS-AMB-37)."""
    if piece.steps <= 0 or mover_refusal(state, piece):
        return True
    return all(step_refusal(state, piece, cell) for cell in step_cells(state, piece))


def step_cells(state: Berserk, piece: Piece) -> list[int]:
    """The cells next to it, by which a step could go."""
    return STEPS[piece.cell] + CORNERS[piece.cell]


def step(state: Berserk, piece: Piece, cell: int) -> None:
    piece.steps -= 1
    piece.moved = True
    relocate(state, piece, cell, "BRS-MOVE-2")


def relocate(state: Berserk, piece: Piece, cell: int, clause: str) -> None:
    """BRS-KW-peremeshchenie: with its riders, onto an unoccupied cell."""
    origin = piece.cell
    state.stand(piece, cell)
    tell(state, piece, clause)
    state.rules.announce(state, Relocated(piece.uid, origin, clause))


def exchange(state: Berserk, one: Piece, other: Piece, clause: str) -> None:
    """BRS-KW-pomenyat-mestami: both are relocated at once."""
    here, there = one.cell, other.cell
    state.lift(one)
    state.stand(other, here)
    state.stand(one, there)
    tell(state, one, clause)
    tell(state, other, clause)
    state.rules.announce(state, Relocated(one.uid, here, clause))
    state.rules.announce(state, Relocated(other.uid, there, clause))


def tell(state: Berserk, piece: Piece, clause: str) -> None:
    """A hidden card moves unnamed (BRS-REV-14)."""
    if state.log is None:
        return
    if piece.hidden:
        state.tell(clause, "A hidden card of {seat} moves", {"seat": piece.control})
    else:
        state.tell(clause, "{card} moves", {"card": piece.kind.name})
