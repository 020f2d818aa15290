"""Boards as a pair of eyes sees them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import kodeks
from kodeks.kernel.note import WATCHER
from kodeks.kernel.offer import offers
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.web.draw.seen import Seen
from tests.play import Case, moments, walk

NAMES = ["Ewa", "<b>Bolek</b>", '"Żaneta" & co', "bot", "Олег", "O'Neil"]


def seen_by(table: Table, seat: int, code: str = "en") -> Seen:
    who = None if seat == WATCHER else seat
    mine = [] if who is None else offers(table, who)
    return Seen(table.view(who), NAMES[: table.seats], language(code), mine, table.game, table.prompt(who).name)


def position_of(seats: int, position: dict[str, Any]) -> Table:
    game = kodeks.game("archimedes")
    table = game.table(seats, reiner=True)
    table.state = game.position({"pile": [8], **position}, seats, game.settle(seats, {"reiner": True}))
    table.state.begin()
    return table


def moments_of(case: Case, count: int) -> Iterator[tuple[int, Table]]:
    """The table at some of its decisions, and when the game is over."""
    table = case.table()
    chosen = moments(case, count)
    for i, _ in enumerate(walk(table, case.rng())):
        if i in chosen:
            yield i, table
    yield -1, table
