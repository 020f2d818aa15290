"""B.6, conflict phase: engaging one objective after the other."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import DIAL, MISSION, OBJECTIVE
from kodeks.games.starwars.constants.engaging import DialMayBeEngaged
from kodeks.games.starwars.constants.reach import how_often
from kodeks.games.starwars.moves import ENGAGE, PASS, by_piece, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.engagement import Engagement, attack_refusal
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


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


class Engaging(Frame[StarWars]):
    __slots__ = ()

    def run(self, state: StarWars) -> None:
        state.turn = state.active

    def offers(self, state: StarWars) -> list[int]:
        return [PASS] + [by_piece(ENGAGE, piece) for piece in engageable(state)]

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS:
            return ""
        piece = state.find(kind_of(move), nth_of(move))
        if verb_of(move) != ENGAGE or piece is None or piece not in engageable(state):
            return "SWC-CORE-CON-1"
        return engage_refusal(state, piece)

    def play(self, state: StarWars, move: int) -> None:
        state.pop()
        if move == PASS:
            state.tell("SWC-CORE-CON-2", "{seat} passes", {"seat": state.active})
            decline(state)
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        args: dict[str, object] = {"seat": state.active, "card": piece.kind.title}
        state.tell("SWC-CORE-CON-1", "{seat} chooses {card} to engage", args)
        state.push(Engagement(piece.uid))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-CON-1", "{seat} may engage an objective", {"seat": state.active})

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-CON-1"


def decline(state: StarWars) -> None:
    """SWC-CORE-CON-2: one more window, then the phase ends."""
    from kodeks.games.starwars.steps.course import Course

    below = state.frames[-1]
    assert isinstance(below, Course)
    below.go("CB")


ENGAGING = Engaging()
