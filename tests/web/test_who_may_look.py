"""What spectators, leavers, tokens and those who come before the end are shown."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest

from kodeks.kernel.note import letter
from kodeks.languages import language
from kodeks.web.api import token_of
from kodeks.web.screen import drawn
from kodeks.web.signed import sign
from kodeks.web.times import Times
from kodeks.web.visitor import WHO
from tests.play import cases
from tests.web.eyes import (
    DEADLINE,
    STRANGER,
    TABLE,
    Place,
    first,
    person_at,
    seated,
)
from tests.web.serving import browser


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
