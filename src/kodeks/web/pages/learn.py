"""Lessons, played on the real table: the page holds the learner's moves, the server keeps nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Query
from starlette.responses import RedirectResponse, Response

from kodeks.kernel.game import game
from kodeks.languages import Language, mark
from kodeks.languages.players import names
from kodeks.lessons import Step, lesson, lessons
from kodeks.web import limits
from kodeks.web.errors import TOO_LARGE, NotThere, Refused, TooLarge
from kodeks.web.pages.common import TheHall, page
from kodeks.web.screen import watched
from kodeks.web.visitor import Current, Visitor

router = APIRouter(prefix="/learn", include_in_schema=False)


@router.get("")
async def all_lessons(visitor: Current) -> Response:
    return page("lessons.html", visitor, found=[(game(name), lesson(name)) for name in lessons()])


@router.get("/{name}")
async def first(name: str) -> Response:
    return RedirectResponse(f"/learn/{name}/1")


@router.get("/{name}/{number}")
async def show(
    name: str, number: int, hall: TheHall, visitor: Current, m: Annotated[list[str] | None, Query()] = None
) -> Response:
    return await hall.desk.ask(visitor.address, shown, name, number, m or [], visitor, "")


@router.post("/{name}/{number}")
async def answer(
    name: str,
    number: int,
    hall: TheHall,
    visitor: Current,
    move: Annotated[str, Form()],
    m: Annotated[list[str] | None, Form()] = None,
) -> Response:
    return await hall.desk.ask(visitor.address, answered, name, number, m or [], move, visitor)


def answered(name: str, number: int, moves: list[str], move: str, visitor: Visitor) -> Response:
    step = step_of(name, number)
    check(move, *moves)
    found = step.answer(step.resume(moves), move)
    if found.kind in ("done", "go on"):
        return shown(name, number, [*moves, move], visitor, "")
    reader = visitor.reader
    if found.kind == "hint":
        told = step.hint(reader.code)
    elif found.kind == "refused":
        told = Refused(mark("{move} is not allowed:"), found.clauses, move=move[:40]).told(reader)
    else:
        example = step.solution(step.resume(moves))
        told = reader.say("“{text}” is no move. Moves look like this: {moves}", text=move[:40], moves=example)
    return shown(name, number, moves, visitor, told)


def check(*moves: str) -> None:
    if len(moves) > limits.LESSON or any(len(move) > limits.MOVE for move in moves):
        raise TooLarge(TOO_LARGE)


def step_of(name: str, number: int) -> Step:
    steps = lesson(name).steps
    if not 1 <= number <= len(steps):
        raise NotThere(mark("There is no such lesson."))
    return steps[number - 1]


def shown(name: str, number: int, moves: list[str], visitor: Visitor, told: str) -> Response:
    check(*moves)
    step = step_of(name, number)
    table = step.resume(moves)
    finished = step.done(table)
    reader = visitor.reader
    seen = watched(table, step.seat, players(table.seats, step.seat, reader), reader)
    return page(
        "lesson.html",
        visitor,
        game=table.game,
        step=step,
        number=number,
        count=len(lesson(name).steps),
        moves=moves,
        told=told,
        finished=finished,
        **seen | ({"offers": []} if finished else {}),
    )


def players(seats: int, mine: int, reader: Language) -> list[str]:
    """All by their letters, in the third person as the log speaks of them; the learner is told which one it is."""
    found = names([""] * seats, reader)
    found[mine] = reader.say("{name} (you)", name=found[mine])
    return found
