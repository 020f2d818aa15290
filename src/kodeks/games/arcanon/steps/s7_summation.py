"""7) Sumowanie: every die that was won is counted, and explodes on extreme results (§3 4))."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import SIDES
from kodeks.games.arcanon.matrix import COLUMNS
from kodeks.games.arcanon.moves import ROLL
from kodeks.games.arcanon.rules import NO_CAP
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.kernel.errors import KodeksError
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame

LONGEST = 10_000  # rolls of one die (ARC-D-10)


def open_summation(state: Arcanon) -> None:
    """ARC-5.7.2: no field is Active any more."""
    state.active = [0] * state.rules.seats
    state.summed = 0
    state.rolls = 0
    state.tell("ARC-5.7.1", "{seat} starts the Summation", {"seat": state.leader()})


class Summation(Frame[Arcanon]):
    """Die after die, column 1 to 5 (ARC-D-07)."""

    __slots__ = ()

    def run(self, state: Arcanon) -> None:
        while state.summed < COLUMNS and state.owner[state.summed] == NONE:
            state.summed += 1  # ARC-D-10: only dice that somebody won
        if state.summed == COLUMNS:
            state.pop()
        elif state.rolls == 0:  # ARC-D-08: the face that lies there is the first result
            state.counted = 0
            state.sign = 1
            count(state, state.dice[state.summed])
        else:
            state.turn = CHANCE

    def offers(self, state: Arcanon) -> list[int]:
        return [ROLL + state.summed * 20 + i for i in range(SIDES[state.summed])]

    def roll(self, state: Arcanon, rng: Rng) -> int:
        return ROLL + state.summed * 20 + rng.below(SIDES[state.summed])

    def play(self, state: Arcanon, move: int) -> None:
        value = move - ROLL - state.summed * 20 + 1
        state.dice[state.summed] = value
        state.tell("ARC-3.4.2", "The d{die} explodes: {value}", {"die": SIDES[state.summed], "value": value})
        count(state, value)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        return Note("ARC-3.4.2", "The d{die} explodes", {"die": SIDES[state.summed]})


def count(state: Arcanon, value: int) -> None:
    """ARC-3.4: a result counts with the sign before it; a 1 turns the sign, an extreme rolls on."""
    sides = SIDES[state.summed]
    state.counted += state.sign * value
    state.rolls += 1
    if value == 1:
        state.sign = -state.sign  # ARC-3.4.5, ARC-3.4.7
    if state.rolls > LONGEST:
        raise KodeksError(f"the d{sides} exploded {LONGEST} times: the game is stopped (ARC-D-10)")
    capped = state.rules.explosions != NO_CAP and state.rolls > state.rules.explosions
    if value not in (1, sides) or capped:  # ARC-3.4.3, ARC-3.4.8
        score(state)


def score(state: Arcanon) -> None:
    """ARC-5.7.3, ARC-5.6.10, ARC-5.6.12: the Winner gains what the Liar loses (ARC-D-09)."""
    die = state.summed
    total = state.counted
    winner, loser = state.owner[die], state.liar[die]
    gain = max(0, total) if state.rules.floor_winner else total
    state.pools[winner] += gain
    tell_change(state, winner, gain)
    if loser != NONE:
        loss = max(0, total) if state.rules.floor_loser else total
        state.pools[loser] -= loss
        tell_liar(state, loser, -loss)
    state.summed += 1
    state.rolls = 0


def tell_change(state: Arcanon, seat: int, change: int) -> None:
    """A gain below nothing is a loss."""
    args: dict[str, object] = {"seat": seat, "die": SIDES[state.summed], "count": abs(change), "loses": change < 0}
    if change < 0:
        state.tell("ARC-5.7.3", "{seat} loses {count} points by the d{die}", args)
    else:
        state.tell("ARC-5.7.3", "{seat} gains {count} points from the d{die}", args)


def tell_liar(state: Arcanon, seat: int, change: int) -> None:
    """The same the other way round (ARC-D-09)."""
    args: dict[str, object] = {"seat": seat, "die": SIDES[state.summed], "count": abs(change), "loses": change <= 0}
    if change <= 0:
        state.tell("ARC-5.6.12", "{seat} loses {count} points by the Liar Die d{die}", args)
    else:
        state.tell("ARC-5.6.12", "{seat} gains {count} points by the Liar Die d{die}", args)


SUMMATION: Final = Summation()
