"""What stands before every page: who asks, how much and how often, and the headers that keep browsers safe."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kodeks.languages import mark
from kodeks.web import limits
from kodeks.web.errors import TOO_LARGE, Broken, Refused, TooLarge, TooMuch
from kodeks.web.visitor import same_origin, visitor_of

COSTLY = re.compile(  # worked out on the spot
    r"/(judge|cards|decks|learn/|me/games|rules/|t/\w+/(analysis|replay|journal|verify|aside))"
)
FREE = "/static/"
LOOKS = 4  # as many other pages as actions; who may not act for a moment may look
BURST = 3.0  # seconds of the allowed rate that may come at once
REMEMBERED = 10_000  # addresses
SAFE = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger("kodeks")
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """How many actions each address has left: it fills again with time."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.burst = BURST * rate
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        left, since = self.left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        self.left[who] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return left >= 1


class Guard:
    def __init__(self, app: ASGIApp, answer: Callable[[HTTPConnection, Refused], Response], rate: float) -> None:
        self.app = app
        self.answer = answer  # turns a refusal into a page or data
        self.actions = Buckets(rate)
        self.looks = Buckets(LOOKS * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        key = scope["app"].state.hall.store.key
        visitor = visitor_of(request, key)
        scope.setdefault("state", {})["visitor"] = visitor

        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith("/static/"):
                    headers.setdefault("cache-control", "no-store")
                if visitor.new and not scope["path"].startswith(("/static/", "/api/")):
                    kept = Response()
                    visitor.remember(kept, key, scope["scheme"] == "https")
                    headers.append("set-cookie", kept.headers["set-cookie"])
                message["headers"] = headers.raw
            await send(message)

        try:
            self.check(request, scope["method"])
            await self.app(scope, limited(receive), guarded)
        except Refused as refused:
            await self.answer(request, refused)(scope, receive, guarded)
        except Exception:
            log.exception("%s %s", scope["method"], scope["path"][:100])
            if begun:
                raise
            wrong = Broken(mark("Something went wrong here, and it was written down. Try again."))
            await self.answer(request, wrong)(scope, receive, guarded)

    def check(self, request: HTTPConnection, method: str) -> None:
        path = request.scope["path"]
        if length_of(request.headers.get("content-length", "0")) > limits.BYTES:
            raise TooLarge(TOO_LARGE)
        if len(path) + len(request.scope["query_string"]) > limits.ADDRESS:
            raise TooLarge(TOO_LARGE)
        if method in SAFE and path.startswith(FREE):
            return
        if method not in SAFE and "authorization" not in request.headers and not path.startswith("/api/"):
            same_origin(request)
        buckets = self.looks if method in SAFE and not COSTLY.match(path) else self.actions
        if not buckets.take(request.state.visitor.address, time.monotonic()):
            raise TooMuch(mark("Too many requests: wait a moment."))


def limited(receive: Receive) -> Receive:
    """Also what does not say its length is counted."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limits.BYTES:
            raise TooLarge(TOO_LARGE)
        return message

    return counted


def length_of(text: str) -> int:
    """What a request says of its length; what is no number is as good as too long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else limits.BYTES + 1
