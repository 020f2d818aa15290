"""Connections, before any request is read: how many there may be, how long each may take, and a clear answer when full.

uvicorn waits for ever for a request that is half sent, and keeps for ever what a visitor does not read.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kodeks.web.address import owner

HEAD_TIME = 10.0  # seconds for the head of a request, from its first byte or from the connection's beginning
BODY_TIME = 30.0  # seconds for its body
SLOW = 20.0  # seconds that a visitor may leave unread what was sent, before the connection is closed
HEAD_BYTES = 300_000  # of a request; see limits.ADDRESS
GOODBYE = 1.0  # seconds for a refusal to be read
FULL = (
    "This server is full: try again in a moment.\n"
    "Ten serwer jest pełny: spróbuj za chwilę.\n"
    "Этот сервер переполнен: попробуйте чуть позже.\n"
).encode()
LATE = b"The request did not come in time.\n"
LARGE = b"The request is too large.\n"


class Porter:
    """Counts who is inside."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most  # connections in all
        self.each = each  # of one address; 0: as many as in all
        self.inside: Counter[str] = Counter()
        self.total = 0

    def enter(self, who: str) -> bool:
        if self.total >= self.most or (self.each and self.inside[who] >= self.each):
            return False
        self.total += 1
        self.inside[who] += 1
        return True

    def leave(self, who: str) -> None:
        self.total -= 1
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]


class Door(HttpToolsProtocol):
    """One connection."""

    porter: Porter

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = owner(self.client[0]) if self.client else ""
        self.timer: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.head = 0  # bytes of a request whose head has not ended
        self.in_head = True
        self.admitted = self.porter.enter(self.who)
        if self.admitted:
            self._within(HEAD_TIME)
        else:
            self._refuse(b"503 Service Unavailable", FULL, b"retry-after: 5\r\n")

    def connection_lost(self, exc: Exception | None) -> None:
        if self.admitted:
            self.porter.leave(self.who)
            self.admitted = False
        self._within(None)
        self._read_again()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or not self.admitted:
            return
        self.head += len(data) if self.in_head else 0
        if self.head > HEAD_BYTES:
            self._refuse(b"431 Request Header Fields Too Large", LARGE)
            return
        super().data_received(data)

    # a request as it comes in

    def on_message_begin(self) -> None:
        self.in_head = True
        self._within(HEAD_TIME)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head, self.head = False, 0
        self._within(BODY_TIME)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(None)
        super().on_message_complete()

    def _within(self, seconds: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # somebody waits for its body
        else:
            self._refuse(b"408 Request Timeout", LATE)

    def _refuse(self, status: bytes, told: bytes, more: bytes = b"") -> None:
        self._within(None)
        head = b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n" % (status, len(told))
        self.transport.write(head + more + b"connection: close\r\n\r\n" + told)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.admitted:
            self.porter.leave(self.who)
            self.admitted = False
        self.loop.call_later(GOODBYE, self.transport.abort)  # not at once: what was not yet read would be lost

    # an answer that is not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(SLOW, self.transport.abort)

    def resume_writing(self) -> None:
        self._read_again()
        super().resume_writing()

    def _read_again(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


def door(most: int, each: int) -> type[Door]:
    """The class of the connections of one server."""
    made: dict[str, Any] = {"porter": Porter(most, each)}
    return type("Door", (Door,), made)
