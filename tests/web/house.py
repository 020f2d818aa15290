"""A server with one table, and requests to it of every kind: good ones and bad ones."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from fastapi import FastAPI

from kodeks.store.kept import Header
from kodeks.web.hall import Hall
from kodeks.web.room import Room
from kodeks.web.signed import sign
from kodeks.web.visitor import WHO
from tests.web.postgres import kept_in
from tests.web.serving import inside

TABLE = "0123456789abcdef01234567"
EWA, JAN, EVE = "ewa", "jan", "eve"
FORM = "application/x-www-form-urlencoded"
LEAKS = re.compile(r"Traceback|File \"|site-packages|kodeks\.\w+\.|sys\.|Error\(|Exception|object at 0x")


class Answer:
    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.cookies: list[str] = []
        self.body = b""

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def told(self) -> str:
        """The sentence for the visitor."""
        if self.headers.get("content-type", "").startswith("application/json"):
            return str(json.loads(self.body)["error"])
        found = re.search(r"</h1>\s*<p>(.*?)</p>", self.text, re.DOTALL)
        return html.unescape(found[1]) if found else ""


class House:
    """A server with a table in play: Ewa has seat A, Jan seat B; Eve may try what she likes."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.hall: Hall = app.state.hall

    @property
    def room(self) -> Room:
        return self.hall.rooms[TABLE].room

    def cookie(self, person: str) -> str:
        return f"{WHO}={sign(self.hall.store.key, 'person', person)}"

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes | Iterable[bytes] = b"",
        *,
        who: str = EVE,
        kind: str = FORM,
        lang: str = "pl",
        origin: str = "http://kodeks.test",
        **more: str,
    ) -> Answer:
        """As the network brings it: no client mends the request on its way."""
        target, _, query = path.partition("?")
        parts = [body] if isinstance(body, bytes) else list(body)
        headers = {"host": "kodeks.test", "content-type": kind, "accept-language": lang, "cookie": self.cookie(who)}
        if origin:
            headers["origin"] = origin
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        answer = Answer()

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.Event().wait()
            return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                pairs = [(name.decode(), value.decode("latin-1")) for name, value in message["headers"]]
                answer.status, answer.headers = message["status"], dict(pairs)
                answer.cookies = [value for name, value in pairs if name == "set-cookie"]
            else:
                answer.body += message.get("body", b"")

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": target,
            "raw_path": target.encode("utf-8", "replace"),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("192.0.2.1", 4000),
            "server": ("kodeks.test", 80),
        }
        await self.app(scope, receive, send)
        assert "default-src 'none'" in answer.headers["content-security-policy"], path
        assert not LEAKS.search(answer.text), (path, LEAKS.search(answer.text))
        return answer

    async def post(self, path: str, who: str = EVE, **fields: Any) -> Answer:
        return await self.ask("POST", path, urlencode(fields).encode(), who=who)


@asynccontextmanager
async def house(database: str, rate: float = 100_000.0) -> AsyncIterator[House]:
    async with inside(database, rate) as app:
        header = Header(TABLE, EWA, "archimedes", 2)
        await app.state.hall.create(
            header,
            [
                lambda room: room.sit(EWA, "Ewa", 0),
                lambda room: room.sit(JAN, "Jan", 1),
                lambda room: room.start(EWA),
            ],
        )
        yield House(app)


def in_house(folder: Path, story: Any, rate: float = 100_000.0) -> None:
    async def run() -> None:
        async with house(kept_in(folder), rate) as there:
            await story(there)

    asyncio.run(run())


Bad = tuple[str, str, bytes, int]  # method, path, body of a form, status


async def all_refused(there: House, requests: Iterable[Bad], **more: str) -> None:
    """Each with its status and a sentence in the visitor's language, and no row is written."""
    rows, tables = there.room.written, set(there.hall.rooms)
    for method, path, body, status in requests:
        answer = await there.ask(method, path, body, **more)
        assert answer.status == status, (path[:80], body[:80], answer.status, answer.text[-300:])
        english = await there.ask(method, path, body, lang="en", **more)
        assert answer.told and answer.told != english.told, (path[:80], answer.told)
        assert len(answer.told) < 600
    assert there.room.written == rows
    assert set(there.hall.rooms) == tables


def multipart(content: bytes, name: str = "file") -> tuple[bytes, str]:
    head = f'--edge\r\ncontent-disposition: form-data; name="{name}"; filename="f"\r\n\r\n'.encode()
    return head + content + b"\r\n--edge--\r\n", "multipart/form-data; boundary=edge"
