"""The one connection of a server to PostgreSQL that hears what other servers write and holds its leases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from kodeks.store.news import CHANNEL, EVERYTHING

AGAIN = 0.5  # seconds between attempts to reach a database that is away
SOON = 5.0  # seconds for the answer to a question
# a machine that lost its power says no goodbye: its leases end after 10 + 3 * 5 seconds
ALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Ear:
    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self.url = url
        self.heard = heard
        self._connection: Any = None
        self._leases: set[str] = set()
        self._one_at_a_time = asyncio.Lock()  # a connection answers one question at a time
        self._again: asyncio.Task[None] | None = None

    async def open(self) -> None:
        connection = await asyncpg.connect(self.url, server_settings=ALIVE, timeout=SOON)
        await connection.add_listener(CHANNEL, lambda *told: self.heard(told[3]))
        self._connection, self._leases = connection, set()
        connection.add_termination_listener(self._lost)

    async def close(self) -> None:
        if self._again is not None:
            self._again.cancel()
        if self._connection is not None:
            self._connection.remove_termination_listener(self._lost)
            await self._connection.close()

    def _lost(self, _: object) -> None:
        self._again = asyncio.ensure_future(self._open_again())

    async def _open_again(self) -> None:
        while self._connection.is_closed():
            await asyncio.sleep(AGAIN)
            with suppress(*AWAY):
                await self.open()
        self.heard(EVERYTHING)

    async def lease(self, table: str) -> bool:
        async with self._one_at_a_time:
            if self._connection.is_closed():
                return False  # and what it had is gone
            if table not in self._leases and await self._ask("pg_try_advisory_lock", table):
                self._leases.add(table)
            return table in self._leases

    async def release(self, table: str) -> None:
        async with self._one_at_a_time:
            if table in self._leases and not self._connection.is_closed():
                self._leases.discard(table)
                await self._ask("pg_advisory_unlock", table)

    async def _ask(self, lock: str, table: str) -> bool:
        with suppress(*AWAY):
            return bool(await self._connection.fetchval(f"SELECT {lock}(hashtextextended($1, 0))", table, timeout=SOON))
        return False
