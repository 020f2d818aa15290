"""B.6, Force phase."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.effects.control import commit
from kodeks.games.starwars.moves import COMMIT, PASS, by_piece, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.leaving import to_hand_openly
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.values import struggle_total
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


def uncommitted(state: StarWars) -> list[Piece]:
    return [piece for piece in state.units(state.active) if not piece.committed]


def offer_commit(state: StarWars) -> bool:
    """SWC-CORE-FOR-1, SWC-D-15: one unit after the other; false when there is nobody to ask."""
    if not state.force[state.active] or not uncommitted(state):
        return False
    state.push(COMMITMENT)
    return True


class Commitment(Frame[StarWars]):
    __slots__ = ()

    def run(self, state: StarWars) -> None:
        state.turn = state.active

    def offers(self, state: StarWars) -> list[int]:
        return [PASS] + [by_piece(COMMIT, piece) for piece in state.units(state.active)]

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS:
            return ""
        piece = state.find(kind_of(move), nth_of(move))
        if verb_of(move) != COMMIT or piece is None or piece not in state.units(state.active):
            return "SWC-CORE-FOR-1"
        return "SWC-CORE-FOR-4" if piece.committed else ""

    def play(self, state: StarWars, move: int) -> None:
        state.pop()
        if move == PASS:
            state.tell("SWC-CORE-FOR-1", "{seat} passes", {"seat": state.active})
            stop(state)
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        commit(state, piece, state.active)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-FOR-1", "{seat} may commit a unit to the Force", {"seat": state.active})

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-FOR-3"


COMMITMENT = Commitment()


def stop(state: StarWars) -> None:
    from kodeks.games.starwars.steps.course import Course

    below = state.frames[-1]
    assert isinstance(below, Course)
    below.go("F2")


class Struggle(Occurrence):
    """SWC-CORE-FOR-6, FOR-7: it begins, the totals are compared, it is won (SWC-FAQ-4.7)."""

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Struggle(self.event)

    def happen(self, state: StarWars) -> None:
        light = struggle_total(state, LIGHT)
        dark = struggle_total(state, DARK)
        if light != dark:
            state.balance = LIGHT if light > dark else DARK
        self.amount = state.balance
        if state.log is not None:
            args: dict[str, object] = {"light": light, "dark": dark, "seat": state.balance}
            state.tell("SWC-CORE-FOR-7", "Force struggle: {light} to {dark}; the Balance is with {seat}", args)
        for seat in range(2):
            for number in state.revealed[seat]:
                card: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
                if seat == state.balance:
                    to_hand_openly(state, seat, number)
                    state.tell("SWC-CORE-TERM-6", "{seat} takes {card} into hand", card)
                else:
                    state.discards[seat].append(number)
                    state.tell("SWC-CORE-TERM-7", "{seat} discards {card}", card)
            state.revealed[seat] = []


def struggle(state: StarWars) -> None:
    state.push(Struggle(ops.ON_STRUGGLE, NONE, state.active))
