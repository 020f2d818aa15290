"""What servers on one PostgreSQL tell each other: news of tables, and who lets a table's bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kodeks.store.kept import NO_SEAT, PLAYING, Header, Row
from kodeks.store.news import EVERYTHING, LISTS
from kodeks.store.store import Store, Taken
from tests.web.postgres import Postgres

PATIENCE = 10.0


async def until(holds: Callable[[], bool]) -> None:
    """Waits for what must come, and fails when it does not."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def row(number: int) -> Row:
    return Row(number, "say", NO_SEAT, "", "", 1.0)


def header(name: str) -> Header:
    return Header(name, "ewa", "archimedes", 2)


async def listening(database: str) -> tuple[Store, list[str]]:
    store, heard = await Store.open(database), []
    await store.listen(heard.append)
    return store, heard


def test_every_write_is_heard_by_all(on_postgres: str) -> None:
    async def story() -> None:
        one, first = await listening(on_postgres)
        other, second = await listening(on_postgres)
        await one.new_table(header("a"), [row(0)])
        await other.append("a", [row(1), row(2)])
        await one.new_table(header("b"), [])
        await other.set_phase("b", PLAYING)
        for heard in (first, second):
            await until(lambda heard=heard: len(heard) >= 4)
            assert heard == [LISTS, "a", LISTS, LISTS]
        await one.close()
        await other.close()

    asyncio.run(story())


def test_what_was_not_written_is_not_heard(on_postgres: str) -> None:
    async def story() -> None:
        one, heard = await listening(on_postgres)
        await one.new_table(header("a"), [row(0)])
        try:
            await one.append("a", [row(0)])
        except Taken:
            await one.append("a", [row(1)])
        await one.new_table(header("last"), [])
        await until(lambda: heard.count(LISTS) == 2)
        assert heard == [LISTS, "a", LISTS]
        await one.close()

    asyncio.run(story())


def test_one_server_at_a_time_holds_a_lease(on_postgres: str) -> None:
    async def story() -> None:
        one, _ = await listening(on_postgres)
        other, _ = await listening(on_postgres)
        assert await one.lease("a")
        assert await one.lease("a"), "it still has it"
        assert not await other.lease("a")
        assert await other.lease("b")
        assert not await one.lease("b")
        await one.release("a")
        assert await other.lease("a")
        assert not await one.lease("a")
        await one.release("b")  # not its own: nothing happens
        assert not await one.lease("b")
        await one.close()
        await other.close()

    asyncio.run(story())


def test_many_who_ask_at_once_get_one_lease_a_table(on_postgres: str) -> None:
    async def story() -> None:
        servers = [(await listening(on_postgres))[0] for _ in range(3)]
        asked = [server.lease(f"table {number}") for number in range(20) for server in servers]
        given = await asyncio.gather(*asked)
        assert [sum(given[at : at + 3]) for at in range(0, 60, 3)] == [1] * 20
        for server in servers:
            await server.close()

    asyncio.run(story())


def test_who_loses_its_connection_loses_its_leases(on_postgres: str) -> None:
    async def story() -> None:
        one, heard = await listening(on_postgres)
        other, _ = await listening(on_postgres)
        assert await one.lease("a")
        assert one._ear is not None
        one._ear._connection.terminate()  # as when the server is killed
        async with asyncio.timeout(PATIENCE):
            while not await other.lease("a"):
                await asyncio.sleep(0.01)
        assert not await one.lease("a")
        await until(lambda: EVERYTHING in heard)
        assert not await one.lease("a")
        assert await one.lease("b"), "but it gets new ones"
        await one.close()
        await other.close()

    asyncio.run(story())


def test_a_server_hears_again_after_the_database_was_away(postgres: Postgres) -> None:
    database = postgres.new()

    async def story() -> None:
        one, heard = await listening(database)
        other, others = await listening(database)
        await one.new_table(header("a"), [])
        assert await one.lease("a")
        postgres.stop()
        postgres.start()
        await until(lambda: EVERYTHING in heard and EVERYTHING in others)
        assert await one.lease("a") != await other.lease("a")
        await other.append("a", [row(0)])
        await until(lambda: heard[-1] == "a")
        assert [kept.number for kept in await one.rows("a")] == [0]
        await one.close()
        await other.close()

    asyncio.run(story())
