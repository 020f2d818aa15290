"""One move ahead: what the game's judge thinks of each move, over several guesses."""

from __future__ import annotations

from kodeks.bots.bot import Bot
from kodeks.kernel.game import Game
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import CHANCE, State

GUESSES = 12
FOLLOW = 3  # a use, its effect, its target: small questions that are one decision


class Greedy(Bot):
    """The move after which the judge likes the position best."""

    def __init__(self, seed: object = 0, guesses: int = GUESSES) -> None:
        super().__init__(seed)
        self.guesses = guesses

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        rng = self.rng(sight)
        worth = [0.0] * len(moves)
        for _ in range(self.guesses):
            world = sight.guess(rng)
            for i, move in enumerate(moves):
                worth[i] += after(sight.game, world, move, sight.seat, rng, FOLLOW)
        return moves[worth.index(max(worth))]


def after(game: Game, world: State, move: int, seat: int, rng: Rng, follow: int) -> float:
    """The judge's value of a move; where the seat is asked on at once, that of its best answer."""
    state = world.copy()
    state.play(move)
    if state.turn == seat and follow and game.follows(state):
        return max(after(game, state, answer, seat, rng, follow - 1) for answer in state.moves())
    while state.turn == CHANCE:
        state.play(state.roll(rng))
    return game.judge(state, seat)
