"""Nobody is sent what they may not know: by no page, event, refusal or number, at no time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kodeks.kernel.note import WATCHER
from kodeks.kernel.rng import Rng
from kodeks.kernel.rulebook import LANGUAGES
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Dealer, Table
from kodeks.languages import language
from kodeks.store.kept import Header
from kodeks.web import api, live, thinkers
from kodeks.web.hall import Open
from kodeks.web.hearing import forget
from kodeks.web.pages import replay
from kodeks.web.pages import table as table_page
from kodeks.web.queue import Asker
from kodeks.web.room import Room
from kodeks.web.screen import drawn
from tests.contract.worlds import paired
from tests.play import Case, all_cases, cases, eyes, moments, table_at, walk
from tests.web.eyes import (
    DEADLINE,
    TABLE,
    Place,
    all_received,
    first,
    seated,
    unnoticed,
)

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)


def refusals_for(case: Case, table: Table, seat: int | None, rng: Random) -> list[str]:
    """Texts that this seat may not play now."""
    write = case.game.write
    texts = [write(move) for move in rng.sample(list(case.game.space()), 2) + rng.sample(table.state.moves(), 1)]
    texts.append("nonsense")
    if seat != table.turn:
        return texts
    return [text for text in texts[:-1] if table.why_not(text)] + texts[-1:]


@CASES
def test_every_answer_is_the_same_when_what_is_hidden_is_replaced(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steady: None
) -> None:
    """Pages, events, refusals and data for each seat and a stranger, before and after the same next move."""
    monkeypatch.setattr(replay, "table_at", lambda room, _: room.table)  # a bare state has no answers to replay

    async def story() -> None:
        async with seated(tmp_path, case) as place:
            table = case.table()
            chosen = moments(case, 1) - {0}
            for i, _ in enumerate(walk(table, case.rng())):
                if i in chosen:
                    for seat in place.everybody:
                        await compare(place, case, table, seat, i)
                if i > max(chosen):
                    break

    asyncio.run(story())


async def compare(place: Place, case: Case, table: Table, seat: int | None, moment: int) -> None:
    rng = Random(f"{case}/{moment}/{seat}")
    who = WATCHER if seat is None else seat
    code = rng.choice(LANGUAGES)
    refused = refusals_for(case, table, seat, rng)
    true = table_at(case, table.state, Dealer(moment))
    world = table_at(case, table.state.guess(who, Rng(moment)), Dealer(moment))

    async def received(now: Table) -> list[Any]:
        now.players = place.there.room.players
        place.there.room.table = now
        place.there.announce()
        return await all_received(place, seat, refused, code)

    told = await received(true)
    assert await received(world) == told
    for secret in (place.there.room.secret, place.hall.store.key):
        assert secret not in str(told)


@CASES
def test_drawings_are_the_same_when_what_is_hidden_is_replaced(case: Case) -> None:
    """The regions of the table's page, at more moments, also after the same next move in both worlds."""
    header = Header(TABLE, "", case.name, case.seats, case.options)
    room = Room(header, "secret")
    table, rng = case.table(), case.rng()
    chosen = moments(case, 10)
    for i, _ in enumerate(walk(table, rng)):
        if i not in chosen:
            continue
        move = rng.choice(table.state.moves())
        for seat in rng.sample(eyes(case.seats), 2):
            who = None if seat == WATCHER else seat
            reader = language(rng.choice(LANGUAGES))

            def sent(now: Table, who: int | None = who, code: str = reader.code) -> tuple[dict[str, str], str]:
                room.table = now
                return drawn(room, who, language(code)), api.seen(Open(room), who, language(code)).model_dump_json()

            for true, world in paired(case, table, seat, move, i):
                assert sent(world) == sent(true)


