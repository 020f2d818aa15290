"""When people are asked in windows: every choice, and the pauses before the table passes for them."""

from __future__ import annotations

import asyncio
import statistics
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kodeks
from kodeks.faces import face
from kodeks.kernel.rng import Rng
from kodeks.store.kept import NO_SEAT, PLAYING, Row
from kodeks.web.errors import BadRequest, Refused
from kodeks.web.hall import Open
from kodeks.web.pauses import CONSTANT, LONGEST, NORMAL, SHORTEST, SPEEDS, bots_pause, pause
from kodeks.web.room import Room
from kodeks.windows import ALWAYS, CARD, CHOICES, NEVER, PASS
from tests.play import playable
from tests.web.postgres import kept_in
from tests.web.rooms import all_of, begun
from tests.web.serving import inside
from tests.web.times import Time, stopwatch
from tests.web.windows import PEOPLE, WINDOWS, at_window, begin, do, fresh, lonely

KEY = "the server's"
BY_KIND = pytest.mark.parametrize("kind", WINDOWS)


def turn_of(room: Room) -> int:
    turn = room.playing().turn
    assert turn is not None
    return turn


def choose(room: Room, kind: str, choice: str, at: float = 100.0, seat: int | None = None) -> Row:
    return do(room, room.set_asks(turn_of(room) if seat is None else seat, {kind: choice}), at)


def paused(room: Room) -> float | None:
    due = room.due(KEY)
    return None if due is None else due - room.asked_at


# the windows of the games


def test_every_window_of_a_game_is_in_its_settings() -> None:
    for made in map(kodeks.game, playable()):
        assert set(face(made).windows) == set(made.windows())
    for name in playable():
        met = set()
        for seed in range(3):
            table = kodeks.game(name).table(2, seed)
            rng = Rng(seed)
            for _ in range(300):
                if table.turn is None:
                    break
                met.add(table.state.window())
                assert not table.state.window() or PASS in table.moves()
                moves = table.state.moves()
                table.play(moves[rng.below(len(moves))])
        assert met - {""} == set(kodeks.game(name).windows()), name


# every choice


@BY_KIND
def test_who_said_nothing_is_asked_when_a_card_could_act(kind: str) -> None:
    room = at_window(kind)
    assert room.asks(turn_of(room)) == dict.fromkeys(WINDOWS, CARD)
    assert room.passes() == CARD
    assert at_window(kind, "choice").passes() == ""


@BY_KIND
@pytest.mark.parametrize("wanted", ["lonely", "choice"])
def test_each_choice_does_what_it_says(kind: str, wanted: str) -> None:
    passes = {ALWAYS: "", CARD: CARD if wanted == "lonely" else "", NEVER: NEVER}
    for choice in CHOICES:
        room = at_window(kind, wanted)
        choose(room, kind, choice)
        assert room.asks(turn_of(room)) == {**dict.fromkeys(WINDOWS, CARD), kind: choice}
        assert room.passes() == passes[choice]
        assert (room.due(KEY) is None) == (passes[choice] == "")


@BY_KIND
def test_a_choice_is_for_one_kind_and_one_seat(kind: str) -> None:
    for other in set(WINDOWS) - {kind}:
        room = at_window(kind, "choice")
        choose(room, other, NEVER)
        assert room.passes() == ""
    room = at_window(kind, "choice")
    choose(room, kind, NEVER, seat=1 - turn_of(room))
    assert room.passes() == ""
    assert room.asks(turn_of(room))[kind] == CARD


def test_what_is_no_window_is_never_passed() -> None:
    room = at_window("", "plain")
    do(room, room.set_asks(turn_of(room), dict.fromkeys(WINDOWS, NEVER)), 100.0)
    assert room.passes() == ""
    with pytest.raises(Refused, match="moved on"):
        room.auto_pass(KEY, 1e9)


