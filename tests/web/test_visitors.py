"""Nobody acts for somebody else, and nothing counts twice."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from urllib.parse import urlencode

import pytest

from kodeks.web.signed import sign
from kodeks.web.visitor import WHO
from tests.web.house import EVE, EWA, JAN, TABLE, House, all_refused, in_house


def test_only_who_sits_there_acts_for_a_seat(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        room = there.room
        assert room.table is not None
        turn, move = room.table.turn, room.table.moves()[0]
        assert turn is not None
        mover, other = (EWA, JAN) if turn == 0 else (JAN, EWA)
        at = room.noticed[turn]
        rows = room.written
        attempts = [
            (EVE, "move", {"move": move, "at": at}, 403),
            (other, "move", {"move": move, "at": room.noticed[1 - turn]}, 409),
            (EVE, "hint", {}, 403),
            (other, "hint", {}, 409),
            (EVE, "back", {}, 403),
            (EVE, "answer", {"yes": "yes"}, 403),
            (EVE, "stand", {"seat": turn}, 403),
            (EVE, "sit", {"seat": turn, "name": "Eve"}, 409),
            (other, "sit", {"seat": turn, "name": "Eve"}, 409),
            (other, "stand", {"seat": turn}, 403),
            (EVE, "bot", {"seat": turn, "level": "greedy"}, 409),
            (other, "bot", {"seat": turn, "level": "greedy"}, 409),
            (EVE, "start", {}, 403),
        ]
        for who, what, fields, status in attempts:
            answer = await there.post(f"/t/{TABLE}/{what}", who, **fields)
            assert answer.status == status, (who, what, answer.told)
            assert answer.told
        assert there.room.written == rows
        assert (await there.post(f"/t/{TABLE}/move", mover, move=move, at=at)).status == 303

    in_house(tmp_path, story)


def test_forged_foreign_and_broken_cookies_are_nobody_s(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        good = there.cookie(EWA).partition("=")[2]
        person, _, signature = good.partition(".")
        bad = [
            "ewa",
            "ewa.",
            f"ewa.{'0' * len(signature)}",
            f"jan.{signature}",
            f"{person}.{signature[:-1]}",
            sign("another server's key", "person", EWA),
            sign(there.hall.store.key, "device", EWA),
            sign(there.hall.store.key, f"seat {TABLE}", EWA),
            "\xff\xfe." + signature,
            "a" * 100_000 + "." + signature,
            "",
        ]
        for cookie in bad:
            answer = await there.ask("GET", f"/t/{TABLE}", cookie=f"{WHO}={cookie}")
            assert answer.status == 200
            assert 'class="chair me' not in answer.text and "/stand" not in answer.text, cookie[:40]
            assert len(answer.cookies) == 1  # and gets a name of its own
            move = await there.ask("POST", f"/t/{TABLE}/move", b"move=draw&at=0", cookie=f"{WHO}={cookie}")
            assert move.status == 403
        mine = await there.ask("GET", f"/t/{TABLE}", cookie=f"{WHO}={good}")
        assert "/stand" in mine.text and not mine.cookies

    in_house(tmp_path, story)


def test_cookies_are_for_the_server_alone(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        answers = [
            await there.ask("GET", "/", cookie=""),
            await there.ask("POST", "/me/look", b"lang=ru&theme=dark"),
            await there.ask("POST", "/tables", b"game=archimedes&quick=1", cookie=""),
        ]
        cookies = [cookie for answer in answers for cookie in answer.cookies]
        assert len(cookies) == 4
        for cookie in cookies:
            assert "HttpOnly" in cookie and "SameSite=lax" in cookie

    in_house(tmp_path, story)


async def new_link(there: House, who: str) -> str:
    made = await there.ask("POST", "/me/device", urlencode({"table": TABLE}).encode(), who=who)
    found = re.search(r"http://kodeks\.test(/me/[^\"?]+)\?table=", made.text)
    assert found
    return found[1]


def test_a_link_to_another_device_is_good_for_an_hour_and_for_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House) -> None:
        link = await new_link(there, EWA)
        looked = await there.ask("GET", link, cookie="")
        assert EWA not in str(looked.cookies)  # looking is not yet moving
        form = urlencode({"table": TABLE}).encode()
        moves = [there.ask("POST", link, form, cookie="") for _ in range(3)]
        moved, *again = sorted(await asyncio.gather(*moves), key=lambda answer: answer.status)
        assert moved.status == 303 and moved.headers["location"] == f"/t/{TABLE}"
        assert moved.cookies[-1].startswith(there.cookie(EWA))
        assert [answer.status for answer in again] == [400, 400]  # it works once
        back = await new_link(there, JAN)
        hers, old = await new_link(there, EWA), await new_link(there, EWA)
        assert (await there.ask("POST", "/me/device/back", who=JAN)).status == 303
        assert (await there.ask("GET", hers)).status == 200  # another's
        now = time.time()
        monkeypatch.setattr("time.time", lambda: now + 3590)
        assert (await there.ask("POST", hers, cookie="")).cookies[-1].startswith(there.cookie(EWA))
        monkeypatch.setattr("time.time", lambda: now + 3602)
        for path in (link, back, old, "/me/abc", "/me/ewa-99999999999-x.abc"):
            for method in ("GET", "POST"):
                answer = await there.ask(method, path)
                assert answer.status == 400
                assert "urządzeniu" in answer.told

    in_house(tmp_path, story)


def test_forms_of_other_sites_do_nothing(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        rows = there.room.written
        for origin, site in (
            ("http://evil.example", ""),
            ("null", ""),
            ("", ""),
            ("", "cross-site"),
            ("http://kodeks.test.evil.example", "cross-site"),
            ("http://evil.example/http://kodeks.test", ""),
            ("http://kodeks.test:81", "same-site"),
        ):
            for path in (f"/t/{TABLE}/say", "/tables", "/me/look", "/me/device", "/journals", "/verify"):
                fetched = {"sec_fetch_site": site} if site else {}
                answer = await there.ask("POST", path, b"text=hi&game=archimedes", who=EWA, origin=origin, **fetched)
                assert answer.status == 403, (origin, path)
                assert "stron" in answer.told
        assert there.room.written == rows
        allowed = await there.ask(
            "POST", f"/t/{TABLE}/say", b"text=hi", who=EWA, origin="", sec_fetch_site="same-origin"
        )
        assert allowed.status == 303

    in_house(tmp_path, story)


def test_a_move_counts_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        table = there.room.table
        assert table is not None and table.turn is not None
        turn, move, at, rows = table.turn, table.moves()[0], there.room.noticed[table.turn], there.room.written
        mover = (EWA, JAN)[turn]
        twice = [there.post(f"/t/{TABLE}/move", mover, move=move, at=at) for _ in range(5)]
        statuses = sorted(answer.status for answer in await asyncio.gather(*twice))
        assert statuses == [303, 409, 409, 409, 409]
        assert there.room.written == rows + 1
        for wrong in (at, at + 1_000, 0, -1, 10**30):
            again = await there.post(f"/t/{TABLE}/move", mover, move=move, at=wrong)
            assert again.status == 409
            assert "Spójrz" in again.told or "spójrz" in again.told
        assert there.room.written == rows + 1

    in_house(tmp_path, story)


def test_one_hint_at_a_time_is_thought_about(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        table = there.room.table
        assert table is not None and table.turn is not None
        asked = [there.post(f"/t/{TABLE}/hint", (EWA, JAN)[table.turn]) for _ in range(3)]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status for answer in answers) == [200, 429, 429]
        assert (await there.post(f"/t/{TABLE}/hint", (EWA, JAN)[1 - table.turn])).status == 409  # not their turn

    in_house(tmp_path, story)


def test_a_closed_game_takes_no_more(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        table = there.room.table
        assert table is not None
        while table.turn is not None:
            seat = table.turn
            text = table.moves()[-1]
            await there.hall.do(TABLE, lambda room, s=seat, t=text: room.move(s, t, room.noticed[s]))
        tries = [
            ("POST", f"/t/{TABLE}/{what}", urlencode(fields).encode(), status)
            for what, fields, status in (
                ("move", {"move": "draw", "at": there.room.noticed[0]}, 409),
                ("hint", {}, 409),
                ("back", {}, 409),
                ("answer", {"yes": "yes"}, 409),
                ("start", {}, 409),
                ("sit", {"seat": 1, "name": "x"}, 409),
            )
        ]
        await all_refused(there, tries, who=EWA)

    in_house(tmp_path, story)
