"""How rounds follow each other: set-up, turns, scoring, five times, then the winner (ARM-1, ARM-11)."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.moves import FIRST
from kodeks.games.archimedes.state import NONE, ROUNDS, Archimedes
from kodeks.games.archimedes.steps.s02_setup import SETUP, gather
from kodeks.games.archimedes.steps.s03_turn import TURN
from kodeks.games.archimedes.steps.s08_round_end import ROUND_END
from kodeks.games.archimedes.steps.s13_game_end import GAME_END
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER, Frame

BEGIN: Final = 0
DEALING: Final = 1
PLAYING: Final = 2
SCORING: Final = 3
SCORED: Final = 4
DECIDED: Final = 5


class Match(Frame[Archimedes]):
    """The lowest frame: it outlives all others."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        if state.phase == BEGIN:
            if state.rules.first == NONE:
                state.turn = CHANCE  # ARM-3.1: nobody told us who is the youngest (ARM-D-12)
            else:
                self.play(state, FIRST + state.rules.first)
        elif state.phase == DEALING:
            state.phase = PLAYING
            gather(state)
            state.push(SETUP)
        elif state.phase == PLAYING:
            state.phase = SCORING
            state.push(TURN)
        elif state.phase == SCORING:
            state.phase = SCORED
            state.push(ROUND_END)
        elif state.phase == SCORED:
            state.round += 1
            if state.round == ROUNDS:  # ARM-13.1
                state.phase = DECIDED
                state.push(GAME_END)
            else:
                state.phase = DEALING
                state.starter = state.ranking[-1]  # ARM-11.2
                state.tell("ARM-11.2", "{seat} starts the next round", {"seat": state.starter})
        else:
            state.turn = OVER

    def offers(self, state: Archimedes) -> list[int]:
        if state.turn != CHANCE:
            return []
        return [FIRST + seat for seat in range(state.rules.seats)]

    def play(self, state: Archimedes, move: int) -> None:
        state.starter = move - FIRST
        state.phase = DEALING
        state.tell("ARM-3.1", "{seat} starts the first round", {"seat": state.starter})

    def prompt(self, state: Archimedes, seat: int) -> Note:
        if state.turn == OVER:
            return Note("ARM-13.1", "The game is over: {seat} has won", {"seat": state.winner})
        return Note("ARM-3.1", "It is decided who starts")


MATCH: Final = Match()
