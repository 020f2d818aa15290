"""Nobody learns when others want to be asked, nor who passed: the person or the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kodeks.store.kept import Header
from kodeks.web.pauses import CONSTANT, LONGEST, SHORTEST
from kodeks.windows import ALWAYS, CARD, NEVER, PASS
from tests.web.eyes import TABLE, Place, all_received, person_at, seated, unnoticed
from tests.web.postgres import kept_in
from tests.web.serving import inside
from tests.web.times import Time, stopwatch
from tests.web.windows import WINDOWS, answers

CASE: Any = SimpleNamespace(name="starwars", seats=2, options={})
CLOCK = {"move": 600, "game": 6000, "then": "greedy"}
CHANGES = [dict.fromkeys(WINDOWS, choice) for choice in (NEVER, ALWAYS, CARD)]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    monkeypatch.setattr("kodeks.store.store.secrets.token_hex", lambda _: "0" * 64)  # the same seeds every time
    return stopwatch(monkeypatch)


class Told:
    """All that the other seat and a stranger are sent, and when the pass was."""

    def __init__(self) -> None:
        self.streams: list[list[bytes]] = []
        self.answers: list[Any] = []
        self.at = 0.0
        self.row: Any = None


def fields(asks: dict[str, str]) -> dict[str, str]:
    """As the form has them."""
    return {f"asks.{kind}": choice for kind, choice in asks.items()}


async def heard(stream: AsyncIterator[bytes], into: list[bytes]) -> None:
    async for chunk in stream:
        into.append(chunk)


async def one_pass(
    place: Place, clock: Time, changes: list[dict[str, str]], by_hand_at: float | None, later: dict[str, str]
) -> Told:
    """The choices of the seat that is asked change, then it passes: by a click at this time, or by itself."""
    seat = place.table.turn
    assert seat is not None
    told, others = Told(), [other for other in place.everybody if other != seat]
    streams = [await place.events(other) for other in others] + [await place.api_events(other) for other in others]
    told.streams = [[] for _ in streams]
    tasks = [asyncio.ensure_future(heard(*pair)) for pair in zip(streams, told.streams, strict=True)]
    async with place.browser(seat) as eye:
        for asks in changes:
            assert (await eye.post(f"/t/{TABLE}/asks", data=fields(asks))).status_code == 303
        await asyncio.sleep(0.01)
        at, noticed = len(place.table.entries), place.there.room.noticed[seat]
        if by_hand_at is not None:
            clock.now = by_hand_at
            answer = await eye.post(f"/t/{TABLE}/move", data={"move": PASS, "at": noticed})
            assert answer.status_code == 303
        else:
            clock.runs = True
            while len(place.table.entries) == at:
                clock.runs = True
                await asyncio.sleep(0)
            clock.runs = False
        if later:
            assert (await eye.post(f"/t/{TABLE}/asks", data=fields(later))).status_code == 303
    rows = await place.hall.store.rows(TABLE)
    told.row = next(row for row in reversed(rows) if row.kind == "move")
    told.at = told.row.at
    told.row.number = 0
    clock.now = told.at
    for other in others:
        told.answers.append(await all_received(place, other, ["nonsense"], "en"))
    await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    return told


async def story(
    folder: Path,
    clock: Time,
    question: tuple[str, str],
    changes: list[dict[str, str]],
    by_hand_at: float | None = None,
    later: dict[str, str] | None = None,
) -> Told:
    clock.now, clock.runs = 1_000_000.0, False
    async with seated(folder, CASE, given=list(answers(*question)), clock=CLOCK) as place:
        return await one_pass(place, clock, changes, by_hand_at, later or {})


@pytest.mark.parametrize("kind", WINDOWS)
def test_all_bytes_are_the_same_whoever_passed_and_whatever_was_chosen(
    kind: str, tmp_path: Path, clock: Time, same_ids: None
) -> None:
    async def compare() -> None:
        for wanted, auto in (("lonely", [CARD]), ("lonely", [ALWAYS, NEVER]), ("choice", [ALWAYS, NEVER])):
            name = f"{wanted}{auto[-1]}"
            question = (kind, wanted)
            chosen = [{kind: choice} for choice in auto]
            for part in "abc":
                (tmp_path / f"{name}{part}").mkdir()
            itself = await story(tmp_path / f"{name}a", clock, question, chosen)
            rest = itself.at - 1_000_000.0
            assert rest == pytest.approx(CONSTANT) if auto[-1] == NEVER else SHORTEST <= rest <= LONGEST
            for part, changes, later in (
                ("b", [*CHANGES, {kind: ALWAYS}], dict.fromkeys(WINDOWS, NEVER)),
                ("c", [], {}),
            ):
                own = await story(tmp_path / f"{name}{part}", clock, question, changes, itself.at, later)
                assert own.row == itself.row
                assert own.answers == itself.answers
                assert own.streams == itself.streams
                assert all(len(stream) >= 2 for stream in own.streams), "the pass itself is seen"

    asyncio.run(compare())


def test_the_choice_alone_is_not_noticed(tmp_path: Path, clock: Time, same_ids: None) -> None:
    clock.runs = False

    async def run() -> None:
        async with seated(tmp_path, CASE, given=list(answers("action", "choice")), clock=CLOCK) as place:
            for seat in range(2):
                async with place.browser(seat) as eye:
                    before = (await eye.get(f"/api/tables/{TABLE}", headers=place.token(seat))).json()
                    for choice in (ALWAYS, NEVER, CARD):
                        asked = dict.fromkeys(WINDOWS, choice)
                        chosen = partial(eye.post, f"/t/{TABLE}/asks", data=fields(asked))
                        await unnoticed(place, seat, chosen, "nonsense")
                        now = (await eye.get(f"/api/tables/{TABLE}", headers=place.token(seat))).json()
                        assert now == {**before, "asks": asked}, "one sees one's own"

    asyncio.run(run())


def test_nobody_chooses_for_others(tmp_path: Path, clock: Time) -> None:
    clock.runs = False

    async def run() -> None:
        async with seated(tmp_path, CASE) as place, place.browser(None) as eye:
            rows = place.there.room.written
            assert (await eye.post(f"/t/{TABLE}/asks", data=fields({"action": NEVER}))).status_code == 403
            answer = await eye.put(f"/api/tables/{TABLE}/asks", json={"asks": {"action": NEVER}})
            assert answer.status_code == 403
            view = (await eye.get(f"/api/tables/{TABLE}")).json()
            assert view["asks"] == {}
            assert 'id="asks"' not in (await eye.get(f"/t/{TABLE}")).text
            assert place.there.room.written == rows

    asyncio.run(run())


def test_bots_play_the_same_at_the_same_time_whatever_people_choose(
    tmp_path: Path, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played(folder: Path, changes: int) -> list[Any]:
        clock.now, clock.runs = 1_000_000.0, False
        got: list[Any] = []
        async with inside(kept_in(folder)) as app:
            hall = app.state.hall
            hall.tender.pace = 0.8

            async def choose(asker: Any, asked: Any, level: str, seed: str) -> str:
                got.append((level, seed))
                sight = asked.sight()
                return str(sight.game.write(sight.moves()[0]))

            monkeypatch.setattr(hall.thinkers, "choose", choose)
            me = person_at(0)
            there = await hall.create(
                Header(TABLE, me, "starwars", 2),
                [
                    lambda room: room.sit(me, "Ewa", 0),
                    lambda room: room.set_asks(0, dict.fromkeys(WINDOWS, ALWAYS)),
                    lambda room: room.seat_bot(me, 1, "greedy"),
                    lambda room: room.start(me),
                ],
            )
            while there.room.playing().turn == 0:
                move, at = there.room.playing().moves()[0], there.room.noticed[0]
                await hall.do(TABLE, lambda room, move=move, at=at: room.move(0, move, at))
            while not got:
                await asyncio.sleep(0.001)
            for _ in range(changes):
                await hall.do(TABLE, lambda room: room.set_asks(0, {"action": NEVER}))
                await asyncio.sleep(0.005)
            assert there.room.playing().turn == 1
            clock.runs = True
            while there.room.playing().turn == 1:
                await asyncio.sleep(0.001)
            rows = [row for row in await hall.store.rows(TABLE) if row.kind != "asks"]
            return [*got, *((row.kind, row.seat, row.text, row.at) for row in rows)]

    async def compare() -> None:
        for part in "ab":
            (tmp_path / part).mkdir()
        assert await played(tmp_path / "a", 0) == await played(tmp_path / "b", 3)

    asyncio.run(compare())
