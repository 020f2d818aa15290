"""What a bot is: it answers its seat's questions from what that seat may know."""

from __future__ import annotations

import hashlib
import json

from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight

LONGEST = 100  # moves of a plan


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat. The same sight and seed give the same move."""

    def __init__(self, seed: object = 0) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves()`."""
        raise NotImplementedError

    def plan(self, sight: Sight) -> list[int]:
        """All its moves for what a person may entrust to a bot, the last of which ends it; elsewhere the next one."""
        world = sight.guess(self.rng(sight))
        task = sight.game.entrusts(world)
        found: list[int] = []
        for _ in range(LONGEST):
            found.append(self.choose(Sight(sight.game, world, sight.seat)))
            world.play(found[-1])
            if not task or world.turn != sight.seat or sight.game.entrusts(world) != task:
                break
        return found

    def leave(self) -> None:
        """The game is over, or broken off."""

    def rng(self, sight: Sight) -> Rng:
        """Randomness that depends on the seed and on what the seat may know, on nothing else."""
        known = json.dumps([sight.game.name, sight.seat, sight.view(), sight.moves()], sort_keys=True)
        block = hashlib.sha256(f"{self.seed} {known}".encode()).digest()
        return Rng(int.from_bytes(block[:4], "big"))
