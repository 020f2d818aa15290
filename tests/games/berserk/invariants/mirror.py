"""The same battle with the sides of the table swapped (BRS-INV-41)."""

from __future__ import annotations

from copy import copy
from typing import TypeVar

from kodeks.games.berserk import moves as notation
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import CELLS, NOWHERE
from kodeks.games.berserk.moves import made, source_of, target_of, verb_of, which_of
from kodeks.games.berserk.piece import BATTLE
from kodeks.games.berserk.state import DRAWN, PLAYING, Berserk, Wall
from kodeks.kernel.modifiers import Lasting

L = TypeVar("L", bound=Lasting)


def mirror(state: Berserk) -> Berserk:
    """Each has what the other had, on a field turned by half, one turn later. Only while nothing is under way."""
    other = state.copy()
    other.turns = state.turns + 1
    other.active = 1 - state.active
    other.turn = 1 - state.turn if state.turn >= 0 else state.turn
    for pair in (other.crystals, other.decks, other.deals, other.squads, other.graves):
        pair.reverse()
    other.field = [NONE] * CELLS
    for piece in other.cards:
        piece.owner, piece.control = 1 - piece.owner, 1 - piece.control
        if piece.cell != NOWHERE:
            piece.cell = CELLS - 1 - piece.cell
        piece.acquired = [later(change) for change in piece.acquired]
    for cell in range(CELLS):
        other.field[CELLS - 1 - cell] = state.field[cell]
    other.walls = [Wall(CELLS - 1 - wall.cell, later(wall).until) for wall in state.walls]
    other.stack.holder = 1 - state.stack.holder
    if other.winner not in (PLAYING, DRAWN):
        other.winner = 1 - other.winner
    return other


def later(lasting: L) -> L:
    """By one turn, which is two moments."""
    found = copy(lasting)
    found.until += 0 if found.until == BATTLE else 2
    return found


def reflected(move: int) -> int:
    """The same move there."""
    if move < notation.VERB or verb_of(move) in notation.BY_KIND:
        return move
    source = source_of(move) if verb_of(move) == notation.DEPLOY else turned(source_of(move))
    return made(verb_of(move), source, turned(target_of(move)), which_of(move))


def turned(place: int) -> int:
    if place == notation.NO_PLACE or place >= notation.ALOFT_AT:
        return place
    return CELLS - 1 - place % CELLS + place // CELLS * CELLS
