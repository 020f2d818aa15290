"""Reads and writes of the database, each a transaction of its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    String,
    cast,
    event,
    insert,
    make_url,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kodeks.store import schema
from kodeks.store.batch import Batch
from kodeks.store.file import PATIENCE, make_ready
from kodeks.store.kept import OPEN, PLAYING, Header, Kept, Result, Row
from kodeks.store.migrate import upgrade
from kodeks.store.news import CHANNEL, LISTS

if TYPE_CHECKING:
    from kodeks.store.ear import Ear

READERS = 4  # connections that read at the same time, on SQLite


class Taken(Exception):
    """Another server, or the same click twice, has written this row already."""


Write = tuple[str, list[Row]]  # new rows of a table


class Store:
    def __init__(self, engine: AsyncEngine, reading: AsyncEngine | None = None) -> None:
        self.engine = engine
        self.reading = reading or engine  # on SQLite apart, so that nobody who looks waits for those who write
        self.postgres = engine.dialect.name == "postgresql"
        self.key = ""
        self._ear: Ear | None = None
        self._batch = Batch(self._append, apart=Taken)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects, brings the schema up to date and finds (or makes) the key that signs everything."""
        store = cls(engine_for(url), readers_for(url))
        try:
            async with store.engine.begin() as connection:
                await connection.run_sync(upgrade)
            store.key = await store._setting("key", secrets.token_hex(32))
        except BaseException:
            await store.close()  # a thread that waits for a connection would keep the program alive
            raise
        return store

    async def close(self) -> None:
        await self._batch.end()
        if self._ear is not None:
            await self._ear.close()
        await self.reading.dispose()
        await self.engine.dispose()

    async def _setting(self, name: str, new: str) -> str:
        """The kept value; the first server to ask writes it."""
        wanted = select(schema.settings.c.value).where(schema.settings.c.name == name)
        async with self.reading.connect() as connection:
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
        async with self.reading.connect() as connection:
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
                await self._write(connection, [(header.id, first)])
                await self._tell(connection, LISTS)
        except IntegrityError:
            raise Taken(header.id) from None

    async def kept(self, table: str) -> Kept | None:
        return next(iter(await self._tables(listed(schema.tables.c.id == table))), None)

    async def playing(self) -> list[str]:
        """All tables that are in play."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.phase == PLAYING).order_by(schema.tables.c.made)
        async with self.reading.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def public(self, *phases: str, most: int = 100) -> list[Kept]:
        """The newest public tables of each of these phases, in one query."""
        mine = schema.tables.c
        each = [listed(mine.public & (mine.phase == phase)).limit(most).subquery() for phase in phases]
        return await self._tables(union_all(*(select(one) for one in each)))

    async def tables_of(self, person: str, most: int = 30, after: int = 0) -> list[Kept]:
        """Where a person sits or sat, the newest first; without as many as come before."""
        mine = select(schema.rows.c.table).where(schema.rows.c.person == person).distinct()
        return await self._tables(listed(schema.tables.c.id.in_(mine)).limit(most).offset(after))

    async def _tables(self, wanted: Select[Any] | CompoundSelect[Any]) -> list[Kept]:
        async with self.reading.connect() as connection:
            return [Kept(*row) for row in await connection.execute(wanted)]

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        kept = schema.rows.c
        wanted = select(kept.number, kept.kind, kept.seat, kept.text, kept.person, kept.at, kept.rules)
        wanted = wanted.where((kept.table == table) & (kept.number > after)).order_by(kept.number)
        async with self.reading.connect() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def append(self, table: str, new: list[Row]) -> None:
        """All of the rows or none; Taken when somebody else was faster."""
        if self.postgres:
            await self._append([(table, new)])
        else:
            await self._batch.add((table, new))

    async def _append(self, writes: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                await self._write(connection, writes)
                for table, _ in writes:
                    await self._tell(connection, table)
        except IntegrityError:
            raise Taken(*(table for table, _ in writes)) from None

    async def set_phase(self, table: str, phase: str, result: Result | None = None) -> None:
        told = {"phase": phase} | ({"result": result.text()} if result else {})
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**told))
            await self._tell(connection, LISTS)

    async def _write(self, connection: AsyncConnection, writes: list[Write]) -> None:
        rows = [{"table": table, **vars(row)} for table, new in writes for row in new]
        if rows:
            await connection.execute(insert(schema.rows), rows)

    async def _tell(self, connection: AsyncConnection, what: str) -> None:
        """Servers hear it when this is written, not before."""
        if self.postgres:
            await connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})

    # other servers

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Calls `heard` with all that servers tell each other: see news.py (PostgreSQL only)."""
        if self.postgres:
            from kodeks.store.ear import Ear  # asyncpg is slow to import

            url = self.engine.url.set(drivername="postgresql")
            self._ear = Ear(url.render_as_string(hide_password=False), heard)
            await self._ear.open()

    async def lease(self, table: str) -> bool:
        """Whether this server is the one that lets the table's bots think and its clocks run.

        A server that dies loses its connection, and with it its leases.
        """
        return await self._ear.lease(table) if self._ear is not None else not self.postgres

    async def release(self, table: str) -> None:
        if self._ear is not None:
            await self._ear.release(table)


def listed(which: ColumnElement[bool]) -> Select[Any]:
    """Tables with their setups as they are written, the newest first."""
    mine = schema.tables.c
    told = (
        mine.id,
        mine.host,
        cast(mine.setup, String).label("setup"),
        mine.public,
        mine.phase,
        mine.made,
        mine.result,
    )
    return select(*told).where(which).order_by(mine.made.desc())


def engine_for(url: str) -> AsyncEngine:
    """An address as people write it: sqlite:///file or postgresql://…"""
    if url.startswith("sqlite:"):
        return sqlite(url, 1, prepare_sqlite)  # one writes at a time
    if not url.startswith(("postgres:", "postgresql:")):
        raise ArgumentError("the address of a database begins with sqlite: or postgresql:")
    driver = url.replace("postgres:", "postgresql:", 1).replace("postgresql:", "postgresql+asyncpg:", 1)
    return create_async_engine(driver, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)


def readers_for(url: str) -> AsyncEngine | None:
    """Connections that only read, where they would else wait for the one that writes."""
    return sqlite(url, READERS, prepare_reader) if url.startswith("sqlite:") else None


def sqlite(url: str, connections: int, prepare: Callable[[Any, object], None]) -> AsyncEngine:
    address = make_url(url.replace("sqlite:", "sqlite+aiosqlite:", 1))
    make_ready(address)
    engine = create_async_engine(
        address,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged
        connect_args={"timeout": PATIENCE},
    )
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")  # a move that was acknowledged outlives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def prepare_reader(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()
