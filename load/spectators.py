"""Spectators: connections that note when news reach them, and do nothing else, so that they do not slow the server."""

from __future__ import annotations

import asyncio
import time

NEWS = b"\n\n\r\n"  # the end of an event, and of the chunk that it is sent in
HEARTBEAT = b": \n\n\r\n"
AT_ONCE = 50  # connections that are being made


class Spectator(asyncio.Protocol):
    def __init__(self, port: int, table: str) -> None:
        self.request = f"GET /t/{table}/events HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\naccept-language: en\r\n\r\n"
        self.table = table
        self.arrivals: list[float] = []
        self.bytes = 0
        self.tail = b""
        self.first = asyncio.get_running_loop().create_future()  # the table as it is at the start

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        now = time.time()
        self.bytes += len(data)
        data = self.tail + data
        self.tail = data[-len(HEARTBEAT) + 1 :] if not data.endswith(NEWS) else b""
        new = data.count(NEWS) - data.count(HEARTBEAT)
        self.arrivals += [now] * new
        if new and not self.first.done():
            self.first.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.first.done():
            self.first.set_exception(ConnectionError("a spectator was turned away"))


async def connect(port: int, tables: list[str], count: int) -> list[Spectator]:
    """Spread over the tables; all see their table when this returns."""
    loop = asyncio.get_running_loop()
    room = asyncio.Semaphore(AT_ONCE)

    async def one(table: str) -> Spectator:
        async with room:
            _, made = await loop.create_connection(lambda: Spectator(port, table), "127.0.0.1", port)
            await made.first
            return made

    return await asyncio.gather(*(one(tables[number % len(tables)]) for number in range(count)))
