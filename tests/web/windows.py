"""Rooms of Star Wars that stand at a question of a wanted kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from kodeks.kernel.table import Table
from kodeks.store.kept import Header, Row
from kodeks.web.room import Room
from kodeks.windows import PASS

TABLE = "0123456789abcdef01234567"
MOST_GAMES, MOST_MOVES = 60, 400
PEOPLE = ("ewa1", "jan1")
WINDOWS = ("action", "interrupt", "reaction")


def kind(table: Table) -> str:
    return "" if table.turn is None else table.state.window()


def lonely(name: str) -> Callable[[Table], bool]:
    """A window of this kind (any for '') in which there is nothing but to pass."""
    return lambda table: kind(table) in ({name} if name else set(WINDOWS)) and table.moves() == [PASS]


def choice(name: str) -> Callable[[Table], bool]:
    """A window of this kind in which a card could act."""
    return lambda table: kind(table) == name and len(table.moves()) > 1


def plain(table: Table) -> bool:
    """No window, but one may pass, and perhaps can do nothing else."""
    return table.turn is not None and not kind(table) and PASS in table.moves()


@cache
def answers(name: str, wanted: str) -> tuple[str, ...]:
    """All answers, chance's too, of a random game that lead to such a question."""
    find = {"lonely": lonely(name), "choice": choice(name), "plain": plain}[wanted]
    for seed in range(MOST_GAMES):
        room, rng = fresh(), Random(seed)
        room.secret = str(seed)
        begin(room)
        table = room.playing()
        for _ in range(MOST_MOVES):
            if table.turn is None:
                break
            if find(table):
                return tuple(table.game.write(entry.move) for entry in table.entries)
            table.play(rng.choice(table.state.moves()))
    raise AssertionError("no such question")


def fresh(**more: Any) -> Room:
    return Room(Header(TABLE, PEOPLE[0], "starwars", 2, **more), "secret")


def do(room: Room, row: Row, at: float) -> Row:
    row.at = at
    room.apply([row])
    return row


def begin(room: Room, at: float = 100.0) -> None:
    for seat, person in enumerate(PEOPLE):
        do(room, room.sit(person, person.title(), seat), at)
    do(room, room.start(PEOPLE[0]), at)


def at_window(name: str, wanted: str = "lonely", **more: Any) -> Room:
    """A room with two people that begins at such a question, at 100 s."""
    room = fresh(given=list(answers(name, wanted)), **more)
    begin(room)
    return room
