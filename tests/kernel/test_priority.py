"""Priority goes round the ring until everybody in it has passed since the last act."""

from __future__ import annotations

from kodeks.kernel.priority import Ring
from kodeks.kernel.state import Frame
from tests.kernel.toy import Bells


def passed_by(ring: Ring) -> list[int]:
    """Who is asked, in order, until all have passed."""
    asked = []
    while True:
        asked.append(ring.holder)
        if ring.hand_on():
            return asked


def test_everybody_is_asked_once_from_the_holder() -> None:
    assert passed_by(Ring([0, 1, 2], 1)) == [1, 2, 0]
    assert passed_by(Ring([4, 2], 2)) == [2, 4]
    assert passed_by(Ring([3], 3)) == [3]


def test_an_act_asks_everybody_again() -> None:
    ring = Ring([0, 1, 2], 0)
    assert not ring.hand_on()
    assert not ring.hand_on()
    ring.act()
    assert ring.holder == 2
    assert passed_by(ring) == [2, 0, 1]


def test_a_new_window_starts_with_the_seat_it_is_given_to() -> None:
    ring = Ring([0, 1, 2], 0)
    ring.hand_on()
    ring.give(2)
    assert passed_by(ring) == [2, 0, 1]


def test_a_new_window_may_start_with_the_next_seat() -> None:
    ring = Ring([0, 1, 2], 1)
    ring.hand_on()
    assert ring.go_on() == 0
    assert passed_by(ring) == [0, 1, 2]


def test_who_leaves_hands_priority_on() -> None:
    ring = Ring([0, 1, 2], 1)
    ring.leave(1)
    assert ring.holder == 2
    assert passed_by(ring) == [2, 0]
    last = Ring([0, 1, 2], 2)
    last.leave(2)
    assert last.holder == 0


def test_the_pass_of_one_who_leaves_does_not_count_for_another() -> None:
    ring = Ring([0, 1, 2, 3], 0)
    ring.hand_on()
    ring.leave(0)
    assert ring.holder == 1
    assert passed_by(ring) == [1, 2, 3]


def test_one_who_leaves_before_passing_takes_no_pass_with_them() -> None:
    ring = Ring([0, 1, 2, 3], 0)
    ring.hand_on()
    ring.leave(3)
    assert passed_by(ring) == [1, 2]


def test_a_copy_is_its_own_ring() -> None:
    ring = Ring([0, 1, 2], 0)
    twin = ring.copy()
    twin.hand_on()
    twin.leave(2)
    assert (ring.seats, ring.holder, ring.passes) == ([0, 1, 2], 0, 0)
    assert (twin.seats, twin.holder, twin.passes) == ([0, 1], 1, 1)


class Window(Frame[Bells]):
    """Some have nothing to do in it."""

    def __init__(self, *idle: int) -> None:
        self.nothing = idle

    def idle(self, state: Bells, seat: int) -> str:
        return "BEL-4" if seat in self.nothing else ""


def test_who_is_idle_is_passed_over() -> None:
    ring = Ring([0, 1, 2], 1)
    assert ring.reach(Bells([]), Window(1, 2))
    assert (ring.holder, ring.passes) == (0, 2)
    assert ring.hand_on(), "those who were passed over have passed"
    assert not ring.reach(Bells([]), Window())


def test_where_all_are_idle_nobody_is_asked() -> None:
    assert not Ring([0, 1, 2], 1).reach(Bells([]), Window(0, 1, 2))
