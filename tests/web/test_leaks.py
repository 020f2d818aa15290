"""Nobody is sent what they may not know: by no page, event, refusal or number, at no time."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI
from starlette.responses import StreamingResponse

from kodeks.kernel.note import WATCHER, letter
from kodeks.kernel.rng import Rng
from kodeks.kernel.rulebook import LANGUAGES
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Dealer, Table
from kodeks.languages import language
from kodeks.store.kept import Header
from kodeks.web import api, live, thinkers
from kodeks.web.api import token_of
from kodeks.web.hall import Hall, Open
from kodeks.web.hearing import forget
from kodeks.web.pages import lobby, replay
from kodeks.web.pages import table as table_page
from kodeks.web.queue import Asker
from kodeks.web.room import Room
from kodeks.web.screen import drawn
from kodeks.web.signed import sign
from kodeks.web.times import Timeline, Times
from kodeks.web.visitor import WHO, Visitor
from tests.contract.worlds import paired
from tests.play import Case, all_cases, cases, eyes, moments, table_at, walk
from tests.web.postgres import kept_in
from tests.web.serving import browser, inside

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)
TABLE = "0123456789abcdef01234567"
STRANGER = "stranger"
DEADLINE = 10  # seconds; far more than any answer takes


def person_at(seat: int | None) -> str:
    """Who sits there; a stranger sits nowhere."""
    return STRANGER if seat is None else f"person{seat}"


class Place:
    """A server with one public table at which people sit, and a browser for each of them and for a stranger."""

    def __init__(self, app: FastAPI, there: Open) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self.there = there
        self.seats = there.room.header.seats
        self.everybody = [*range(self.seats), None]

    def browser(self, seat: int | None) -> httpx.AsyncClient:
        found = browser(self.app)
        found.cookies.set(WHO, sign(self.hall.store.key, "person", person_at(seat)))
        return found

    def token(self, seat: int | None) -> dict[str, str]:
        if seat is None:
            return {}
        return {"authorization": f"Bearer {token_of(self.hall, TABLE, person_at(seat))}"}

    async def events(self, seat: int | None, code: str = "en") -> AsyncIterator[bytes]:
        visitor = Visitor(person_at(seat), False, language(code), "")
        return streamed(await table_page.news(TABLE, self.hall, visitor))

    async def api_events(self, seat: int | None) -> AsyncIterator[bytes]:
        visitor = Visitor(STRANGER, False, language("en"), "")
        token = self.token(seat).get("authorization")
        return streamed(await api.news(TABLE, self.hall, visitor, token))

    async def move(self, text: str) -> None:
        """The seat that is asked plays; `room.move` checks it as if it had been clicked."""
        turn = self.table.turn
        assert turn is not None
        await self.hall.do(TABLE, lambda room: room.move(turn, text, room.noticed[turn]))

    @property
    def table(self) -> Table:
        assert self.there.room.table is not None
        return self.there.room.table


@asynccontextmanager
async def seated(folder: Path, case: Case, **more: Any) -> AsyncIterator[Place]:
    async with inside(kept_in(folder)) as app:
        header = Header(TABLE, person_at(0), case.name, case.seats, case.options, **more)

        def sit(seat: int) -> Callable[[Room], Any]:
            return lambda room: room.sit(person_at(seat), f"Name{seat}", seat)

        actions = [*(sit(seat) for seat in range(case.seats)), lambda room: room.start(person_at(0))]
        yield Place(app, await app.state.hall.create(header, actions))


def streamed(answer: StreamingResponse) -> AsyncIterator[bytes]:
    """The news themselves: the client that tests use in this process would wait for their end."""
    return cast("AsyncIterator[bytes]", answer.body_iterator)


async def first(stream: AsyncIterator[bytes]) -> bytes:
    return await asyncio.wait_for(anext(stream), DEADLINE)


@pytest.fixture
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fresh ids differ between any two pages."""
    monkeypatch.setattr(lobby, "new_id", lambda: "f" * 24)


