"""The server: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import Scope

from kodeks import own_cards
from kodeks.faces import STATIC, folder
from kodeks.kernel.errors import KodeksError, UnknownGame
from kodeks.kernel.game import game, games
from kodeks.kernel.rulebook import LANGUAGES
from kodeks.languages import language, mark
from kodeks.languages.errors import explain
from kodeks.store.store import Store
from kodeks.web import api
from kodeks.web.errors import TOO_LARGE, BadRequest, NoSuchWay, NotThere, Refused, TooLarge
from kodeks.web.guard import Guard
from kodeks.web.hall import Hall
from kodeks.web.metrics import Metrics
from kodeks.web.operating import Operating
from kodeks.web.pages import (
    analysis,
    aside,
    cards,
    decks,
    fair,
    gallery,
    judge,
    learn,
    lobby,
    me,
    pictures,
    rematch,
    replay,
    rules,
    table,
)
from kodeks.web.pages.common import refuse
from kodeks.web.settings import Settings
from kodeks.web.thinkers import Thinkers
from kodeks.web.times import Times

HERE = Path(__file__).parent
BROKEN = mark("This form is broken: load the page again.")
HTTP: dict[int, type[Refused]] = {404: NotThere, 405: NoSuchWay}
NO_PAGE = {404: mark("There is no such page."), 405: mark("This page can not be used in this way.")}


def methods_of(app: FastAPI, scope: Scope) -> set[str]:
    """What may be done at this address, by all of its pages together."""
    methods = ("GET", "POST")
    return {
        method
        for method in methods
        if any(route.matches({**scope, "method": method})[0] == Match.FULL for route in app.routes)
    }


def warm_up() -> None:
    """Games, their cards and words are read now: the first visitor's page would hold up everybody else's."""
    for name in games():
        for code in LANGUAGES:
            language(code).of(own_cards.game(name)).say("")


def make_app(settings: Settings, times: Times | None = None) -> FastAPI:
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.processes, settings.thoughts)
        hall = Hall(await Store.open(settings.database), thinkers, settings.pace, times)
        hall.bot_tables = settings.bot_tables
        app.state.hall = hall
        await asyncio.to_thread(warm_up)
        metrics.watch(hall)
        await hall.begin()
        yield
        await hall.end()

    app = FastAPI(title="Kodeks", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    tables = (lobby, aside, replay, analysis, rematch, table)
    for part in (api, *tables, rules, learn, judge, decks, cards, me, fair, pictures, gallery):
        app.include_router(part.router)
    for name in games():
        place = folder(game(name))
        if place is not None and (place / STATIC).is_dir():
            app.mount(f"/static/games/{name}", StaticFiles(directory=place / STATIC))
    app.mount("/static", StaticFiles(directory=HERE / STATIC))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return refuse(request, error)

    @app.exception_handler(KodeksError)
    async def wrong(request: Request, error: KodeksError) -> Response:
        kind: type[Refused] = BadRequest
        if request.method == "GET" and isinstance(error, UnknownGame):
            kind = NotThere
        elif request.url.path.startswith("/api/"):
            kind = Refused  # well-formed data that no game can be made of
        return refuse(request, kind("{told}", told=explain(error, request.state.visitor.reader)))

    @app.exception_handler(RecursionError)
    async def deep(request: Request, error: RecursionError) -> Response:
        """Lists in lists in lists: no position or journal of a game is like this."""
        return refuse(request, TooLarge(TOO_LARGE))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        if not request.url.path.startswith("/api/"):
            return refuse(request, BadRequest(BROKEN))
        faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()]
        return refuse(request, BadRequest("{told}", told="; ".join(faults)))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Refused):  # while the body was read
            return refuse(request, error.__cause__)
        answer = refuse(request, HTTP.get(error.status_code, BadRequest)(NO_PAGE.get(error.status_code, BROKEN)))
        if error.status_code == 405:
            answer.headers["allow"] = ", ".join(sorted(methods_of(app, request.scope)))
        return answer

    app.add_middleware(Guard, answer=refuse, rate=settings.rate)
    app.add_middleware(Operating, metrics=metrics, metrics_from=settings.metrics_from)
    return app
