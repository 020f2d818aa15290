"""The same actions as JSON, for bots and tools: docs/bots.md. A token acts for one seat, and for nothing else."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from starlette.responses import StreamingResponse

from kodeks.kernel.fair import seal
from kodeks.kernel.game import Game as Rules
from kodeks.kernel.game import games
from kodeks.kernel.note import letter
from kodeks.kernel.offer import offers
from kodeks.kernel.option import as_number
from kodeks.languages import Language, mark
from kodeks.languages.players import names
from kodeks.own_cards import game
from kodeks.store.kept import OPEN
from kodeks.store.kept import Header as TableHeader
from kodeks.web import limits
from kodeks.web.errors import NotYours, Refused
from kodeks.web.hall import Action, Hall, Open
from kodeks.web.live import packed, regions_of, stream
from kodeks.web.pages.common import TheHall
from kodeks.web.pages.lobby import new_id
from kodeks.web.room import NOT_SEATED, Room, cards_of
from kodeks.web.shelf import Parts
from kodeks.web.signed import read, sign
from kodeks.web.visitor import Current, given_name


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


def whole(value: object) -> object:
    """JSON has one kind of number: 2.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Text = Annotated[str, Field(max_length=limits.MOVE)]
Whole = BeforeValidator(whole)
Id = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]
Commit = Annotated[str, Field(pattern="^([0-9a-f]{64})?$", max_length=limits.PROMISE)]
Number = Annotated[str, Field(pattern="^[0-9A-Za-z]{24,64}$", max_length=limits.PROMISE)]
Token = Annotated[str | None, Header(alias="Authorization", max_length=400)]


class Seal(BaseModel):
    """A table that is not yet there, and the hash of the secret that its chance will come from."""

    table: str
    seal: str


class NewTable(Strict):
    """A table to open. Whoever opens it takes the first seat that `bots` leaves free.

    `table` comes from /api/seal, `commit` is the hash of what you add to the seed (docs/bots.md); both may be left out.
    """

    game: Text
    table: Annotated[str, Field(pattern="^([0-9a-f]{24})?$")] = ""
    commit: Commit = ""
    seats: Annotated[int, Field(ge=2, le=15), Whole] = 2
    name: Annotated[str, Field(min_length=1, max_length=limits.NAME)] = "api"
    bots: dict[Text, Text] = {}
    options: dict[Text, bool | Annotated[int, Whole] | Text] = {}
    public: bool = False
    start: bool = True


class SitDown(Strict):
    name: Annotated[str, Field(min_length=1, max_length=limits.NAME)]
    commit: Commit = ""


class Opened(Strict):
    """The number whose hash the seat has promised."""

    number: Number


class Move(Strict):
    move: Text
    at: Annotated[int, Field(ge=0, le=1_000_000_000), Whole]


class Asks(Strict):
    """When to be asked, by the kind of window (see `asks` of the view); kinds that are left out stay as they are.

    `card`: when there is a legal move besides pass. Where the seat is not asked, the table passes for it.
    """

    asks: dict[Text, Literal["always", "card", "never"]]


class Told(BaseModel):
    """An error: what to do, and the clauses behind it."""

    error: str
    clauses: list[dict[str, str]]


class Place(BaseModel):
    table: str
    seat: int
    token: str


class Game(BaseModel):
    name: str
    title: str
    low: int
    high: int
    options: list[dict[str, Any]]


class Offered(BaseModel):
    move: str
    text: str
    refused: list[str]


class View(BaseModel):
    """All that this seat (null: a spectator) may know. `at` goes with the next move; it grows as the seat sees more.

    `asks` holds when this seat wants to be asked, for each kind of window of the game. `commits` are the promises of
    all seats, once the game is started; while seats are `unopened`, each of them opens its number.
    """

    table: str
    game: str
    phase: str
    players: list[str]
    seat: int | None
    at: int
    turn: int | None
    prompt: dict[str, Any] | None
    moves: list[str]
    offers: list[Offered]
    asks: dict[str, str]
    view: dict[str, Any] | None
    log: list[dict[str, Any]]
    winners: list[int]
    seal: str
    commits: list[str]
    unopened: list[int]


