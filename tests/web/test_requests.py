"""Bad requests are refused with a sentence that says what to do; nothing is changed and nothing leaks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.parse import quote, urlencode

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kodeks
from kodeks.web import limits
from tests.web.house import FORM, TABLE, House, all_refused, house, in_house, multipart

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
    assert len(table.journal()) * 4 < limits.BYTES
