"""A game step by step: its timeline, its journal, and the way on from any of its positions."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, UploadFile
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from kodeks.kernel.fair import FAIR
from kodeks.kernel.note import LETTERS, WATCHER
from kodeks.kernel.state import CHANCE
from kodeks.kernel.table import Table, said
from kodeks.languages import mark
from kodeks.languages.fair import HEADINGS, verdict
from kodeks.languages.players import names
from kodeks.own_cards import replay as replay_journal
from kodeks.store.kept import OVER, Header
from kodeks.web import limits
from kodeks.web.draw import beside, board, cards_to_read
from kodeks.web.draw.seen import Seen
from kodeks.web.errors import TOO_LARGE, BadRequest, NotYours, Refused, TooLarge, short
from kodeks.web.hall import Action, Hall, Open
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.lobby import FIRST_LEVEL, new_id
from kodeks.web.room import Room, cards_of
from kodeks.web.screen import line
from kodeks.web.visitor import Current, Visitor, given_name

router = APIRouter(include_in_schema=False)
NOT_OVER = mark("This is there when the game is over: it would show everybody's cards.")


def begun(room: Room) -> Table:
    if room.table is None:
        raise Refused(mark("The game has not begun."))
    return room.table


def cuts(table: Table) -> list[int]:
    """Where the timeline stops: before each decision, and at the end."""
    return [i for i, entry in enumerate(table.entries) if entry.seat != CHANCE] + [len(table.entries)]


def noticed(table: Table, seat: int) -> list[int]:
    """Those of the cuts at which this seat knows that something has happened; others' private choices do not count."""
    found: list[int] = []
    news = True
    for i, entry in enumerate(table.entries):
        if news and entry.seat != CHANCE:
            found.append(i)
            news = False
        news = news or entry.seat == seat or any(note.for_seat(seat) for note in entry.notes)
    return [*found, len(table.entries)] if news else found


def table_at(room: Room, given: list[int]) -> Table:
    """The table as it was when these answers had been given."""
    head = room.header
    table = Table(room.game, head.seats, "replay", head.options, head.position, given=given)
    table.players = room.players
    return table


def eyes(room: Room, wanted: str, mine: int | None) -> int | None:
    """After the end from any seat; before, from one's own."""
    if room.phase != OVER:
        return mine
    return LETTERS.index(wanted) if wanted and wanted in LETTERS[: room.header.seats] else None


@router.get("/t/{table}/replay")
async def show(table: str, hall: TheHall, visitor: Current, at: int = -1, seat: str = "") -> Response:
    there, mine = await hall.watch(table, visitor.person, visitor.address)
    begun(there.room)
    if not seat and mine is not None:
        seat = LETTERS[mine]
    return await hall.desk.ask(visitor.address, shown, there.room, there.room.answers(), mine, at, seat, visitor)


def shown(room: Room, answers: list[int], mine: int | None, at: int, seat: str, visitor: Visitor) -> Response:
    """The page; the room goes on meanwhile, its answers so far do not change."""
    who = eyes(room, seat, mine)
    last = table_at(room, answers)
    stops = cuts(last) if last.turn is None else noticed(last, WATCHER if who is None else who)
    step = len(stops) - 1 if at < 0 else min(at, len(stops) - 1)
    return page(
        "replay.html",
        visitor,
        room=room,
        step=step,
        steps=len(stops) - 1,
        seat=seat,
        letters=LETTERS[: room.header.seats],
        level=FIRST_LEVEL,
        over=last.turn is None,
        **seen_at(table_at(room, answers[: stops[step]]), room, stops, step, who, visitor),
    )


def seen_at(table: Table, room: Room, stops: list[int], step: int, who: int | None, visitor: Visitor) -> dict[str, Any]:
    reader = visitor.reader.of(room.game)
    called = names(room.players, reader)
    view = table.view(who)
    since = stops[step - 1] if step else 0
    heard = [note for entry in table.entries[since:] for note in entry.notes] if step else table.opening
    clauses = room.game.rulebook.by_id
    from_here = WATCHER if who is None else who
    lines = [line(said(note), called, reader, clauses) for note in heard if note.for_seat(from_here)]
    moved = table.entries[since] if step else None
    seen = Seen(view, called, reader, [], table.game, table.prompt(who).name)
    return {
        "drawing": board(seen),
        "beside": beside(seen),
        "reader_cards": cards_to_read(seen),
        "prompt": line(view["prompt"], called, reader, clauses),
        "lines": lines,
        "mover": called[moved.seat] if moved else "",
        "who": called,
    }


async def finished(hall: Hall, table: str, visitor: Visitor) -> Room:
    """The room of a game that this visitor has seen to its end."""
    there, _ = await hall.watch(table, visitor.person, visitor.address)
    if there.room.phase != OVER:
        raise NotYours(NOT_OVER)
    return there.room