MEANINGS: dict[int | str, str] = {
    400: "not well-formed",
    403: "not your seat",
    404: "no such table",
    409: "the rules or the table do not allow it now",
    413: "too large",
    429: "too many requests",
    "4XX": "any other refusal",  # and none of FastAPI's own
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Told, "description": text} for code, text in MEANINGS.items()
}
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])


@router.get("/games")
async def list_games() -> list[Game]:
    """The games with their house rules, each with its ruling."""
    found = []
    for name in games():
        made = game(name)
        options = [
            {"name": option.name, "ruling": option.ruling, "default": option.default, "choices": option.choices()}
            for option in made.options
            if option.read is None
        ]
        found.append(Game(name=name, title=made.title, low=made.low, high=made.high, options=options))
    return found


@router.get("/seal")
async def fresh_seal(hall: TheHall) -> Seal:
    """For fair dice: the seal is known before anybody gives a number."""
    table = new_id()
    return Seal(table=table, seal=seal(hall.secret(table)))


@router.post("/tables", status_code=201)
async def open_table(asked: NewTable, hall: TheHall, visitor: Current) -> Place:
    made = game(asked.game)
    name = given_name(asked.name)
    bots = {as_number(seat): level for seat, level in asked.bots.items()}
    mine = next((seat for seat in range(asked.seats) if seat not in bots), None)
    if mine is None or not all(0 <= seat < asked.seats for seat in bots):
        raise Refused(mark("Every bot needs a seat of the table, and one seat stays for you."))
    person = f"api{new_id()}"
    header = TableHeader(asked.table or new_id(), person, made.name, asked.seats, dict(asked.options), asked.public)
    header.cards = await hall.desk.ask(visitor.address, tried, made, asked.seats, dict(asked.options))
    actions: list[Action] = [lambda room: room.sit(person, name, mine, asked.commit)]
    actions += [partial(Room.seat_bot, person=person, seat=seat, level=level) for seat, level in sorted(bots.items())]
    await hall.store.name_person(person, name)
    there = await hall.create(header, actions, visitor.address)
    if there.room.header.host != person:
        raise Refused(mark("This table is there already: ask for a fresh seal."))
    if asked.start and not any(chair.free for chair in there.room.chairs):
        await hall.do(header.id, lambda room: room.start(person))
    return Place(table=header.id, seat=mine, token=token_of(hall, header.id, person))


def tried(made: Rules, seats: int, options: dict[str, Any]) -> list[list[str]]:
    """The cards that such a table is played with; BadOption where there can be no such table."""
    settled = made.settle(seats, options)
    made.start(seats, settled)
    return cards_of(made.for_table(settled, None))


@router.get("/tables")
async def list_tables(hall: TheHall) -> list[dict[str, Any]]:
    """Public tables that wait for players."""
    found = []
    for room, phase in await hall.listing.tables():
        free = [seat for seat, chair in enumerate(room.chairs) if chair.free]
        if phase == OPEN:
            found.append({"table": room.id, "game": room.game.name, "seats": room.header.seats, "free": free})
    return found


@router.post("/tables/{table}/seats/{seat}", status_code=201)
async def sit_down(table: Id, seat: Annotated[int, Path(ge=0, le=15)], asked: SitDown, hall: TheHall) -> Place:
    """Take a free seat. The token that comes back is the only key to it."""
    name = given_name(asked.name)
    person = f"api{new_id()}"
    await hall.do(table, lambda room: room.sit(person, name, seat, asked.commit))
    await hall.store.name_person(person, name)
    return Place(table=table, seat=seat, token=token_of(hall, table, person))


@router.post("/tables/{table}/start")
async def start(table: Id, hall: TheHall, visitor: Current, authorization: Token = None) -> View:
    person = person_of(hall, table, authorization)
    there = await hall.do(table, lambda room: room.start(person))
    return seen(there, there.room.seat_of(person), visitor.reader)


@router.post("/tables/{table}/number")
async def open_number(table: Id, asked: Opened, hall: TheHall, visitor: Current, authorization: Token = None) -> View:
    """When the game is started: opens what the token's seat has promised. Keep `commits` of the view first."""
    person = person_of(hall, table, authorization)
    there = await hall.do(table, lambda room: room.open_number(seat_at(room, person), asked.number))
    return seen(there, there.room.seat_of(person), visitor.reader)


