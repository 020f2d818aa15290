"""Connections that are opened and held, with half a request in each."""

from __future__ import annotations

import asyncio
import time

from kodeks.web.door import HEAD_TIME
from siege.field import BODY, Result, server, visitor
from tests.web.serving import Served

CONNECTIONS = 300
EACH = 100  # as `kodeks serve` has it
MOST = 2.0  # seconds for a page of somebody else meanwhile
HALF = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\nx: ", b"POST /tables HTTP/1.1\r\ncontent-length: 9\r\n")


async def half(served: Served, number: int) -> bytes:
    """What comes back until the server ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=(BODY.format(2), 0))
    writer.write(HALF[number % len(HALF)])
    try:
        return await asyncio.wait_for(reader.read(), HEAD_TIME * 3)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def page(served: Served) -> float:
    began = time.monotonic()
    with visitor(served, 3) as client:
        assert client.get("/").status_code == 200
    return time.monotonic() - began


def attack() -> Result:
    async def story(served: Served) -> tuple[list[bytes], float, float]:
        await asyncio.to_thread(page, served)  # it is up
        began = time.monotonic()
        crowd = [asyncio.ensure_future(half(served, number)) for number in range(CONNECTIONS)]
        await asyncio.sleep(0.5)  # they are all there
        took = await asyncio.to_thread(page, served)
        return await asyncio.gather(*crowd), took, time.monotonic() - began

    with server("--per-address", str(EACH)) as served:
        answers, took, lasted = asyncio.run(story(served))
    full = sum(answer.startswith(b"HTTP/1.1 503") for answer in answers)
    held = full == CONNECTIONS - EACH and took < MOST and lasted < HEAD_TIME * 2
    tried = f"{CONNECTIONS} half-sent requests of one address"
    bar = (
        f"{CONNECTIONS - EACH} told it is full, the rest ended in {HEAD_TIME * 2:.0f} s, another's page < {MOST:.0f} s"
    )
    return Result("connections", tried, bar, f"{full} told, {lasted:.0f} s, {took:.2f} s", held)
