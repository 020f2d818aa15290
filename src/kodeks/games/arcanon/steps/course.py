"""§1, §4, §5, §6: the order of play, Rounds and Steps, and the end of the game."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import COUNT
from kodeks.games.arcanon.matrix import COLUMNS, IN_HAND
from kodeks.games.arcanon.moves import ORDER
from kodeks.games.arcanon.state import FULL_HAND, NONE, Arcanon
from kodeks.games.arcanon.steps.s1_allocation import ALLOCATION
from kodeks.games.arcanon.steps.s2_roll import ROLL_DICE
from kodeks.games.arcanon.steps.s3_activation import activate
from kodeks.games.arcanon.steps.s4_adjustment import ADJUSTMENT
from kodeks.games.arcanon.steps.s5_bidding import BIDDING, close_bidding, open_bidding
from kodeks.games.arcanon.steps.s6_judgement import JUDGEMENT_STEP, open_judgement
from kodeks.games.arcanon.steps.s7_summation import SUMMATION, open_summation
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER, Frame

# where the Round stands; the names are shown to players
STEPS: Final = ["order", "start", "allocation", "roll", "adjustment", "bidding", "judgement", "summation", "end"]
ORDERING: Final = 0
STARTING: Final = 1
ALLOCATING: Final = 2
ROLLING: Final = 3
ADJUSTING: Final = 4
IN_BIDDING: Final = 5
IN_JUDGEMENT: Final = 6
SUMMING: Final = 7
ENDED: Final = 8


class Course(Frame[Arcanon]):
    """The lowest frame: it starts each Step when the one before has ended (ARC-5.0.1, ARC-5.0.3)."""

    __slots__ = ()

    def run(self, state: Arcanon) -> None:
        step = state.step
        if step == ORDERING:
            settle_order(state)
        elif step == STARTING:
            state.step = ALLOCATING
            start_round(state)
            state.push(ALLOCATION)
        elif step == ALLOCATING:
            state.step = ROLLING
            state.push(ROLL_DICE)
        elif step == ADJUSTING:
            state.step = IN_BIDDING
            open_bidding(state)
            state.push(BIDDING)
        elif step == IN_BIDDING and state.judge != NONE:  # ARC-5.0.2, ARC-5.5.13
            state.step = IN_JUDGEMENT
            open_judgement(state)
            state.push(JUDGEMENT_STEP)
        elif step == SUMMING:
            end_round(state)
        elif step == ENDED:
            state.turn = OVER
        else:  # after the Roll, a Bidding or a Judgement (ARC-5.6.13)
            close_bidding(state)
            if state.column < COLUMNS - 1:
                state.step = ADJUSTING
                activate(state)
                state.push(ADJUSTMENT)
            else:
                state.step = SUMMING
                open_summation(state)
                state.push(SUMMATION)

    def offers(self, state: Arcanon) -> list[int]:
        if state.turn != CHANCE:
            return []
        return [ORDER + seat for seat in range(state.rules.seats) if seat not in state.order]

    def play(self, state: Arcanon, move: int) -> None:
        state.order.append(move - ORDER)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        if state.turn == OVER:
            return Note("ARC-6.1", "The game is over")
        return Note("ARC-4.1", "The order of the players is drawn")


def settle_order(state: Arcanon) -> None:
    """ARC-4.1: at random, once for the game (ARC-D-02)."""
    seats = state.rules.seats
    if len(state.order) < seats - 1:
        state.turn = CHANCE
        return
    state.order += [seat for seat in range(seats) if seat not in state.order]
    state.step = STARTING
    for place, seat in enumerate(state.order, start=1):
        state.tell("ARC-4.1", "{seat} is number {place} in order", {"seat": seat, "place": place})


def start_round(state: Arcanon) -> None:
    """ARC-D-03: everything but the pools starts anew."""
    seats = state.rules.seats
    state.hands = [FULL_HAND] * seats
    state.face = [NONE] * (COUNT * seats)
    state.at = [IN_HAND] * (COUNT * seats)
    state.used = [0] * (COUNT * seats)
    state.known = [0] * (COUNT * seats)
    state.told = []
    state.laid = 0
    state.dice = [0] * COLUMNS
    state.column = NONE
    state.owner = [NONE] * COLUMNS
    state.liar = [NONE] * COLUMNS
    if state.log is not None:
        args: dict[str, object] = {"round": state.round + 1, "rounds": seats, "seat": state.leader()}
        state.tell("ARC-4.2", "Round {round} of {rounds}: {seat} is the Leader", args)


def end_round(state: Arcanon) -> None:
    """ARC-5.0.5, ARC-1.1, ARC-6.1."""
    state.round += 1
    if state.round < state.rules.seats:
        state.step = STARTING
        return
    state.step = ENDED
    if state.log is not None:
        for seat in state.order:
            state.tell("ARC-6.2", "{seat} has {count} points", {"seat": seat, "count": state.pools[seat]})


COURSE: Final = Course()
