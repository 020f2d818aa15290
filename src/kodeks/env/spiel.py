"""OpenSpiel: any game with chance nodes, information states and guesses of what is hidden."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from kodeks.env.observing import PLACES
from kodeks.env.playing import Rules
from kodeks.kernel.note import letter
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER
from kodeks.own_cards import game

LONGEST = 1_000_000  # answers of a game: OpenSpiel wants a bound, and no rulebook has one
OUTCOMES = 1024  # of one question to chance, at most
PREFIX = "kodeks_"


def made(name: str, seats: int, options: dict[str, Any]) -> Any:
    """The game, known to `pyspiel.load_game` from then on."""
    short = PREFIX + name
    if short not in pyspiel.registered_names():
        pyspiel.register_game(type_of(name), type(f"Spiel{name.title()}", (SpielGame,), {"name": name}))
    game(name).settle(seats, options)  # a wrong one is refused before OpenSpiel sees it
    return pyspiel.load_game(short, {"players": seats, "options": json.dumps(options, sort_keys=True)})


def type_of(name: str) -> Any:
    rules = game(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{rules.title} (Kodeks)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.high,
        min_num_players=rules.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": rules.low, "options": "{}"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A class of its own for each game: OpenSpiel makes it anew from its name and parameters."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        seats = int(params.get("players", game(self.name).low))
        self.rules = Rules(self.name, seats, json.loads(params.get("options", "{}")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.count,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver()

    def information_state_tensor_shape(self) -> list[int]:
        return [PLACES]

    def observation_tensor_shape(self) -> list[int]:
        return [PLACES]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """What a seat has seen and done at its own questions is kept as a hash: information states have perfect recall."""

    def __init__(self, made: SpielGame) -> None:
        super().__init__(made)
        self.rules = made.rules
        self.state = self.rules.first()
        self.recalls = [""] * self.rules.seats

    def current_player(self) -> Any:
        if self.state.turn == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.state.turn == OVER else self.state.turn

    def is_terminal(self) -> bool:
        return self.state.turn == OVER

    def returns(self) -> list[float]:
        return self.rules.rewards(self.state) if self.is_terminal() else [0.0] * self.rules.seats

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.state.turn:
            return []
        return sorted(self.rules.actions.numbers(self.state.moves()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.state.odds()
        whole = sum(odds)
        return [(number, weight / whole) for number, weight in enumerate(odds) if weight]

    def _apply_action(self, action: int) -> None:
        seat = self.state.turn
        move = self._move(seat, action)
        if seat >= 0:
            self.recalls[seat] = hashlib.sha256(f"{self.information_state_string(seat)} {move}".encode()).hexdigest()
        self.state.play(move)

    def _move(self, player: int, action: int) -> int:
        moves = self.state.moves()
        return moves[action] if player == pyspiel.PlayerId.CHANCE else self.rules.actions.numbers(moves)[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{'' if player < 0 else letter(player) + ' '}{self.rules.game.write(self._move(player, action))}"

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.recalls[seat]} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return json.dumps(self.state.view(seat), sort_keys=True)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.observation_tensor(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        return self.rules.facts(self.state, seat)

    def resample_from_infostate(self, player: int, chance: Any) -> SpielState:
        """A state that this seat can not tell from this one, its own memories kept.

        `chance` draws a number from 0 to 1. What the others remember is not known, and nobody asks a guess for it.
        """
        found = SpielState(self.get_game())
        found.state = self.state.guess(player, Rng(int(chance() * (1 << 32))))
        found.recalls[player] = self.recalls[player]
        return found

    def __str__(self) -> str:
        return repr(self.state)


class SpielObserver:
    """What OpenSpiel's Python algorithms ask for a seat's observation."""

    def __init__(self) -> None:
        self.tensor = np.zeros(PLACES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)
