"""SWC-CORE-TERM-6: a card enters play, from wherever it was."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import ENHANCEMENT, MISSION, UNIT
from kodeks.games.starwars.constants.moving import EntersExhausted
from kodeks.games.starwars.constants.reach import is_so
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence


class Entering(Occurrence):
    """`what` enters under the control of `who`; `source` is the host; `goes` is 1 when it participates.

    The card lies in its owner's limbo until then, out of every zone.
    """

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Entering(self.event)

    def happen(self, state: StarWars) -> None:
        kind = state.kind(self.what)
        owner = self.amount
        state.limbo[owner].remove(self.what)
        piece = state.new_piece(kind, owner)
        piece.control = 1 - self.who if kind.type == MISSION else self.who  # SWC-EXT-MIS-1
        if self.source != NONE:
            piece.host = self.source
            piece.type = ENHANCEMENT
        if self.goes == 1 and kind.type == UNIT:
            piece.role = state.role_of(piece.control)
        self.card = piece.uid
        if state.in_engagement():
            self.flag |= ops.IN_ENGAGEMENT
        if is_so(state, piece, EntersExhausted):  # SWC-EXT-Q23
            piece.focus = 1
        if state.log is not None:
            state.tell("SWC-CORE-TERM-6", "{card} enters play", {"card": kind.title}, reveals=True)


def enter(
    state: StarWars, number: int, owner: int, control: int, host: int = NONE, participating: bool = False
) -> None:
    """The card must be in limbo."""
    made = Entering(ops.ON_ENTER, NONE, control, owner)
    made.what = number
    made.source = host
    made.goes = 1 if participating else 0
    state.push(made)
