"""Taking back in a room: freely what nobody saw, else when all the others agree."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.store.kept import NO_SEAT, OVER, PLAYING
from kodeks.web.errors import Refused
from kodeks.web.room import Room
from tests.web.rooms import HOST, JAN, OLA, begun, do, new, play


def test_what_nobody_saw_is_taken_back_at_once() -> None:
    room, before = in_private()
    seat = room.playing().turn
    assert seat is not None
    play(room)
    assert room.playing().undo_reason(seat) == ""
    noticed = room.noticed[seat]
    do(room, room.ask_back(seat))
    assert room.playing().state.dump() == before
    assert room.asker == NO_SEAT
    assert room.noticed[seat] > noticed, "a click on the page before does nothing"


def in_private() -> tuple[Room, Any]:
    """A table where the next move is one that can be taken back freely, and its state."""
    for seed in range(50):
        room = new("arcanon")
        room.secret = str(seed)
        for seat, who in enumerate((HOST, JAN)):
            do(room, room.sit(who, who, seat))
        do(room, room.start(HOST))
        for _ in range(40):
            table = room.playing()
            before = table.state.dump()
            trial = kodeks.replay(table.journal())
            trial.play(trial.moves()[0])
            if not trial.undo_reason(table.turn):
                return room, before
            play(room)
    raise AssertionError("no such move")


def test_what_was_seen_is_taken_back_when_all_the_others_agree() -> None:
    room = begun(HOST, JAN, OLA)
    before = room.playing().state.dump()
    play(room, move="draw")
    do(room, room.ask_back(0))
    assert room.asker == 0
    assert room.playing().state.dump() != before
    with pytest.raises(Refused, match="Nobody asks you"):
        room.answer_back(0, True)
    do(room, room.answer_back(2, True))
    assert room.asker == 0, "one is missing"
    do(room, room.answer_back(1, True))
    assert room.playing().state.dump() == before
    assert (room.asker, room.agreed) == (NO_SEAT, set())


def test_chance_is_the_same_after_taking_back() -> None:
    room = begun(HOST, JAN)
    play(room, move="draw")
    after = room.playing().state.dump()
    do(room, room.ask_back(0))
    do(room, room.answer_back(1, True))
    play(room, move="draw")
    assert room.playing().state.dump() == after


def test_one_no_is_enough_and_a_move_answers_as_well() -> None:
    for answer in (lambda room: room.answer_back(1, False), lambda room: room.move(1, "draw", room.noticed[1])):
        room = begun(HOST, JAN, OLA)
        play(room, move="draw")
        do(room, room.ask_back(0))
        do(room, room.answer_back(2, True))
        count = len(room.playing().entries)
        do(room, answer(room))
        assert (room.asker, room.agreed) == (NO_SEAT, set())
        assert len(room.playing().entries) >= count
        with pytest.raises(Refused):
            room.answer_back(1, True)


def test_bots_are_not_asked_and_mind_nothing() -> None:
    room = begun(HOST, JAN, seats=3)
    for _ in range(3):
        play(room)
    do(room, room.ask_back(0))
    with pytest.raises(Refused, match="Nobody asks you"):
        room.answer_back(2, True)
    do(room, room.answer_back(1, True))
    assert room.playing().turn == 0
    alone = begun(HOST, seats=2)
    before = alone.playing().state.dump()
    play(alone, move="draw")
    play(alone)
    do(alone, alone.ask_back(0))
    assert alone.playing().state.dump() == before
    assert alone.no_back(0) == "there is nothing to take back"


def test_a_request_dies_with_who_made_it() -> None:
    for leave in (lambda room: room.stand(HOST, 0), lambda room: room.seat_bot(HOST, 0, "greedy")):
        room = begun(HOST, JAN, OLA)
        play(room, move="draw")
        do(room, room.ask_back(0))
        assert room.asker == 0
        do(room, leave(room))
        assert room.asker == NO_SEAT
    room = begun(HOST, JAN)
    play(room, move="draw")
    do(room, room.ask_back(0))
    do(room, room.stand(JAN, 1))
    assert room.asker == NO_SEAT, "nobody is left to answer it"


def test_when_the_game_is_over_nothing_goes_back_and_nobody_moves() -> None:
    room = begun(HOST, JAN)
    while room.phase == PLAYING:
        play(room)
    assert room.phase == OVER
    for act in (
        lambda: room.ask_back(0),
        lambda: room.move(0, "draw", room.noticed[0]),
        lambda: room.late(1e12),
    ):
        with pytest.raises(Refused, match="not being played"):
            act()
    do(room, room.say(HOST, "Ewa", "well played"))
    assert room.chat[-1].text == "well played"
