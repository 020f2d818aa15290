"""Bad requests are refused with a sentence that says what to do; nothing is changed and nothing leaks."""

from __future__ import annotations

import asyncio
import base64
import html
import json
import re
import threading
import time
import zlib
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kodeks
from kodeks.store.store import Header
from kodeks.web import guard
from kodeks.web.guard import MOST_BYTES
from kodeks.web.hall import Hall
from kodeks.web.pages import judge
from kodeks.web.room import Room
from kodeks.web.signed import sign
from kodeks.web.visitor import WHO
from tests.web.serving import inside

TABLE = "0123456789abcdef01234567"
EWA, JAN, EVE = "ewa", "jan", "eve"
FORM = "application/x-www-form-urlencoded"
LEAKS = re.compile(r"Traceback|File \"|site-packages|kodeks\.\w+\.|sys\.|Error\(|Exception|object at 0x")


class Answer:
    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.cookies: list[str] = []
        self.body = b""

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def told(self) -> str:
        """The sentence for the visitor."""
        if self.headers.get("content-type", "").startswith("application/json"):
            return str(json.loads(self.body)["error"])
        found = re.search(r"</h1>\s*<p>(.*?)</p>", self.text, re.DOTALL)
        return html.unescape(found[1]) if found else ""


class House:
    """A server with a table in play: Ewa has seat A, Jan seat B; Eve may try what she likes."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.hall: Hall = app.state.hall

    @property
    def room(self) -> Room:
        return self.hall.rooms[TABLE].room

    def cookie(self, person: str) -> str:
        return f"{WHO}={sign(self.hall.store.key, 'person', person)}"

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes | Iterable[bytes] = b"",
        *,
        who: str = EVE,
        kind: str = FORM,
        lang: str = "pl",
        origin: str = "http://kodeks.test",
        **more: str,
    ) -> Answer:
        """As the network brings it: no client mends the request on its way."""
        target, _, query = path.partition("?")
        parts = [body] if isinstance(body, bytes) else list(body)
        headers = {"host": "kodeks.test", "content-type": kind, "accept-language": lang, "cookie": self.cookie(who)}
        if origin:
            headers["origin"] = origin
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        answer = Answer()

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.Event().wait()
            return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                pairs = [(name.decode(), value.decode("latin-1")) for name, value in message["headers"]]
                answer.status, answer.headers = message["status"], dict(pairs)
                answer.cookies = [value for name, value in pairs if name == "set-cookie"]
            else:
                answer.body += message.get("body", b"")

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": target,
            "raw_path": target.encode("utf-8", "replace"),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("192.0.2.1", 4000),
            "server": ("kodeks.test", 80),
        }
        await self.app(scope, receive, send)
        assert "default-src 'none'" in answer.headers["content-security-policy"], path
        assert not LEAKS.search(answer.text), (path, LEAKS.search(answer.text))
        return answer

    async def post(self, path: str, who: str = EVE, **fields: Any) -> Answer:
        return await self.ask("POST", path, urlencode(fields).encode(), who=who)


@asynccontextmanager
async def house(database: str, rate: float = 100_000.0) -> AsyncIterator[House]:
    async with inside(database, rate) as app:
        header = Header(TABLE, EWA, "archimedes", 2)
        await app.state.hall.create(
            header,
            [
                lambda room: room.sit(EWA, "Ewa", 0),
                lambda room: room.sit(JAN, "Jan", 1),
                lambda room: room.start(EWA),
            ],
        )
        yield House(app)


def in_house(folder: Path, story: Any, rate: float = 100_000.0) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{folder}/k.db", rate) as there:
            await story(there)

    asyncio.run(run())


Bad = tuple[str, str, bytes, int]  # method, path, body of a form, status


async def all_refused(there: House, requests: Iterable[Bad], **more: str) -> None:
    """Each with its status and a sentence in the visitor's language, and no row is written."""
    rows, tables = there.room.written, set(there.hall.rooms)
    for method, path, body, status in requests:
        answer = await there.ask(method, path, body, **more)
        assert answer.status == status, (path[:80], body[:80], answer.status, answer.text[-300:])
        english = await there.ask(method, path, body, lang="en", **more)
        assert answer.told and answer.told != english.told, (path[:80], answer.told)
        assert len(answer.told) < 600
    assert there.room.written == rows
    assert set(there.hall.rooms) == tables


