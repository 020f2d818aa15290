"""Servers that open a new database of SQLite together: none of them is told that it is locked."""

from __future__ import annotations

import asyncio
import sqlite3
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path

from sqlalchemy import text

from kodeks.store.store import Store, engine_for, readers_for

SERVERS = 4
ROUNDS = 40
FULL_ROUNDS = 4
WRITES = 0.2  # seconds
LONG = 60.0  # seconds after which a test that hangs ends


async def connected(url: str) -> str:
    """As a server does it before the schema is there: one connection that writes, and one that reads."""
    writing, reading = engine_for(url), readers_for(url)
    assert reading is not None
    async with writing.begin() as connection:
        await connection.execute(text("BEGIN IMMEDIATE"))
        await connection.execute(text("CREATE TABLE IF NOT EXISTS seen (who INTEGER)"))
        await connection.execute(text("INSERT INTO seen VALUES (1)"))
    async with reading.connect() as connection:
        mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
    await reading.dispose()
    await writing.dispose()
    return str(mode)


async def opened(url: str) -> str:
    store = await Store.open(url)
    await store.close()
    return store.key


def server(folder: str, together: Barrier) -> tuple[list[str], list[str]]:
    modes, keys = [], []
    for number in range(ROUNDS):
        together.wait(LONG)
        modes.append(asyncio.run(connected(f"sqlite:///{folder}/bare{number}.db")))
    for number in range(FULL_ROUNDS):
        together.wait(LONG)
        keys.append(asyncio.run(opened(f"sqlite:///{folder}/full{number}.db")))
    return modes, keys


def test_many_processes_open_a_new_database_together(tmp_path: Path) -> None:
    context = get_context("spawn")
    with context.Manager() as manager, context.Pool(SERVERS) as pool:
        together = manager.Barrier(SERVERS)
        found = pool.starmap(server, [(str(tmp_path), together)] * SERVERS, chunksize=1)
    assert [modes for modes, _ in found] == [["wal"] * ROUNDS] * SERVERS
    assert all(len(set(keys)) == 1 for keys in zip(*(keys for _, keys in found), strict=True))
    for number in range(ROUNDS):
        with sqlite3.connect(tmp_path / f"bare{number}.db") as kept:
            assert kept.execute("SELECT count(*) FROM seen").fetchone() == (SERVERS,)
        kept.close()


def test_a_database_that_keeps_another_journal_is_switched_while_somebody_writes(tmp_path: Path) -> None:
    """SQLite itself would not wait for the writer: it answers at once that the database is locked."""
    path = tmp_path / "old.db"
    before = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    before.execute("CREATE TABLE seen (who INTEGER)")
    before.execute("BEGIN IMMEDIATE")

    async def story() -> str:
        switching = asyncio.ensure_future(asyncio.to_thread(asyncio.run, connected(f"sqlite:///{path}")))
        asyncio.get_running_loop().call_later(WRITES, before.execute, "COMMIT")
        return await switching

    assert asyncio.run(story()) == "wal"
    before.close()


def test_a_server_that_opens_a_database_takes_no_lock_from_who_has_it_open(tmp_path: Path) -> None:
    """A process that closes a file loses all its locks on it, whichever connection took them: then another process
    thinks that nobody is there, and removes what was written last."""
    path = tmp_path / "held.db"
    asyncio.run(connected(f"sqlite:///{path}"))
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("INSERT INTO seen VALUES (2)")
    engine_for(f"sqlite:///{path}")
    with get_context("spawn").Pool(1) as pool:
        pool.apply(look_in, (str(path),))
    assert path.with_name("held.db-wal").exists()
    holder.close()


def look_in(path: str) -> None:
    other = sqlite3.connect(path)
    other.execute("SELECT * FROM seen").fetchall()
    other.close()
