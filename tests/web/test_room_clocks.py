"""The clocks of a room run by the times of its rows."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.web.errors import Refused
from kodeks.web.room import Room
from tests.web.rooms import GREEDY, HOST, JAN, begun, do, play


def with_clock(**clock: Any) -> Room:
    return begun(HOST, JAN, at=100.0, clock={"then": GREEDY, **clock})


def test_the_time_of_a_move_runs_by_the_times_of_rows() -> None:
    room = with_clock(move=10)
    assert room.clock.left(0, 104.0) == 6.0
    assert room.clock.left(1, 104.0) == 10.0, "it is not asked"
    with pytest.raises(Refused):
        room.late(109.9)
    play(room, at=108.0)
    assert room.clock.left(1, 110.0) == 8.0
    play(room, at=111.0)
    assert room.clock.left(0, 111.0) == 10.0, "each move has its own time"


def test_the_time_of_a_game_is_spent_once() -> None:
    room = with_clock(game=60)
    play(room, at=120.0)
    play(room, at=150.0)
    assert [room.clock.left(seat, 150.0) for seat in (0, 1)] == [40.0, 30.0]
    with pytest.raises(Refused):
        room.late(189.0)
    assert room.late(190.0).seat == 0


def test_when_the_time_is_up_a_bot_stands_in() -> None:
    room = with_clock(move=10)
    do(room, room.late(110.0), 110.0)
    assert room.bot_to_move() == GREEDY
    assert room.chairs[0].person == HOST
    with pytest.raises(Refused):
        room.late(200.0)  # a bot is not late
    do(room, room.sit(HOST, "Ewa", 0), 111.0)
    assert room.people == [0, 1]


def test_a_clock_that_only_shows_the_time_does_nothing_at_zero() -> None:
    room = begun(HOST, JAN, at=100.0, clock={"move": 10, "then": ""})
    assert room.clock.left(0, 300.0) == -190.0
    with pytest.raises(Refused):
        room.late(300.0)


def test_nobody_wins_time_by_sitting_down_again() -> None:
    room = with_clock(move=10)
    do(room, room.sit(HOST, "Ewa", 0), 109.0)
    assert room.clock.left(0, 109.0) == 1.0
    do(room, room.stand(HOST, 0), 109.2)
    do(room, room.sit(HOST, "Ewa", 0), 109.5)
    assert room.clock.left(0, 109.5) == 0.5
    do(room, room.late(110.0), 110.0)
    do(room, room.sit(HOST, "Ewa", 0), 111.0)
    assert room.late(111.0).seat == 0, "this move was the bot's to make"


def test_an_empty_seat_is_late_too() -> None:
    room = with_clock(move=10)
    do(room, room.stand(HOST, 0), 105.0)
    do(room, room.late(110.0), 110.0)
    assert room.bot_to_move() == GREEDY
