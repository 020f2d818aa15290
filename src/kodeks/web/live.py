"""News as server-sent events: each connection is sent the regions that changed, and all of them at its start."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from starlette.responses import StreamingResponse

from kodeks.web.hall import Hall, Open

HEARTBEAT = 15.0  # seconds; tells a lost connection from a quiet table
HEADERS = {"x-accel-buffering": "no"}  # a proxy must not hold news back


def stream(events: AsyncIterator[bytes]) -> StreamingResponse:
    return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS)


def event(name: str, data: object, number: int) -> bytes:
    return f"id: {number}\nevent: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()


async def regions_of(
    hall: Hall, there: Open, draw: Callable[[Open], dict[str, str]], whose: Callable[[Open], object]
) -> AsyncIterator[bytes]:
    """`draw` gives the regions for this pair of eyes; `whose` tells whose eyes they are now.

    Who sits down or stands up has other eyes: the stream ends, and the browser asks for a new one.
    """
    sent: dict[str, str] = {}
    first = whose(there)
    there.watchers += 1
    try:
        while not hall.closing and whose(there) == first:
            news = there.news
            drawn = draw(there)
            changed = tuple(name for name, text in drawn.items() if sent.get(name) != text)
            if changed:
                yield packed(there, first, changed, drawn)
                sent = drawn
            await quiet(news)
            if not news.is_set():
                yield b": \n\n"
    finally:
        there.watchers -= 1


def packed(there: Open, whose: object, changed: tuple[str, ...], drawn: dict[str, str]) -> bytes:
    """The same news for the same eyes is written once."""
    key = (whose, changed)
    if key not in there.packed:
        there.packed[key] = event("regions", {name: drawn[name] for name in changed}, there.room.written)
    return there.packed[key]


async def quiet(news: asyncio.Event) -> None:
    """Until there is news, or time for a heartbeat."""
    with suppress(TimeoutError):
        await asyncio.wait_for(news.wait(), HEARTBEAT)