@pytest.fixture
def steady(same_ids: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so does the time of day."""
    monkeypatch.setattr(Timeline, "now", lambda _: 0.0)


async def all_received(place: Place, seat: int | None, refused: list[str], code: str) -> list[Any]:
    """Every answer that this pair of eyes can get at the table, as status, headers and bytes."""
    got: list[Any] = []
    token = place.token(seat)
    spoken = {"accept-language": code}
    async with place.browser(seat) as eye:

        async def note(answer: Awaitable[httpx.Response]) -> None:
            found = await answer
            got.append((str(found.request.url), found.status_code, sorted(found.headers.items()), found.text))

        for path in ("", "/replay", "/replay?at=0&seat=A", "/journal", "/verify"):
            await note(eye.get(f"/t/{TABLE}{path}", headers=spoken))
        for path in ("/", f"/judge?table={TABLE}", f"/api/tables/{TABLE}"):
            await note(eye.get(path, headers=spoken | token))
        await note(eye.post(f"/t/{TABLE}/on", data={"at": 0, "seat": "A"}))
        at = 0 if seat is None else place.there.room.noticed[seat]
        for text in refused:
            await note(eye.post(f"/t/{TABLE}/move", data={"move": text, "at": at}))
            await note(eye.post(f"/api/tables/{TABLE}/moves", json={"move": text, "at": at}, headers=token))
            await note(eye.post(f"/t/{TABLE}/move", data={"move": text, "at": at + 1}))
        if seat != place.table.turn:
            await note(eye.post(f"/t/{TABLE}/hint"))
    got.append(await first(await place.events(seat, code)))
    got.append(await first(await place.api_events(seat)))
    return got


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


async def unnoticed(place: Place, actor: int, act: Callable[[], Awaitable[Any]], refused: str = "pass") -> None:
    others = [seat for seat in place.everybody if seat != actor]
    before = [await all_received(place, seat, [refused], "en") for seat in others]
    streams = [await place.events(seat) for seat in others] + [await place.api_events(seat) for seat in others]
    for stream in streams:
        await first(stream)
    news = [asyncio.ensure_future(anext(stream)) for stream in streams]
    await asyncio.sleep(0)
    rows = place.there.room.written
    await act()
    assert place.there.room.written == rows + 1
    after = [await all_received(place, seat, [refused], "en") for seat in others]
    assert after == before
    assert not any(one.done() for one in news)
    # the next thing that is sent to them is what they may hear
    await place.hall.do(TABLE, lambda room: room.say(person_at(0), "Name0", f"row {rows}"))
    for one in news[: len(others)]:
        sent = json.loads((await asyncio.wait_for(one, DEADLINE)).decode().split("data: ")[1])
        assert list(sent) == ["chat"]
    for one in news[len(others) :]:  # the API's view holds no chat
        assert not one.done()
        one.cancel()
    await asyncio.gather(*news, return_exceptions=True)


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


async def play_out(place: Place) -> None:
    rng = Random(5)
    while place.table.turn is not None:
        await place.move(rng.choice(place.table.moves()))


def test_before_the_end_nobody_gets_the_journal_the_seed_or_another_seat_s_eyes(tmp_path: Path) -> None:
    case = cases("archimedes")[0]

    async def story() -> None:
        async with seated(tmp_path, case) as place:
            secret = place.there.room.secret
            for seat in place.everybody:
                async with place.browser(seat) as eye:
                    for path in (f"/t/{TABLE}/journal", f"/t/{TABLE}/verify", f"/judge?table={TABLE}"):
                        assert (await eye.get(path)).status_code == 403
                    assert (await eye.post(f"/t/{TABLE}/on", data={"at": 0})).status_code == 403
                    mine = await eye.get(f"/t/{TABLE}/replay")
                    for other in range(case.seats):
                        asked = await eye.get(f"/t/{TABLE}/replay", params={"seat": letter(other)})
                        assert drawing(asked.text) == drawing(mine.text)
            rng = Random(3)
            while place.table.turn is not None:
                await place.move(rng.choice(place.table.moves()))
                if place.there.room.written % 20 == 0 and place.table.turn is not None:
                    for seat in place.everybody:
                        assert secret not in str(drawn(place.there.room, seat, language("en")))
            async with place.browser(None) as eye:
                assert secret in (await eye.get(f"/t/{TABLE}/journal")).text
                assert (await eye.get(f"/t/{TABLE}/verify")).status_code == 200
                seen = {drawing((await eye.get(f"/t/{TABLE}/replay?at=3&seat={who}")).text) for who in ("A", "B", "")}
                assert len(seen) == 3

    asyncio.run(story())


def drawing(page: str) -> str:
    return page.split('id="board"')[1].split("<aside")[0]


def test_late_spectators_get_nothing_that_is_newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = cases("archimedes")[0]
    now = 1_000_000.0
    monkeypatch.setattr(Times, "steady", lambda _: now)

    async def story() -> None:
        nonlocal now
        async with seated(tmp_path, case, delay=60.0) as place, place.browser(None) as eye:
            paths = (f"/t/{TABLE}", f"/api/tables/{TABLE}")
            now += 60  # the start has come through
            at_start = [(await eye.get(path)).text for path in paths]
            stream = await place.events(None)
            await first(stream)
            news = asyncio.ensure_future(anext(stream))
            now += 1
            await play_out(place)
            assert place.there.room.phase == "over"
            now += 59.9
            assert [without_time((await eye.get(path)).text) for path in paths] == [without_time(x) for x in at_start]
            assert not news.done()
            for path in (f"/t/{TABLE}/journal", f"/t/{TABLE}/verify", f"/judge?table={TABLE}"):
                assert (await eye.get(path)).status_code == 403
            assert (await eye.post(f"/t/{TABLE}/on", data={"at": 0})).status_code == 403
            assert "Step 0 of 0" in (await eye.get(f"/t/{TABLE}/replay?seat=A&at=5")).text
            now += 1
            assert (await eye.get(f"/t/{TABLE}/journal")).status_code == 200
            assert b"Victory" in await asyncio.wait_for(news, DEADLINE)

    asyncio.run(story())


def without_time(page: str) -> str:
    return re.sub(r'data-now="[\d.]+"', "", page)


def test_who_leaves_sees_as_a_spectator_at_once(tmp_path: Path) -> None:
    """The open page and stream of a person who left, and of the token that had the seat, get no more of it."""
    case = cases("archimedes")[0]

    async def story() -> None:
        async with seated(tmp_path, case) as place, place.browser(0) as eye, place.browser(None) as friend:
            streams = [await place.events(0), await place.api_events(0)]
            for stream in streams:
                await first(stream)
            waiting = [asyncio.ensure_future(anext(stream)) for stream in streams]
            await asyncio.sleep(0)
            assert (await eye.post(f"/t/{TABLE}/stand", data={"seat": 0})).status_code == 303
            for one in waiting:
                with pytest.raises(StopAsyncIteration):  # the browser asks again, and is a spectator then
                    await asyncio.wait_for(one, DEADLINE)
            for _ in range(2):
                sent = json.loads((await first(await place.api_events(0))).split(b"data: ")[1])["view"]
                for view in (json.loads(sent), (await eye.get(f"/api/tables/{TABLE}", headers=place.token(0))).json()):
                    assert view["seat"] is None
                    assert view["view"]["hands"] == {}
                assert (await eye.post(f"/t/{TABLE}/hint")).status_code == 403
                refused = await eye.post(
                    f"/api/tables/{TABLE}/moves", json={"move": "draw", "at": 0}, headers=place.token(0)
                )
                assert refused.status_code == 403
                await friend.post(f"/t/{TABLE}/sit", data={"seat": 0, "name": "Friend"})
            assert place.there.room.seat_of(STRANGER) == 0

    asyncio.run(story())


def test_a_token_opens_its_own_seat_at_its_own_table_alone(tmp_path: Path) -> None:
    case = cases("archimedes")[0]

    async def story() -> None:
        async with seated(tmp_path, case) as place, browser(place.app) as robot:
            made = (await robot.post("/api/tables", json={"game": "archimedes", "bots": {"1": "random"}})).json()
            mine = {"authorization": f"Bearer {made['token']}"}
            assert (await robot.get(f"/api/tables/{made['table']}", headers=mine)).json()["seat"] == 0
            assert (await robot.get(f"/api/tables/{TABLE}", headers=mine)).status_code == 403
            for path in ("moves", "start"):
                answer = await robot.post(f"/api/tables/{TABLE}/{path}", json={"move": "draw", "at": 0}, headers=mine)
                assert answer.status_code == 403
            # a person's cookie is no token, nor a token a cookie
            key = place.hall.store.key
            cookie = {"authorization": f"Bearer {sign(key, 'person', person_at(0))}"}
            assert (await robot.get(f"/api/tables/{TABLE}", headers=cookie)).status_code == 403
            robot.cookies.set(WHO, token_of(place.hall, TABLE, person_at(0)))

    asyncio.run(story())
