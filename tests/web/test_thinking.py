"""Thinking is shared fairly between the visitors of a server, and tables that nobody watches do not think at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI

from kodeks.languages import language
from kodeks.store.kept import Header
from kodeks.web import guard
from kodeks.web.address import owner
from kodeks.web.app import make_app
from kodeks.web.desk import MOST
from kodeks.web.guard import BURST, LOOKS
from kodeks.web.hall import Hall
from kodeks.web.pages.table import news
from kodeks.web.settings import Settings
from kodeks.web.tending import UNWATCHED
from kodeks.web.times import Times
from kodeks.web.visitor import Visitor
from tests.web.postgres import kept_in
from tests.web.serving import FAST, ORIGIN

TABLE = "0123456789abcdef01234567"
HOST = "host"
BOTS = [
    lambda room: room.seat_bot(HOST, 0, "random"),
    lambda room: room.seat_bot(HOST, 1, "random"),
    lambda room: room.start(HOST),
]
MINE = {"game": "archimedes", "bots": {"0": "search:1s"}, "options": {"firstPlayer": 0}}  # its bot begins


class Clock(Times):
    ahead = 0.0

    def steady(self) -> float:
        return super().steady() + self.ahead


class Server:
    """Its bots think when the test lets them."""

    def __init__(self, app: FastAPI, clock: Clock) -> None:
        self.app, self.clock = app, clock
        self.hall: Hall = app.state.hall
        self.thoughts: list[Callable[[], None]] = []
        self.hall.thinkers._run = self.think  # type: ignore[method-assign]

    async def think(self, work: Any, *given: Any) -> Any:
        thought = asyncio.get_running_loop().create_future()
        self.thoughts.append(lambda: thought.set_result(work(*given)))
        return await thought

    def visitor(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 4000))
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})


@asynccontextmanager
async def serving(place: Path | str, **settings: Any) -> AsyncIterator[Server]:
    """On a new database in this folder, or on one that is there."""
    clock = Clock()
    given = {"processes": 1, "pace": 0, "rate": FAST} | settings
    app = make_app(Settings(place if isinstance(place, str) else kept_in(place), **given), clock)
    async with app.router.lifespan_context(app):
        yield Server(app, clock)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.001)


def test_bots_that_nobody_watches_rest_until_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.7") as visitor:
            there = await server.hall.create(Header(TABLE, HOST, "archimedes", 2), BOTS, "192.0.2.1")
            for _ in range(3):
                await until(lambda: server.thoughts)
                server.thoughts.pop()()
            await until(lambda: server.thoughts)
            server.clock.ahead += UNWATCHED + 1
            server.thoughts.pop()()
            await until(lambda: there.rests)
            assert there.task is None and not server.thoughts, "no bot is asked any more"
            assert "rests until somebody watches" in (await visitor.get("/")).text
            first = await visitor.get(f"/t/{TABLE}")
            assert "the bots of this table rested" in first.text
            await until(lambda: server.thoughts)
            assert "rests until somebody watches" not in (await visitor.get("/")).text
            assert "the bots of this table rested" not in (await visitor.get(f"/t/{TABLE}")).text

    asyncio.run(story())


def test_bots_play_on_while_somebody_watches_or_sits_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            await server.hall.create(Header(TABLE, HOST, "archimedes", 2), BOTS, "192.0.2.1")
            person = [lambda room: room.sit(HOST, "Ewa", 1), BOTS[0], BOTS[2]]
            with_me = Header("f" * 24, HOST, "archimedes", 2, {"firstPlayer": 0})
            mine = await server.hall.create(with_me, person, "192.0.2.1")
            stream = await news(TABLE, server.hall, Visitor("eve", False, language("en"), "", "192.0.2.9"))
            told = cast("AsyncIterator[bytes]", stream.body_iterator)
            await anext(told)
            server.clock.ahead += UNWATCHED + 1
            for _ in range(4):
                await until(lambda: server.thoughts)
                server.thoughts.pop(0)()
            await until(lambda: mine.room.moves)
            assert not any(there.rests for there in server.hall.rooms.values())
            await cast("Any", told).aclose()

    asyncio.run(story())


def test_after_a_restart_tables_of_bots_wait_for_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        database = kept_in(tmp_path)
        async with serving(database) as server:
            await server.hall.create(Header(TABLE, HOST, "archimedes", 2), BOTS)
        async with serving(database) as server, server.visitor("192.0.2.7") as visitor:
            assert server.hall.rooms[TABLE].rests
            await visitor.get(f"/api/tables/{TABLE}")
            await until(lambda: server.thoughts)

    asyncio.run(story())


def test_one_address_has_bots_think_at_so_many_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path, bot_tables=2) as server,
            server.visitor("192.0.2.1") as greedy,
            server.visitor("192.0.2.2") as modest,
        ):
            assert [(await greedy.post("/api/tables", json=MINE)).status_code for _ in range(2)] == [201, 201]
            refused = await greedy.post("/api/tables", json=MINE)
            assert refused.status_code == 429 and "2 at most" in refused.json()["error"]
            quick = {"game": "archimedes", "quick": "1", "seats": "2", "option.firstPlayer": "1"}
            assert (await greedy.post("/tables", data=quick)).status_code == 429
            assert (await modest.post("/api/tables", json=MINE)).status_code == 201
            await until(lambda: server.thoughts)
            server.thoughts.pop(0)()  # now the person at this table is asked
            await until(lambda: sum(bool(there.room.bot_to_move()) for there in server.hall.rooms.values()) == 2)
            assert (await greedy.post("/api/tables", json=MINE)).status_code == 201

    asyncio.run(story())


def test_a_bot_of_another_address_is_asked_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path) as server,
            server.visitor("192.0.2.1") as greedy,
            server.visitor("192.0.2.2") as modest,
        ):
            for _ in range(5):
                assert (await greedy.post("/api/tables", json=MINE)).status_code == 201
            place = (await modest.post("/api/tables", json=MINE)).json()
            there = server.hall.rooms[place["table"]].room
            await until(lambda: len(server.hall.thinkers.queue.waiting) == 5)
            server.thoughts.pop()()
            await until(lambda: server.thoughts)
            server.thoughts.pop()()
            await until(lambda: there.moves == 1)

    asyncio.run(story())


def test_who_only_watches_does_not_have_a_table_think_for_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path) as server,
            server.visitor("192.0.2.1") as player,
            server.visitor("192.0.2.2") as spectator,
        ):
            place = (await player.post("/api/tables", json=MINE)).json()
            await spectator.get(f"/t/{place['table']}")
            await spectator.get(f"/api/tables/{place['table']}")
            await until(lambda: server.thoughts)
            assert set(server.hall.thinkers.queue.addresses) == {"192.0.2.1"}
            assert server.hall.rooms[place["table"]].whose == "192.0.2.1"

    asyncio.run(story())


def test_hints_that_wait_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, thoughts=0) as server, server.visitor("192.0.2.1") as visitor:
            form = {"game": "archimedes", "quick": "1", "seats": "2", "option.firstPlayer": "0"}
            where = (await visitor.post("/tables", data=form)).headers["location"]
            refused = await visitor.post(f"{where}/hint")
            assert refused.status_code == 429 and "wait for their answers" in refused.text

    asyncio.run(story())


def test_every_page_has_a_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 0.0))
    costly = ["/judge", "/rules/archimedes?q=draw", "/decks", "/cards", "/learn/archimedes/1"]
    most = {"/": LOOKS * int(BURST)} | dict.fromkeys(costly, int(BURST))

    async def story() -> None:
        async with serving(tmp_path, rate=1) as server:
            for number, (path, times) in enumerate(most.items()):
                async with server.visitor(f"192.0.2.{number}") as visitor:
                    answers = [(await visitor.get(path)).status_code for _ in range(times + 1)]
                    assert answers == [200] * times + [429], path
                    assert (await visitor.get("/static/kodeks.css")).status_code == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, whose: str) -> None:
    assert owner(host) == whose


def test_bots_go_on_at_the_server_where_somebody_looks(on_postgres: str) -> None:
    async def story() -> None:
        async with serving(on_postgres) as one, serving(on_postgres) as other, other.visitor("192.0.2.7") as visitor:
            here = await one.hall.create(Header(TABLE, HOST, "archimedes", 2), BOTS, "192.0.2.1")
            await until(lambda: one.thoughts)
            assert (await visitor.get(f"/t/{TABLE}")).status_code == 200
            one.clock.ahead += UNWATCHED + 1
            one.thoughts.pop()()
            await until(lambda: here.rests)
            await until(lambda: other.thoughts)
            assert not one.thoughts and not other.hall.rooms[TABLE].rests

    asyncio.run(story())


def test_questions_of_one_address_wait_in_turn_and_too_many_are_refused(tmp_path: Path) -> None:
    """What they ask for is worked out in threads: the server answers others meanwhile, and loads tables."""
    door = threading.Event()

    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.2") as modest:
            desk = server.hall.desk
            held = [asyncio.ensure_future(desk.ask("192.0.2.1", door.wait)) for _ in range(MOST + desk.queue.share)]
            await until(lambda: len(desk.queue.waiting) == MOST)
            async with server.visitor("192.0.2.1") as greedy:
                refused = await greedy.get("/rules/archimedes?q=draw")
                assert refused.status_code == 429 and "wait for their answers" in refused.text
                assert (await greedy.get("/")).status_code == 200
            assert (await modest.get("/rules/archimedes?q=draw")).status_code == 200
            door.set()
            await asyncio.gather(*held)

    asyncio.run(story())