@router.post("/tables/{table}/annul")
async def annul(table: Id, hall: TheHall, visitor: Current, authorization: Token = None) -> View:
    """A minute after the start: somebody has not opened a number, and no game is played at this table."""
    person = person_of(hall, table, authorization)
    there = await hall.do(table, lambda room: room.annul(seat_at(room, person), room.time.now()))
    return seen(there, there.room.seat_of(person), visitor.reader)


@router.get("/tables/{table}")
async def look(table: Id, hall: TheHall, visitor: Current, authorization: Token = None) -> View:
    """The table as the token's seat sees it, or a spectator without a token."""
    person = person_of(hall, table, authorization) if authorization else ""
    there, seat = await hall.watch(table, person, visitor.address)
    return seen(there, seat, visitor.reader)


@router.post("/tables/{table}/moves")
async def play(table: Id, asked: Move, hall: TheHall, visitor: Current, authorization: Token = None) -> View:
    """A move in its notation. `at` is that of the view it answers: an old one is refused, and nothing happens."""
    person = person_of(hall, table, authorization)

    there = await hall.do(table, lambda room: room.move(seat_at(room, person), asked.move, asked.at))
    return seen(there, there.room.seat_of(person), visitor.reader)


@router.put("/tables/{table}/asks")
async def set_asks(table: Id, asked: Asks, hall: TheHall, visitor: Current, authorization: Token = None) -> View:
    """In which windows the token's seat wants to be asked. No other seat can learn it."""
    person = person_of(hall, table, authorization)
    there = await hall.do(table, lambda room: room.set_asks(seat_at(room, person), asked.asks))
    return seen(there, there.room.seat_of(person), visitor.reader)


@router.get(
    "/tables/{table}/events", response_class=StreamingResponse, responses={200: {"content": {"text/event-stream": {}}}}
)
async def news(table: Id, hall: TheHall, visitor: Current, authorization: Token = None) -> StreamingResponse:
    """Server-sent events named `regions`, each with the whole `view` as JSON whenever it has changed."""
    person = person_of(hall, table, authorization) if authorization else ""
    there, _ = await hall.watch(table, person, visitor.address)
    reader = visitor.reader

    def eyes(now: Open) -> tuple[object, ...]:
        return "json", now.room.seat_of(person), reader.code

    def drawn(now: Open) -> Parts:
        def draw() -> Parts:
            return {"view": packed(seen(now, now.room.seat_of(person), reader).model_dump_json())}

        return now.page(eyes(now), draw)

    return stream(regions_of(hall, there, drawn, eyes))


def seen(there: Open, seat: int | None, reader: Language) -> View:
    room, table = there.room, there.room.table
    view = None if table is None else table.view(seat)
    reader = reader.of(room.game)
    who = names(room.players, reader)
    mine = offers(table, seat) if table is not None and seat is not None else []
    told = [
        Offered(
            move=offer.notation,
            text=reader.tell(offer.label.text, offer.label.args, who),
            refused=[clause.id for clause in offer.refused],
        )
        for offer in mine
    ]
    return View(
        table=room.id,
        game=room.game.name,
        phase=room.phase,
        players=[player or letter(at) for at, player in enumerate(room.players)],
        seat=seat,
        at=0 if seat is None else room.noticed[seat],
        turn=None if table is None else table.turn,
        prompt=None if view is None else view["prompt"],
        moves=[] if view is None else view["moves"],
        offers=told,
        asks=room.asks(seat),
        view=None if view is None else view["table"],
        log=[] if view is None else view["log"],
        winners=[] if table is None else table.winners(),
        seal=room.sealed,
        commits=room.dice.promises(),
        unopened=room.dice.waits_for(),
    )


def seat_at(room: Room, person: str) -> int:
    seat = room.seat_of(person)
    if seat is None:
        raise NotYours(NOT_SEATED)
    return seat


def token_of(hall: Hall, table: str, person: str) -> str:
    return sign(hall.store.key, f"seat {table}", person)


def person_of(hall: Hall, table: str, authorization: str | None) -> str:
    """Whom the token speaks for at this table."""
    token = (authorization or "").removeprefix("Bearer ").strip()
    person = read(hall.store.key, f"seat {table}", token)
    if person is None:
        raise NotYours(mark("This needs the token of a seat at this table: Authorization: Bearer …"))
    return person
