"""The store on both databases: a row is written once, all of a write or nothing, and lists tell what is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kodeks.store.kept import NO_SEAT, OPEN, OVER, PLAYING, Header, Row
from kodeks.store.store import Store, Taken

MANY = 30


@asynccontextmanager
async def stores(database: str, count: int = 1) -> AsyncIterator[list[Store]]:
    """As many servers have the database open at once."""
    opened = [await Store.open(database) for _ in range(count)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


def row(number: int, text: str = "", person: str = "", kind: str = "say") -> Row:
    return Row(number, kind, NO_SEAT, text, person, 1.5)


def header(name: str, made: float = 1.0, public: bool = True) -> Header:
    return Header(name, "ewa", "archimedes", 2, made=made, public=public)


def test_what_was_written_is_read_again(database: str) -> None:
    full = Header(
        "t",
        "ewa",
        "arcanon",
        3,
        options={"rule": "yes"},
        public=False,
        position={"hands": [[1, 2], []]},
        given=["+5=8", "−4=4"],
        clock={"move": 30, "game": 0, "then": "greedy"},
        delay=10,
        made=12.25,
    )
    rows = [Row(0, "sit", 1, '{"name": "Ёжик 🎲"}', "ewa", 3.5), Row(1, "start", NO_SEAT, "", "", 1e9 + 0.125)]

    async def story() -> None:
        async with stores(database) as (store,):
            await store.new_table(full, rows, PLAYING)
        async with stores(database) as (store,):
            kept = await store.kept("t")
            assert kept is not None and (kept.header(), kept.phase) == (full, PLAYING)
            assert await store.rows("t") == rows
            assert await store.rows("t", after=0) == rows[1:]
            assert await store.rows("t", after=1) == []

    asyncio.run(story())


def test_what_is_not_there_is_not_found(database: str) -> None:
    async def story() -> None:
        async with stores(database) as (store,):
            assert await store.kept("t") is None
            assert await store.rows("t") == []
            assert await store.name_of("ewa") is None
            assert await store.tables_of("ewa") == []
            with pytest.raises(Taken):  # no table of this id
                await store.append("t", [row(0)])
            assert await store.rows("t") == []

    asyncio.run(story())


def test_of_two_writers_one_wins_and_nothing_is_half_written(database: str) -> None:
    async def story() -> None:
        async with stores(database, 2) as (one, other):
            await one.new_table(header("t"), [row(0)])
            await one.append("t", [row(1, "one"), row(2, "one")])
            with pytest.raises(Taken):
                await other.append("t", [row(1, "other")])
            with pytest.raises(Taken):
                await other.append("t", [row(3, "other"), row(2, "other")])
            for store in (one, other):
                assert [(kept.number, kept.text) for kept in await store.rows("t")] == [(0, ""), (1, "one"), (2, "one")]
            await other.append("t", [row(3, "other")])

    asyncio.run(story())


def test_writers_at_the_same_moment_leave_whole_writes(database: str) -> None:
    """Each writes pairs of rows at the next free number, all at once: no pair is torn, none is lost, none doubled."""

    async def write(store: Store, name: str, done: list[str]) -> None:
        for attempt in range(MANY):
            at = len(await store.rows("t"))
            text = f"{name}{attempt}"
            try:
                await store.append("t", [row(at, text), row(at + 1, text)])
                done.append(text)
            except Taken:
                continue

    async def story() -> None:
        done: list[str] = []
        async with stores(database, 3) as opened:
            await opened[0].new_table(header("t"), [])
            await asyncio.gather(*(write(store, name, done) for store, name in zip(opened, "abc", strict=True)))
            rows = await opened[0].rows("t")
        assert [kept.number for kept in rows] == list(range(len(rows)))
        texts = [kept.text for kept in rows]
        assert texts[::2] == texts[1::2]
        assert sorted(texts[::2]) == sorted(done)
        assert len(done) >= MANY, "somebody always wins"

    asyncio.run(story())


def test_a_table_is_opened_once(database: str) -> None:
    async def story() -> None:
        async with stores(database, 2) as (one, other):
            await one.new_table(header("t"), [row(0, "first")])
            with pytest.raises(Taken):
                await other.new_table(header("t", made=9.0), [row(0, "second"), row(1)])
            assert [kept.text for kept in await other.rows("t")] == ["first"]
            found = await other.kept("t")
            assert found is not None
            assert found.made == 1.0

    asyncio.run(story())


def test_a_person_has_the_last_name_they_gave(database: str) -> None:
    async def story() -> None:
        async with stores(database, 2) as (one, other):
            await one.name_person("ewa", "Ewa")
            assert await other.name_of("ewa") == "Ewa"
            await other.name_person("ewa", "Żaneta")
            assert await one.name_of("ewa") == "Żaneta"
            await asyncio.gather(*(store.name_person("jan", "Jan") for store in (one, other, one, other)))
            assert await one.name_of("jan") == "Jan"

    asyncio.run(story())


def test_lists_show_the_newest_public_tables_of_a_phase(database: str) -> None:
    async def story() -> None:
        async with stores(database) as (store,):
            await store.new_table(header("old", 1.0), [])
            await store.new_table(header("new", 3.0), [])
            await store.new_table(header("private", 2.0, public=False), [])
            await store.new_table(header("played", 4.0), [], PLAYING)
            assert [found.id for found in await store.public(OPEN)] == ["new", "old"]
            assert [found.id for found in await store.public(OPEN, most=1)] == ["new"]
            assert [found.id for found in await store.public(OPEN, PLAYING, most=1)] == ["new", "played"]
            assert await store.playing() == ["played"]
            await store.set_phase("played", OVER)
            assert await store.public(PLAYING) == [] and await store.playing() == []
            assert [found.id for found in await store.public(OVER)] == ["played"]

    asyncio.run(story())


def test_people_find_their_own_tables(database: str) -> None:
    async def story() -> None:
        async with stores(database) as (store,):
            for made, name in enumerate(("first", "second", "third")):
                await store.new_table(header(name, float(made)), [row(0, person="ewa"), row(1, person="ewa")])
            await store.new_table(header("other", 9.0), [row(0, person="jan")])
            await store.set_phase("second", OVER)
            found = [(kept.id, kept.phase) for kept in await store.tables_of("ewa")]
            assert found == [("third", OPEN), ("second", OVER), ("first", OPEN)]
            assert [kept.id for kept in await store.tables_of("ewa", most=2)] == ["third", "second"]

    asyncio.run(story())
