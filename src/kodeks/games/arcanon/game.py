"""Arcanon as a game of Kodeks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kodeks.games.arcanon import moves
from kodeks.games.arcanon.cards import CARDS, SIDES, full_table
from kodeks.games.arcanon.guess import guess
from kodeks.games.arcanon.judge import CONTESTS, judge
from kodeks.games.arcanon.labels import EFFECTS
from kodeks.games.arcanon.matrix import COLUMNS, slot_name
from kodeks.games.arcanon.position import position
from kodeks.games.arcanon.rules import OPTIONS, Rules
from kodeks.games.arcanon.state import Arcanon
from kodeks.games.arcanon.steps.course import COURSE
from kodeks.games.arcanon.steps.s5_bidding import Bidding
from kodeks.games.arcanon.view import facts, view
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import State


class ArcanonGame(Game):
    def __init__(self) -> None:
        # ARC-D-01
        super().__init__("arcanon", "Arcanon", 2, 6, str(Path(__file__).parent), OPTIONS)

    def start(self, seats: int, options: dict[str, Any]) -> State:
        state = Arcanon(self, Rules(seats, options))
        state.frames = [COURSE]
        return state

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        return position(data, self, Rules(seats, options))

    def write(self, move: int) -> str:
        return moves.write(move)

    def read(self, text: str) -> int:
        return moves.read(text)

    def space(self) -> list[int]:
        return moves.space()

    def windows(self) -> tuple[str, ...]:
        return ("answer", "use", "judgement")

    def stretches(self) -> tuple[str, ...]:
        return ("stack", "bidding")

    def stretch(self, state: State, name: str) -> int:
        assert isinstance(state, Arcanon)
        if name == "stack":
            return 0 if state.stack.items else -1
        return state.round * COLUMNS + state.column

    def label(self, move: int) -> Note:
        if move <= moves.DOWN:
            return WORDS[move]
        if move < moves.RAISE:
            card, column = divmod(move - moves.LAY, COLUMNS)
            return Note("ARC-5.1.1", "Lay {card} in column {column}", {"card": CARDS[card], "column": column + 1})
        if move < moves.LOWER:
            return Note("ARC-5.4.4", "Raise {card}", {"card": slot_name(move - moves.RAISE)})
        if move < moves.USE:
            return Note("ARC-5.4.4", "Lower {card}", {"card": slot_name(move - moves.LOWER)})
        if move < moves.EFFECT:
            return Note("ARC-E3.1.E1", "Use {card}", {"card": slot_name(move - moves.USE)})
        if move < moves.DIE:
            return EFFECTS[move - moves.EFFECT]
        if moves.PICK <= move < moves.ITEM:
            return Note("ARC-E2.1.C3", "Move {card}", {"card": slot_name(move - moves.PICK)})
        if move < moves.DECLARE:
            return Note("ARC-D-52", "Target: {target}", {"target": moves.write_target(move)})
        return Note("ARC-5.5.5", "Declare {stake}", {"stake": move - moves.DECLARE})

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Arcanon)
        return view(state, seat)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Arcanon)
        return facts(state)

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Arcanon)
        return guess(state, seat, rng)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Arcanon)
        return judge(state, seat)

    def bluffs(self, state: State) -> bool:
        """A Declaration that follows from the cards alone would show them (ARC-1.4)."""
        return isinstance(state.frames[-1], Bidding)

    def contests(self) -> dict[str, Any]:
        return CONTESTS

    def cards(self, options: dict[str, Any]) -> Any:
        return {"forms": full_table(options["cardTable"]), "sides": SIDES}


WORDS = [
    Note("ARC-5.5.3", "Pass"),
    Note("ARC-5.5.7", "Resign"),
    Note("ARC-5.4.5", "Adjust nothing"),
    Note("ARC-E3.2.L3", "No second Effect"),
    Note("ARC-D-51", "One up"),
    Note("ARC-D-51", "One down"),
]

GAME = ArcanonGame()
