"""The outermost layer: what who runs the server asks for, and a number for each request. See docs/operating.md.

`/health` and `/metrics` never reach the pages: no cookie is set and no visitor made for them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kodeks.web.logs import request_id
from kodeks.web.metrics import Metrics

if TYPE_CHECKING:
    from kodeks.web.hall import Hall

GIVEN = re.compile(r"[0-9A-Za-z-]{8,64}")  # an id that a proxy may bring along
SOON = 2.0  # seconds in which a database that is well answers
FRESH = 1.0  # seconds for which its answer is good: nobody can ask it to death here
ANYBODY = "*"
log = logging.getLogger("kodeks.requests")


class Health:
    def __init__(self) -> None:
        self.asked = -FRESH
        self.well = False
        self.lock = asyncio.Lock()

    async def ready(self, hall: Hall) -> bool:
        """Whether the database answers and the server is not about to stop."""
        async with self.lock:
            if time.monotonic() - self.asked >= FRESH:
                self.well = await self._look(hall)
                self.asked = time.monotonic()
        return self.well and not hall.closing

    async def _look(self, hall: Hall) -> bool:
        try:
            async with asyncio.timeout(SOON), hall.store.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True


class Operating:
    def __init__(self, app: ASGIApp, metrics: Metrics, metrics_from: tuple[str, ...]) -> None:
        self.app = app
        self.metrics = metrics
        self.metrics_from = metrics_from
        self.health = Health()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        number = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
        token = request_id.set(number)
        try:
            own = await self.own(scope)
            if own is not None:
                own.headers["x-content-type-options"] = "nosniff"
                own.headers["cache-control"] = "no-store"
                await own(scope, receive, send)
            else:
                await self.pass_on(scope, receive, send, number)
        finally:
            request_id.reset(token)

    async def own(self, scope: Scope) -> Response | None:
        """The answers that are given here."""
        path, hall = scope["path"], scope["app"].state.hall
        if scope["method"] not in ("GET", "HEAD"):
            return None
        if path == "/health/live":
            return PlainTextResponse("live\n")
        if path == "/health":
            ready = await self.health.ready(hall)
            told = json.dumps({"live": True, "ready": ready})
            return Response(told + "\n", 200 if ready else 503, media_type="application/json")
        if path == "/metrics" and self.may_look(scope):
            return Response(generate_latest(self.metrics.registry), headers={"content-type": CONTENT_TYPE_LATEST})
        return None

    def may_look(self, scope: Scope) -> bool:
        client = scope["client"][0] if scope.get("client") else ""
        return ANYBODY in self.metrics_from or client in self.metrics_from

    async def pass_on(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        begun, status, streaming = time.perf_counter(), 500, False

        async def counted(message: Message) -> None:
            nonlocal status, streaming
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                headers["x-request-id"] = number
                message["headers"] = headers.raw
                self.metrics.answered(scope["method"], status, time.perf_counter() - begun)
                if headers.get("content-type", "").startswith("text/event-stream"):
                    streaming = True
                    self.metrics.streams.inc()
            await send(message)

        try:
            await self.app(scope, receive, counted)
        finally:
            if streaming:
                self.metrics.streams.dec()
            took = round(1000 * (time.perf_counter() - begun), 1)
            where = getattr(scope.get("route"), "path", "")
            fields = {"method": scope["method"], "path": where, "status": status, "milliseconds": took}
            log.info("%s %s %d", scope["method"], where, status, extra={"fields": fields})
