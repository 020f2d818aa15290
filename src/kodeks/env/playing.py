"""A game as learners need it: actions are dense numbers, chance answers by itself, the end is a reward."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kodeks.env.actions import Actions
from kodeks.env.observing import Observer
from kodeks.kernel.errors import IllegalMove
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.own_cards import game


class Rules:
    """What all games of an environment share; it never changes, so its copies are itself."""

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        made = game(name)
        self.options = made.settle(seats, options)
        self.game = made.for_table(self.options, None)
        self.seats = seats
        self.actions = Actions(self.game)
        self.observer = Observer()

    def first(self) -> State:
        """A game at its first question."""
        state = self.game.start(self.seats, self.options)
        state.begin()
        return state

    def facts(self, state: State, seat: int) -> list[float]:
        """What the seat may know, as an array."""
        asked = state.prompt(seat)
        return self.observer.facts({"table": state.view(seat), "turn": state.turn, "asks": [asked.clause, asked.args]})

    def rewards(self, state: State) -> list[float]:
        """Of a game that is over: 1 for who wins alone, -1 (of two seats) for who loses, together nothing."""
        winners = state.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return [(self.seats * share - 1) / (self.seats - 1) for share in shares]

    def __deepcopy__(self, memo: object) -> Rules:
        return self


class Playing:
    """One game after another by the same rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state: State
        self.legal: dict[int, int] = {}  # moves by their numbers

    def begin(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = self.rules.first()
        self.go_on()

    def play(self, action: int) -> None:
        move = self.legal.get(action)
        if move is None:
            raise IllegalMove(f"action {action} is no legal move now; the mask has {len(self.legal)} that are", [])
        self.state.play(move)
        self.go_on()

    def go_on(self) -> None:
        """Chance answers, up to the next question to a seat."""
        state = self.state
        while state.turn == CHANCE:
            state.play(state.roll(self.rng))
        self.legal = {} if state.turn == OVER else self.rules.actions.numbers(state.moves())

    def over(self) -> bool:
        return self.state.turn == OVER

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that this seat may take now."""
        found = np.zeros(self.rules.actions.count, np.int8)
        if seat == self.state.turn:
            found[list(self.legal)] = 1
        return found

    def seen(self, seat: int) -> dict[str, Any]:
        facts = np.array(self.rules.facts(self.state, seat), np.float32)
        return {"observation": facts, "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        return self.rules.rewards(self.state)