# who asks


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
            (EVE, "why", {"move": move}, 403),
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


def test_a_link_to_another_device_is_good_for_an_hour_and_for_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House) -> None:
        made = await there.ask("POST", "/me/device", urlencode({"table": TABLE}).encode(), who=EWA)
        link = re.search(r"http://kodeks\.test(/me/[^\"]+)", made.text)
        assert link
        looked = await there.ask("GET", link[1], cookie="")
        assert EWA not in str(looked.cookies)  # looking is not yet moving
        moved = await there.ask("POST", link[1], cookie="")
        assert moved.status == 303 and moved.headers["location"] == f"/t/{TABLE}"
        assert moved.cookies[-1].startswith(there.cookie(EWA))
        broken = link[1].replace(EWA, JAN)
        later = time.time() + 3601
        monkeypatch.setattr("time.time", lambda: later)
        for path in (link[1], broken, "/me/abc", "/me/ewa-99999999999-x.abc"):
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


# moves


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
                ("why", {"move": "draw"}, 409),
                ("hint", {}, 409),
                ("back", {}, 409),
                ("answer", {"yes": "yes"}, 409),
                ("start", {}, 409),
                ("sit", {"seat": 1, "name": "x"}, 409),
            )
        ]
        await all_refused(there, tries, who=EWA)

    in_house(tmp_path, story)


# what is asked


HUGE = ("-1", "99", "9" * 30, "9" * 5000, "1e3", "0x1", "٣", "1.5", "", "a", "+1", " 1 ", "1_0")


