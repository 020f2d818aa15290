"""The judge's desk: a position, a move, and the clauses that allow or forbid it; the whole question is a link."""

from __future__ import annotations

import base64
import json
import tomllib
import zlib
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.responses import Response

from kodeks.faces import easiest
from kodeks.kernel.errors import BadScenario, KodeksError
from kodeks.kernel.game import games
from kodeks.kernel.line import line_of
from kodeks.kernel.note import LETTERS
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table
from kodeks.languages import mark
from kodeks.languages.errors import explain
from kodeks.languages.players import names
from kodeks.lessons import Step, lesson, lessons
from kodeks.own_cards import from_line, game, replay
from kodeks.web import limits
from kodeks.web.errors import TOO_LARGE, BadRequest, TooLarge, short
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.replay import begun, cuts, finished, table_at
from kodeks.web.room import Room
from kodeks.web.screen import watched
from kodeks.web.visitor import Current, Visitor

router = APIRouter(prefix="/judge", include_in_schema=False)
HUGE = 1_000_000
DOTS = 100  # in a line: the time for a key of many parts grows with their square


@router.get("")
async def desk(
    hall: TheHall, visitor: Current, q: str = "", table: str = "", at: int = -1, move: str = "", seat: str = ""
) -> Response:
    room = await finished(hall, table, visitor) if table else None
    return await hall.desk.ask(visitor.address, answered, visitor, room, q, table, at, move, seat)


def answered(visitor: Visitor, room: Room | None, q: str, table: str, at: int, move: str, seat: str) -> Response:
    """A position of a finished game, or the question itself."""
    text, where, told = "", f"table={table}&at={at}", ""
    found: Table | None
    if room is not None:
        found = from_table(room, at)
    else:
        text, where = (unpacked(q), f"q={q}") if q else (example(), "")
        found, told = opened(text, visitor)
    given: dict[str, Any] = {"ruling": None, "drawing": "", "offers": [], "prompt": None, "game": None, "lines": []}
    if found is not None:
        given |= looked_at(found, seat, visitor)
        if move:
            given["ruling"] = ruling(found, move, visitor)
    asked: dict[str, object] = {"q": packed(text)} if text else {"table": table, "at": at}
    given["link"] = urlencode(asked | {"move": move, "seat": seat})
    return page(
        "judge.html", visitor, text=text, told=told, where=where, move=move, examples=examples(visitor), **given
    )


def from_table(room: Room, at: int) -> Table:
    stops = cuts(begun(room))
    return table_at(room, room.answers()[: stops[at if 0 <= at < len(stops) else -1]])


def opened(text: str, visitor: Visitor) -> tuple[Table | None, str]:
    """The table at the end of a journal, of a line or of a scenario, or what is wrong with the text."""
    if len(text) > limits.QUESTION:
        raise TooLarge(TOO_LARGE)
    try:
        if text.startswith("kodeks journal"):
            return replay(text.replace("\r\n", "\n").strip() + "\n"), ""
        if is_line(text):
            return from_line(text), ""
        data = read_toml(text)
        data.setdefault("step", [{}])
        return Scenario(visitor.reader.say("the position"), data, game).run(), ""
    except KodeksError as error:
        return None, short(explain(error, visitor.reader))


def is_line(text: str) -> bool:
    """`GAME 2 …` and nothing else."""
    words = text.split(" ", 2)
    return len(text.strip().splitlines()) == 1 and words[0] in games() and words[1:2] != ["="]


def read_toml(text: str) -> dict[str, Any]:
    if any(line.count(".") > DOTS for line in text.splitlines()):
        raise TooLarge(TOO_LARGE)
    try:
        data = tomllib.loads(text)
        if is_huge(data):
            raise TooLarge(TOO_LARGE)
        return data
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(str(error)) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists in lists in lists
        raise TooLarge(TOO_LARGE) from None


def is_huge(value: Any) -> bool:
    """Numbers that no game has, which would be costly to write out."""
    if isinstance(value, (list, dict)):
        return any(is_huge(item) for item in (value.values() if isinstance(value, dict) else value))
    return isinstance(value, int) and abs(value) > HUGE


def looked_at(table: Table, seat: str, visitor: Visitor) -> dict[str, Any]:
    """Through the eyes of a seat, of the one that decides if none is named."""
    who = LETTERS.index(seat) if seat and seat in LETTERS[: table.seats] else table.turn
    called = names(table.players, visitor.reader)
    seen = watched(table, who, called, visitor.reader)
    letters = LETTERS[: table.seats]
    return seen | {"game": table.game, "called": called, "letters": letters, "seat": who, "line": line_of(table)}


def ruling(table: Table, move: str, visitor: Visitor) -> dict[str, Any]:
    """Whether the move is legal, and the clauses that say so."""
    try:
        clauses = table.why_not(move[:80])
    except KodeksError as error:
        return {"told": explain(error, visitor.reader), "clauses": [], "legal": False}
    legal = not clauses
    if legal:
        clauses = table.game.rulebook.all(table.label(move).clause)
    sentence = mark("{move} is allowed.") if legal else mark("{move} is not allowed:")
    return {"told": visitor.reader.say(sentence, move=move[:80]), "clauses": clauses, "legal": legal}


def example() -> str:
    """The first position of the lesson that is the easiest."""
    name = easiest()
    return next((written(step.scenario) for step in positions(name)), f'game = "{name}"\n')


def examples(visitor: Visitor) -> list[tuple[str, str]]:
    """Positions of the lessons, to begin with."""
    return [
        (f"{step.scenario.game.title}: {step.title(visitor.reader.code)}", packed(written(step.scenario)))
        for name in lessons()
        for step in positions(name)
    ]


def positions(name: str) -> list[Step]:
    """The steps of a lesson that begin with a position."""
    steps = lesson(name).steps if name in lessons() else []
    return [step for step in steps if step.scenario.position is not None]


def written(scenario: Scenario) -> str:
    lines = [f'game = "{scenario.game.name}"', f"seats = {scenario.seats}"]
    lines += [f"position.{key} = {toml(value)}" for key, value in (scenario.position or {}).items()]
    if scenario.chance:
        lines.append(f"chance = {toml(scenario.chance)}")
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """Plain data as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        if "\n" in value and "'''" not in value:
            return f"'''\n{value}'''"  # for people to read and change
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(key))} = {toml(item)}" for key, item in value.items()) + "}"
    return str(value)


def packed(text: str) -> str:
    """A text as part of a link."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> str:
    """A link's text; one that was typed into the form comes as it is."""
    if "\n" in text or "=" in text or " " in text:
        return text.replace("\r\n", "\n")
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unzip = zlib.decompressobj()
        found = unzip.decompress(data, limits.QUESTION + 1)
        return found.decode()
    except (ValueError, zlib.error):
        raise BadRequest(mark("This link is broken.")) from None
