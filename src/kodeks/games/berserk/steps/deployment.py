"""Deployment: squads are placed face down, stage by stage (BRS-DEP-1)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import CELLS, cell, named
from kodeks.games.berserk.moves import DEPLOY, DONE, made, source_of, target_of, verb_of
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.note import Note, only
from kodeks.kernel.state import Frame


def square(columns: tuple[int, ...], rows: tuple[int, ...]) -> list[int]:
    return [cell(x, y) for y in rows for x in columns]


FIRST: Final = [  # BRS-DEP-3 to DEP-5
    square((1, 2, 3), (0, 1, 2)),
    square((0, 4), (0, 1)),
    square((0, 4), (2,)),
]
SECOND: Final = [  # BRS-DEP-6, DEP-7
    square((0, 1, 2, 3, 4), (3,)) + square((1, 2, 3), (4, 5)),
    square((0, 4), (4, 5)),
]
CLAUSES: Final = [["BRS-DEP-3", "BRS-DEP-4", "BRS-DEP-5"], ["BRS-DEP-6", "BRS-DEP-7"]]


class Deployment(Frame[Berserk]):
    """First the one, then the other, who sees nothing of it: cards are laid out when both are done (BRS-DEP-10)."""

    __slots__ = ("seat", "cells")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cells = [NONE] * CELLS  # the kind of the card on each

    def copy(self) -> Deployment:
        other = Deployment(self.seat)
        other.cells = self.cells[:]
        return other

    def run(self, state: Berserk) -> None:
        state.turn = self.seat

    def stages(self, state: Berserk) -> list[list[int]]:
        return stages_of(state, self.seat)

    def free(self, state: Berserk) -> list[int]:
        """The cells on which the next card may stand."""
        for stage in self.stages(state):
            found = [at for at in stage if self.cells[at] == NONE]
            if found:
                return found
        return []

    def offers(self, state: Berserk) -> list[int]:
        squad = state.squads[self.seat]
        if not squad:
            return [DONE]
        cells = self.free(state)
        return [made(DEPLOY, number, at) for number in sorted(set(squad)) for at in cells]

    def moves(self, state: Berserk) -> list[int]:
        return self.offers(state)

    def refusal(self, state: Berserk, move: int) -> str:
        squad = state.squads[self.seat]
        if move == DONE:
            return "BRS-DEP-9" if squad else ""
        if verb_of(move) != DEPLOY or source_of(move) not in squad:
            return "BRS-DEP-1"
        return self.cell_refusal(state, target_of(move))

    def cell_refusal(self, state: Berserk, at: int) -> str:
        stages = self.stages(state)
        clauses = CLAUSES[0 if self.seat == state.first else 1]
        for i in range(len(stages)):
            if at in stages[i]:
                if self.cells[at] != NONE:
                    return "BRS-DEP-2"
                return "" if at in self.free(state) else clauses[i]
        return "BRS-DEP-1"

    def play(self, state: Berserk, move: int) -> None:
        seat = self.seat
        if move != DONE:
            number = source_of(move)
            self.cells[target_of(move)] = number
            state.squads[seat].remove(number)
            state.turn = seat
            if state.log is not None:
                args: dict[str, object] = {"seat": seat, "card": state.kind(number).name}
                state.tell("BRS-DEP-1", "{seat} deploys {card}", args, only(seat))
            return
        state.tell("BRS-DEP-10", "{seat} has deployed", {"seat": seat})
        if seat == state.first:
            self.seat = state.foe(seat)
        else:
            state.pop()
            lay_out(state, self.cells)
            for owner in (state.first, seat):
                cells = [named(at) for at in range(CELLS) if self.cells[at] != NONE and half(state, at) == owner]
                args = {"seat": owner, "cells": cells}
                state.tell("BRS-DEP-1", "{seat} has cards on {cells}", args, reveals=True)

    def label(self, state: Berserk, move: int) -> Note | None:
        return Note("BRS-DEP-10", "The squad stands") if move == DONE else None

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-DEP-1", "{seat} deploys the squad", {"seat": self.seat})


def stages_of(state: Berserk, seat: int) -> list[list[int]]:
    """The cells of this player, stage by stage."""
    return FIRST if seat == state.first else SECOND


def half(state: Berserk, at: int) -> int:
    """The seat on whose half the cell is."""
    return state.first if at < CELLS // 2 else state.foe(state.first)


def lay_out(state: Berserk, cells: list[int]) -> None:
    """Face down, each on a cell of its own (BRS-DEP-2)."""
    for at in range(CELLS):
        if cells[at] != NONE:
            piece = state.new_piece(state.kind(cells[at]), half(state, at))
            piece.hidden = True
            state.stand(piece, at)
