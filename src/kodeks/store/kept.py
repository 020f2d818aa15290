"""What the database holds of a table: its header, its rows, and the line that lists show of it."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field, fields
from typing import Any

OPEN = "open"
PLAYING = "playing"
OVER = "over"
NO_SEAT = -1


class Unreadable(Exception):
    """What a table is made of is no header; `newer` when a later version has written it."""

    def __init__(self, newer: bool) -> None:
        super().__init__("of a newer version" if newer else "broken")
        self.newer = newer


@dataclass
class Header:
    """What a table is made of; it never changes."""

    id: str
    host: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = True
    position: dict[str, Any] | None = None  # built by hand
    cards: list[list[str]] | None = None  # names and texts of the added cards in use; tables of before have none
    given: list[str] = field(default_factory=list)  # answers of the game that this one goes on from
    clock: dict[str, Any] = field(default_factory=dict)  # see web/clock.py
    delay: float = 0  # seconds by which spectators see later
    made: float = field(default_factory=time.time)

    def setup(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in SETUP}


IN_LISTS = ("id", "host", "public", "made")  # columns of their own
SETUP = tuple(one.name for one in fields(Header) if one.name not in IN_LISTS)


@dataclass
class Row:
    """One thing that happened at a table."""

    number: int
    kind: str  # see web/room.py
    seat: int
    text: str
    person: str
    at: float
    rules: str = ""  # the version that it was played by; '' for rows of before


@dataclass
class Result:
    """How a game ended, by seats."""

    players: list[str]
    people: list[str]  # '' for a bot
    winners: list[int]
    scores: list[int]
    at: float

    def text(self) -> str:
        return json.dumps(asdict(self))


@dataclass
class Kept:
    """A table as lists show it. Its setup is read only when somebody asks: one that is broken spoils no list."""

    id: str
    host: str
    setup: str
    public: bool
    phase: str
    made: float
    ended: str = ""

    @property
    def result(self) -> Result | None:
        """None while there is none, and of games that ended before results were kept."""
        return Result(**json.loads(self.ended)) if self.ended else None

    def header(self) -> Header:
        try:
            data = json.loads(self.setup)
        except (ValueError, RecursionError):
            raise Unreadable(newer=False) from None
        if not isinstance(data, dict) or not {"game", "seats"} <= data.keys():
            raise Unreadable(newer=False)
        if not data.keys() <= set(SETUP):
            raise Unreadable(newer=True)
        return Header(id=self.id, host=self.host, public=self.public, made=self.made, **data)

    @property
    def game(self) -> str:
        """Its name as far as it can be told."""
        try:
            return str(self.header().game)
        except Unreadable:
            return ""
