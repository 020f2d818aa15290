"""PettingZoo: the seats are agents who act in their turns."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kodeks.env.observing import PLACES
from kodeks.env.playing import Playing, Rules
from kodeks.kernel.errors import BadOption
from kodeks.kernel.note import letter
from kodeks.kernel.rng import Rng


class Turns(AECEnv):  # type: ignore[misc]
    """Agents are called like their seats: A, B ... An observation has the facts of the seat's view as `observation`
    and its legal moves as `action_mask`; `view(agent)` is the view itself.
    """

    def __init__(self, name: str, seats: int, longest: int, options: dict[str, Any]) -> None:
        super().__init__()
        self.rules = Rules(name, seats, options)
        self.playing = Playing(self.rules)
        self.longest = longest
        self.metadata = {"name": f"kodeks_{name}", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = "ansi"
        self.possible_agents = [letter(seat) for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = self.rules.actions.count
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {agent: space_of(count) for agent in self.possible_agents}
        self.seeds = Rng(0)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games, those after the first too."""
        if seed is not None:
            self.seeds = Rng(seed)
        self.playing.begin(self.seeds.below(1 << 32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.agent_selection = self.possible_agents[self.playing.state.turn]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption("an agent whose game goes on must act")
        self._cumulative_rewards[agent] = 0.0
        self.playing.play(int(action))
        self.decisions += 1
        if self.playing.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.playing.rewards(), strict=True))
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.playing.state.turn]
            if self.decisions == self.longest:
                self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.playing.seen(self.seat_of[agent])

    def view(self, agent: str) -> dict[str, Any]:
        """All that this agent may know, in words of the rulebook."""
        return self.playing.state.view(self.seat_of[agent])

    def moves(self) -> dict[int, str]:
        """The legal actions with their notation."""
        write = self.rules.game.write
        return {action: write(move) for action, move in self.playing.legal.items()}

    def render(self) -> str:
        return repr(self.playing.state)

    def close(self) -> None:
        pass


def space_of(actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (PLACES,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
