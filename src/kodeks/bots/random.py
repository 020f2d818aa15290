"""The weakest player, and the measure of all others."""

from __future__ import annotations

from kodeks.bots.bot import Bot
from kodeks.kernel.sight import Sight


class Random(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        return moves[self.rng(sight).below(len(moves))]
