"""An ability that somebody might use now: what its costs and effects are asked about before (SWC-FAQ-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import NONE, Ability, Kind

if TYPE_CHECKING:
    from kodeks.games.starwars.timing.occurrence import Occurrence


class Prospect:
    __slots__ = ("seat", "kind", "ability", "card", "event", "public")

    def __init__(
        self, seat: int, kind: Kind, ability: Ability, card: int, event: Occurrence | None, public: bool
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.ability = ability
        self.card = card  # the piece that has it, or NONE out of play
        self.event = event  # what it would answer
        self.public = public  # as far as everybody can tell, without a look into the hand

    def it(self) -> int:
        """The piece that the event is about."""
        return NONE if self.event is None else self.event.it()

    def left(self) -> int:
        """What could still be taken away from the event."""
        assert self.event is not None
        return self.event.left()
