"""Time is not trusted: the clock on the wall is set an hour forwards and back, and nobody is stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kodeks.store.kept import Header
from kodeks.web.times import Timeline, Times
from tests.web.house import EVE, EWA, JAN, TABLE, House, house, in_house
from tests.web.postgres import kept_in
from tests.web.serving import inside

HOUR = 3600.0
LATE = "a" * 24


class Wall(Times):
    """A clock on the wall that people set; what is steady goes on by hand."""

    def __init__(self) -> None:
        self.set = 1_000_000.0
        self.run = 0.0

    def wall(self) -> float:
        return self.set + self.run

    def steady(self) -> float:
        return self.run


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_table_s_time_goes_on_steadily(jump: float) -> None:
    clock = Wall()
    line = Timeline(clock)
    began = line.now()
    clock.run += 5
    clock.set += jump
    assert line.now() == began + 5
    clock.run += 5
    line.heard(began + 2)  # a row of before
    assert line.now() == began + 10
    line.heard(began + HOUR)  # of a server whose clock is ahead
    clock.run += 1
    assert line.now() == began + HOUR + 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_jumps_stops_neither_bots_nor_people(
    jump: float, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the server runs, and again between two starts."""
    shift = 0.0
    plain = Times.wall
    monkeypatch.setattr(Times, "wall", lambda self: plain(self) + shift)

    async def round_of(there: House) -> None:
        """I move, the bot moves."""
        open_room = there.hall.rooms[LATE]
        async with asyncio.timeout(10):
            while open_room.room.table is None or open_room.room.table.turn != 0:
                await asyncio.sleep(0.01)
            before = open_room.room.moves
            move, at = open_room.room.table.moves()[-1], open_room.room.noticed[0]
            await there.hall.do(LATE, lambda room: room.move(0, move, at))
            while open_room.room.moves < before + 2:
                await asyncio.sleep(0.01)

    async def story() -> None:
        nonlocal shift
        async with house(database) as there:
            header = Header(LATE, EWA, "archimedes", 2, clock={"move": 600, "game": 0, "then": "greedy"})
            seats: list[Any] = [
                lambda room: room.sit(EWA, "Ewa", 0),
                lambda room: room.seat_bot(EWA, 1, "random"),
                lambda room: room.start(EWA),
            ]
            await there.hall.create(header, seats)
            await round_of(there)
            shift += jump
            await round_of(there)
            assert not there.hall.rooms[LATE].room.chairs[0].bot, "no time was lost"
        shift += jump
        async with inside(database) as app:
            there = House(app)
            room = there.hall.rooms[LATE].room
            if jump > 0:  # as if the server had been away for an hour: her time is up, and a bot plays on for her
                await there.hall.watch(LATE, EVE, "")  # bots alone play for who looks
                async with asyncio.timeout(10):
                    while room.moves < 8:
                        await asyncio.sleep(0.01)
            else:
                await round_of(there)
            times = [row.at for row in await there.hall.store.rows(LATE)]
            assert times == sorted(times)

    asyncio.run(story())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_delayed_spectators_survive_errors_and_a_clock_that_jumps(
    jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(kept_in(tmp_path)) as there:
            hall = there.hall
            seats: list[Any] = [
                lambda room: room.sit(EWA, "Ewa", 0),
                lambda room: room.sit(JAN, "Jan", 1),
                lambda room: room.start(EWA),
            ]
            await hall.create(Header(LATE, EWA, "archimedes", 2, delay=0.3), seats)
            later, _ = await hall.watch(LATE, EVE, "")
            plain, broken = hall.store.rows, 3

            async def rows(*given: Any) -> Any:
                nonlocal broken
                if broken:
                    broken -= 1
                    raise OSError("the database is away")
                return await plain(*given)

            monkeypatch.setattr("kodeks.web.hall.REST", 0.01)
            monkeypatch.setattr(hall.store, "rows", rows)
            wall = Times.wall
            monkeypatch.setattr(Times, "wall", lambda self: wall(self) + jump)
            await hall.do(LATE, lambda room: room.say(EWA, "Ewa", "hello"))
            async with asyncio.timeout(10):
                while not later.room.chat:
                    await asyncio.sleep(0.01)
            assert not broken

    asyncio.run(story())


def test_the_bots_rest_longer_after_each_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        if seconds >= 1:
            rests.append(seconds)
            await sleep(0)
        else:
            await sleep(seconds)

    async def story(there: House) -> None:
        async def broken(*_: object) -> str:
            raise IndexError("no such card")

        monkeypatch.setattr(there.hall.thinkers, "choose", broken)
        monkeypatch.setattr("kodeks.web.tending.asyncio.sleep", nap)
        assert there.room.table is not None
        turn = there.room.table.turn
        assert turn is not None
        await there.hall.do(TABLE, lambda room: room.seat_bot((EWA, JAN)[turn], turn, "random"))
        async with asyncio.timeout(10):
            while len(rests) < 8:
                await sleep(0.001)
        assert rests[:8] == [1, 2, 4, 8, 16, 32, 60, 60]
        monkeypatch.undo()

    in_house(tmp_path, story)
