"""A table: its page, its news, and everything that can be done at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import JSONResponse, RedirectResponse, Response, StreamingResponse

from kodeks.kernel.offer import offers
from kodeks.languages import mark
from kodeks.languages.players import names
from kodeks.web.errors import NotYours, Refused, TooMuch
from kodeks.web.hall import Open
from kodeks.web.live import regions_of, stream
from kodeks.web.pages.common import TheHall, done, page, wants_data
from kodeks.web.queue import Asker
from kodeks.web.room import NOT_SEATED, Room
from kodeks.web.screen import regions, render, shown
from kodeks.web.tending import question
from kodeks.web.visitor import Current, Visitor, given_name

router = APIRouter(prefix="/t/{table}", include_in_schema=False)

Text = Annotated[str, Form()]
Number = Annotated[int, Form()]


@router.get("")
async def show(table: str, hall: TheHall, visitor: Current) -> Response:
    rested = (await hall.open(table, visitor.address)).rests
    there, seat = await hall.watch(table, visitor.person, visitor.address)
    return page(
        "table.html",
        visitor,
        room=there.room,
        seat=seat,
        name=await hall.store.name_of(visitor.person) or "",
        regions=shown(there, seat, visitor.reader),
        events=f"/t/{table}/events",
        now=round(there.room.time.now(), 1),
        rested=rested,
    )


@router.get("/events")
async def news(table: str, hall: TheHall, visitor: Current) -> StreamingResponse:
    there, _ = await hall.watch(table, visitor.person, visitor.address)

    def eyes(now: Open) -> int | None:
        return now.room.seat_of(visitor.person)

    return stream(
        regions_of(
            hall,
            there,
            lambda now: regions(now, eyes(now), visitor.reader),
            lambda now: (eyes(now), visitor.reader.code),
        )
    )


def seat_at(room: Room, visitor: Visitor) -> int:
    seat = room.seat_of(visitor.person)
    if seat is None:
        raise NotYours(NOT_SEATED)
    return seat


@router.post("/sit")
async def sit(
    table: str, hall: TheHall, visitor: Current, seat: Number, name: Text = "", commit: Text = ""
) -> Response:
    person = given_name(name or await hall.store.name_of(visitor.person) or visitor.reader.say("Guest"))
    await hall.store.name_person(visitor.person, person)
    there = await hall.do(table, lambda room: room.sit(visitor.person, person, seat, commit))
    if there.room.waits_for_nobody():
        with suppress(Refused):  # somebody else has started it
            await hall.do(table, lambda room: room.start(visitor.person))
    return RedirectResponse(f"/t/{table}", 303)


@router.post("/bot")
async def bot(request: Request, table: str, hall: TheHall, visitor: Current, seat: Number, level: Text) -> Response:
    await hall.do(table, lambda room: room.seat_bot(visitor.person, seat, level))
    return done(request, f"/t/{table}")


@router.post("/stand")
async def stand(table: str, hall: TheHall, visitor: Current, seat: Number) -> Response:
    await hall.do(table, lambda room: room.stand(visitor.person, seat))
    return RedirectResponse(f"/t/{table}", 303)


@router.post("/start")
async def start(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    await hall.do(table, lambda room: room.start(visitor.person))
    return done(request, f"/t/{table}")


@router.post("/promise")
async def promise(request: Request, table: str, hall: TheHall, visitor: Current, commit: Text) -> Response:
    await hall.do(table, lambda room: room.promise(seat_at(room, visitor), commit))
    return done(request, f"/t/{table}")


@router.post("/number")
async def open_number(request: Request, table: str, hall: TheHall, visitor: Current, number: Text) -> Response:
    await hall.do(table, lambda room: room.open_number(seat_at(room, visitor), number))
    return done(request, f"/t/{table}")


@router.post("/annul")
async def annul(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    await hall.do(table, lambda room: room.annul(seat_at(room, visitor), room.time.now()))
    return done(request, f"/t/{table}")


@router.post("/move")
async def move(request: Request, table: str, hall: TheHall, visitor: Current, move: Text, at: Number) -> Response:
    await hall.do(table, lambda room: room.move_on(seat_at(room, visitor), move, at))
    return done(request, f"/t/{table}")


@router.post("/asks")
async def asks(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    """When I want to be asked, by the kind of window. A field called just "action" would hide the form's own."""
    form = {field.removeprefix("asks."): str(choice) for field, choice in (await request.form()).items()}
    await hall.do(table, lambda room: room.set_asks(seat_at(room, visitor), form))
    return done(request, f"/t/{table}")