def test_over_whole_games_only_windows_are_passed() -> None:
    room = fresh()
    begin(room)
    for seat in range(2):
        do(room, room.set_asks(seat, dict.fromkeys(WINDOWS, NEVER)), 100.0)
    rng, passes = Random(3), 0
    while room.phase == PLAYING:
        table = room.playing()
        if table.state.window():
            due = room.due(KEY)
            assert due is not None
            row = room.auto_pass(KEY, due)
            assert (row.kind, row.text) == ("move", PASS)
            passes += 1
        else:
            with pytest.raises(Refused):
                room.auto_pass(KEY, 1e9)
            row = room.move(turn_of(room), rng.choice(table.moves()), room.noticed[turn_of(room)])
            row.at = room.last_at
        room.apply([row])
    assert passes > 20


def test_a_pass_of_the_table_is_a_pass_of_the_person() -> None:
    for kind in WINDOWS:
        room, own = at_window(kind), at_window(kind)
        due = room.due(KEY)
        assert due is not None
        with pytest.raises(Refused, match="moved on"):
            room.auto_pass(KEY, due - 0.001)
        row = room.auto_pass(KEY, due + 3)
        mine = own.move(turn_of(own), PASS, own.noticed[turn_of(own)])
        mine.at = due
        assert row == mine
        room.apply([row])
        own.apply([mine])
        assert all_of(room) == all_of(own)


def test_seats_without_a_person_are_not_passed_for() -> None:
    room = at_window("action")
    seat = turn_of(room)
    do(room, room.seat_bot(PEOPLE[seat], seat, "greedy"), 101.0)
    assert room.passes() == ""
    do(room, room.sit(PEOPLE[seat], "Back", seat), 150.0)
    assert room.passes() == CARD
    assert room.asked_at == 150.0, "who comes back has time to look"
    do(room, room.stand(PEOPLE[seat], seat), 151.0)
    assert room.passes() == ""


def test_who_takes_a_seat_over_takes_no_choices_over() -> None:
    room = at_window("action")
    seat = turn_of(room)
    choose(room, "action", NEVER)
    do(room, room.seat_bot(PEOPLE[seat], seat, "greedy"), 101.0)
    do(room, room.sit(PEOPLE[seat], "Back", seat), 102.0)
    assert room.passes() == NEVER, "a bot stood in: the choice is still the person's"
    do(room, room.stand(PEOPLE[seat], seat), 103.0)
    do(room, room.sit("ola1", "Ola", seat), 104.0)
    assert room.asks(seat)["action"] == CARD


def test_choices_that_are_refused() -> None:
    room = at_window("action")
    with pytest.raises(Refused, match="no such window"):
        room.set_asks(0, {"nap": ALWAYS})
    with pytest.raises(BadRequest, match="broken"):
        room.set_asks(0, {"action": "sometimes"})
    with pytest.raises(Refused, match="no such window"):
        begun("ewa1", "jan1").set_asks(0, {"action": ALWAYS})
    before = fresh()
    do(before, before.sit(PEOPLE[0], "Ewa", 0), 1.0)
    do(before, before.set_asks(0, {"action": NEVER}), 2.0)  # before the game as well
    assert before.asks(0)["action"] == NEVER
    assert before.passes() == ""


def test_the_rows_alone_make_the_choices() -> None:
    room, rng = fresh(), Random(5)
    rows: list[Row] = []
    now = 100.0
    for seat, person in enumerate(PEOPLE):
        rows.append(do(room, room.sit(person, person.title(), seat), now))
    rows.append(do(room, room.start(PEOPLE[0]), now))
    for _ in range(200):
        now += rng.random()
        asked = {rng.choice(WINDOWS): rng.choice(CHOICES)}
        rows.append(do(room, room.set_asks(rng.randrange(2), asked), now))
        due = room.due(KEY)
        if due is None:
            seat = turn_of(room)
            text = rng.choice(room.playing().moves())
            rows.append(do(room, room.move(seat, text, room.noticed[seat]), now))
        else:
            now = max(now, due)
            rows.append(room.auto_pass(KEY, now))
            room.apply(rows[-1:])
        assert [row.at for row in rows] == sorted(row.at for row in rows)
    again = Room(room.header, "secret")
    again.apply(rows)
    assert all_of(again) == all_of(room)
    for name in ("asked_at", "questions", "held", "unseen", "last_at"):
        assert getattr(again, name) == getattr(room, name)
    assert again.due(KEY) == room.due(KEY)


