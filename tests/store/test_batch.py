"""Writes that come together are written together, and each has its own fate."""

from __future__ import annotations

import asyncio

import pytest

from kodeks.store.batch import Batch
from kodeks.store.kept import NO_SEAT, Header, Row
from kodeks.store.store import Store, Taken


class Refused(Exception):
    pass


class Disk:
    """Remembers each transaction; an odd number can not be written, and 99 breaks it."""

    def __init__(self) -> None:
        self.done: list[list[int]] = []
        self.batch = Batch(self.write, apart=Refused)

    async def write(self, numbers: list[int]) -> None:
        await asyncio.sleep(0)
        if 99 in numbers:
            raise OSError("broken")
        if any(number % 2 for number in numbers):
            raise Refused(*numbers)
        self.done.append(numbers)

    async def all(self, *numbers: int) -> list[BaseException | None]:
        return await asyncio.gather(*map(self.batch.add, numbers), return_exceptions=True)


def test_what_comes_while_the_disk_is_busy_goes_into_one_transaction() -> None:
    async def story() -> None:
        disk = Disk()
        first = asyncio.ensure_future(disk.batch.add(0))
        while not disk.batch.task or disk.batch.waiting:
            await asyncio.sleep(0)
        assert await disk.all(2, 4, 6) == [None] * 3
        await first
        assert disk.done == [[0], [2, 4, 6]]

    asyncio.run(story())


def test_one_that_can_not_be_written_spoils_nothing() -> None:
    async def story() -> None:
        disk = Disk()
        fates = await disk.all(2, 3, 4)
        assert [type(fate) for fate in fates] == [type(None), Refused, type(None)]
        assert disk.done == [[2], [4]]

    asyncio.run(story())


def test_a_broken_disk_is_told_to_all_and_the_next_write_is_tried() -> None:
    async def story() -> None:
        disk = Disk()
        assert [type(fate) for fate in await disk.all(2, 99)] == [OSError, OSError]
        await disk.batch.add(8)
        assert disk.done == [[8]]
        await disk.batch.end()

    asyncio.run(story())


def test_who_does_not_wait_any_more_is_written_all_the_same() -> None:
    async def story() -> None:
        disk = Disk()
        gone, stays = (asyncio.ensure_future(disk.batch.add(number)) for number in (2, 4))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert disk.done == [[2, 4]]
        with pytest.raises(asyncio.CancelledError):
            await gone

    asyncio.run(story())


def test_of_many_tables_at_once_only_the_one_that_is_taken_is_refused(database: str) -> None:
    tables = [f"table {number}" for number in range(8)]

    async def story() -> None:
        store = await Store.open(database)
        for table in tables:
            await store.new_table(Header(table, "ewa", "archimedes", 2), [Row(0, "say", NO_SEAT, "", "", 1.0)])
        taken = [2, 5]
        writes = [
            store.append(table, [Row(0 if at in taken else 1, "say", NO_SEAT, "new", "", 2.0)])
            for at, table in enumerate(tables)
        ]
        fates = await asyncio.gather(*writes, return_exceptions=True)
        assert [at for at, fate in enumerate(fates) if isinstance(fate, Taken)] == taken
        assert [fate for at, fate in enumerate(fates) if at not in taken] == [None] * 6
        for at, table in enumerate(tables):
            assert [row.text for row in await store.rows(table)] == ([""] if at in taken else ["", "new"])
        await store.close()

    asyncio.run(story())
