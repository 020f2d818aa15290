"""A table that was set aside: its rows and its journal to keep, and the way on from before the damage."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from kodeks.kernel.errors import BadJournal
from kodeks.languages import mark
from kodeks.store.kept import OVER, Kept, Row
from kodeks.web.aside import Aside, SetAside
from kodeks.web.errors import NotThere, NotYours, Refused
from kodeks.web.hall import NO_TABLE, Hall
from kodeks.web.pages.common import TheHall
from kodeks.web.pages.replay import NOT_OVER, at_table, begun, gone_on
from kodeks.web.room import Room
from kodeks.web.visitor import Current

router = APIRouter(prefix="/t/{table}/aside", include_in_schema=False)
SECRET = ("move", "asks", "ask", "number")  # rows whose texts only their person knows
NOT_ASIDE = mark("This table is not set aside.")


async def set_aside(hall: Hall, table: str) -> tuple[Aside, Kept, list[Row]]:
    try:
        await hall.open(table)
    except SetAside as found:
        kept = await hall.store.kept(table)
        if kept is None:
            raise NotThere(NO_TABLE) from None
        return found.aside, kept, await hall.store.rows(table)
    raise Refused(NOT_ASIDE)


async def before(hall: Hall, aside: Aside, kept: Kept, rows: list[Row]) -> Room:
    room = await hall.before(kept, rows, aside.damage)
    if room is None:
        raise Refused(mark("There is no journal of it: the game can not be set up."))
    return room


@router.get("/rows")
async def rows_of(table: str, hall: TheHall, visitor: Current) -> Response:
    """A line of JSON for the table and one for each row; who may not know a text finds none."""
    aside, kept, rows = await set_aside(hall, table)
    whole = aside.is_open
    told: list[dict[str, Any]] = [{"table": kept.id, "phase": kept.phase, "setup": kept.setup if whole else ""}]
    for row in rows:
        known = whole or row.kind not in SECRET or (row.person == visitor.person and visitor.person in aside.people)
        told.append({**vars(row), "person": "", "text": row.text if known else ""})
    text = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in told)
    return as_file(text, f"{table[:8]}.rows.jsonl")


@router.get("/journal")
async def journal(table: str, hall: TheHall, visitor: Current) -> Response:
    aside, kept, rows = await set_aside(hall, table)
    if not aside.is_open:
        raise NotYours(NOT_OVER)
    try:
        table_before = begun(await before(hall, aside, kept, rows))
        return as_file(await hall.desk.ask(visitor.address, table_before.journal), f"{table[:8]}.journal")
    except BadJournal as error:
        raise Refused(str(error)) from None


@router.post("/on")
async def play_on(table: str, hall: TheHall, visitor: Current) -> Response:
    """At the same table; after the end, when its secret is out, at a new one."""
    aside, kept, rows = await set_aside(hall, table)
    if aside.phase != OVER:
        await hall.mend(table, visitor.person)
        return RedirectResponse(f"/t/{table}", 303)
    if aside.at is None:
        raise SetAside(aside)
    room = await before(hall, aside, kept, rows)
    mine = room.seat_of(visitor.person) or 0
    return at_table(await gone_on(hall, room, len(room.answers()), mine, visitor))


def as_file(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
