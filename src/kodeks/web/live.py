"""News as server-sent events: each connection is sent the regions that changed, and all of them at its start."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from starlette.responses import StreamingResponse
from starlette.types import Send

from kodeks.web.hall import Hall, Open
from kodeks.web.shelf import Parts

HEARTBEAT = 15.0  # seconds; tells a lost connection from a quiet table
GONE = b"event: gone\ndata:\n\n"  # the page says why
HEADERS = {"x-accel-buffering": "no"}  # a proxy must not hold news back


class Stream(StreamingResponse):
    """Starlette's keeps the last piece until the next one comes: a page for each spectator of a quiet table."""

    async def stream_response(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async for piece in self.body_iterator:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
            del piece
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def stream(events: AsyncIterator[bytes]) -> StreamingResponse:
    return Stream(events, media_type="text/event-stream", headers=HEADERS)


def event(parts: Parts) -> bytes:
    """Without a number: it would count what others have done in private."""
    told = b", ".join(b'"%s": %s' % (name.encode(), part) for name, part in parts.items())
    return b"event: regions\ndata: {%s}\n\n" % told


def packed(text: str) -> bytes:
    """A part of an event."""
    return json.dumps(text, ensure_ascii=False).encode()


async def regions_of(
    hall: Hall, there: Open, draw: Callable[[Open], Parts], whose: Callable[[Open], object]
) -> AsyncIterator[bytes]:
    """`draw` gives the regions for this pair of eyes; `whose` tells whose eyes they are now.

    Who sits down or stands up has other eyes: the stream ends, and the browser asks for a new one.
    """
    sent: dict[str, int] = {}  # hashes: the texts themselves would fill the memory of a server with many spectators
    first = whose(there)
    last = time.monotonic()  # something was sent
    there.watchers += 1
    try:
        while not hall.closing and not there.gone and whose(there) == first:
            news = there.news
            changed = {name: part for name, part in draw(there).items() if sent.get(name) != hash(part)}
            if changed:
                sent |= {name: hash(part) for name, part in changed.items()}
                yield event(changed)
                changed, last = {}, time.monotonic()
            # news that change nothing for these eyes must not shift the heartbeat either
            await quiet(news, last + HEARTBEAT - time.monotonic())
            if time.monotonic() >= last + HEARTBEAT:
                yield b": \n\n"
                last = time.monotonic()
        if there.gone:
            yield GONE
    finally:
        there.watchers -= 1


async def quiet(news: asyncio.Event, seconds: float = HEARTBEAT) -> None:
    """Until there is news, or time for a heartbeat."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