# passing for a while, and the pace of bots


def test_one_may_pass_for_the_turn_and_be_asked_again() -> None:
    room = at_window("action", "choice")
    seat, turns = turn_of(room), room.playing().state.turns
    assert room.passes() == "", "a card could act"
    do(room, room.pass_until(seat, "turn"), 101.0)
    assert room.passes() == NEVER and room.due(KEY) == 101.0 + CONSTANT, "what they hold plays no part"
    do(room, room.pass_until(seat, ""), 102.0)
    assert room.passes() == ""
    do(room, room.pass_until(seat, "turn"), 103.0)
    rng = Random(1)
    while room.playing().state.turns == turns:
        now = turn_of(room)
        moves = room.playing().moves()
        do(room, room.move(now, PASS if PASS in moves else rng.choice(moves), room.noticed[now]), 104.0)
    assert room.chairs[seat].until is None, "the turn is over"


def test_nobody_else_learns_of_it() -> None:
    room = at_window("action", "choice")
    seat = turn_of(room)
    others = room.noticed[1 - seat]
    row = room.pass_until(seat, "turn")
    do(room, row, 101.0)
    assert room.unseen == 1 and room.noticed[1 - seat] == others
    with pytest.raises(BadRequest):
        room.pass_until(seat, "for ever")


def test_against_bots_the_table_passes_at_once() -> None:
    room = at_window("action")
    seat = turn_of(room)
    assert room.due(KEY) > room.asked_at
    do(room, room.seat_bot(PEOPLE[1 - seat], 1 - seat, "greedy"), 100.0)
    assert room.due(KEY) == room.asked_at


def test_bots_take_less_time_the_longer_one_watches_them_alone() -> None:
    usual = [bots_pause(0.8, NORMAL, False, row) for row in range(40)]
    assert usual[0] == 0.8 and usual == sorted(usual, reverse=True)
    assert sum(usual[:5]) < 3.0, "five moves in a row are seen within three seconds"
    assert [bots_pause(0.8, speed, False, 0) for speed in SPEEDS] == [1.6, 0.8, pytest.approx(0.32), 0.0]
    assert bots_pause(0.8, NORMAL, True, 0) < usual[0], "a pass is nothing to look at"


# taking back


def test_a_pass_that_was_taken_back_waits_for_its_person() -> None:
    room = at_window("action")
    seat, before = turn_of(room), room.playing().state.dump()
    room.apply([room.auto_pass(KEY, 1e9)])
    do(room, room.ask_back(seat), 200.0)
    if room.asker == seat:
        do(room, room.answer_back(1 - seat, True), 201.0)
    assert room.playing().state.dump() == before
    assert room.passes() == "", "or it would come again at once"
    do(room, room.move(seat, PASS, room.noticed[seat]), 210.0)
    assert not room.held


def test_what_the_table_has_passed_is_not_the_decision_that_a_person_takes_back_from_bots() -> None:
    room, rng = fresh(), Random(3)
    begin(room)
    do(room, room.seat_bot(PEOPLE[1], 1, "random"), 100.0)
    decided, passed_since = -1, False
    while not passed_since:
        table = room.playing()
        seat, at = turn_of(room), len(table.entries)
        alone = bool(table.state.window()) and table.moves() == [PASS]
        passed_since = seat == 0 and alone and decided >= 0
        decided = at if seat == 0 and not alone else decided
        do(room, room._move(seat, rng.choice(table.moves()), room.noticed[seat]), 101.0)
    do(room, room.ask_back(0), 102.0)
    assert len(room.playing().entries) == decided
    assert turn_of(room) == 0 and room.held


def test_nothing_is_passed_while_somebody_asks_to_take_back() -> None:
    room = at_window("action")
    while True:  # a person's move, then a question that the other would pass
        seat = turn_of(room)
        row = room.move(seat, room.playing().moves()[-1], room.noticed[seat])
        do(room, row, 100.0)
        if turn_of(room) != seat and lonely("")(room.playing()):
            break
    do(room, room.ask_back(seat), 101.0)
    assert room.asker == seat
    assert room.passes() == ""
    do(room, room.answer_back(1 - seat, False), 150.0)
    assert room.asker == NO_SEAT
    due = room.due(KEY)
    assert due is not None
    assert 150.0 + SHORTEST <= due <= 150.0 + LONGEST


