"""A card from the draw pile, dealt by chance. Its order is unknown, so each draw decides it."""

from __future__ import annotations

from kodeks.games.archimedes.cards import KINDS, REINER, holds
from kodeks.games.archimedes.moves import CARD, FIRST
from kodeks.games.archimedes.state import Archimedes
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import Frame


def takes(state: Archimedes, card: int) -> None:
    state.deck -= 1 << 4 * card
    state.deck_size -= 1


class Drawing(Frame[Archimedes]):
    """A question to chance: which card comes? What happens with it is the subclass's."""

    __slots__ = ()

    def offers(self, state: Archimedes) -> list[int]:
        return [CARD + card for card in range(KINDS) if holds(state.deck, card)]

    def refusal(self, state: Archimedes, move: int) -> str:
        if not CARD <= move < FIRST or not holds(state.deck, move - CARD):
            return "ARM-2.5"
        # a Reiner card put under the draw pile comes last
        return "ARM-D-22" if move == CARD + REINER and state.buried and state.deck_size > 1 else ""

    def odds(self, state: Archimedes) -> list[int]:
        return [holds(state.deck, move - CARD) for move in self.moves(state)]

    def roll(self, state: Archimedes, rng: Rng) -> int:
        deck = state.deck
        card = 0
        rest = state.deck_size
        if state.buried and rest > 1:
            rest -= 1
            deck -= 1 << 4 * REINER
        rest = rng.below(rest)
        while True:
            rest -= deck & 15
            if rest < 0:
                return CARD + card
            deck >>= 4
            card += 1

    def holder(self, state: Archimedes) -> str:
        return "ARM-2.5"
