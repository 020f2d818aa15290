"""What is declared waits, may be answered, and is resolved newest first with a window after each."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.stack import Answering, Stack
from kodeks.kernel.state import OVER, Frame, State

PASS = 0
ASKS = 9  # an order that asks its owner something when it is carried out


class Duel(State):
    """Seats declare orders 1 to 9; `done` is what was carried out, and by whom."""

    __slots__ = ("stack", "done", "answers")

    def __init__(self, seats: int = 2, holder: int = 0) -> None:
        super().__init__(Game("duel", "Duel", 2, 4, "", []))
        self.stack = Stack(list(range(seats)), holder)
        self.done: list[tuple[int, int]] = []
        self.answers: list[int] = []
        self.frames = [TIME]

    def copy(self) -> Duel:
        other = Duel()
        self.copy_into(other)
        self.stack.copy_into(other.stack)
        other.done = self.done[:]
        other.answers = self.answers[:]
        return other


class Time(Answering[Duel]):
    __slots__ = ()

    def stack(self, state: Duel) -> Stack:
        return state.stack

    def offers(self, state: Duel) -> list[int]:
        return list(range(10))

    def play(self, state: Duel, move: int) -> None:
        if move == PASS:
            self.passes(state)
        else:
            state.stack.declare([(state.stack.holder, move)])

    def resolve(self, state: Duel, item: Any) -> None:
        state.done.append(item)
        if item[1] == ASKS:
            state.push(Question(item[0]))

    def closed(self, state: Duel) -> None:
        state.turn = OVER

    def prompt(self, state: Duel, seat: int) -> Note:
        return Note("DUE-1", "{seat} may act", {"seat": state.stack.holder})


class AtOnce(Time):
    """All that waits is carried out in a row."""

    __slots__ = ()

    def each(self, state: Duel) -> bool:
        return False


class Question(Frame[Duel]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Duel) -> None:
        state.turn = self.seat

    def offers(self, state: Duel) -> list[int]:
        return [1, 2]

    def play(self, state: Duel, move: int) -> None:
        state.answers.append(move)
        state.pop()

    def prompt(self, state: Duel, seat: int) -> Note:
        return Note("DUE-2", "{seat} chooses", {"seat": self.seat})

    def copy(self) -> Question:
        return Question(self.seat)


TIME = Time()


def play(state: Duel, *moves: int) -> list[int]:
    """Who was asked before each move, and at the end."""
    if state.turn < 0:
        state.begin()
    asked = [state.turn]
    for move in moves:
        state.play(move)
        asked.append(state.turn)
    return asked


def test_all_pass_and_nothing_waits_so_it_is_over() -> None:
    assert play(Duel(3, 1), PASS, PASS, PASS) == [1, 2, 0, OVER]


def test_who_declares_keeps_priority_and_everybody_may_answer() -> None:
    state = Duel()
    assert play(state, 5, PASS, 7) == [0, 0, 1, 1]
    assert state.stack.items == [(0, 5), (1, 7)]
    assert state.done == []


def test_the_newest_is_resolved_first_and_a_window_follows_from_the_last_who_acted() -> None:
    state = Duel()
    play(state, 5, PASS, 7, PASS)
    assert play(state, PASS) == [0, 1], "seat 1 acted last"
    assert state.done == [(1, 7)]
    assert play(state, PASS, PASS) == [1, 0, 1]
    assert state.done == [(1, 7), (0, 5)]
    assert play(state, PASS, PASS) == [1, 0, OVER]


def test_what_is_left_can_be_answered_between_two_resolutions() -> None:
    state = Duel()
    play(state, 5, 6, PASS, PASS)
    assert state.done == [(0, 6)]
    play(state, PASS, 8, PASS, PASS)
    assert state.done == [(0, 6), (1, 8)]
    play(state, PASS, PASS)
    assert state.done == [(0, 6), (1, 8), (0, 5)]


def test_several_declared_together_wait_in_their_order() -> None:
    state = Duel()
    state.begin()
    state.stack.declare([(0, 1), (1, 2), (1, 3)])
    play(state, PASS, PASS)
    assert state.done == [(1, 3)]
    assert state.stack.items == [(0, 1), (1, 2)]


def test_without_windows_between_all_is_resolved_in_a_row() -> None:
    state = Duel()
    state.frames = [AtOnce()]
    assert play(state, 5, 6, ASKS, PASS, PASS) == [0, 0, 0, 0, 1, 0]
    assert state.done == [(0, ASKS)], "its question comes before the rest"
    assert play(state, 2) == [0, 0]
    assert state.done == [(0, ASKS), (0, 6), (0, 5)]
    assert state.answers == [2]


def test_the_question_of_a_resolution_comes_before_the_next_window() -> None:
    state = Duel()
    assert play(state, PASS, ASKS, PASS, PASS) == [0, 1, 1, 0, 1]
    assert state.refusal(PASS) == "DUE-2"
    assert play(state, 1) == [1, 1]
    assert state.prompt(0).clause == "DUE-1"
    assert state.answers == [1]


def test_a_copy_waits_for_itself() -> None:
    state = Duel()
    play(state, 5, PASS, 7)
    twin = state.copy()
    assert twin == state
    play(twin, PASS, PASS)
    assert (state.done, state.stack.items) == ([], [(0, 5), (1, 7)])
    assert twin != state
    play(state, PASS, PASS)
    assert twin == state
