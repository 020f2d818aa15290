"""The rulebooks: all clauses of a game, found by word, number or id."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from kodeks.kernel.game import game, games
from kodeks.languages import mark
from kodeks.lessons import lessons
from kodeks.searching import find
from kodeks.web import limits
from kodeks.web.errors import NotThere
from kodeks.web.pages.common import TheHall, page, wants_data
from kodeks.web.screen import render
from kodeks.web.visitor import Current, Visitor

router = APIRouter(prefix="/rules", include_in_schema=False)


@router.get("")
async def all_rulebooks(visitor: Current) -> Response:
    return page("rulebooks.html", visitor, games=[game(name) for name in games()], taught=lessons())


@router.get("/{name}")
async def rulebook(request: Request, name: str, hall: TheHall, visitor: Current, q: str = "") -> Response:
    return await hall.desk.ask(visitor.address, looked_up, request, name, visitor, q)


def looked_up(request: Request, name: str, visitor: Visitor, q: str) -> Response:
    """The whole rulebook, or what was found in it: a card over the table, or a page of its own."""
    made = game(name)
    book = made.rulebook
    found = find(book, q[: limits.SEARCH]) if q.strip() else [*book.clauses, *book.rulings]
    given: dict[str, Any] = {"game": made, "q": q[: limits.SEARCH], "found": found}
    if wants_data(request):
        return JSONResponse({"html": render("found_card.html", visitor.reader, **given)})
    return page("rules.html", visitor, **given)


@router.get("/{name}/{clause}")
async def one(request: Request, name: str, clause: str, visitor: Current) -> Response:
    """One clause with the rulings on it: a card over the table, or a page of its own."""
    made = game(name)
    if clause not in made.rulebook.by_id:
        raise NotThere(mark("There is no such clause."))
    given: dict[str, Any] = {"game": made, "clause": made.rulebook[clause], "rulings": made.rulebook.rulings_on(clause)}
    if wants_data(request):
        return JSONResponse({"html": render("rule_card.html", visitor.reader, **given)})
    return page("rule.html", visitor, **given)
