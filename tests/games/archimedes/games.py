"""Random games of Archimedes with every option varied, players of several tempers, and what happened in each step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER, State
from tests.play import Case, cases


@dataclass
class Step:
    """One answer: the facts before and after it, who gave it (-1 is chance), and what was said."""

    before: dict[str, Any]
    seat: int
    move: str
    legal: list[str]
    notes: list[Note]
    after: dict[str, Any]


class Temper:
    """How the players and chance answer, so that every kind of round and tie comes up.

    random  any move; idle  draws and passes; eager  plays what it can;
    odd     idle players, and a chance that likes to repeat itself and to turn the Reiner card up
    """

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.rng = Random(f"{seed} {name}")
        self.last = -1

    def choose(self, case: Case, state: State) -> int:
        return self.chance(case, state) if state.turn == CHANCE else self.player(case, state)

    def player(self, case: Case, state: State) -> int:
        moves = state.moves()
        idle = [move for move in moves if case.game.write(move) in ("draw", "pass", "done")]
        plays = [move for move in moves if move not in idle]
        if self.name in ("idle", "odd") and idle and self.rng.random() < 0.97:
            return idle[0]
        if self.name == "eager" and plays:
            return self.rng.choice(plays)
        return self.rng.choice(moves)

    def chance(self, case: Case, state: State) -> int:
        moves = state.moves()
        if self.name == "odd":
            facts = state.facts()
            reiner = case.game.read("card R")
            flip = not facts["pile"] and facts["hand_sizes"] == [5] * case.seats and not facts["contenders"]
            if flip and reiner in moves:
                return reiner
            if self.last in moves and self.rng.random() < 0.7:
                return self.last
        self.last = self.rng.choices(moves, state.odds())[0]
        return self.last


TEMPERS = ["random", "idle", "eager", "odd"]


def with_reiner() -> list[Case]:
    """The options of the Reiner card in every combination, which the sets of all options do not reach."""
    made: list[Case] = []
    for flip in ("free", "redraw", "starterNames"):
        for final in ("worst", "redraw"):
            number = len(made)
            given = {"reiner": True, "reinerFlip": flip, "reinerFinal": final, "mustPlayIfAble": number % 3 == 1}
            given["afterDraw"] = "mayPlay" if number % 2 else "end"
            made.append(Case("archimedes", 2 + number % 4, tuple(given.items()), 100 + number))
    return made


CASES = cases("archimedes") + with_reiner()


def steps(case: Case, temper: Temper) -> Iterator[Step]:
    game = case.game
    state = game.new(case.seats, **case.options)
    after = state.facts()
    while state.turn != OVER:
        before = after
        move = temper.choose(case, state)
        legal = [game.write(legal) for legal in state.moves()]
        seat = state.turn
        notes: list[Note] = []
        state.log = notes
        state.play(move)
        after = state.facts()
        yield Step(before, seat, game.write(move), legal, notes, after)


@cache
def played(case: Case, temper: str) -> list[Step]:
    return list(steps(case, Temper(temper, f"steps of {case}")))


@cache
def all_played() -> list[tuple[Case, list[Step]]]:
    return [(case, played(case, temper)) for case in CASES for temper in TEMPERS]
