"""C.1: what each state of a turn does."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.words import BALANCE, CONFLICT, DARK, LIGHT
from kodeks.games.starwars.modifiers import END_OF_PHASE, END_OF_TURN
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps import conflict, draw_phase, force_phase, refresh
from kodeks.games.starwars.steps.balance import balance
from kodeks.games.starwars.steps.chart import BEGINS, CHART, ENDS, WINDOWS, Place
from kodeks.games.starwars.timing import checks
from kodeks.games.starwars.timing.force import Struggle
from kodeks.games.starwars.timing.occurrence import occur
from kodeks.games.starwars.timing.turn import PhaseBegins, PhaseEnds, Refreshed, TurnBegins
from kodeks.games.starwars.timing.window import Window
from kodeks.kernel.modifiers import expire
from kodeks.kernel.note import Note

FIRST: Final = 1  # the dark side's first turn
SECOND: Final = 2  # the light side's


class Course(Place):
    """The lowest frame of the game."""

    __slots__ = ("ending",)

    def __init__(self, at: int = 0) -> None:
        super().__init__(at)
        self.ending = False  # a phase ends: what lasted until then goes after the Reactions (SWC-TM-41)

    def copy(self) -> Course:
        other = Course(self.at)
        other.now = self.now
        other.ending = self.ending
        return other

    def run(self, state: StarWars) -> None:
        if checks.settle(state):
            return
        if self.ending:
            self.ending = False
            expire(state.lasting, END_OF_PHASE)
        name = CHART[self.at]
        self.now = self.at
        self.at += 1
        if name in BEGINS:
            phase = BEGINS[name]
            if phase == CONFLICT and state.turns == FIRST:  # SWC-CORE-TURN-2, SWC-TM-2
                self.go("F0")
                return
            state.phase = phase
            occur(state, PhaseBegins(state.active, phase))
        elif name in ENDS:
            occur(state, PhaseEnds(state.active, ENDS[name]))
            self.ending = True
        elif name in WINDOWS:
            state.push(Window(name, state.active))
        else:
            self.step(state, name)

    def step(self, state: StarWars, name: str) -> None:
        if name == "TB":
            begin_turn(state)
        elif name in ("B1", "B2", "B3"):
            balance(state, name)
        elif name == "R1":
            if state.turns != SECOND:  # SWC-CORE-TURN-3
                refresh.remove_focus(state)
        elif name == "R2":
            refresh.remove_shields(state)
        elif name == "R3":
            if refresh.replace_objective(state):
                self.at = self.now  # once more
        elif name == "R3a":
            occur(state, Refreshed(state.active))
        elif name == "D1":
            draw_phase.offer_discard(state)
        elif name == "D2":
            if draw_phase.to_reserve(state):
                self.at = self.now  # once more
        elif name == "C1":
            if conflict.offer(state):
                self.go("CA")  # after the engagement, or on to CB when it is declined
        elif name == "F1":
            if force_phase.offer_commit(state):
                self.at = self.now  # once more
        elif name == "F2":
            state.push(Struggle())
        elif name == "TE":
            expire(state.lasting, END_OF_TURN)
            self.at = 0

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-TURN-1", "The turn goes on")


def begin_turn(state: StarWars) -> None:
    """SWC-TM-3; limits of a turn begin anew (SWC-D-16)."""
    state.turns += 1
    state.phase = BALANCE
    state.active = DARK if state.turns % 2 else LIGHT
    state.played = [[], []]
    state.limited = [0, 0]
    state.titles = []
    for piece in state.cards:
        if piece is not None:
            piece.uses = []
            piece.engaged = 0
            piece.extra = 0
    if state.log is not None:
        args: dict[str, object] = {"turn": state.turns, "seat": state.active}
        state.tell("SWC-CORE-TURN-1", "Turn {turn}: {seat}", args)
    occur(state, TurnBegins(state.active))
