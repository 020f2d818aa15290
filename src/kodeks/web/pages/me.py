"""What a visitor sets for themselves: language, colours, and the way to another device."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from kodeks.kernel.rulebook import LANGUAGES
from kodeks.languages import mark
from kodeks.web.errors import BadRequest
from kodeks.web.pages.common import TheHall, page
from kodeks.web.signed import read, sign
from kodeks.web.visitor import A_YEAR, LANG, THEME, THEMES, Current

router = APIRouter(prefix="/me", include_in_schema=False)
AN_HOUR = 3600


def local(path: str) -> str:
    """A page of this server, never another's."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


@router.post("/look")
async def look(
    request: Request,
    visitor: Current,
    lang: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    response = RedirectResponse(local(back), 303)
    if lang in LANGUAGES:
        response.set_cookie(LANG, lang, A_YEAR, httponly=True, samesite="lax")
    if theme in (*THEMES, "auto"):
        response.set_cookie(THEME, theme, A_YEAR, httponly=True, samesite="lax")
    return response


@router.post("/device")
async def device(request: Request, hall: TheHall, visitor: Current, table: Annotated[str, Form()] = "") -> Response:
    """A link that, opened on another device within an hour, brings my seats there."""
    until = int(time.time()) + AN_HOUR
    token = sign(hall.store.key, "device", f"{visitor.person}-{until}-{table[:32]}")
    return page("device.html", visitor, link=f"{request.url.scheme}://{request.url.netloc}/me/{token}", table=table)


@router.get("/{token}")
async def arrive(request: Request, token: str, hall: TheHall, visitor: Current) -> Response:
    """Asks first: a link that is only looked at must not change who I am."""
    person_of(hall.store.key, token)
    return page("arrive.html", visitor, token=token)


@router.post("/{token}")
async def move_here(request: Request, token: str, hall: TheHall, visitor: Current) -> Response:
    person, table = person_of(hall.store.key, token)
    response = RedirectResponse(f"/t/{table}" if table else "/", 303)
    visitor.person = person
    visitor.remember(response, hall.store.key, request.url.scheme == "https")
    return response


def person_of(key: str, token: str) -> tuple[str, str]:
    told = read(key, "device", token)
    person, until, table = told.split("-", 2) if told and told.count("-") >= 2 else ("", "0", "")
    if int(until) < time.time():
        raise BadRequest(mark("This link is old or broken: make a new one on the other device."))
    return person, table
