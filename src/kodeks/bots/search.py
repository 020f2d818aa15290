"""Tree search over guesses of what is hidden, by time or by a number of simulations."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from kodeks.bots.bot import Bot
from kodeks.bots.tree import Tree
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight


class Hint(NamedTuple):
    """What the search thinks of a move: how often it was tried, and the chance to win after it."""

    move: int
    visits: int
    chance: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Stops after `simulations` (0: no limit), after `seconds` (0: no limit), or when `stop` says so."""

    def __init__(
        self,
        seed: object = 0,
        simulations: int = 0,
        seconds: float = 0.0,
        stop: Callable[[], bool] | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.stop = stop
        self.clock = clock

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        rng = self.rng(sight)
        hints = self.think(sight, rng)
        if sight.game.bluffs(sight.guess(rng)):
            return mixed(hints, rng)
        return hints[0].move

    def hints(self, sight: Sight) -> list[Hint]:
        """Every move of the seat, the best first."""
        return self.think(sight, self.rng(sight))

    def think(self, sight: Sight, rng: Rng) -> list[Hint]:
        tree = Tree(sight, rng)
        tree.grow(self.simulations, self.ending())
        found = [Hint(move, tree.visits(move), tree.chance(move)) for move in sight.moves()]
        return sorted(found, key=lambda hint: (-hint.visits, -hint.chance))

    def ending(self) -> Callable[[], bool]:
        """True when it is time to answer."""
        stop, clock = self.stop, self.clock
        if not self.seconds:
            return stop or (lambda: False)
        end = clock() + self.seconds
        if stop is None:
            return lambda: clock() >= end
        return lambda: clock() >= end or stop()


def mixed(hints: list[Hint], rng: Rng) -> int:
    """A move at random by the square of its visits: who always plays the best can be read."""
    weights = [hint.visits * hint.visits for hint in hints]
    rest = rng.below(1 << 24) * sum(weights) >> 24
    for hint, weight in zip(hints, weights, strict=True):
        rest -= weight
        if rest < 0:
            return hint.move
    return hints[0].move
