"""Reads and writes of the database, each a transaction of its own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import event, insert, select, text, update
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kodeks.store import schema
from kodeks.store.migrate import upgrade

OPEN = "open"
PLAYING = "playing"
OVER = "over"
CHANNEL = "kodeks"
NO_SEAT = -1


class Taken(Exception):
    """Another server, or the same click twice, has written this row already."""


@dataclass
class Header:
    """What a table is made of; it never changes."""

    id: str
    host: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = True
    position: dict[str, Any] | None = None  # built by hand
    given: list[str] = field(default_factory=list)  # answers of the game that this one goes on from
    clock: dict[str, Any] = field(default_factory=dict)  # see web/clock.py
    delay: float = 0  # seconds by which spectators see later
    made: float = field(default_factory=time.time)

    def setup(self) -> dict[str, Any]:
        names = ("game", "seats", "options", "position", "given", "clock", "delay")
        return {name: getattr(self, name) for name in names}


@dataclass
class Row:
    """One thing that happened at a table."""

    number: int
    kind: str  # see web/room.py
    seat: int
    text: str
    person: str
    at: float


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        self.key = ""
        self._ear: Any = None  # the raw connection that listens and holds the leases
        self._leases: set[str] = set()
        self._one_at_a_time = asyncio.Lock()  # a raw connection answers one question at a time

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects, brings the schema up to date and finds (or makes) the key that signs everything."""
        engine = engine_for(url)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        store = cls(engine)
        store.key = await store._setting("key", secrets.token_hex(32))
        return store

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
        await self.engine.dispose()

    async def _setting(self, name: str, new: str) -> str:
        """The kept value; the first server to ask writes it."""
        wanted = select(schema.settings.c.value).where(schema.settings.c.name == name)
        async with self.engine.connect() as connection:
            kept = (await connection.execute(wanted)).scalar()
        if kept is not None:
            return str(kept)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.settings).values(name=name, value=new))
        except IntegrityError:
            return await self._setting(name, new)
        return new

    # people

    async def name_of(self, person: str) -> str | None:
        wanted = select(schema.people.c.name).where(schema.people.c.id == person)
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
        return found

    async def name_person(self, person: str, name: str) -> None:
        """A person is known from the first name they give."""
        renamed = update(schema.people).where(schema.people.c.id == person).values(name=name)
        try:
            async with self.engine.begin() as connection:
                if not (await connection.execute(renamed)).rowcount:
                    await connection.execute(insert(schema.people).values(id=person, name=name))
        except IntegrityError:  # the same click twice
            async with self.engine.begin() as connection:
                await connection.execute(renamed)

    # tables

    async def new_table(self, header: Header, first: list[Row], phase: str = OPEN) -> None:
        """With its first rows; Taken when there is a table of this id."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    insert(schema.tables).values(
                        id=header.id,
                        host=header.host,
                        setup=header.setup(),
                        public=header.public,
                        phase=phase,
                        made=header.made,
                    )
                )
                await self._write(connection, header.id, first)
        except IntegrityError:
            raise Taken(header.id) from None

    async def header(self, table: str) -> tuple[Header | None, str]:
        """With the phase that the lists show."""
        wanted = select(schema.tables).where(schema.tables.c.id == table)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().first()
        return (None, "") if found is None else (header_of(dict(found)), str(found["phase"]))

    async def headers(self, phase: str, public: bool | None = True, most: int = 100) -> list[Header]:
        """The newest tables of a phase."""
        found = schema.tables.c.phase == phase
        if public is not None:
            found &= schema.tables.c.public == public
        wanted = select(schema.tables).where(found).order_by(schema.tables.c.made.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [header_of(dict(row)) for row in (await connection.execute(wanted)).mappings()]

    async def tables_of(self, person: str, most: int = 30) -> list[tuple[Header, str]]:
        """Where a person sits or sat, the newest first, with the phase."""
        mine = select(schema.rows.c.table).where(schema.rows.c.person == person).distinct()
        wanted = select(schema.tables).where(schema.tables.c.id.in_(mine))
        wanted = wanted.order_by(schema.tables.c.made.desc()).limit(most)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        return [(header_of(dict(row)), str(row["phase"])) for row in found]

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        kept = schema.rows.c
        wanted = select(kept.number, kept.kind, kept.seat, kept.text, kept.person, kept.at)
        wanted = wanted.where((kept.table == table) & (kept.number > after)).order_by(kept.number)
        async with self.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def append(self, table: str, new: list[Row]) -> None:
        """All of the rows or none; Taken when somebody else was faster."""
        try:
            async with self.engine.begin() as connection:
                await self._write(connection, table, new)
        except IntegrityError:
            raise Taken(table) from None

    async def set_phase(self, table: str, phase: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(phase=phase))

    async def _write(self, connection: AsyncConnection, table: str, new: list[Row]) -> None:
        if new:
            await connection.execute(insert(schema.rows), [{"table": table, **vars(row)} for row in new])
        if self.postgres:
            await connection.execute(text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table})

    # other servers

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Calls `heard` with the id of every table that any server writes to (PostgreSQL only)."""
        if not self.postgres:
            return
        import asyncpg

        url = self.engine.url.set(drivername="postgresql")
        self._ear = await asyncpg.connect(url.render_as_string(hide_password=False))
        await self._ear.add_listener(CHANNEL, lambda *told: heard(told[3]))

    async def lease(self, table: str) -> bool:
        """Whether this server is the one that lets the table's bots think and its clocks run.

        A server that dies loses its connection, and with it its leases.
        """
        if not self.postgres or table in self._leases:
            return True
        if self._ear is None or self._ear.is_closed():
            return False
        async with self._one_at_a_time:
            given = await self._ear.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table)
        if given:
            self._leases.add(table)
        return bool(given)

    async def release(self, table: str) -> None:
        if table not in self._leases:
            return
        self._leases.discard(table)
        if self._ear is not None and not self._ear.is_closed():
            async with self._one_at_a_time:
                await self._ear.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)


def header_of(row: dict[str, Any]) -> Header:
    return Header(id=row["id"], host=row["host"], public=row["public"], made=row["made"], **row["setup"])


def engine_for(url: str) -> AsyncEngine:
    """An address as people write it: sqlite:///file or postgresql://…"""
    if url.startswith("sqlite:"):
        engine = create_async_engine(url.replace("sqlite:", "sqlite+aiosqlite:", 1), pool_size=1, max_overflow=0)
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        return engine
    if not url.startswith(("postgres:", "postgresql:")):
        raise ArgumentError("the address of a database begins with sqlite: or postgresql:")
    driver = url.replace("postgres:", "postgresql:", 1).replace("postgresql:", "postgresql+asyncpg:", 1)
    return create_async_engine(driver, pool_size=5, max_overflow=5, pool_pre_ping=True)


def prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a move that was acknowledged outlives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