@router.get("/t/{table}/journal")
async def journal(table: str, hall: TheHall, visitor: Current) -> Response:
    room = await finished(hall, table, visitor)
    name = f"{room.game.name}-{room.id[:8]}.journal"
    text = await hall.desk.ask(visitor.address, begun(room).journal)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/t/{table}/verify")
async def verify_table(table: str, hall: TheHall, visitor: Current) -> Response:
    room = await finished(hall, table, visitor)
    lines, found = await hall.desk.ask(visitor.address, lambda: verdict(begun(room).journal(), visitor.reader))
    return page("verify.html", visitor, lines=lines, told=HEADINGS[found], fair=found == FAIR, text="")


@router.post("/t/{table}/on")
async def play_on(
    table: str,
    hall: TheHall,
    visitor: Current,
    at: Annotated[int, Form()],
    seat: Annotated[str, Form()] = "A",
    level: Annotated[str, Form()] = FIRST_LEVEL,
) -> Response:
    """A new table against bots that begins where this one was then."""
    room = await finished(hall, table, visitor)
    stops = cuts(begun(room))
    mine = LETTERS.find(seat) if seat else 0
    if not 0 <= at < len(stops) or not 0 <= mine < room.header.seats:
        raise BadRequest(mark("There is no such position in this game."))
    return at_table(await gone_on(hall, room, stops[at], mine, visitor, level))


async def gone_on(hall: Hall, room: Room, cut: int, mine: int, visitor: Visitor, level: str = FIRST_LEVEL) -> Open:
    """A new table that begins after so many answers of another; the visitor has one seat, bots the others."""
    header = on_from(room.header, [room.game.write(move) for move in room.answers()[:cut]], visitor)
    name = given_name(await hall.store.name_of(visitor.person) or visitor.reader.say("Guest"))
    await hall.store.name_person(visitor.person, name)
    actions: list[Action] = [lambda new: new.sit(visitor.person, name, mine)]
    for other in range(header.seats):
        if other != mine:
            actions.append(lambda new, at=other: new.seat_bot(visitor.person, at, level))  # type: ignore[misc]
    actions.append(lambda new: new.start(visitor.person))
    return await hall.create(header, actions, visitor.address)


def on_from(old: Header, given: list[str], visitor: Visitor) -> Header:
    return Header(
        id=new_id(),
        host=visitor.person,
        game=old.game,
        seats=old.seats,
        options=old.options,
        public=False,
        position=old.position,
        cards=old.cards,
        given=given,
    )


def at_table(there: Open) -> Response:
    return RedirectResponse(f"/t/{there.room.id}", 303)


@router.post("/journals")
async def upload(hall: TheHall, visitor: Current, file: UploadFile) -> Response:
    """A journal becomes a table: to replay, or to go on with fresh dice when it is not over."""
    try:
        text = (await file.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest(mark("This is not a text file.")) from None
    table = await hall.desk.ask(visitor.address, replay_journal, light(text))
    if len(table.entries) > limits.ANSWERS:
        raise TooLarge(TOO_LARGE)
    return at_table(await from_journal(hall, table, visitor))


def light(journal: str) -> str:
    """Cards take long to read, and what stands above the moves stands on every page of the table."""
    head = journal.partition("\nmoves\n")[0].splitlines()
    if sum(map(len, head)) > limits.HEAD or any(len(line) > limits.OPTION for line in head if is_option(line)):
        raise TooLarge(TOO_LARGE)
    return journal


def is_option(line: str) -> bool:
    return not line.startswith(("| ", "position "))


async def from_journal(hall: Hall, table: Table, visitor: Visitor) -> Open:
    header = Header(
        id=new_id(),
        host=visitor.person,
        game=table.game.name,
        seats=table.seats,
        options=table.options,
        public=False,
        position=table.built,
        cards=cards_of(table.game),
        given=[table.game.write(entry.move) for entry in table.entries],
    )
    return await hall.create(header, [lambda room: room.reopen(table.players)], visitor.address)


@router.get("/verify")
async def verify_page(visitor: Current) -> Response:
    return page("verify.html", visitor, lines=[], text="")


@router.post("/verify")
async def verify(hall: TheHall, visitor: Current, text: Annotated[str, Form()]) -> Response:
    journal = light(text.replace("\r\n", "\n").strip() + "\n")
    lines, found = await hall.desk.ask(visitor.address, verdict, journal, visitor.reader)
    lines = [short(line) for line in lines]
    return page("verify.html", visitor, lines=lines, told=HEADINGS[found], fair=found == FAIR, text=text)
