"""What pages share: the hall, whole pages, answers to forms, and refusals."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from kodeks.kernel.rulebook import LANGUAGES
from kodeks.languages import NAMES
from kodeks.web.aside import SetAside
from kodeks.web.errors import Refused
from kodeks.web.hall import Hall
from kodeks.web.screen import render
from kodeks.web.visitor import Visitor


async def the_hall(request: HTTPConnection) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(the_hall)]


def page(template: str, visitor: Visitor, status: int = 200, **given: Any) -> HTMLResponse:
    text = render(
        template,
        visitor.reader,
        visitor=visitor,
        languages={code: NAMES[code] for code in LANGUAGES},
        **given,
    )
    return HTMLResponse(text, status)


def wants_data(request: HTTPConnection) -> bool:
    """Our script and programs ask for JSON, a bare form for a page."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def done(request: HTTPConnection, where: str) -> Response:
    """After a form: the script needs no page, for the news reach it by themselves."""
    if wants_data(request):
        return Response(status_code=204)
    return RedirectResponse(where, 303)


def refuse(request: HTTPConnection, refused: Refused) -> Response:
    visitor: Visitor = request.state.visitor
    told = refused.told(visitor.reader)
    if wants_data(request):
        clauses = [{"id": clause.id, "text": clause.text(visitor.reader.code)} for clause in refused.clauses]
        return JSONResponse({"error": told, "clauses": clauses}, refused.status)
    if isinstance(refused, SetAside):
        aside = refused.aside
        whole = aside.damage.told(visitor.reader, aside.is_open)
        return page("aside.html", visitor, refused.status, aside=aside, told=whole)
    return page("error.html", visitor, refused.status, told=told, back=back_of(request))


def back_of(request: HTTPConnection) -> str:
    """The page to go back to, on this server."""
    found = re.match(r"/t/[0-9A-Za-z]+", request.scope["path"])
    return found[0] if found else "/"
