"""Two servers on one PostgreSQL serve the same tables, and one of them may die."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from kodeks.store.store import Store
from tests.web.serving import Served

PATIENCE = 20.0
LEASES = """SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE locktype = 'advisory' AND datname = current_database()"""


class Seat:
    """One seat over the API, at any server."""

    def __init__(self, place: dict[str, Any]) -> None:
        self.table: str = place["table"]
        self.seat: int = place["seat"]
        self.headers = {"authorization": f"Bearer {place['token']}"}

    def look(self, server: Served) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{server.url}/api/tables/{self.table}", headers=self.headers).json()
        return found

    def play(self, server: Served, view: dict[str, Any]) -> httpx.Response:
        asked = {"at": view["at"], "move": view["moves"][0]}
        return httpx.post(f"{server.url}/api/tables/{self.table}/moves", json=asked, headers=self.headers)

    @contextmanager
    def news(self, server: Served) -> Iterator[Iterator[dict[str, Any]]]:
        """Every view that the server tells of, the present one first."""
        url = f"{server.url}/api/tables/{self.table}/events"
        with httpx.stream("GET", url, headers=self.headers, timeout=PATIENCE) as answer:

            def views() -> Iterator[dict[str, Any]]:
                for line in answer.iter_lines():
                    if line.startswith("data: "):
                        yield json.loads(json.loads(line.removeprefix("data: "))["view"])

            yield views()


def turn_of(seat: int, views: Iterator[dict[str, Any]], at: int = 0) -> dict[str, Any]:
    """The first view in which it is this seat's turn; the stream's own patience ends the wait."""
    return next(view for view in views if view["turn"] == seat and view["at"] >= at)


def open_table(server: Served, **asked: Any) -> Seat:
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "archimedes", "name": "Ewa", **asked})
    assert answer.status_code == 201, answer.text
    return Seat(answer.json())


@pytest.fixture
def pair(on_postgres: str) -> Iterator[list[Served]]:
    with Served(on_postgres) as one, Served(on_postgres) as other:
        yield [one, other]


@pytest.fixture
def people(pair: list[Served]) -> list[Seat]:
    """Two people at a table that was opened at one server and filled at the other."""
    one, other = pair
    ewa = open_table(one, start=False)
    joined = httpx.post(f"{other.url}/api/tables/{ewa.table}/seats/1", json={"name": "Jan"})
    assert joined.status_code == 201, joined.text
    begun = httpx.post(f"{one.url}/api/tables/{ewa.table}/start", headers=ewa.headers)
    assert begun.status_code == 200, begun.text
    return [ewa, Seat(joined.json())]


def mine(people: list[Seat], server: Served) -> Seat:
    return people[people[0].look(server)["turn"]]


def test_a_move_at_one_is_seen_at_the_other(pair: list[Served], people: list[Seat]) -> None:
    one, other = pair
    for here, there in ((one, other), (other, one)):
        asked = mine(people, here)
        waiting = people[1 - asked.seat]
        with waiting.news(there) as views:
            before = next(views)
            assert before["turn"] == asked.seat
            answer = asked.play(here, asked.look(here))
            assert answer.status_code == 200, answer.text
            after = turn_of(waiting.seat, views)
        assert after["log"][: len(before["log"])] == before["log"]
        assert after["view"] == waiting.look(here)["view"]


def test_the_same_move_at_both_is_played_once(pair: list[Served], people: list[Seat]) -> None:
    one, other = pair
    played = []
    for _ in range(6):
        asked = mine(people, one)
        with asked.news(other) as views:
            view = turn_of(asked.seat, views)
        assert sorted(at_once(pair, lambda server, asked=asked, view=view: asked.play(server, view))) == [200, 409]
        played.append(asked.seat)
        with asked.news(other) as views:
            turn_of(1 - asked.seat, views)
        assert asked.look(one) == asked.look(other)
    turns, _ = asyncio.run(kept(one.database, people[0].table))
    assert turns == played


def at_once(pair: list[Served], act: Callable[[Served], httpx.Response]) -> list[int]:
    """What both servers answer to the same request at the same moment."""
    line = Barrier(2)

    def answer(server: Served) -> int:
        line.wait()
        return act(server).status_code

    with ThreadPoolExecutor(2) as threads:
        return list(threads.map(answer, pair))


def test_one_server_plays_the_bots_and_plays_them_once(pair: list[Served]) -> None:
    """Both have the table open, and my moves come now at one, now at the other."""
    one, other = pair
    ewa = open_table(one, seats=3, bots={"1": "random", "2": "random"}, options={"firstPlayer": 0})
    with ewa.news(one) as here, ewa.news(other) as there:
        for server in (other, one, other, one, other, one):
            view = turn_of(ewa.seat, here)
            same = turn_of(ewa.seat, there, view["at"])
            assert same == view
            answer = ewa.play(server, view)
            assert answer.status_code == 200, answer.text
        turn_of(ewa.seat, here)
    turns, leases = asyncio.run(kept(one.database, ewa.table))
    assert turns == [0, 1, 2] * 6
    assert leases == 1


async def kept(database: str, table: str) -> tuple[list[int], int]:
    """Who has moved, in this order, and how many servers play the bots of any table."""
    store = await Store.open(database)
    turns = [row.seat for row in await store.rows(table) if row.kind == "move"]
    async with store.engine.connect() as connection:
        leases = int((await connection.execute(text(LEASES))).scalar() or 0)
    await store.close()
    return turns, leases


def test_when_one_is_killed_play_goes_on_at_the_other(pair: list[Served]) -> None:
    one, other = pair
    ewa = open_table(one, bots={"1": "random"})
    with ewa.news(other) as views:
        for _ in range(3):  # the first server plays the bot
            view = turn_of(ewa.seat, views)
            assert ewa.play(one, view).status_code == 200
        one.kill()
        for _ in range(3):
            view = turn_of(ewa.seat, views)
            assert ewa.play(other, view).status_code == 200
        assert turn_of(ewa.seat, views)


def test_a_server_that_comes_back_knows_what_happened_meanwhile(pair: list[Served], people: list[Seat]) -> None:
    one, other = pair
    one.kill()
    for _ in range(2):
        asked = mine(people, other)
        assert asked.play(other, asked.look(other)).status_code == 200
    one.start()
    for seat in people:
        assert seat.look(one) == seat.look(other)
