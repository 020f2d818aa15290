"""Kodeks against the plain Python, game by game: chance is answered from the reference's shuffled decks."""

from __future__ import annotations

from archimedes import MASK, Archimedes, Lcg

import kodeks
from kodeks.games.archimedes.moves import CARD, EQUALITY, EQUATION, operand_of, sign_of
from kodeks.kernel.state import CHANCE, OVER, State


class Watched(Archimedes):
    """Keeps the order in which cards come, until a tie arises."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.cards: list[int] = []
        self.tied = False

    def deal(self) -> None:
        left = len(self.deck)
        super().deal()
        if not self.tied:
            del self.cards[len(self.cards) - left :]  # nobody drew them in the round before
            self.cards += [card for hand in self.hands for card in hand] + self.pile + self.deck[::-1]

    def draw_for_tie(self) -> int:
        self.tied = True
        return super().draw_for_tie()


def reference(seed: int) -> tuple[Watched, int, int]:
    """A game to its end or first tie: itself, its decisions and their digest."""
    game = Watched(seed)
    game.deal()
    chooser = Lcg(seed + 12345)
    decisions = digest = 0
    while not game.is_over() and not game.tied:
        moves = game.legal_actions()
        move = moves[chooser.below(len(moves))]
        digest = (digest * 31 + move.id() + 1) & MASK
        game.apply(move)
        decisions += 1
    return game, decisions, digest


def ours(state: State, seed: int, cards: list[int], decisions: int) -> int:
    """Plays as many decisions with the same cards; their digest."""
    chooser = Lcg(seed + 12345)
    coming = iter(cards)
    digest = 0
    while decisions:
        if state.turn == CHANCE:
            state.play(CARD + next(coming))
            continue
        moves = state.moves()
        move = moves[chooser.below(len(moves))]
        digest = (digest * 31 + spec_id(move) + 1) & MASK
        state.play(move)
        decisions -= 1
    return digest


def spec_id(move: int) -> int:
    if move >= EQUATION:
        return 2 + 13 * sign_of(move) + operand_of(move) - 1
    return 1 if move >= EQUALITY else 0


def coincide(first_seed: int, games: int) -> tuple[int, int, int]:
    """How many games were the same to their end, the same up to a tie, where the rules part, and different."""
    opening = kodeks.game("archimedes").new(4, firstPlayer=0)
    whole = to_a_tie = different = 0
    for seed in range(first_seed, first_seed + games):
        game, decisions, digest = reference(seed)
        state = opening.copy()
        if ours(state, seed, game.cards, decisions) != digest:
            different += 1
        elif game.tied:
            to_a_tie += 1
        elif state.turn == OVER and state.scores() == game.penalties and state.winners() == [game.winner]:
            whole += 1
        else:
            different += 1
    return whole, to_a_tie, different