# clocks


def test_the_clock_is_charged_the_pause_and_no_more() -> None:
    room = at_window("action", clock={"game": 600, "then": "greedy"})
    seat, rest = turn_of(room), paused(room)
    assert rest is not None
    row = room.auto_pass(KEY, 100.0 + 3600)  # the server was away for an hour
    room.apply([row])
    assert row.at == pytest.approx(100.0 + rest)
    assert room.clock.left(seat, row.at) == pytest.approx(600 - rest)


def test_a_clock_that_runs_out_first_cuts_the_pause() -> None:
    for limit, rest in ((0.25, 0.25), (0.0001, 0.0001)):
        room = at_window("action", clock={"move": limit, "then": "greedy"})
        assert paused(room) == pytest.approx(rest)
    room = at_window("action", clock={"move": 0.25, "then": ""})
    assert SHORTEST <= (paused(room) or 0) <= LONGEST, "it only shows the time"


# pauses


def test_pauses_are_random_and_spread_evenly() -> None:
    drawn = [pause(CARD, KEY, "t", number) for number in range(4000)]
    assert all(SHORTEST <= one < LONGEST for one in drawn)
    assert statistics.mean(drawn) == pytest.approx((SHORTEST + LONGEST) / 2, abs=0.05)
    counts = [sum(low <= one < low + 0.5 for one in drawn) for low in (1, 1.5, 2, 2.5, 3, 3.5)]
    assert min(counts) > 4000 / 6 * 0.85
    near = sum((a - 2.5) * (b - 2.5) for a, b in pairwise(drawn)) / len(drawn)
    assert abs(near) < 0.06, "one tells nothing of the next"


def test_a_pause_depends_on_the_key_the_table_and_the_question_alone() -> None:
    assert pause(CARD, KEY, "t", 5) == pause(CARD, KEY, "t", 5)
    assert len({pause(CARD, *given) for given in ((KEY, "t", 5), ("x", "t", 5), (KEY, "u", 5), (KEY, "t", 6))}) == 4
    assert {pause(NEVER, KEY, "t", number) for number in range(50)} == {CONSTANT}


@BY_KIND
def test_every_question_has_a_pause_of_its_own_that_others_can_not_change(kind: str) -> None:
    room = at_window(kind)
    first, seat = room.due(KEY), turn_of(room)
    do(room, room.say(PEOPLE[1 - seat], "Jan", "hurry"), 100.5)
    choose(room, kind, NEVER, 100.6, seat=1 - seat)
    assert room.due(KEY) == first
    with pytest.raises(Refused):
        room.sit("ola1", "Ola", seat)
    assert room.due("another key") != first


def test_never_is_a_short_pause_whatever_is_in_hand() -> None:
    for kind in WINDOWS:
        for wanted in ("lonely", "choice"):
            room = at_window(kind, wanted)
            choose(room, kind, NEVER, 130.0)
            assert paused(room) == pytest.approx(CONSTANT)
            assert room.due(KEY) == pytest.approx(130.0 + CONSTANT), "from when it was chosen"


# the server


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    return stopwatch(monkeypatch)


async def until_asked(there: Open) -> None:
    for _ in range(2000):
        if there.task is None:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the table does not come to rest")


SEATED = [
    *(lambda now, seat=seat: now.sit(PEOPLE[seat], PEOPLE[seat], seat) for seat in range(2)),
    lambda now: now.start(PEOPLE[0]),
]


def served(folder: Path, story: Any, room: Room) -> None:
    async def run() -> None:
        async with inside(kept_in(folder)) as app:
            await story(app.state.hall, await app.state.hall.create(room.header, SEATED))

    asyncio.run(run())


