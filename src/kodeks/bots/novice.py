"""Plays as somebody who is new to the game: sensibly, but overlooks what could be done."""

from __future__ import annotations

from kodeks.bots.bot import Bot
from kodeks.bots.greedy import FOLLOW, after
from kodeks.kernel.sight import Sight

SEES = 35  # of a hundred moves it notices so many
MOST = 12  # moves that it thinks about


class Novice(Bot):
    """Of the moves that it notices, the one that looks best in the first world that comes to its mind."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        rng = self.rng(sight)
        seen = [move for move in moves if rng.below(100) < SEES] or [moves[rng.below(len(moves))]]
        while len(seen) > MOST:
            seen.pop(rng.below(len(seen)))
        world = sight.guess(rng)
        worth = [after(sight.game, world, move, sight.seat, rng, FOLLOW) for move in seen]
        return seen[worth.index(max(worth))]
