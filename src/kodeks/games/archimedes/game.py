"""Archimedes as a game of Kodeks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kodeks.games.archimedes import moves
from kodeks.games.archimedes.cards import HIGHEST, KINDS, deck_counts
from kodeks.games.archimedes.guess import guess
from kodeks.games.archimedes.judge import CONTESTS, judge
from kodeks.games.archimedes.position import position
from kodeks.games.archimedes.rules import OPTIONS, Rules
from kodeks.games.archimedes.state import Archimedes
from kodeks.games.archimedes.steps.match import MATCH
from kodeks.games.archimedes.view import facts, view
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import State


class ArchimedesGame(Game):
    def __init__(self) -> None:
        # ARM-1.1: 2 to 5 players
        super().__init__("archimedes", "Archimedes", 2, 5, str(Path(__file__).parent), OPTIONS)

        self._rules: dict[str, Rules] = {}

    def rules(self, seats: int, options: dict[str, Any]) -> Rules:
        """Made once for each set of options: its tables of equations take a while."""
        key = f"{seats} {options}"
        if key not in self._rules:
            self._rules[key] = Rules(seats, options)
        return self._rules[key]

    def start(self, seats: int, options: dict[str, Any]) -> State:
        state = Archimedes(self, self.rules(seats, options))
        state.frames = [MATCH]
        return state

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        return position(data, self, self.rules(seats, options))

    def write(self, move: int) -> str:
        return moves.write(move)

    def read(self, text: str) -> int:
        return moves.read(text)

    def space(self) -> list[int]:
        return moves.space()

    def label(self, move: int) -> Note:
        if move == moves.DRAW:
            return Note("ARM-6.1", "Draw a card")
        if move == moves.PASS:
            return Note("ARM-6.3", "Pass")
        if move == moves.DONE:
            return Note("ARM-D-09", "Play nothing")
        if move < moves.NAME + HIGHEST:
            return Note("ARM-D-22", "Give the Reiner card the value {value}", {"value": move - moves.NAME + 1})
        if move < moves.EQUALITY + KINDS:
            return Note("ARM-5.2", "Play {move}", {"move": moves.write(move)})
        return Note("ARM-4.1", "Play {move}", {"move": moves.write(move)})

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Archimedes)
        return view(state, seat)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Archimedes)
        return facts(state)

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Archimedes)
        return guess(state, seat, rng)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Archimedes)
        return judge(state, seat)

    def contests(self) -> dict[str, Any]:
        return CONTESTS

    def cards(self, options: dict[str, Any]) -> Any:
        return {"deck": deck_counts(options["deck"]), "reiner": options["reiner"]}


GAME = ArchimedesGame()
