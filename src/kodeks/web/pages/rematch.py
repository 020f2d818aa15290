"""The same game once more, by the same rules and with the seats swapped."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import RedirectResponse, Response

from kodeks.kernel.fair import seal
from kodeks.kernel.option import as_word
from kodeks.languages import mark
from kodeks.store.kept import OVER
from kodeks.web.errors import NotYours, Refused
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.lobby import new_id
from kodeks.web.room import NOT_SEATED
from kodeks.web.visitor import Current

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}/rematch")
async def rematch(table: str, hall: TheHall, visitor: Current) -> Response:
    """Bots are there at once; people find the new table at the old one, and their seats are free."""
    there = await hall.open(table)
    room = there.room
    seat = room.seat_of(visitor.person)
    if seat is None:
        raise NotYours(NOT_SEATED)
    if room.phase != OVER or room.table is None:
        raise Refused(mark("This is there when the game is over."))
    if room.again:
        return RedirectResponse(f"/t/{room.again}", 303)
    seats = room.header.seats
    levels = [room.chairs[(at - 1) % seats].bot for at in range(seats)]
    mine = (seat + 1) % seats
    others = [level for at, level in enumerate(levels) if at != mine]
    fresh = new_id()
    return page(
        "rematch.html",
        visitor,
        room=room,
        mine=mine,
        others=others,
        all_bots=all(others),
        options={name: as_word(value) for name, value in room.header.options.items()},
        name=await hall.store.name_of(visitor.person) or "",
        fresh=fresh,
        seal=seal(hall.secret(fresh)),
    )
