"""The lobby: play at once, open a table, find one, come back to mine."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response, StreamingResponse

from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.fair import seal
from kodeks.kernel.game import Game, games
from kodeks.languages import Language, mark
from kodeks.lessons import lessons
from kodeks.own_cards import game
from kodeks.store.kept import Header
from kodeks.web import limits
from kodeks.web.clock import LONGEST, SHOWN, STAND_INS
from kodeks.web.errors import TOO_LARGE, BadRequest, Refused, TooLarge
from kodeks.web.hall import Action, Hall
from kodeks.web.live import event, packed, quiet, stream
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.deck_choices import choices, chosen_decks
from kodeks.web.room import LEVELS, cards_of
from kodeks.web.screen import render
from kodeks.web.visitor import Current, Visitor, given_name

router = APIRouter(include_in_schema=False)

FIRST_LEVEL = "greedy"  # a newcomer's opponents
TOGETHER = (0.2, 0.6)  # seconds: news that come in them are told at once, to some sooner, so that no move waits for all
LATEST = 600  # seconds that spectators may lag behind
ID = 24  # letters of a table's id


@router.get("/")
async def lobby(hall: TheHall, visitor: Current) -> Response:
    ids = {name: new_id() for name in games()}
    return page(
        "lobby.html",
        visitor,
        games=[game(name) for name in games()],
        taught=lessons(),
        decks={name: choices(game(name), {}, visitor.reader) for name in games()},
        first_level=FIRST_LEVEL,
        name=await hall.store.name_of(visitor.person) or "",
        ids=ids,
        seals={name: seal(hall.secret(fresh)) for name, fresh in ids.items()},
        tables=json.loads(await tables_region(hall, visitor.reader)),
        mine=await mine(hall, visitor),
    )


async def mine(hall: Hall, visitor: Visitor) -> list[dict[str, Any]]:
    if visitor.new:
        return []
    titles = {name: game(name).title for name in games()}
    found = await hall.store.tables_of(visitor.person)
    return [
        {"id": kept.id, "title": titles.get(kept.game, kept.game or kept.id), "phase": kept.phase} for kept in found
    ]


async def tables_region(hall: Hall, reader: Language) -> bytes:
    """Public tables that wait for players or can be watched; made once for all who read this language."""
    tables = await hall.listing.tables()
    pages = hall.listing.pages
    if reader.code not in pages:
        listed = [{"room": room, "phase": phase, "rests": hall.rests(room.id)} for room, phase in tables]
        pages[reader.code] = packed(render("regions/tables.html", reader, listed=listed))
    return pages[reader.code]


@router.get("/lobby/events")
async def lobby_events(hall: TheHall, visitor: Current) -> StreamingResponse:
    async def news() -> AsyncIterator[bytes]:
        sent = b""
        while not hall.closing:
            told = hall.listing.news
            # shielded: who leaves in the midst of a question to the database must not break its connection
            text = await asyncio.shield(tables_region(hall, visitor.reader))
            if text != sent:
                yield event({"tables": text})
                sent = text
            await quiet(told)
            if not told.is_set():
                yield b": \n\n"
            else:
                await asyncio.sleep(random.uniform(*TOGETHER))

    return stream(news())


@router.get("/new/{name}")
async def new_table_page(request: Request, name: str, hall: TheHall, visitor: Current, seats: int = 0) -> Response:
    made = game(name)
    fresh = new_id()
    return page(
        "new.html",
        visitor,
        game=made,
        seats=seats if made.low <= seats <= made.high else min(3, made.high),
        name=await hall.store.name_of(visitor.person) or "",
        fresh=fresh,
        seal=seal(hall.secret(fresh)),
        stand_ins=STAND_INS,
        decks=choices(made, request.query_params, visitor.reader),
        cards=request.query_params.get("cards", "")[: limits.BROUGHT],
        most_cards=limits.BROUGHT,
    )


@router.post("/tables")
async def create(
    request: Request,
    hall: TheHall,
    visitor: Current,
    name: Annotated[str, Form(alias="game")],
    who: Annotated[str, Form(alias="name")] = "",
) -> Response:
    """A table from the form; with `quick` its bots are there and it starts at once."""
    form = chosen_decks({key: str(value) for key, value in (await request.form()).items()})
    person = given_name(who or visitor.reader.say("Guest"))
    header = await hall.desk.ask(visitor.address, header_of, game(name), visitor.person, form)
    seats = header.seats
    await hall.store.name_person(visitor.person, person)
    commit = form.get("commit", "")
    mine = whole(form.get("mine", ""), 0, seats - 1, 0)
    actions: list[Action] = [lambda room: room.sit(visitor.person, person, mine, commit)]
    others = [seat for seat in range(seats) if seat != mine]
    for at, seat in enumerate(others, start=1):
        level = form.get(f"seat{at}", form.get("level", FIRST_LEVEL) if "quick" in form else "")
        if level:
            actions.append(lambda room, at=seat, bot=level: room.seat_bot(visitor.person, at, bot))  # type: ignore[misc]
    if "quick" in form:
        actions.append(lambda room: room.start(visitor.person))
    there = await hall.create(header, actions, visitor.address)
    if again := form.get("again", ""):
        with suppress(Refused):  # another one was faster: this is a table like any other
            await hall.do(again, lambda room: room.play_again(visitor.person, header.id))
    return RedirectResponse(f"/t/{there.room.id}", 303)


def header_of(plain: Game, host: str, form: dict[str, str]) -> Header:
    """What the form asks for; cards and decks are read, which takes a while."""
    made = brought(plain, form.get("cards", ""))
    seats = whole(form.get("seats", ""), made.low, made.high, min(3, made.high))
    options = options_of(made, seats, form)
    return Header(
        id=read_id(form.get("id", "")),
        host=host,
        game=made.name,
        seats=seats,
        options=options,
        cards=cards_of(made.for_table(made.settle(seats, options), None)),
        public=form.get("public", "on") == "on",
        clock=clock_of(form),
        delay=whole(form.get("delay", ""), 0, LATEST, 0),
    )


def brought(made: Game, text: str) -> Game:
    """The game with the cards that the host brings along, which this table alone knows."""
    text = text.replace("\r\n", "\n").strip()
    if len(text) > limits.BROUGHT:
        raise TooLarge(TOO_LARGE)
    if not text:
        return made
    return made.with_cards([CardFile("table.cards", text + "\n")])


def new_id() -> str:
    return secrets.token_hex(ID // 2)


def read_id(text: str) -> str:
    """The id that the page was made with: its seal was published there. A form without one gets a fresh id."""
    if not text:
        return new_id()
    if len(text) != ID or not set(text) <= set("0123456789abcdef"):
        raise BadRequest(mark("This form is broken: load the page again."))
    return text


def options_of(made: Game, seats: int, form: dict[str, str]) -> dict[str, Any]:
    """The house rules that differ from the rulebook."""
    given = {option.name: form[f"option.{option.name}"] for option in made.options if f"option.{option.name}" in form}
    long = [name for name, value in given.items() if len(value) > limits.OPTION]
    if long:
        raise BadRequest(mark("{name} is too long: {most} letters at most."), name=long[0], most=limits.OPTION)
    settled = made.settle(seats, given)
    chosen = {o.name: settled[o.name] for o in made.options if o.name in given and settled[o.name] != o.default}
    made.start(seats, made.settle(seats, chosen))  # some rules need a seat to be there
    return chosen


def clock_of(form: dict[str, str]) -> dict[str, Any]:
    move = whole(form.get("clock_move", ""), 0, LONGEST, 0)
    whole_game = whole(form.get("clock_game", ""), 0, LONGEST // 60, 0) * 60
    then = form.get("clock_then", SHOWN)
    if then not in (SHOWN, *STAND_INS):
        raise BadRequest(mark("There is no such bot."))
    return {"move": move, "game": whole_game, "then": then} if move or whole_game else {}


def whole(text: str, low: int, high: int, default: int) -> int:
    if not text:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 7 and low <= int(text) <= high):
        raise BadRequest(mark("“{text}” is not a number from {low} to {high}."), text=text[:20], low=low, high=high)
    return int(text)


assert FIRST_LEVEL in LEVELS
