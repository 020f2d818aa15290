"""A table on a server with a browser for everybody, and all that each of them is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from fastapi import FastAPI
from starlette.responses import StreamingResponse

from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.store.kept import Header
from kodeks.web import api
from kodeks.web.api import token_of
from kodeks.web.hall import Hall, Open
from kodeks.web.pages import table as table_page
from kodeks.web.room import Room
from kodeks.web.signed import sign
from kodeks.web.visitor import WHO, Visitor
from tests.play import Case
from tests.web.postgres import kept_in
from tests.web.serving import browser, inside

TABLE = "0123456789abcdef01234567"
STRANGER = "stranger"
DEADLINE = 10  # seconds; far more than any answer takes


def person_at(seat: int | None) -> str:
    """Who sits there; a stranger sits nowhere."""
    return STRANGER if seat is None else f"person{seat}"


class Place:
    """A server with one public table at which people sit, and a browser for each of them and for a stranger."""

    def __init__(self, app: FastAPI, there: Open) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self.there = there
        self.seats = there.room.header.seats
        self.everybody = [*range(self.seats), None]

    def browser(self, seat: int | None) -> httpx.AsyncClient:
        found = browser(self.app)
        found.cookies.set(WHO, sign(self.hall.store.key, "person", person_at(seat)))
        return found

    def token(self, seat: int | None) -> dict[str, str]:
        if seat is None:
            return {}
        return {"authorization": f"Bearer {token_of(self.hall, TABLE, person_at(seat))}"}

    async def events(self, seat: int | None, code: str = "en") -> AsyncIterator[bytes]:
        visitor = Visitor(person_at(seat), False, language(code), "")
        return streamed(await table_page.news(TABLE, self.hall, visitor))

    async def api_events(self, seat: int | None) -> AsyncIterator[bytes]:
        visitor = Visitor(STRANGER, False, language("en"), "")
        token = self.token(seat).get("authorization")
        return streamed(await api.news(TABLE, self.hall, visitor, token))

    async def move(self, text: str) -> None:
        """The seat that is asked plays; `room.move` checks it as if it had been clicked."""
        turn = self.table.turn
        assert turn is not None
        await self.hall.do(TABLE, lambda room: room.move(turn, text, room.noticed[turn]))

    @property
    def table(self) -> Table:
        assert self.there.room.table is not None
        return self.there.room.table


@asynccontextmanager
async def seated(folder: Path, case: Case, **more: Any) -> AsyncIterator[Place]:
    async with inside(kept_in(folder)) as app:
        header = Header(TABLE, person_at(0), case.name, case.seats, case.options, **more)

        def sit(seat: int) -> Callable[[Room], Any]:
            return lambda room: room.sit(person_at(seat), f"Name{seat}", seat)

        actions = [*(sit(seat) for seat in range(case.seats)), lambda room: room.start(person_at(0))]
        yield Place(app, await app.state.hall.create(header, actions))


def streamed(answer: StreamingResponse) -> AsyncIterator[bytes]:
    """The news themselves: the client that tests use in this process would wait for their end."""
    return cast("AsyncIterator[bytes]", answer.body_iterator)


async def first(stream: AsyncIterator[bytes]) -> bytes:
    return await asyncio.wait_for(anext(stream), DEADLINE)


async def all_received(place: Place, seat: int | None, refused: list[str], code: str) -> list[Any]:
    """Every answer that this pair of eyes can get at the table, as status, headers and bytes."""
    got: list[Any] = []
    token = place.token(seat)
    spoken = {"accept-language": code}
    async with place.browser(seat) as eye:

        async def note(answer: Awaitable[httpx.Response]) -> None:
            found = await answer
            got.append((str(found.request.url), found.status_code, sorted(found.headers.items()), found.text))

        for path in ("", "/replay", "/replay?at=0&seat=A", "/analysis", "/journal", "/verify"):
            await note(eye.get(f"/t/{TABLE}{path}", headers=spoken))
        for path in ("/", f"/judge?table={TABLE}", f"/api/tables/{TABLE}"):
            await note(eye.get(path, headers=spoken | token))
        await note(eye.post(f"/t/{TABLE}/on", data={"at": 0, "seat": "A"}))
        at = 0 if seat is None else place.there.room.noticed[seat]
        for text in refused:
            await note(eye.post(f"/t/{TABLE}/move", data={"move": text, "at": at}))
            await note(eye.post(f"/api/tables/{TABLE}/moves", json={"move": text, "at": at}, headers=token))
            await note(eye.post(f"/t/{TABLE}/move", data={"move": text, "at": at + 1}))
        if seat != place.table.turn:
            await note(eye.post(f"/t/{TABLE}/hint"))
    got.append(await first(await place.events(seat, code)))
    got.append(await first(await place.api_events(seat)))
    return got


async def unnoticed(place: Place, actor: int, act: Callable[[], Awaitable[Any]], refused: str = "pass") -> None:
    others = [seat for seat in place.everybody if seat != actor]
    before = [await all_received(place, seat, [refused], "en") for seat in others]
    streams = [await place.events(seat) for seat in others] + [await place.api_events(seat) for seat in others]
    for stream in streams:
        await first(stream)
    news = [asyncio.ensure_future(anext(stream)) for stream in streams]
    await asyncio.sleep(0)
    rows = place.there.room.written
    await act()
    assert place.there.room.written == rows + 1
    after = [await all_received(place, seat, [refused], "en") for seat in others]
    assert after == before
    assert not any(one.done() for one in news)
    # the next thing that is sent to them is what they may hear
    await place.hall.do(TABLE, lambda room: room.say(person_at(0), "Name0", f"row {rows}"))
    for one in news[: len(others)]:
        sent = json.loads((await asyncio.wait_for(one, DEADLINE)).decode().split("data: ")[1])
        assert list(sent) == ["chat"]
    for one in news[len(others) :]:  # the API's view holds no chat
        assert not one.done()
        one.cancel()
    await asyncio.gather(*news, return_exceptions=True)
