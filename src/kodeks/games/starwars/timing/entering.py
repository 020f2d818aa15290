"""SWC-CORE-TERM-6: a card enters play, from wherever it was."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import ENHANCEMENT, MISSION, UNIT
from kodeks.games.starwars.constants.moving import EntersExhausted
from kodeks.games.starwars.constants.reach import is_so
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.occurrence import Occurrence, OfKind
from kodeks.kernel.note import Note


class Entering(OfKind):
    """The card lies in its owner's limbo, out of every zone, until it is in play."""

    NAME = "entering"

    __slots__ = ("owner", "host", "participating", "in_engagement")

    def __init__(self, number: int, owner: int, seat: int, host: int, participating: bool) -> None:
        super().__init__(NONE, seat, number)
        self.owner = owner
        self.host = host
        self.participating = participating
        self.in_engagement = False

    def fresh(self) -> Occurrence:
        other = Entering(self.number, self.owner, self.seat, self.host, self.participating)
        other.card = self.card
        other.in_engagement = self.in_engagement
        return other

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} enters play", args)

    def happen(self, state: StarWars) -> None:
        kind = state.kind(self.number)
        state.limbo[self.owner].remove(self.number)
        piece = state.new_piece(kind, self.owner)
        piece.control = 1 - self.seat if kind.type == MISSION else self.seat  # SWC-EXT-MIS-1
        if self.host != NONE:
            piece.host = self.host
            piece.type = ENHANCEMENT
        if self.participating and kind.type == UNIT:
            piece.role = state.role_of(piece.control)
        self.card = piece.uid
        self.in_engagement = state.in_engagement()
        if is_so(state, piece, EntersExhausted):  # SWC-EXT-Q23
            piece.focus = 1
        if state.log is not None:
            state.tell("SWC-CORE-TERM-6", "{card} enters play", {"card": kind.title}, reveals=True)


def enter(
    state: StarWars, number: int, owner: int, control: int, host: int = NONE, participating: bool = False
) -> None:
    """The card must be in limbo."""
    state.push(Entering(number, owner, control, host, participating))