def test_the_server_passes_after_each_pause_and_stops_at_a_choice(tmp_path: Path, clock: Time) -> None:
    began = clock.now

    async def story(hall: Any, there: Open) -> None:
        await until_asked(there)
        room = there.room
        assert room.passes() == ""
        passes = [row for row in await hall.store.rows(room.id) if row.kind == "move"]
        assert passes
        assert {row.text for row in passes} == {PASS}
        times = [began, *(row.at for row in passes)]
        gaps = [later - before for before, later in pairwise(times)]
        assert all(SHORTEST <= gap <= LONGEST for gap in gaps)
        assert clock.waits == pytest.approx(gaps)
        written = room.written
        clock.now += 1000
        there.announce()
        await until_asked(there)
        assert room.written == written, "a choice waits for its person"

    served(tmp_path, story, at_window("action"))


def test_the_choice_is_kept_and_works_after_a_restart(tmp_path: Path, clock: Time) -> None:
    room = at_window("action", "choice")
    seat = turn_of(room)

    async def story(hall: Any, there: Open) -> None:
        await until_asked(there)
        await hall.do(there.room.id, lambda now: now.set_asks(seat, {"action": ALWAYS, "reaction": NEVER}))
        del hall.rooms[there.room.id]
        clock.now += 3600
        again = await hall.open(there.room.id)
        assert again is not there
        assert again.room.asks(seat) == {"action": ALWAYS, "interrupt": CARD, "reaction": NEVER}
        before, clock.waits = again.room.written, []
        await hall.do(again.room.id, lambda now: now.set_asks(seat, {"action": NEVER}))
        await until_asked(again)
        assert again.room.written > before + 1
        assert clock.waits[0] == pytest.approx(CONSTANT)

    served(tmp_path, story, room)


def test_after_a_restart_the_pause_begins_anew_but_is_not_charged_twice(tmp_path: Path, clock: Time) -> None:
    room = at_window("action", clock={"game": 6000, "then": "greedy"})
    seat = turn_of(room)
    asked: list[float] = []

    async def story(hall: Any, there: Open) -> None:
        asked.append(there.room.asked_at)
        assert there.task is not None
        there.task.cancel()
        hall.closing = True  # as if it had died before the pause was over
        await asyncio.sleep(0.01)
        del hall.rooms[there.room.id]
        hall.closing = False
        clock.now += 3600
        clock.waits = []
        again = await hall.open(there.room.id)
        written = again.room.written
        while again.room.written == written:
            await asyncio.sleep(0.001)
        assert SHORTEST <= clock.waits[0] <= LONGEST
        row = (await hall.store.rows(there.room.id))[written]
        assert (row.seat, row.text) == (seat, PASS)
        assert SHORTEST <= row.at - asked[0] <= LONGEST

    served(tmp_path, story, room)


def test_of_two_servers_one_passes_each_question_once(on_postgres: str, clock: Time) -> None:
    room = at_window("action")

    async def run() -> None:
        async with inside(on_postgres) as one, inside(on_postgres) as other:
            here = await one.state.hall.create(room.header, SEATED)
            there = await other.state.hall.open(room.id)
            async with asyncio.timeout(10):
                while not (here.task is None and there.room.written == here.room.written):
                    await asyncio.sleep(0.001)
            rows = await one.state.hall.store.rows(here.room.id)
            passes = [row for row in rows if row.kind == "move"]
            assert passes
            assert {row.text for row in passes} == {PASS}
            assert here.room.passes() == there.room.passes() == ""
            assert there.room.playing().state.dump() == here.room.playing().state.dump()

    asyncio.run(run())


def test_a_room_that_is_opened_misses_no_row_that_another_server_writes_meanwhile(
    on_postgres: str, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.runs = False  # nobody passes
    room = at_window("action")

    async def run() -> None:
        async with inside(on_postgres) as one, inside(on_postgres) as other:
            here = await one.state.hall.create(room.header, SEATED)
            store = other.state.hall.store
            read = store.rows

            async def slowly(table: str, after: int = -1) -> list[Row]:
                rows: list[Row] = await read(table, after)
                monkeypatch.setattr(store, "rows", read)
                await one.state.hall.do(table, lambda now: now.say("somebody", "Ewa", "Hello"))
                return rows

            monkeypatch.setattr(store, "rows", slowly)
            there = await other.state.hall.open(room.id)
            assert there.room.written == here.room.written

    asyncio.run(run())
