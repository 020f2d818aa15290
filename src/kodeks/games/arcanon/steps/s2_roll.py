"""2) Rzut: the Leader rolls the five dice; it is no choice, so it happens by itself (ARC-D-62)."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import SIDES
from kodeks.games.arcanon.moves import ROLL
from kodeks.games.arcanon.state import Arcanon
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame


class RollDice(Frame[Arcanon]):
    """One question to chance for each die, from smallest to largest (ARC-5.2.2)."""

    __slots__ = ()

    def run(self, state: Arcanon) -> None:
        if 0 in state.dice:
            state.turn = CHANCE
            return
        state.pop()
        if state.log is not None:
            args: dict[str, object] = {"seat": state.leader(), "dice": " ".join(str(value) for value in state.dice)}
            state.tell("ARC-5.2.1", "{seat} rolls the dice: {dice}", args)

    def offers(self, state: Arcanon) -> list[int]:
        die = state.dice.index(0)
        return [ROLL + die * 20 + i for i in range(SIDES[die])]

    def roll(self, state: Arcanon, rng: Rng) -> int:
        die = state.dice.index(0)
        return ROLL + die * 20 + rng.below(SIDES[die])

    def play(self, state: Arcanon, move: int) -> None:
        die = state.dice.index(0)
        state.dice[die] = move - ROLL - die * 20 + 1

    def prompt(self, state: Arcanon, seat: int) -> Note:
        return Note("ARC-5.2.1", "{seat} rolls the dice", {"seat": state.leader()})

    def forbids(self, state: Arcanon) -> str:
        return "ARC-5.2.1"

    def holder(self, state: Arcanon) -> str:
        return "ARC-5.2.4"


ROLL_DICE: Final = RollDice()
