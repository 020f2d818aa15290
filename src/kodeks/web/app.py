"""The server: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kodeks.kernel.errors import KodeksError
from kodeks.languages import mark
from kodeks.languages.errors import explain
from kodeks.store.store import Store
from kodeks.web import api
from kodeks.web.errors import BadRequest, NotThere, Refused
from kodeks.web.guard import Guard
from kodeks.web.hall import Hall
from kodeks.web.pages import judge, learn, lobby, me, replay, rules, table
from kodeks.web.pages.common import refuse
from kodeks.web.settings import Settings
from kodeks.web.thinkers import Thinkers

STATIC = Path(__file__).parent / "static"


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(await Store.open(settings.database), Thinkers(settings.processes), settings.pace)
        app.state.hall = hall
        await hall.begin()
        yield
        await hall.end()

    app = FastAPI(title="Kodeks", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    for part in (api, lobby, replay, table, rules, learn, judge, me):
        app.include_router(part.router)
    app.mount("/static", StaticFiles(directory=STATIC))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return refuse(request, error)

    @app.exception_handler(KodeksError)
    async def wrong(request: Request, error: KodeksError) -> Response:
        return refuse(request, BadRequest("{told}", told=explain(error, request.state.visitor.reader)))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return refuse(request, BadRequest(mark("This form is broken: load the page again.")))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        kind = NotThere if error.status_code == 404 else BadRequest
        return refuse(request, kind(mark("There is no such page.")))

    app.add_middleware(Guard, answer=refuse, rate=settings.rate)
    return app