def test_numbers_out_of_range_are_refused_in_every_field(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        rows = there.room.written
        for number in HUGE:
            for what, fields in (
                ("sit", {"seat": number, "name": "x"}),
                ("bot", {"seat": number, "level": "greedy"}),
                ("stand", {"seat": number}),
                ("move", {"move": "draw", "at": number}),
                ("on", {"at": number}),
            ):
                answer = await there.post(f"/t/{TABLE}/{what}", **fields)
                assert answer.status in (400, 403, 409), (what, number[:20], answer.status)
                assert answer.told
            for path in (
                f"/t/{TABLE}/replay?at={quote(number)}",
                f"/judge?at={quote(number)}",
                f"/learn/arcanon/{number}",
            ):
                assert (await there.ask("GET", path)).status in (200, 307, 400, 404), path[:60]
        assert there.room.written == rows
        for name in ("seats", "delay", "clock_move", "clock_game"):
            for number in set(HUGE) - {"", "99"}:
                answer = await there.post("/tables", game="archimedes", **{name: number})
                assert answer.status == 400, (name, number)
                assert "liczb" in answer.told
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


def test_what_is_not_there_is_said_to_be_not_there(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        tables = ("0" * 24, "x", "../etc", "\0", "\udc80", "ł", "a" * 5_000, "%00", "' or 1=1")
        missing = [f"/t/{table}{more}" for table in tables for more in ("", "/replay", "/journal", "/events")]
        missing += [
            "/nope",
            "/rules/nope",
            "/rules/archimedes/NOPE-1",
            "/new/nope",
            "/learn/nope/1",
            "/learn/arcanon/99",
        ]
        missing += [
            "/static/nope.css",
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/" + "a" * 100_000,
            "/judge?table=x",
        ]
        await all_refused(there, [("GET", path, b"", 404) for path in missing])
        posts = ("move", "sit", "say", "start", "hint")
        await all_refused(
            there, [("POST", f"/t/{'0' * 24}/{what}", b"seat=0&text=x&move=x&at=0", 404) for what in posts]
        )
        await all_refused(there, [("POST", "/tables", b"game=nope", 400)])

    in_house(tmp_path, story)


def test_a_method_that_a_page_does_not_have_is_named(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        for method, path, allowed in (
            ("PUT", "/tables", "POST"),
            ("DELETE", f"/t/{TABLE}", "GET"),
            ("POST", "/", "GET"),
            ("PATCH", "/api/games", "GET"),
        ):
            answer = await there.ask(method, path)
            assert answer.status == 405
            assert allowed in answer.headers["allow"]
            assert answer.told == "Tej strony nie można użyć w ten sposób."

    in_house(tmp_path, story)


def test_bots_are_chosen_from_the_list(tmp_path: Path) -> None:
    """A level is the name of a bot, never code of the server."""

    async def story(there: House) -> None:
        for level in (
            "os.system",
            "kodeks.bots.random.Random",
            "search:9999999s",
            "search:1",
            "Random",
            " random",
            "\0",
        ):
            made = await there.post("/tables", game="archimedes", seat1=level, quick="1")
            assert made.status == 409, level
            assert (await there.post("/tables", game="archimedes", clock_move=5, clock_then=level)).status == 400
            asked = json.dumps({"game": "archimedes", "bots": {"1": level}}).encode()
            assert (await there.ask("POST", "/api/tables", asked, kind="application/json")).status in (400, 409)
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


def test_house_rules_are_refused_by_their_name(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        deep = "[" * 50_000
        for field, value in (("reiner", "maybe"), ("reiner", deep), ("reiner", "\0"), ("reiner", "9" * 5_000)):
            answer = await there.post("/tables", game="archimedes", **{f"option.{field}": value})
            assert answer.status == 400
            assert "reiner" in answer.told
            assert len(answer.told) < 600
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


# size


def multipart(content: bytes, name: str = "file") -> tuple[bytes, str]:
    head = f'--edge\r\ncontent-disposition: form-data; name="{name}"; filename="f"\r\n\r\n'.encode()
    return head + content + b"\r\n--edge--\r\n", "multipart/form-data; boundary=edge"


def test_what_is_too_large_is_refused_said_or_not_said(tmp_path: Path) -> None:
    """10 MB names and bodies, with and without a content-length."""

    async def story(there: House) -> None:
        big = b"x" * 10_000_000
        told = {"Za duże.", "To jest za duże."}
        for path, kind, body in (
            ("/tables", FORM, b"game=archimedes&name=" + big),
            (f"/t/{TABLE}/say", FORM, b"text=" + big),
            (f"/t/{TABLE}/sit", FORM, b"seat=0&name=" + big),
            ("/verify", FORM, b"text=" + big),
            ("/journals", *reversed(multipart(big))),
            ("/api/tables", "application/json", b'{"game": "' + big + b'"}'),
        ):
            pieces = [body[i : i + 65_536] for i in range(0, len(body), 65_536)]
            silent = await there.ask("POST", path, pieces, kind=kind)
            loud = await there.ask("POST", path, body, kind=kind, content_length=str(len(body)))
            for answer in (silent, loud):
                assert answer.status == 413, (path, answer.status)
                assert answer.told in told
        for length in ("-1", "9" * 40, "1e9", "ten"):
            answer = await there.ask("POST", "/tables", b"game=archimedes", content_length=length)
            assert answer.status == 413
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


def test_names_and_chat_are_cut_down_to_what_a_table_can_show(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        long = await there.post(f"/t/{TABLE}/sit", seat=0, name="x" * 25)
        assert long.status == 409 and "24" in long.told
        for name in ("\0", " \t\n", "\u202e", "{", "bot:"):
            answer = await there.post("/tables", game="archimedes", name=name)
            assert (answer.status, answer.told) == (409, "Najpierw wpisz swoje imię."), repr(name)
        assert (await there.post(f"/t/{TABLE}/say", text="\0 " * 5_000)).status == 303
        assert len(there.room.chat[-1].text) <= 300
        assert (await there.post(f"/t/{TABLE}/say", text=" \n ")).status == 409

    in_house(tmp_path, story)


def test_broken_bodies_are_told_from_good_ones(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        kinds = [
            ("application/json", b'{"game": "archimedes"}'),
            ("text/plain", b"game=archimedes"),
            ("multipart/form-data", b"--x"),
            ("multipart/form-data; boundary=x", b"--x\r\ngarbage"),
            ("multipart/form-data; boundary=" + "x" * 5000, b"--x\r\n"),
            (FORM, b"&".join(b"f%d=1" % i for i in range(5_000))),
            (FORM, b"%ff%fe=%00"),
            (FORM, b"game"),
            ("", b"game=archimedes"),
            ("x" * 5000, b"game=archimedes"),
        ]
        file_as_text = multipart(b"archimedes", "game")
        for kind, body in [*kinds, tuple(reversed(file_as_text))]:
            answer = await there.ask("POST", "/tables", body, kind=kind)  # type: ignore[arg-type]
            assert answer.status == 400, (kind[:40], answer.status)
            assert answer.told == "Ten formularz jest uszkodzony: wczytaj stronę ponownie."
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


# journals


def journal() -> str:
    table = kodeks.game("archimedes").table(seats=2, seed=7)
    for _ in range(20):
        table.play(table.moves()[0])
    text: str = table.journal()
    return text


def test_bad_journals_are_refused_for_what_they_are(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        good = journal()
        head, moves = good.split("moves\n")
        bad = {
            "binary": b"\xff\xfe\x00" * 50,
            "empty": b"",
            "zeros": b"\0" * 5_000,
            "cut": good[:-9].encode(),
            "cut early": head.encode(),
            "newer": good.replace("journal 1", "journal 2").encode(),
            "version": good.replace("journal 1", f"journal {'9' * 5_000}").encode(),
            "game": good.replace("archimedes", "os.system").encode(),
            "seats": good.replace("seats 2", "seats 99").encode(),
            "huge seats": good.replace("seats 2", f"seats {'9' * 5_000}").encode(),
            "cards": re.sub(r"cards \w+", "cards 0", good).encode(),
            "chance": re.sub(r"card (\d+)", lambda found: f"card {14 - int(found[1])}", good, count=1).encode(),
            "given": (head + "given 99999\nmoves\n" + moves).encode(),
            "position": (head + "position [1]\nmoves\n" + moves).encode(),
            "deep position": (head + "position " + '{"a":' * 60_000 + "\nmoves\n" + moves).encode(),
            "deep option": (head + "option reiner " + "[" * 990 + "]" * 990 + "\nmoves\n" + moves).encode(),
            "huge number": (head + 'position {"round": ' + "9" * 5_000 + "}\nmoves\n" + moves).encode(),
            "no number": (head + 'position {"pile": [NaN, Infinity]}\nmoves\n' + moves).encode(),
            "long line": (head + "moves\nA " + "x" * 100_000 + "\nend 1\n").encode(),
            "many moves": (head + "moves\n" + "A draw\n" * 50_000 + "end 50000\n").encode(),
            "many chances": (head + "moves\n* " + "card 1, " * 40_000 + "\nend 40000\n").encode(),
        }
        for name, content in bad.items():
            body, kind = multipart(content)
            answer = await there.ask("POST", "/journals", body, kind=kind)
            assert answer.status in (400, 413), (name, answer.status)
            english = await there.ask("POST", "/journals", body, kind=kind, lang="en")
            assert answer.told and answer.told != english.told, (name, answer.told)
            assert len(answer.told) < 600
            try:
                text = content.decode()
            except UnicodeDecodeError:
                continue
            checked = await there.ask("POST", "/verify", urlencode({"text": text}).encode())
            assert checked.status in (200, 400, 413), name
            assert "Wszystkie rzuty się zgadzają" not in checked.text
        assert set(there.hall.rooms) == {TABLE}
        body, kind = multipart(good.encode())
        assert (await there.ask("POST", "/journals", body, kind=kind)).status == 303

    in_house(tmp_path, story)


def test_the_name_of_a_journal_s_file_is_the_server_s_own(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        table = kodeks.game("archimedes").table(seats=2, seed=7)
        table.players = ['"; filename=evil.exe', "\x85evil: x"]
        while table.turn is not None:
            table.play(table.moves()[0])
        body, kind = multipart(table.journal().encode())
        made = await there.ask("POST", "/journals", body, kind=kind)
        answer = await there.ask("GET", made.headers["location"] + "/journal")
        assert re.fullmatch(
            r'attachment; filename="archimedes-[0-9a-f]{8}\.journal"', answer.headers["content-disposition"]
        )
        assert "evil" not in str(answer.headers)

    in_house(tmp_path, story)


# the judge's desk


POSITION = 'game = "archimedes"\nposition.pile = [3]\n'


def test_no_question_to_the_judge_breaks_the_desk(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        steps = [
            "play=[1]",
            "legal=[1,'a']",
            "refused={a=1}",
            "sees={0=1}",
            "sees={9={}}",
            "hides={0=[1]}",
            "hides={0=1}",
        ]
        steps += [
            "hears={0=1}",
            "cites=[[1],2]",
            "play=['']",
            "chance=[{a=1}]",
            "turn='x'",
            "scores=[nan]",
            "winners=[[]]",
        ]
        texts = [f"{POSITION}[[step]]\n{step}\n" for step in steps]
        texts += [
            POSITION + more for more in ("seats=true", "seats=-1", "chance=[1,2]", "step=[1]", "title=1", "nope=1")
        ]
        texts += [
            f"game = 'archimedes'\nposition.{key} = {value}"
            for key in ("pile", "hands", "top", "draw_pile", "player", "round", "passes", "totals")
            for value in ("nan", "1e400", "-1", "1979-05-27", "true", "''", "[[]]", "{}", "'\\u0000'")
        ]
        texts += [
            "game = 1\n",
            "= \n",
            "game = 'nope'\n",
            "kodeks journal 1\n",
            "kodeks journal 1\ngame archimedes\nmoves\n",
        ]
        for text in texts:
            answer = await there.ask("GET", f"/judge?q={quote(text)}&move=draw")
            assert answer.status == 200, text
        too_much = ["position.round=" + "9" * 5_000, "seats=0x" + "f" * 9_000, "options.reiner=0x" + "f" * 9_000]
        too_much += ["position.pile=" + "[" * 5_000, "position=" + "{a=" * 5_000, "#" + "x" * 20_000]
        queries = [quote(f"game='archimedes'\n{text}\n") for text in too_much]
        bomb = zlib.compress(b"#" * 50_000_000, 9)
        queries.append(base64.urlsafe_b64encode(bomb).decode().rstrip("="))
        await all_refused(there, [("GET", f"/judge?q={query}", b"", 413) for query in queries])
        broken = (
            "%C5%82",
            "AAAA",
            "x",
            base64.urlsafe_b64encode(zlib.compress(b"\xff\xff")).decode().rstrip("="),
        )
        await all_refused(there, [("GET", f"/judge?q={query}", b"", 400) for query in broken])

    in_house(tmp_path, story)


def slowest_questions() -> dict[str, str]:
    """As much work as fits into a question."""

    def filled(head: str, step: str) -> str:
        return head + step * ((judge.LONGEST - len(head)) // len(step))

    arcanon = 'game="arcanon"\nseats=6\nchance=["..."]\n'
    everybody = "{" + ",".join(f"{seat}={{}}" for seat in range(6)) + "}"
    return {
        "prompts": filled(POSITION, '[[step]]\nasks="ARM-3.3"\n'),
        "views": filled(arcanon, f"[[step]]\nsees={everybody}\n"),
        "facts": filled(arcanon, "[[step]]\nthen={}\n"),
    }


@pytest.mark.parametrize("name", ["prompts", "views", "facts"])
def test_the_longest_question_to_the_judge_takes_a_moment(name: str, tmp_path: Path) -> None:
    """A third of a second of work when this was written; ten times that would be a fault."""

    async def story(there: House) -> None:
        question = f"/judge?q={quote(slowest_questions()[name])}"
        began = time.process_time()
        answer = await there.ask("GET", question)
        assert answer.status == 200
        assert time.process_time() - began < 3
        assert 'id="board"' in answer.text  # it was worked out to its end

    in_house(tmp_path, story)


def test_pages_are_served_while_the_judge_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    opened = judge.opened

    def slowly(*given: Any) -> Any:
        assert done.wait(10)
        return opened(*given)

    monkeypatch.setattr(judge, "opened", slowly)

    async def story(there: House) -> None:
        thinking = asyncio.ensure_future(there.ask("GET", "/judge"))
        assert (await there.ask("GET", f"/t/{TABLE}")).status == 200
        assert not thinking.done()
        done.set()
        assert (await thinking).status == 200

    in_house(tmp_path, story)


# what comes back


def test_what_people_write_is_shown_as_text(tmp_path: Path) -> None:
    evil = "<img src=x onerror=alert(1)>"

    async def story(there: House) -> None:
        name = "<b onclick=x>{{7*7}}"
        made = await there.post("/tables", EWA, game="archimedes", name=name, public="on", seats=2)
        assert made.status == 303
        path = made.headers["location"]
        await there.post(f"{path}/say", EWA, text=evil + "{{7*7}}")
        await there.post(f"{path}/sit", JAN, seat=1, name="</script><u>")
        await there.post(f"{path}/start", EWA)
        pages = [path, "/", f"{path}/replay?seat={quote(evil)}", f"/judge?q={quote(evil + chr(10))}&move={quote(evil)}"]
        pages += [
            f"/rules/archimedes?q={quote(evil)}",
            f"/rules/{quote(evil)}",
            f"/t/{quote(evil)}",
            f"/learn/arcanon/{evil}",
        ]
        pages += [f"/judge?table={quote(evil)}&at=1", "/new/archimedes"]
        for page in pages:
            answer = await there.ask("GET", page, who=EWA)
            for bad in ("<img", "<b onclick", "<u>"):
                assert bad not in answer.text, (page, bad)
        shown = await there.ask("GET", path, who=EWA)
        assert html.escape(evil) in shown.text
        assert html.escape(name) in shown.text
        checked = await there.ask("POST", "/verify", urlencode({"text": f"</textarea>{evil}"}).encode())
        assert evil not in checked.text

    in_house(tmp_path, story)


def test_no_page_holds_a_script_or_a_style_of_its_own(tmp_path: Path) -> None:
    """The policy forbids them: a page that needs one would be broken, and one that slipped in would be an attack."""

    async def story(there: House) -> None:
        pages = [
            "/",
            f"/t/{TABLE}",
            f"/t/{TABLE}/replay",
            "/learn",
            "/learn/archimedes/1",
            "/learn/arcanon/1",
            "/rules",
        ]
        pages += ["/rules/arcanon", "/rules/arcanon/ARC-1.1", "/judge", "/verify", "/new/arcanon", "/nope"]
        for page in pages:
            answer = await there.ask("GET", page, who=EWA)
            assert answer.status == (404 if page == "/nope" else 200), page
            assert re.findall(r"<script(?![^>]* src=\"/static/)", answer.text) == [], page
            assert re.findall(r"<style|<[^>]+\sstyle=|<[^>]+\son\w+=|javascript:", answer.text) == [], page
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy and "*" not in policy
            for name, value in {
                "x-content-type-options": "nosniff",
                "referrer-policy": "same-origin",
                "cache-control": "no-store",
            }.items():
                assert answer.headers[name] == value

    in_house(tmp_path, story)


def test_the_way_back_leads_to_this_server(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        for back in (
            "//evil.example",
            "/\\evil.example",
            "http://evil.example",
            "/\t/evil.example",
            "javascript:x",
            "",
        ):
            answer = await there.post("/me/look", back=back, lang="ru")
            assert re.fullmatch(r"/([^/\\].*)?", answer.headers["location"]), back
        for back in ("/a\r\nset-cookie: x=1", "/ł", "/\0"):
            location = (await there.post("/me/look", back=back)).headers["location"]
            assert location.startswith("/") and location.isascii() and location.isprintable()
        kept = await there.post("/me/look", back=f"/t/{TABLE}/replay?at=3&seat=A")
        assert kept.headers["location"] == f"/t/{TABLE}/replay?at=3&seat=A"

    in_house(tmp_path, story)


def test_a_fault_of_ours_is_owned_up_to_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(there: House) -> None:
        def broken(*_: object) -> Any:
            raise ZeroDivisionError("secret detail")

        monkeypatch.setattr(there.hall, "watch", broken)
        for path in (f"/t/{TABLE}", f"/api/tables/{TABLE}"):
            answer = await there.ask("GET", path)
            assert answer.status == 500
            assert answer.told == "Coś się tu zepsuło i zostało zapisane. Spróbuj jeszcze raz."
            assert "secret detail" not in answer.text
        assert "secret detail" in caplog.text  # who runs the server finds it

    in_house(tmp_path, story)


def test_who_asks_too_often_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now))

    async def story(there: House) -> None:
        nonlocal now
        answers = [await there.post(f"/t/{TABLE}/say", text=f"{i}") for i in range(8)]
        assert [answer.status for answer in answers] == [303] * 6 + [429] * 2  # three seconds' worth at once
        assert "Za dużo" in answers[-1].told
        assert len(there.room.chat) == 6
        assert (await there.ask("GET", f"/t/{TABLE}")).status == 200  # looking is free
        for path in ("/judge", f"/t/{TABLE}/replay", "/learn/arcanon/1"):
            assert (await there.ask("GET", path)).status == 429  # asking for work is not
        now += 0.5
        assert (await there.post(f"/t/{TABLE}/say", text="again")).status == 303
        assert (await there.post(f"/t/{TABLE}/say", text="too soon")).status == 429

    in_house(tmp_path, story, rate=2.0)


# anything at all


ODD = st.sampled_from(
    ["", "0", "1", "-1", "9" * 40, "A", "draw", "greedy", "on", "arcanon", "archimedes", TABLE, "\0", "{}"]
)
VALUES = st.one_of(ODD, st.text(max_size=40))
FORMS = {
    "/tables": "game name id seats public delay clock_move clock_game clock_then number quick seat1 option.reiner",
    f"/t/{TABLE}/sit": "seat name number",
    f"/t/{TABLE}/bot": "seat level",
    f"/t/{TABLE}/stand": "seat",
    f"/t/{TABLE}/start": "",
    f"/t/{TABLE}/move": "move at",
    f"/t/{TABLE}/back": "",
    f"/t/{TABLE}/answer": "yes",
    f"/t/{TABLE}/say": "text name",
    f"/t/{TABLE}/why": "move",
    f"/t/{TABLE}/on": "at seat",
    "/me/look": "lang theme back",
    "/me/device": "table",
    "/me/token": "",
    "/verify": "text",
    "/journals": "file",
    "/learn/archimedes/1": "move m",
    "/learn/arcanon/2": "move m",
}


def test_no_form_whatever_it_holds_breaks_the_server(database: str) -> None:
    """And who does not sit at the table changes nothing of its game."""
    with asyncio.Runner() as runner:
        stack = house(database)
        there = runner.run(stack.__aenter__())
        assert there.room.table is not None
        before = there.room.table.journal()

        @settings(
            max_examples=150,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
        @given(st.data())
        def sent(data: st.DataObject) -> None:
            path = data.draw(st.sampled_from(sorted(FORMS)))
            fields = {name: data.draw(VALUES) for name in FORMS[path].split() if data.draw(st.booleans())}
            body = urlencode(fields, errors="surrogatepass").encode()
            answer = runner.run(there.ask("POST", path, body, lang=data.draw(st.sampled_from(["en", "pl", "ru"]))))
            assert answer.status in (200, 303, 400, 403, 404, 409, 413), (path, fields, answer.status)
            assert answer.status in (200, 303) or answer.told

        sent()
        assert there.room.table.journal() == before
        runner.run(stack.__aexit__(None, None, None))


def test_the_limits_leave_room_for_real_games() -> None:
    """The longest random game of six at Arcanon is a fraction of what may be sent."""
    table = kodeks.game("arcanon").table(seats=6, seed=1)
    rng = kodeks.Rng(1)
    while table.turn is not None:
        moves = table.moves()
        table.play(moves[rng.below(len(moves))])
    assert len(table.journal()) * 4 < MOST_BYTES
