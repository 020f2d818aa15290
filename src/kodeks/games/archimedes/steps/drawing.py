"""A card from the draw pile, dealt by chance. Its order is unknown, so each draw decides it."""

from __future__ import annotations

from kodeks.games.archimedes.cards import KINDS, REINER, holds
from kodeks.games.archimedes.moves import CARD, FIRST
from kodeks.games.archimedes.state import Archimedes
from kodeks.kernel.native import i64
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import Frame


def takes(state: Archimedes, card: int) -> int:
    """Out of the draw pile; the card as a bag."""
    bag = 1 << 4 * card
    state.deck -= bag
    state.deck_size -= 1
    return bag


def deals(state: Archimedes, seat: int, card: int) -> None:
    """From the draw pile to a hand."""
    hands = state.hands
    hands[seat] = hands[seat] + takes(state, card)  # compiled, += would add Python's integers, not the machine's


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
        """Counts the cards off from the nearer end of the values."""
        deck: i64 = state.deck
        size: i64 = state.deck_size
        if state.buried and size > 1:
            size -= 1
            deck -= 1 << 4 * REINER
        rest: i64 = rng.below(size)
        if 2 * rest < size:
            card = 0
            while True:
                rest -= deck & 15
                if rest < 0:
                    return CARD + card
                deck >>= 4
                card += 1
        card = KINDS
        while rest < size:
            card -= 1
            rest += deck >> 4 * card & 15
        return CARD + card
