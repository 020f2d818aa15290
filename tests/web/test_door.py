"""Connections: half-sent requests, silent ones, too many of them, and readers that do not read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from kodeks.web import door as doors
from kodeks.web.door import Door, Porter, door
from tests.web.postgres import kept_in
from tests.web.serving import Served

FAST = 0.3  # seconds, where a server waits for ten


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "http":
        return
    if scope["path"] == "/news":  # a stream without an end
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while True:
            await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
            await asyncio.sleep(0.001)  # uvicorn does not say that the connection is gone
    while (await receive())["more_body"]:
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def serving(most: int = 50, each: int = 0) -> AsyncIterator[tuple[int, type[Door]]]:
    made = door(most, each)
    config = uvicorn.Config(app, http=made, lifespan="off", log_level="critical", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    task = asyncio.ensure_future(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1], made
    finally:
        server.should_exit = True
        await task


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_TIME", "BODY_TIME", "SLOW"):
        monkeypatch.setattr(doors, name, FAST)


async def answer(port: int, sent: bytes) -> bytes:
    """All that comes back until the server ends the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        return await asyncio.wait_for(reader.read(), 10)
    finally:
        writer.close()


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\nx: ", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nabc"]
)
def test_a_request_that_is_half_sent_is_not_waited_for(sent: bytes) -> None:
    async def story() -> None:
        async with serving() as (port, made):
            got = await answer(port, sent)
            assert got == b"" or got.startswith(b"HTTP/1.1 408 ")
            assert b"200" not in got
            assert made.porter.total == 0

    asyncio.run(story())


@pytest.mark.usefixtures("hurried")
def test_a_head_that_never_ends_is_refused() -> None:
    async def story() -> None:
        async with serving() as (port, _):
            got = await answer(port, b"GET / HTTP/1.1\r\nx: " + b"a" * (doors.HEAD_BYTES + 1))
            assert got.startswith(b"HTTP/1.1 431 ")

    asyncio.run(story())


@pytest.mark.parametrize(("most", "each"), [(5, 0), (50, 5)])
def test_who_comes_when_it_is_full_is_told_so_and_the_others_are_served(most: int, each: int) -> None:
    async def story() -> None:
        async with serving(most, each) as (port, made):
            inside = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            while made.porter.total < 5:
                await asyncio.sleep(0.01)
            for _ in range(20):
                got = await answer(port, b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
                assert got.startswith(b"HTTP/1.1 503 ") and b"retry-after" in got
                assert "pełny" in got.decode()
            reader, writer = inside[0]
            writer.write(b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
            assert (await reader.read()).endswith(b"ok")
            while made.porter.total == 5:
                await asyncio.sleep(0.01)
            assert (await answer(port, b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")).endswith(b"ok")
            for _, other in inside:
                other.close()

    asyncio.run(story())


@pytest.mark.usefixtures("hurried")
def test_a_stream_that_nobody_reads_is_closed() -> None:
    async def story() -> None:
        async with serving() as (port, made):
            loop = asyncio.get_running_loop()
            lazy = socket.create_connection(("127.0.0.1", port))
            lazy.setblocking(False)
            await loop.sock_sendall(lazy, b"GET /news HTTP/1.1\r\nhost: a\r\n\r\n")
            async with asyncio.timeout(10):
                while made.porter.total == 0:
                    await asyncio.sleep(0.01)
                while made.porter.total:
                    await asyncio.sleep(0.05)
            lazy.close()

    asyncio.run(story())


def test_each_address_has_its_own_count() -> None:
    porter = Porter(most=5, each=2)
    assert [porter.enter("a") for _ in range(3)] == [True, True, False]
    assert [porter.enter("b") for _ in range(3)] == [True, True, False]
    assert [porter.enter("c"), porter.enter("d")] == [True, False]
    porter.leave("a")
    assert porter.enter("d")
    assert porter.inside == {"a": 1, "b": 2, "c": 1, "d": 1}


def test_the_server_that_people_start_has_this_door(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        async with asyncio.timeout(10):
            while not (await answer(port, b"GET /nope HTTP/1.1\r\nhost: a\r\n\r\n")).startswith(b"HTTP/1.1 503"):
                await asyncio.sleep(0.05)
        for path in (b"/health", b"/health/live", b"/metrics"):
            full = await answer(port, b"GET %s HTTP/1.1\r\nhost: a\r\n\r\n" % path)
            assert full.startswith(b"HTTP/1.1 503") and b"retry-after" in full, path
        for _, writer in held:
            writer.close()

    with Served(kept_in(tmp_path), "--per-address", "3") as served:
        asyncio.run(story(served.port))