@pytest.mark.parametrize("case", [cases(name)[0] for name in ("archimedes", "arcanon")], ids=str)
def test_hints_come_from_what_the_seat_may_know(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HINT", "search:20")

    async def story() -> None:
        async with seated(tmp_path, case) as place:

            async def hints(asker: Asker, asked: Any) -> thinkers.Hints:
                return thinkers.hints(asked)

            monkeypatch.setattr(place.hall.thinkers, "hints", hints)
            monkeypatch.setattr(
                table_page,
                "question",
                lambda room, seat: SimpleNamespace(sight=lambda: Sight(case.game, room.table.state, seat)),
            )
            table, rng = case.table(), case.rng()
            chosen = moments(case, 3)
            for i, seat in enumerate(walk(table, rng)):
                if i not in chosen:
                    continue
                told = []
                for state in (table.state, table.state.guess(seat, Rng(i))):
                    place.there.room.table = table_at(case, state, Dealer(i))
                    async with place.browser(seat) as eye:
                        told.append((await eye.post(f"/t/{TABLE}/hint")).text)
                assert told[0] == told[1]
                assert "<meter" in told[0]

    asyncio.run(story())


# choices in private


def public(table: Table, since: int) -> bool:
    return any(note.for_seat(WATCHER) for entry in table.entries[since:] for note in entry.notes)


@CASES
def test_a_choice_that_nobody_is_told_of_changes_nothing_that_others_see(case: Case) -> None:
    """The pages rest on this: what tells a spectator nothing counts as private."""
    table, rng = case.table(), case.rng()
    for _ in range(400):
        if table.turn is None:
            break
        mover = table.turn
        before, views = len(table.entries), [table.state.view(seat) for seat in eyes(case.seats)]
        table.play(rng.choice(table.state.moves()))
        if not public(table, before):
            assert table.turn == mover
            for seat, view in zip(eyes(case.seats), views, strict=True):
                assert seat == mover or table.state.view(seat) == view


def test_a_use_that_is_put_together_in_private_can_not_be_noticed(tmp_path: Path, steady: None) -> None:
    """ARC-D-61. No counter, length of a timeline, clock or event tells others that a choice was made or taken back."""
    case = cases("arcanon")[0]
    found = 0

    async def story() -> None:
        nonlocal found
        clock = {"move": 600, "game": 6000, "then": "greedy"}
        async with seated(tmp_path, case, clock=clock) as place:
            rng = case.rng()
            while place.table.turn is not None and found < 6:
                turn, text = place.table.turn, rng.choice(place.table.moves())
                probe = case.table()
                probe.state = place.table.state.copy()
                probe.state.log = notes = []
                probe.state.play(case.game.read(text))
                if any(note.for_seat(WATCHER) for note in notes) or probe.state.turn != turn:
                    await place.move(text)
                    continue
                found += 1
                await unnoticed(place, turn, lambda text=text: place.move(text))
                if found % 2:
                    await unnoticed(
                        place, turn, lambda turn=turn: place.hall.do(TABLE, lambda room: room.ask_back(turn))
                    )

    asyncio.run(story())
    assert found == 6


def test_a_private_choice_does_not_shift_the_heartbeat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a spectator could tell by the clock that something had been announced."""
    now = 0.0
    waits: list[float] = []

    async def quiet(news: asyncio.Event, seconds: float) -> None:
        waits.append(seconds)
        await news.wait()

    monkeypatch.setattr(live, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(live, "quiet", quiet)

    async def story() -> None:
        nonlocal now
        async with seated(tmp_path, cases("arcanon")[0]) as place:
            stream = await place.events(None)
            await first(stream)
            waiting = asyncio.ensure_future(anext(stream))
            while not waits:
                await asyncio.sleep(0)
            now += 5
            place.there.announce()
            while len(waits) < 2:
                await asyncio.sleep(0)
            assert waits == [live.HEARTBEAT, live.HEARTBEAT - 5]
            waiting.cancel()

    asyncio.run(asyncio.wait_for(story(), DEADLINE))


def test_private_choices_push_no_line_out_of_the_log() -> None:
    """A server forgets old lines of a long game, but by what all have heard."""
    case = cases("arcanon")[1]
    table, rng = case.table(), case.rng()
    hidden = forgotten = 0
    while table.turn is not None:
        mover = table.turn
        before, logs = len(table.entries), [table.log(seat) for seat in (0, 1, None)]
        table.play(rng.choice(table.state.moves()))
        told = public(table, before)
        forget(table.entries)
        after = [table.log(seat) for seat in (0, 1, None)]
        forgotten += after[2][: len(logs[2])] != logs[2]
        if not told:
            hidden += forgotten > 0
            for seat, old, new in zip((0, 1, None), logs, after, strict=True):
                assert seat == mover or old == new
    assert hidden > 5


# who may look when
