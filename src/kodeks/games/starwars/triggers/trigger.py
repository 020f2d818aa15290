"""SWC-TM-7: what an Interrupt or Reaction waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.starwars.cards.kind import ANYONE, CHOSEN, EACH, HOST, INTERRUPT, NO_IT, NONE, THIS, YOU
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.cards.kind import Ability, Cards, Kind
    from kodeks.games.starwars.piece import Piece
    from kodeks.games.starwars.state import StarWars
    from kodeks.games.starwars.timing.occurrence import Occurrence


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Shared):
    """Which occurrence is waited for, and whether one of its sort is meant."""

    PHRASES: ClassVar[dict[str, dict[str, Any]]] = {}
    WAITS: ClassVar[str] = ""  # the name of the occurrence
    AFTERWARDS: ClassVar[bool] = False  # it is told when it has happened, so nothing can interrupt it
    IN_ENGAGEMENT: ClassVar[bool] = False  # it happens only there
    ZONE: ClassVar[int] = NONE  # the only place that it works from, if there is one

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        """Whether this is what it waits for, on a card of `seat`: on `piece`, or out of play."""
        raise NotImplementedError

    def lowers(self, kind: Kind) -> bool:
        """Whether it waits for the cost of such a card."""
        return False

    # when a card is read

    def fault(self, kind: Kind, made: Ability) -> str:
        """Why it can never happen so on this card, in a sentence, or ''."""
        if self.AFTERWARDS and made.kind == INTERRUPT:
            return "it has happened when it is told: this is for a reaction"
        return ""

    def it_fault(self, made: Ability) -> str:
        """Why there is no card in play that `it` could mean, or ''."""
        return NO_IT

    def in_force_phase(self) -> bool:
        """Whether there is a struggle to come."""
        return False


class OfCards(Trigger):
    """Waits for something that happens to a card."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return occ.name() == self.WAITS and occ.concerns(state, self.cards, seat, piece)

    def fault(self, kind: Kind, made: Ability) -> str:
        if self.cards.how not in (THIS, HOST, EACH, CHOSEN):
            return "what happens to which card? write this, host, a or another"
        return self.cards.fault(kind, made.in_play(kind)) or super().fault(kind, made)

    def it_fault(self, made: Ability) -> str:
        return ""


def meant(who: int, found: int, seat: int) -> bool:
    """Whether a card of `seat` that says `you`, `the opponent` or anyone means the player that was found."""
    return who == ANYONE or (found == seat) == (who == YOU)
