"""B.6, conflict phase: engaging one objective after the other."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import DIAL, MISSION, OBJECTIVE
from kodeks.games.starwars.constants.engaging import DialMayBeEngaged
from kodeks.games.starwars.constants.reach import how_often
from kodeks.games.starwars.moves import ENGAGE
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.chart import OneMore
from kodeks.games.starwars.steps.engagement import Engagement, attack_refusal
from kodeks.kernel.note import Note


def engageable(state: StarWars) -> list[Piece]:
    """What could be thought of: enemy objectives, and the dial under Trench Run."""
    found: list[Piece] = []
    for piece in state.cards:
        if piece is None:
            continue
        if piece.type in (OBJECTIVE, MISSION) and piece.control != state.active:
            found.append(piece)
        elif piece.type == DIAL and how_often(state, state.active, DialMayBeEngaged):
            found.append(piece)
    return found


def engage_refusal(state: StarWars, piece: Piece) -> str:
    if piece.engaged > piece.extra:
        return "SWC-FAQ-2.8a"
    for unit in state.units(state.active):
        if not attack_refusal(state, unit, piece):
            return ""
    return "SWC-CORE-ENG-2"


def offer(state: StarWars) -> bool:
    """SWC-CORE-CON-1; false when no engagement is possible."""
    if any(not engage_refusal(state, piece) for piece in engageable(state)):
        state.push(ENGAGING)
        return True
    return False


class Engaging(OneMore):
    """SWC-CORE-CON-2: who declines comes to one more window, then the phase ends."""

    __slots__ = ()

    def cards(self, state: StarWars) -> list[Piece]:
        return engageable(state)

    def why_not(self, state: StarWars, piece: Piece) -> str:
        return engage_refusal(state, piece)

    def one(self, state: StarWars, piece: Piece) -> None:
        args: dict[str, object] = {"seat": state.active, "card": piece.kind.title}
        state.tell("SWC-CORE-CON-1", "{seat} chooses {card} to engage", args)
        state.push(Engagement(piece.uid))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-CON-1", "{seat} may engage an objective", {"seat": state.active})


ENGAGING = Engaging(ENGAGE, "SWC-CORE-CON-1", "SWC-CORE-CON-2", "CB")
