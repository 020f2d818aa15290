"""A room without a server, and what is done in it."""

from __future__ import annotations

from typing import Any

from kodeks.store.kept import Header, Row
from kodeks.web.room import Room

HOST, JAN, OLA = "ewa1", "jan1", "ola1"
NUMBER = "0123456789abcdef0123456789abcdef"
GREEDY = "greedy"
DICE = ("promise", "number", "annul")


def new(game: str = "archimedes", seats: int = 2, **more: Any) -> Room:
    more.setdefault("options", {"firstPlayer": 0} if game == "archimedes" else {})
    return Room(Header("t", HOST, game, seats, **more), "secret")


def do(room: Room, made: Row | list[Row], at: float | None = None) -> list[Row]:
    """What the server does once an action is written; `at` is the time of it."""
    rows = made if isinstance(made, list) else [made]
    for row in rows:
        row.at = row.at if at is None else at
    room.apply(rows)
    return rows


def begun(*people: str, seats: int = 0, at: float = 0.0, **more: Any) -> Room:
    """People from the first seat on, bots in the others, the game begun."""
    room = new(seats=seats or max(2, len(people)), **more)
    for seat in range(room.header.seats):
        person = people[seat] if seat < len(people) else ""
        do(room, room.sit(person, person.title(), seat) if person else room.seat_bot(HOST, seat, GREEDY), at)
    do(room, room.start(people[0]), at)
    return room


def play(room: Room, at: float | None = None, move: str = "") -> Row:
    """The seat that is asked plays, a bot or a person."""
    table = room.playing()
    seat = table.turn
    assert seat is not None
    text, noticed = move or table.moves()[0], room.noticed[seat]
    level = room.chairs[seat].bot
    made = room.bot_move(seat, level, text, noticed) if level else room.move(seat, text, noticed)
    return do(room, made, at)[0]


def all_of(room: Room) -> dict[str, Any]:
    """Everything that a room is."""
    table = room.table
    clock = room.clock
    return {
        "written": room.written,
        "phase": room.phase,
        "chairs": [vars(chair) for chair in room.chairs],
        "asked": (room.asker, room.agreed, room.noticed),
        "clock": (clock.spent, clock.seat, clock.since),
        "chat": [vars(said) for said in room.chat],
        "answers": room.answers(),
        "state": table and table.state.dump(),
        "players": table and table.players,
        "views": table and [table.view(seat) for seat in [*range(table.seats), None]],
        "dealer": table and table.dealer.mark(),
        "undo": table and [table.undo_reason(seat) for seat in range(table.seats)],
    }
