"""The table of Archimedes as data."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.rules import Rules
from kodeks.kernel.game import Game
from kodeks.kernel.priority import Ring
from kodeks.kernel.state import OVER, State

ROUNDS: Final = 5  # ARM-1.6
HAND: Final = 5  # ARM-2.4
NONE: Final = -1


class Archimedes(State):
    __slots__ = (
        "rules",
        "round",  # 0 to 4
        "phase",  # where the match stands, see steps/match.py
        "starter",  # of this round
        "ring",  # whose turn it is, and who has passed
        "hands",  # a bag for each seat
        "deck",  # the draw pile: a bag, since nobody knows its order
        "deck_size",
        "buried",  # the Reiner card was put under the draw pile (reinerFlip: redraw)
        "pile",  # the calculation pile, its top last
        "top",  # the value of the top card
        "dealt",  # cards dealt in this set-up
        "drew",  # the player has drawn and may still play (afterDraw: mayPlay)
        "past",  # what the players did not play although asked, see guess.py
        "out",  # the seat that went out
        "shown",  # the hands are on the table
        "exhausted",  # no card is left to settle ties
        "ranking",  # seats in the order of their tokens, as settled so far
        "penalties",  # totals
        "tokens",  # of each round, seat by seat; 0 is the 1-token in the box
        "contenders",  # for the game, in the final tie
        "drawn",  # their cards
        "winner",
    )

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.round = 0
        self.phase = 0
        self.starter = 0
        self.ring = Ring(rules.clockwise, 0)
        self.hands = [0] * rules.seats
        self.deck = rules.deck
        self.deck_size = rules.size
        self.buried = False
        self.pile: list[int] = []
        self.top = 0
        self.dealt = 0
        self.drew = False
        self.past: list[int] = []
        self.out = NONE
        self.shown = False
        self.exhausted = False
        self.ranking: list[int] = []
        self.penalties = [0] * rules.seats
        self.tokens: list[int] = []
        self.contenders: list[int] = []
        self.drawn: list[int] = []
        self.winner = NONE

    def copy(self) -> Archimedes:
        other = Archimedes(self.game, self.rules)
        self.copy_into(other)
        other.round = self.round
        other.phase = self.phase
        other.starter = self.starter
        self.ring.copy_into(other.ring)
        other.hands = self.hands[:]
        other.deck = self.deck
        other.deck_size = self.deck_size
        other.buried = self.buried
        other.pile = self.pile[:]
        other.top = self.top
        other.dealt = self.dealt
        other.drew = self.drew
        other.past = self.past[:]
        other.out = self.out
        other.shown = self.shown
        other.exhausted = self.exhausted
        other.penalties = self.penalties[:]
        other.winner = self.winner
        if self.tokens:  # after the first round
            other.tokens = self.tokens[:]
        if self.ranking:  # at the end of a round
            other.ranking = self.ranking[:]
        if self.contenders:  # at the end of the match
            other.contenders = self.contenders[:]
            other.drawn = self.drawn[:]
        return other

    def around(self, first: int) -> list[int]:
        """The seats clockwise from `first` (ARM-3.2)."""
        seats = self.rules.seats
        return [(first + i) % seats for i in range(seats)]

    def scores(self) -> list[int]:
        """Penalty points: fewer is better (ARM-1.8)."""
        return self.penalties[:]

    def winners(self) -> list[int]:
        return [self.winner] if self.turn == OVER else []
