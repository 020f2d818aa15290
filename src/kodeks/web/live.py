"""News as server-sent events: each connection is sent the regions that changed, and all of them at its start."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from starlette.responses import StreamingResponse

from kodeks.web.hall import Hall, Open, Parts

HEARTBEAT = 15.0  # seconds; tells a lost connection from a quiet table
GONE = b"event: gone\ndata:\n\n"  # the page says why
HEADERS = {"x-accel-buffering": "no"}  # a proxy must not hold news back


def stream(events: AsyncIterator[bytes]) -> StreamingResponse:
    return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS)


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
    sent: Parts = {}
    first = whose(there)
    last = time.monotonic()  # something was sent
    there.watchers += 1
    try:
        while not hall.closing and not there.gone and whose(there) == first:
            news = there.news
            drawn = draw(there)
            changed = {name: part for name, part in drawn.items() if sent.get(name) != part}
            if changed:
                yield event(changed)
                sent, last = drawn, time.monotonic()
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
