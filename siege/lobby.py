"""Streams of the lobby: they hear of tables that are opened in a burst, and nobody's move waits for them."""

from __future__ import annotations

import asyncio
import time

from siege.field import BODY, Result, open_table, server, visitor
from tests.web.serving import Served

STREAMS = 90  # of one address
ADDRESSES = 5
MOVES = 40
SLOWEST = 0.3  # seconds for a move to be acknowledged, on a machine with other work
TABLES = 30
MOST = 5.0  # seconds until all have heard of the last table


async def listen(served: Served, last: str, ready: asyncio.Semaphore, number: int = 1) -> float:
    here = (BODY.format(10 + number % ADDRESSES), 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=2**24, local_addr=here)
    lang = ("en", "pl", "ru")[number % 3]
    writer.write(f"GET /lobby/events HTTP/1.1\r\nhost: a\r\naccept-language: {lang}\r\n\r\n".encode())
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


def moves() -> Result:
    """Acknowledgements of one visitor's moves while another opens tables, and hundreds hear of each."""
    last, count = "e" * 24, STREAMS * ADDRESSES

    def play(served: Served) -> list[float]:
        took: list[float] = []
        with visitor(served, 2) as client:
            while len(took) < MOVES:
                place = open_table(client, bots={}, start=False, public=True)
                mine = {"authorization": f"Bearer {place['token']}"}
                other = client.post(f"/api/tables/{place['table']}/seats/1", json={"name": "Jan"}).json()
                his = {"authorization": f"Bearer {other['token']}"}
                client.post(f"/api/tables/{place['table']}/start", headers=mine)
                where = f"/api/tables/{place['table']}"
                for _ in range(5):
                    view = client.get(where, headers=mine).json()
                    who = mine if view["turn"] == place["seat"] else his
                    view = client.get(where, headers=who).json()
                    if view["turn"] is None:
                        break
                    began = time.monotonic()
                    asked = {"at": view["at"], "move": view["moves"][0]}
                    assert client.post(f"{where}/moves", json=asked, headers=who).status_code == 200
                    took.append(time.monotonic() - began)
            open_table(client, public=True, start=False, bots={}, table=last)
        return sorted(took)

    async def story(served: Served) -> list[float]:
        ready = asyncio.Semaphore(0)
        streams = [asyncio.ensure_future(listen(served, last, ready, number)) for number in range(count)]
        for _ in streams:
            await ready.acquire()
        took = await asyncio.to_thread(play, served)
        async with asyncio.timeout(60):
            await asyncio.gather(*streams)
        return took

    with server() as served:
        took = asyncio.run(story(served))
    median, slowest = took[len(took) // 2], took[int(len(took) * 0.99)]
    measured = f"{median * 1000:.0f} ms, p99 {slowest * 1000:.0f} ms"
    tried = f"{count} streams of the lobby, {len(took)} moves at {len(took) // 5} tables that are opened meanwhile"
    return Result(
        "the lobby and moves", tried, f"acknowledged in < {SLOWEST * 1000:.0f} ms", measured, slowest < SLOWEST
    )
