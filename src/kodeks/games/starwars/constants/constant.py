"""What holds as long as the card is in play (C.9), and all that it can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.starwars.cards.kind import Cards, Kind
from kodeks.games.starwars.cards.words import EVENT, FATE
from kodeks.games.starwars.conditions.condition import Condition, all_hold
from kodeks.games.starwars.modifiers import IconSum
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.piece import Piece
    from kodeks.games.starwars.state import StarWars


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant(Shared):
    """A constant effect of a card.

    Each class answers the questions that its text is about; to all others it has nothing to say. `source` is
    the card that says it, and it has not lost its text. What only one text says is no question here: one looks for
    its class (`is_so`).
    """

    __slots__ = ("whens", "text", "said")
    WHILE: ClassVar[bool] = True  # whether it can depend on a condition

    def __init__(self) -> None:
        self.whens: list[Condition] = []
        self.text = ""
        self.said = ""  # with `always` and its conditions before it

    # when the card is read

    def shape(self, kind: Kind) -> None:
        """What it makes of the card itself."""

    def fault(self, kind: Kind) -> str:
        """Why it could never do what it seems to say on this card, or ''."""
        if not self.can_hold(kind):
            return "events and fate cards are never in play, so nothing holds by them"
        if self.whens and not self.WHILE:
            return "this holds always, without a condition: leave out 'while'"
        why = self.misfit(kind)
        for when in self.whens:
            why = why or when.fault(kind, True)
        return why

    def can_hold(self, kind: Kind) -> bool:
        """Whether such a card is ever where this works."""
        return kind.type not in (EVENT, FATE)

    def misfit(self, kind: Kind) -> str:
        """The same of what it says, apart from its conditions."""
        return ""

    # whether it holds, and for whom

    def holds(self, state: StarWars, source: Piece) -> bool:
        return not self.whens or all_hold(state, self.whens, source)

    def reaches(self, state: StarWars, source: Piece, piece: Piece) -> bool:
        """Whether it holds and is about this card in play."""
        return False

    # what a card in play is

    def takes_text(self) -> bool:
        """Whether its host has lost its text (SWC-EXT-2.19b)."""
        return False

    def takes_traits(self, state: StarWars, source: Piece, piece: Piece) -> bool:
        return False

    def renames(self) -> str:
        """The title of its host, if it changes that."""
        return ""

    def gives(self, state: StarWars, source: Piece, piece: Piece, keyword: int) -> bool:
        return False

    # quantities of a card in play

    def icons(self, state: StarWars, source: Piece, piece: Piece, made: IconSum) -> None:
        pass

    def force(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        pass

    def capacity(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        pass

    def edge(self, state: StarWars, source: Piece, piece: Piece, made: Sum) -> None:
        pass

    # quantities of the player who controls the source

    def reserve(self, state: StarWars, source: Piece, made: Sum) -> None:
        pass

    def struggle(self, state: StarWars, source: Piece, made: Sum) -> None:
        pass

    def price(self, state: StarWars, source: Piece, kind: Kind, made: Sum) -> None:
        """Of a card that this player plays."""

    def own_price(self, state: StarWars, seat: int, made: Sum) -> None:
        """Of the card that says it, while the seat plays it."""

    def enemy_hand(self, state: StarWars, source: Piece) -> int:
        """How many more cards the opponent's hand counts."""
        return 0

    def counted(self, cards: Cards) -> int:
        """How many more of these this player seems to control."""
        return 0
