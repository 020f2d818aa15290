"""B.4: setup. The dark side leads in it (SWC-D-12)."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.moves import FLIP, KEEP, MULLIGAN, REJECT, by_kind, kind_of
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.course import Course
from kodeks.games.starwars.timing import checks
from kodeks.games.starwars.timing.drawing import COMMAND, OBJECTIVE_DECK, Surface, draw, shuffle, take_top
from kodeks.games.starwars.timing.entering import enter
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.state import Frame

OBJECTIVES: Final = 0
REJECTING: Final = 1
HANDS: Final = 2
MULLIGANS: Final = 3
FLIPPING: Final = 4

DRAWN_OBJECTIVES: Final = 4
STARTING_HAND: Final = 6


class Setup(Frame[StarWars]):
    __slots__ = ("stage", "seat", "part")

    def __init__(self) -> None:
        self.stage = OBJECTIVES
        self.seat = DARK
        self.part = 0

    def copy(self) -> Setup:
        other = Setup()
        other.stage = self.stage
        other.seat = self.seat
        other.part = self.part
        return other

    def run(self, state: StarWars) -> None:
        if self.stage == OBJECTIVES:
            self.draw_objectives(state)
        elif self.stage == REJECTING:
            state.turn = self.seat
        elif self.stage == HANDS:
            seat = self.seat
            self.next(MULLIGANS)
            draw(state, seat, STARTING_HAND)
        elif self.stage == MULLIGANS:
            if not state.rules.mulligan:
                self.next(FLIPPING)
            else:
                state.turn = self.seat
        elif checks.settle(state):
            return
        elif state.chosen[self.seat]:
            if len(state.chosen[self.seat]) == 1:
                self.play(state, by_kind(FLIP, state.chosen[self.seat][0]))
            else:
                state.turn = self.seat
        elif self.seat == DARK:
            self.seat = LIGHT
        else:
            state.pop()
            state.push(Course())

    def next(self, stage: int) -> None:
        """First the dark side, then the light side, then the next stage."""
        if self.seat == DARK:
            self.seat = LIGHT
        else:
            self.seat = DARK
            self.stage = stage

    def draw_objectives(self, state: StarWars) -> None:
        """SWC-CORE-SETUP-7."""
        if self.part == 0:
            self.part = 1
            state.push(Surface(self.seat, OBJECTIVE_DECK, DRAWN_OBJECTIVES))
            return
        self.part = 0
        for _ in range(DRAWN_OBJECTIVES):
            state.chosen[self.seat].append(take_top(state, self.seat, OBJECTIVE_DECK).card())
        if state.log is not None:
            titles = [state.kind(number).title for number in state.chosen[self.seat]]
            args: dict[str, object] = {"seat": self.seat, "cards": titles}
            state.tell("SWC-CORE-SETUP-7", "{seat} draws the objectives {cards}", args, only(self.seat), True)
        self.next(REJECTING)

    def offers(self, state: StarWars) -> list[int]:
        if self.stage == MULLIGANS:
            return [KEEP, MULLIGAN]
        verb = REJECT if self.stage == REJECTING else FLIP
        return [by_kind(verb, number) for number in sorted(set(state.chosen[self.seat]))]

    def forbids(self, state: StarWars) -> str:
        return self.prompt(state, self.seat).clause

    def play(self, state: StarWars, move: int) -> None:
        seat = self.seat
        if self.stage == REJECTING:
            number = kind_of(move)
            state.chosen[seat].remove(number)
            state.objectives[seat].append(Layer([number], only(seat)))
            if state.log is not None:
                args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
                state.tell("SWC-CORE-SETUP-7", "{seat} puts {card} under the objective deck", args, only(seat))
                hidden: dict[str, object] = {"seat": seat}
                state.tell("SWC-CORE-SETUP-7", "{seat} keeps three objectives", hidden, but(seat))
            self.next(HANDS)
        elif self.stage == MULLIGANS:
            self.next(FLIPPING)
            if move == MULLIGAN:
                mulligan(state, seat)
            else:
                state.tell("SWC-CORE-SETUP-9", "{seat} keeps the hand", {"seat": seat})
        else:
            number = kind_of(move)
            state.chosen[seat].remove(number)
            state.limbo[seat].append(number)
            enter(state, number, seat, seat)

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat}
        if self.stage == REJECTING:
            return Note("SWC-CORE-SETUP-7", "{seat} chooses the objective to put away", args)
        if self.stage == MULLIGANS:
            return Note("SWC-CORE-SETUP-9", "{seat} keeps the hand or takes a mulligan", args)
        if self.stage == FLIPPING:
            return Note("SWC-CORE-SETUP-10", "{seat} turns up an objective", args)
        return Note("SWC-CORE-SETUP-5", "The cards are dealt")

    def holder(self, state: StarWars) -> str:
        return ["SWC-CORE-SETUP-5", "SWC-CORE-SETUP-7", "SWC-CORE-SETUP-8", "SWC-D-11", "SWC-CORE-SETUP-10"][self.stage]


def mulligan(state: StarWars, seat: int) -> None:
    """SWC-CORE-SETUP-9: all cards back, shuffled, a new hand that must be kept."""
    state.decks[seat].append(Layer(state.hands[seat][:]))
    state.hands[seat] = []
    shuffle(state, seat, COMMAND)
    state.tell("SWC-CORE-SETUP-9", "{seat} takes a mulligan", {"seat": seat})
    draw(state, seat, STARTING_HAND)
