"""Gymnasium: one learner, the other seats are bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from kodeks.bots import Bot, bot
from kodeks.env.playing import Playing, Rules
from kodeks.env.turns import space_of
from kodeks.kernel.sight import Sight


class Alone(gymnasium.Env[dict[str, Any], Any]):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, name: str, opponents: Sequence[str], longest: int, options: dict[str, Any]) -> None:
        for opponent in opponents:
            bot(opponent)  # a wrong name is told before the first game
        self.opponents = list(opponents)
        self.rules = Rules(name, len(opponents) + 1, options)
        self.playing = Playing(self.rules)
        self.longest = longest
        self.render_mode = "ansi"
        self.action_space = spaces.Discrete(self.rules.actions.count)
        self.observation_space = space_of(self.rules.actions.count)
        self.games = 0
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, the learner one seat further than in the last."""
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        self.seat = self.games % self.rules.seats
        self.games += 1
        number = int(self.np_random.integers(1 << 32))
        self.playing.begin(number)
        others = [bot(name, f"{number} {at}") for at, name in enumerate(self.opponents)]
        self.bots: list[Bot | None] = [*others[: self.seat], None, *others[self.seat :]]
        self.decisions = 0
        self.let_bots()
        return self.playing.seen(self.seat), self.info()

    def step(self, action: int) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        self.playing.play(int(action))
        self.decisions += 1
        self.let_bots()
        over = self.playing.over()
        reward = self.playing.rewards()[self.seat] if over else 0.0
        return self.playing.seen(self.seat), reward, over, not over and self.decisions == self.longest, self.info()

    def let_bots(self) -> None:
        playing = self.playing
        while not playing.over():
            player = self.bots[playing.state.turn]
            if player is None:
                return
            playing.state.play(player.choose(Sight(self.rules.game, playing.state, playing.state.turn)))
            playing.go_on()

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def view(self) -> dict[str, Any]:
        """All that the learner may know, in words of the rulebook."""
        return self.playing.state.view(self.seat)

    def render(self) -> str:
        return repr(self.playing.state)
