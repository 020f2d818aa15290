"""Streams of the lobby, and tables that are opened in a burst."""

from __future__ import annotations

import asyncio
import time

from siege.field import Result, open_table, server, visitor
from tests.web.serving import Served

STREAMS = 90
TABLES = 30
MOST = 5.0  # seconds until all have heard of the last table


async def listen(served: Served, last: str, ready: asyncio.Semaphore) -> float:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=2**24)
    writer.write(b"GET /lobby/events HTTP/1.1\r\nhost: a\r\n\r\n")
    await reader.readuntil(b"event: regions")
    ready.release()
    while last.encode() not in await reader.readuntil(b"\n\n"):
        pass
    writer.close()
    return time.monotonic()


def attack() -> Result:
    async def story(served: Served) -> float:
        last, ready = "e" * 24, asyncio.Semaphore(0)
        streams = [asyncio.ensure_future(listen(served, last, ready)) for _ in range(STREAMS)]
        for _ in streams:
            await ready.acquire()

        def burst() -> float:
            with visitor(served, 2) as client:
                for number in range(TABLES):
                    name = last if number == TABLES - 1 else ""
                    open_table(client, public=True, start=False, bots={}, table=name)
            return time.monotonic()

        began = await asyncio.to_thread(burst)
        async with asyncio.timeout(60):
            return max(await asyncio.gather(*streams)) - began

    with server() as served:
        took = asyncio.run(story(served))
    tried = f"{STREAMS} streams, {TABLES} tables opened at once"
    return Result("the lobby", tried, f"all told in < {MOST:.0f} s", f"{max(0.0, took):.1f} s", took < MOST)