@router.post("/until")
async def until(request: Request, table: str, hall: TheHall, visitor: Current, stretch: Text = "") -> Response:
    """Pass for me as long as this lasts; without a name: ask me again."""
    await hall.do(table, lambda room: room.pass_until(seat_at(room, visitor), stretch))
    return done(request, f"/t/{table}")


@router.post("/speed")
async def speed(request: Request, table: str, hall: TheHall, visitor: Current, speed: Text) -> Response:
    await hall.do(table, lambda room: room.set_speed(seat_at(room, visitor), speed))
    return done(request, f"/t/{table}")


@router.post("/skip")
async def skip(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    """The bots move on without a pause until somebody is asked; for who plays against them alone."""
    there = await hall.open(table)
    if there.room.alone(seat_at(there.room, visitor)):
        there.hurried = True
        there.announce()
    return done(request, f"/t/{table}")


@router.post("/back")
async def take_back(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    await hall.do(table, lambda room: room.ask_back(seat_at(room, visitor)))
    return done(request, f"/t/{table}")


@router.post("/answer")
async def answer(request: Request, table: str, hall: TheHall, visitor: Current, yes: Text) -> Response:
    await hall.do(table, lambda room: room.answer_back(seat_at(room, visitor), yes == "yes"))
    return done(request, f"/t/{table}")


@router.post("/say")
async def say(request: Request, table: str, hall: TheHall, visitor: Current, text: Text, name: Text = "") -> Response:
    known = await hall.store.name_of(visitor.person)
    who = known or given_name(name or visitor.reader.say("Guest"))
    if known is None:
        await hall.store.name_person(visitor.person, who)
    await hall.do(table, lambda room: room.say(visitor.person, who, text))
    return done(request, f"/t/{table}")


@contextmanager
def helped(there: Open, seat: int) -> Iterator[None]:
    """While a bot thinks for a person: in their turn, and one at a time."""
    if there.room.playing().turn != seat:
        raise Refused(mark("It is not your turn."))
    if seat in there.hinted:
        raise TooMuch(mark("A bot is thinking about your hint: wait a moment."))
    there.hinted.add(seat)
    try:
        yield
    finally:
        there.hinted.discard(seat)


@router.post("/propose")
async def propose(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    """What is entrusted to a bot is played as my own moves, up to the one that ends it: that is mine to make."""
    there = await hall.open(table)
    seat = seat_at(there.room, visitor)
    with helped(there, seat):
        asker = Asker(visitor.address, table)
        for text in await hall.thinkers.propose(asker, question(there.room, seat), there.room.secret):
            await hall.do(table, lambda room, text=text: room.move(seat, text, room.noticed[seat]))  # type: ignore[misc]
    return done(request, f"/t/{table}")


@router.post("/hint")
async def hint(request: Request, table: str, hall: TheHall, visitor: Current) -> Response:
    """What a strong bot would do in my place, from what I may know."""
    there = await hall.open(table)
    seat = seat_at(there.room, visitor)
    labels = {offer.notation: offer.label for offer in offers(there.room.playing(), seat)}
    with helped(there, seat):
        thought = await hall.thinkers.hints(Asker(visitor.address, table), question(there.room, seat))
    reader = visitor.reader.of(there.room.game)
    who = names(there.room.players, reader)
    found = []
    for text, chance in thought:
        label = labels[text]
        found.append({"move": text, "text": reader.tell(label.text, label.args, who), "chance": round(100 * chance)})
    if wants_data(request):
        return JSONResponse({"html": render("hints.html", visitor.reader, hints=found)})
    return page("hint.html", visitor, hints=found, room=there.room)
