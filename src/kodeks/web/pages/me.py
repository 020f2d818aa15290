"""What belongs to a visitor: their games, language, colours, and the way to another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from kodeks.kernel.rulebook import LANGUAGES
from kodeks.languages import mark
from kodeks.store.links import Links
from kodeks.web import limits
from kodeks.web.errors import BadRequest
from kodeks.web.hall import MOST_ID
from kodeks.web.pages.common import TheHall, page
from kodeks.web.played import played
from kodeks.web.visitor import A_YEAR, LANG, THEME, THEMES, Current

router = APIRouter(prefix="/me", include_in_schema=False)
AN_HOUR = 3600
SHOWN = 20  # games of a page
LAST = 10_000  # pages
OLD = mark("This link is old or broken: make a new one on the other device.")


def local(path: str) -> str:
    """A page of this server, never another's."""
    here = path.startswith("/") and len(path) <= limits.OPTION
    return path if here and not path.startswith(("//", "/\\")) else "/"


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


@router.get("/games")
async def my_games(hall: TheHall, visitor: Current, number: Annotated[int, Query(alias="page")] = 0) -> Response:
    """Where I sit or sat, the newest first."""
    number = min(max(0, number), LAST)
    found = [] if visitor.new else await hall.store.tables_of(visitor.person, SHOWN + 1, number * SHOWN)
    told = [await played(hall, kept, visitor) for kept in found[:SHOWN]]
    return page("games.html", visitor, played=told, number=number, more=len(found) > SHOWN)


@router.post("/device")
async def device(request: Request, hall: TheHall, visitor: Current, table: Annotated[str, Form()] = "") -> Response:
    """A link that, opened on another device within an hour, brings my seats there, once."""
    now, links = hall.times.wall(), Links(hall.store)
    token = await links.make(visitor.person, now, now + AN_HOUR)
    where = table if table.isascii() and table.isalnum() and len(table) <= MOST_ID else ""
    link = f"{request.url.scheme}://{request.url.netloc}/me/{token}" + (f"?table={where}" if where else "")
    return page("device.html", visitor, link=link, table=where, number=await links.count(visitor.person, now))


@router.post("/device/back")
async def take_back(hall: TheHall, visitor: Current) -> Response:
    await Links(hall.store).take_back(visitor.person)
    return RedirectResponse("/", 303)


@router.get("/{token}")
async def arrive(token: str, hall: TheHall, visitor: Current, table: str = "") -> Response:
    """Asks first: a link that is only looked at must not change who I am."""
    if await Links(hall.store).person_of(token, hall.times.wall()) is None:
        raise BadRequest(OLD)
    return page("arrive.html", visitor, token=token, table=table[:MOST_ID])


@router.post("/{token}")
async def move_here(
    request: Request, token: str, hall: TheHall, visitor: Current, table: Annotated[str, Form()] = ""
) -> Response:
    person = await Links(hall.store).use(token, hall.times.wall())
    if person is None:
        raise BadRequest(OLD)
    response = RedirectResponse(f"/t/{table}" if table.isascii() and table.isalnum() else "/", 303)
    visitor.person = person
    visitor.remember(response, hall.store.key, request.url.scheme == "https")
    return response
