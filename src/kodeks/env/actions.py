"""Moves by a dense number: a learner's actions.

Every move that a game can list has its number for good. A game with very many lists moves of every form and not each
of them: those that are left share the last few numbers, in their order, at the question at which they are legal.
"""

from __future__ import annotations

from kodeks.kernel.errors import KodeksError
from kodeks.kernel.game import Game

SPARE = 128


class TooManyMoves(KodeksError):
    pass


class Actions:
    __slots__ = ("count", "listed", "moves")

    def __init__(self, game: Game) -> None:
        self.moves = game.space()
        self.listed = {move: number for number, move in enumerate(self.moves)}
        self.count = len(self.moves) + SPARE

    def numbers(self, moves: list[int]) -> dict[int, int]:
        """The legal moves by their numbers."""
        listed = self.listed
        found = {listed[move]: move for move in moves if move in listed}
        if len(found) < len(moves):
            rest = sorted(move for move in moves if move not in listed)
            if len(rest) > SPARE:
                raise TooManyMoves(f"{len(rest)} moves have no number of their own, and {SPARE} can be told apart")
            found.update(enumerate(rest, len(self.moves)))
        return found
