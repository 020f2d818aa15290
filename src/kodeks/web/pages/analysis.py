"""After the game: the winning chances over its moves, and the decisions that mattered most, with what was better."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.responses import RedirectResponse, Response, StreamingResponse

from kodeks.bots.study import LEAST, Looked, Step, Weighed
from kodeks.kernel.note import LETTERS, Note, letter
from kodeks.languages import Language
from kodeks.languages.players import names
from kodeks.web.draw.chart import Point, chart, percent
from kodeks.web.live import event, packed, quiet, stream
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.lobby import FIRST_LEVEL
from kodeks.web.pages.replay import begun, cuts, finished
from kodeks.web.room import Room
from kodeks.web.screen import render
from kodeks.web.studies import Study
from kodeks.web.tending import question
from kodeks.web.visitor import Current, Visitor

router = APIRouter(prefix="/t/{table}/analysis", include_in_schema=False)
AS_GOOD = 0.01  # of a winning chance: a search can not tell such answers apart


def chosen(room: Room, wanted: str, visitor: Visitor) -> int:
    """Whose decisions are looked at: any seat, as in a replay; if none is named one's own, or the first person's."""
    if wanted and wanted in LETTERS[: room.header.seats]:
        return LETTERS.index(wanted)
    mine = room.seat_of(visitor.person)
    return mine if mine is not None else next(iter(room.people), 0)


@router.get("")
async def show(table: str, hall: TheHall, visitor: Current, seat: str = "") -> Response:
    room = await finished(hall, table, visitor)
    who = chosen(room, seat, visitor)
    study = hall.studies.of(room.id, who)
    return page(
        "analysis.html",
        visitor,
        room=room,
        seat=letter(who),
        letters=LETTERS[: room.header.seats],
        who=names(room.players, visitor.reader),
        events=f"/t/{table}/analysis/events?seat={letter(who)}" if study.running else "",
        region=drawn(room, study, visitor),
    )


@router.post("")
async def begin(table: str, hall: TheHall, visitor: Current, seat: Annotated[str, Form()] = "") -> Response:
    room = await finished(hall, table, visitor)
    who = chosen(room, seat, visitor)
    begun(room)
    hall.studies.begin(hall.studies.of(room.id, who), question(room, who), visitor.address)
    return RedirectResponse(f"/t/{table}/analysis?seat={letter(who)}", 303)


@router.get("/events")
async def news(table: str, hall: TheHall, visitor: Current, seat: str = "") -> StreamingResponse:
    """Who looks keeps it going: it stops soon after the last one has left."""
    room = await finished(hall, table, visitor)
    study = hall.studies.of(room.id, chosen(room, seat, visitor))

    async def told() -> AsyncIterator[bytes]:
        with hall.studies.watching(study):
            while not hall.closing:
                later = study.news
                yield event({"analysis": packed(drawn(room, study, visitor))})
                while not hall.closing and not later.is_set():
                    await quiet(later)
                    if not later.is_set():
                        yield b": \n\n"

    return stream(told())


def drawn(room: Room, study: Study, visitor: Visitor) -> str:
    reader = visitor.reader.of(room.game)
    table, who = begun(room), names(room.players, reader)
    stops = cuts(table)
    teller = Teller(reader, who, stops)
    figures, winners = study.figures, table.winners()
    mattered = [teller.looked(one) for one in study.mattered] if study.whole else []
    numbers = [one["at"] for one in mattered]
    points = [Point(teller.step(one.at), one.chance, one.best_chance if one.at in numbers else None) for one in figures]
    if study.decisions is not None and not study.rest:
        points.append(Point(len(stops) - 1, 1 / len(winners) if study.seat in winners else 0.0))
    return render(
        "regions/analysis.html",
        reader,
        room=room,
        study=study,
        seat=letter(study.seat),
        mine=room.seat_of(visitor.person) == study.seat,
        name=who[study.seat],
        names=who,
        chart=chart(points, len(stops) - 1, 1 / room.header.seats),
        mattered=mattered,
        numbers=numbers,
        figures=[teller.figure(one) for one in figures] if study.whole else [],
        last=percent(figures[-1].chance) if figures else 0,
        as_good=sum(one.loss < AS_GOOD for one in figures),
        least=percent(LEAST),
        done=percent(study.progress),
        level=FIRST_LEVEL,
    )


class Teller:
    """Says what was found in the reader's words, by steps of the replay."""

    def __init__(self, reader: Language, who: list[str], stops: list[int]) -> None:
        self.reader = reader
        self.who = who
        self.stops = stops

    def step(self, at: int) -> int:
        return bisect_left(self.stops, at)

    def say(self, note: Note) -> str:
        return self.reader.tell(note.text, note.args, self.who)

    def figure(self, one: Weighed) -> dict[str, Any]:
        return {
            "at": one.at,
            "step": self.step(one.at),
            "played": self.say(one.played),
            "best": self.say(one.best),
            "chance": percent(one.chance),
            "best_chance": percent(one.best_chance),
            "loss": percent(one.best_chance) - percent(one.chance),
            "clauses": (one.played.clause, one.best.clause),
        }

    def looked(self, one: Looked) -> dict[str, Any]:
        lines = {"after_played": one.after_played[1:], "after_best": one.after_best[1:]}
        told = {name: [self.follows(step) for step in steps] for name, steps in lines.items()}
        return self.figure(one.weighed) | {"asked": self.say(one.asked)} | told

    def follows(self, step: Step) -> dict[str, Any]:
        return {"seat": step.seat, "text": self.say(step.told)}
