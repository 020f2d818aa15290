"""How often a constant effect counts: `+UD1 to this per enhancement on this`."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import OPPONENT, Cards
from kodeks.games.starwars.constants.count import Count
from kodeks.games.starwars.fitting import hand_count, matching, says
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.reading import Phrases


class OnThis(Count):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"enhancement on this": {}}

    def times(self, state: StarWars, source: Piece) -> int:
        return len(state.on(source.uid))


class InOpponentsHand(Count):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"card in the opponent's hand": {}}

    def times(self, state: StarWars, source: Piece) -> int:
        return hand_count(state, 1 - source.control)


class OnTheDial(Count):
    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"point of the dial": {}}

    def times(self, state: StarWars, source: Piece) -> int:
        return state.dial


class InPlay(Count):
    """Cards that fit a description, with those that only count as if they were there (SWC-EXT-Q31)."""

    __slots__ = ("cards",)
    PHRASES: ClassVar[Phrases] = {"{cards:described}": {}}

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def times(self, state: StarWars, source: Piece) -> int:
        cards = self.cards
        total = len(matching(state, cards, source.control, source.uid))
        for one in cards.states:
            if one.counts_damage():
                return total
        for other in state.cards:
            if other is not None and other.kind.constants:
                if (other.control == source.control) == (cards.whose != OPPONENT):
                    for constant in says(state, other):
                        total += constant.counted(cards)
        return total
