"""A copy that is made while the server writes is a whole database, and a server goes on from it: docs/operating.md."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path
from urllib.parse import quote

import pytest

from kodeks.store.store import Store
from tests.web.house import EWA, JAN, TABLE, House, house
from tests.web.postgres import USER, Postgres
from tests.web.serving import inside

BACKUP = ".backup"


async def play(there: House, count: int) -> None:
    for _ in range(count):
        table = there.room.table
        assert table is not None and table.turn is not None
        turn, text = table.turn, table.moves()[0]
        answer = await there.post(f"/t/{TABLE}/move", (EWA, JAN)[turn], move=text, at=there.room.noticed[turn])
        assert answer.status == 303


async def copied_while_playing(database: str, copy: list[str]) -> tuple[list[str], str]:
    """The rows that were acknowledged before the copy was begun, and the key of the server."""
    async with house(database) as there:
        await play(there, 10)
        before = [row.text for row in await there.hall.store.rows(TABLE)]
        program = await asyncio.create_subprocess_exec(*copy, stderr=asyncio.subprocess.PIPE)
        writing = asyncio.ensure_future(play(there, 10))
        _, told = await program.communicate()
        assert program.returncode == 0, told.decode()
        await writing
        return before, there.hall.store.key


async def goes_on_from(database: str, before: list[str], key: str) -> None:
    """All that was acknowledged is there, and the table is played on."""
    store = await Store.open(database)
    rows = [row.text for row in await store.rows(TABLE)]
    assert rows[: len(before)] == before
    assert store.key == key
    await store.close()
    async with inside(database) as app:
        there = House(app)
        assert there.room.written == len(rows)
        await play(there, 3)


def test_sqlite_is_copied_while_it_is_written_and_restored(tmp_path: Path) -> None:
    program = shutil.which("sqlite3")
    if program is None:
        pytest.skip("no sqlite3 on PATH")
    old, new = tmp_path / "kodeks.db", tmp_path / "copy.db"
    found = asyncio.run(copied_while_playing(f"sqlite:///{old}", [program, str(old), f"{BACKUP} {new}"]))
    asyncio.run(goes_on_from(f"sqlite:///{new}", *found))


def test_postgresql_is_dumped_while_it_is_written_and_restored(postgres: Postgres, tmp_path: Path) -> None:
    dump = postgres.folder / "kodeks.dump"
    old, new = postgres.new(), postgres.new()
    programs = {name: str(postgres.programs / name) for name in ("pg_dump", "pg_restore")}
    if not all(Path(path).is_file() for path in programs.values()):
        pytest.skip("no pg_dump beside this PostgreSQL")
    found = asyncio.run(copied_while_playing(old, [programs["pg_dump"], "-Fc", "-f", str(dump), plain(old, postgres)]))
    restored = [programs["pg_restore"], "--no-owner", "-d", plain(new, postgres), str(dump)]
    ended = subprocess.run(restored, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    asyncio.run(goes_on_from(new, *found))


def plain(url: str, server: Postgres) -> str:
    """As libpq's programs read it."""
    name = url.rpartition("/")[2].partition("?")[0]
    return f"postgresql://{USER}@/{name}?host={quote(str(server.folder), safe='')}"
