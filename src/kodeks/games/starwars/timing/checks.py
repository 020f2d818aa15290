"""C.7: what is looked at after every change, until nothing more follows from it."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DARK, DIAL, ENHANCEMENT, LIGHT
from kodeks.games.starwars.fitting import blank
from kodeks.games.starwars.moves import CHOOSE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import DIAL_PIECE, NOBODY_WON, StarWars
from kodeks.games.starwars.timing.leaving import Leaving, destroy_all, discard_all
from kodeks.games.starwars.timing.means import host_fits
from kodeks.games.starwars.values import capacity
from kodeks.kernel.choice import Choice
from kodeks.kernel.events import Simultaneous
from kodeks.kernel.note import Note
from kodeks.kernel.state import OVER, Frame


def settle(state: StarWars) -> bool:
    """SWC-TM-25. True when the game is over or something has to be worked off first."""
    if victory(state):
        return True
    fallen: list[Piece] = []
    loose: list[Piece] = []
    for piece in state.cards:
        if piece is None:
            continue
        if piece.damage and piece.type != DIAL and piece.damage >= capacity(state, piece):
            if not leaving_already(state, piece.uid):
                fallen.append(piece)
        if piece.host != NONE and not attached_well(state, piece) and not leaving_already(state, piece.uid):
            loose.append(piece)
    if not fallen and not loose:
        return too_many_pilots(state)
    if fallen:
        destroy_all(state, fallen)
    else:
        discard_all(state, loose)
    return True


def victory(state: StarWars) -> bool:
    """SWC-CORE-WIN-1, WIN-2, WIN-4; the first that is met."""
    if state.winner == NOBODY_WON:
        for seat in (state.active, 1 - state.active):  # SWC-D-44
            if seat == DARK and state.dial >= 12:
                state.finish(DARK, "SWC-CORE-WIN-2")
            elif seat == LIGHT and len(state.victory[LIGHT]) >= 3:
                state.finish(LIGHT, "SWC-CORE-WIN-1")
            elif seat == LIGHT:
                dial = state.piece(DIAL_PIECE)
                if dial.damage and 0 < capacity(state, dial) <= dial.damage:
                    state.finish(LIGHT, "SWC-CORE-WIN-4")
    if state.winner == NOBODY_WON:
        return False
    if state.turn != OVER:
        end(state)
    return True


def end(state: StarWars) -> None:
    if state.log is not None:
        if state.winner in (LIGHT, DARK):
            state.tell(state.why, "{seat} wins", {"seat": state.winner})
        else:
            state.tell(state.why, "The game is a draw")
    state.push(FINISHED)
    state.turn = OVER


def attached_well(state: StarWars, piece: Piece) -> bool:
    """SWC-EXT-2.19: the condition holds all the time, and the text that grants it is there."""
    host = state.get(piece.host)
    if host is None:
        return False
    if piece.type != ENHANCEMENT:
        return True
    if blank(state, piece):
        return False
    return host_fits(state, piece.control, piece.kind, host)


def leaving_already(state: StarWars, uid: int) -> bool:
    for frame in state.frames:
        if isinstance(frame, Leaving) and frame.card == uid:
            return True
        if isinstance(frame, Simultaneous):
            for event in frame.events:
                if isinstance(event, Leaving) and event.card == uid:
                    return True
    return False


def too_many_pilots(state: StarWars) -> bool:
    """SWC-EXT-PIL-5: one Pilot enhancement on a unit."""
    for piece in state.cards:
        if piece is not None and piece.type == ENHANCEMENT and piece.host != NONE and is_pilot(piece):
            same = [other for other in state.on(piece.host) if is_pilot(other)]
            if len(same) > 1:
                state.push(OnePilot(state.piece(piece.host).control, piece.host))
                return True
    return False


def is_pilot(piece: Piece) -> bool:
    return piece.type == ENHANCEMENT and piece.kind.flies()


class OnePilot(Choice[StarWars]):
    """SWC-EXT-PIL-5: the controller of the unit keeps one Pilot enhancement."""

    __slots__ = ("seat", "host")

    def __init__(self, seat: int, host: int) -> None:
        self.seat = seat
        self.host = host

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_piece(CHOOSE, piece) for piece in state.on(self.host) if is_pilot(piece)]

    def chosen(self, state: StarWars, move: int) -> None:
        gone = [piece for piece in state.on(self.host) if is_pilot(piece)]
        kept = state.find(kind_of(move), nth_of(move))
        discard_all(state, [piece for piece in gone if piece is not kept])

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-EXT-PIL-5", "{seat} chooses the Pilot that stays", {"seat": self.seat})


class Finished(Frame[StarWars]):
    """Nothing more is asked."""

    __slots__ = ()

    def run(self, state: StarWars) -> None:
        state.turn = OVER

    def offers(self, state: StarWars) -> list[int]:
        return []

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(state.why, "The game is over")


FINISHED = Finished()
