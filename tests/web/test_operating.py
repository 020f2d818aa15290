"""What who runs a server asks it: health, metrics, logs; none of it is a door, and none of it tells a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from kodeks.kernel.fair import commitment
from kodeks.store.kept import Row
from kodeks.web import logs
from kodeks.web.app import make_app
from kodeks.web.settings import Settings
from tests.web.house import EWA, JAN, TABLE, House, in_house
from tests.web.serving import ORIGIN, browser, inside


def families(text: str) -> dict[str, dict[tuple[str, ...], float]]:
    """Values by metric and the values of its labels."""
    return {
        family.name: {(sample.name, *sample.labels.values()): sample.value for sample in family.samples}
        for family in text_string_to_metric_families(text)
    }


def test_health_tells_live_from_ready(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("kodeks.web.operating.FRESH", 0.0)
        async with inside(database) as app, browser(app) as who:
            assert (await who.get("/health/live")).text == "live\n"
            well = await who.get("/health")
            assert (well.status_code, well.json()) == (200, {"live": True, "ready": True})
            assert "set-cookie" not in well.headers
            real = app.state.hall.store.engine
            app.state.hall.store.engine = Away()
            ill = await who.get("/health")
            assert (ill.status_code, ill.json()) == (503, {"live": True, "ready": False})
            assert (await who.get("/health/live")).status_code == 200
            app.state.hall.store.engine = real
            assert (await who.get("/health")).status_code == 200
            app.state.hall.closing = True
            assert (await who.get("/health")).status_code == 503  # it is about to stop
            app.state.hall.closing = False

    asyncio.run(story())


class Away:
    """A database that is not there."""

    def connect(self) -> Any:
        raise OperationalError("SELECT 1", {}, Exception("gone"))


def test_many_questions_for_health_are_one_to_the_database(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(f"sqlite:///{tmp_path}/kodeks.db") as app, browser(app) as who:
            await asyncio.gather(*(who.get("/health") for _ in range(50)))
            found = families((await who.get("/metrics")).text)["kodeks_database_seconds"]
            before = found[("kodeks_database_seconds_count",)]
            await asyncio.gather(*(who.get("/health") for _ in range(50)))
            found = families((await who.get("/metrics")).text)["kodeks_database_seconds"]
            assert found[("kodeks_database_seconds_count",)] - before <= 1

    asyncio.run(story())


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        async def now() -> dict[str, dict[tuple[str, ...], float]]:
            async with browser(there.app) as who:
                return families((await who.get("/metrics")).text)

        before = await now()
        assert before["kodeks_tables"][("kodeks_tables", "playing")] == 1
        table = there.room.table
        assert table is not None and table.turn is not None
        who = (EWA, JAN)[table.turn]
        answer = await there.post(f"/t/{TABLE}/move", who, move=table.moves()[-1], at=there.room.noticed[table.turn])
        assert answer.status == 303
        assert (await there.post(f"/t/{TABLE}/move", who, move="nonsense", at=0)).status == 409
        after = await now()

        def grown(name: str, *labels: str) -> float:
            key = (name, *labels)
            family = name.removesuffix("_total").removesuffix("_count")
            return after[family].get(key, 0) - before[family].get(key, 0)

        assert grown("kodeks_moves_total") == 1
        assert grown("kodeks_requests_total", "POST", "3xx") == 1
        assert grown("kodeks_requests_total", "POST", "4xx") == 1
        assert grown("kodeks_request_seconds_count") == 2
        assert grown("kodeks_database_seconds_count") >= 1
        assert after["kodeks_streams"][("kodeks_streams",)] == 0
        assert set(after["kodeks_thoughts"].values()) == {0}
        assert after["kodeks_thinkers"][("kodeks_thinkers",)] == 1

    in_house(tmp_path, story)


def test_a_table_set_aside_is_counted(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        async def now() -> dict[str, dict[tuple[str, ...], float]]:
            async with browser(there.app) as who:
                return families((await who.get("/metrics")).text)

        assert (await now())["kodeks_tables_aside"] == {("kodeks_tables_aside",): 0}
        room = there.room
        await there.hall.store.append(TABLE, [Row(room.written, "teleport", 0, "", "", room.time.now())])
        assert (await there.post(f"/t/{TABLE}/say", EWA, text="hello")).status == 409
        after = await now()
        assert after["kodeks_tables_aside"] == {("kodeks_tables_aside",): 1}
        assert after["kodeks_tables"][("kodeks_tables", "playing")] == 0

    in_house(tmp_path, story)


def test_an_open_stream_is_counted_until_it_ends(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        async def streams() -> float:
            async with browser(there.app) as who:
                return families((await who.get("/metrics")).text)["kodeks_streams"][("kodeks_streams",)]

        watching = asyncio.ensure_future(there.ask("GET", f"/t/{TABLE}/events", who=EWA))
        while await streams() != 1:
            await asyncio.sleep(0)
        there.hall.hush()
        await watching
        assert await streams() == 0

    in_house(tmp_path, story)


def test_no_visitor_can_make_the_metrics_grow_or_read_them(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        async with browser(there.app) as who:
            await who.get("/")
            size = len((await who.get("/metrics")).text.splitlines())
            for path in ("/nothing", "/t/other", f"/t/{TABLE}", "/rules/x", "/%00", "/metrics/x"):
                await there.ask("GET", path)
            for method in ("BREW", "TRACE", "PATCH", "GET"):
                await there.ask(method, "/")
            text = (await who.get("/metrics")).text
            assert len(text.splitlines()) <= size + 4 * 2  # a few more of the known labels, none from outside
            assert not re.search(f"{TABLE}|BREW|nothing|192.0.2", text)
        # who comes from elsewhere (192.0.2.1 there) is told that there is no such page
        assert (await there.ask("GET", "/metrics")).status == 404

    in_house(tmp_path, story)


def test_who_may_read_metrics_is_set(tmp_path: Path) -> None:
    async def story() -> None:
        for allowed, address, status in (
            (("10.0.0.5",), "10.0.0.5", 200),
            (("10.0.0.5",), "127.0.0.1", 404),
            (("*",), "203.0.113.9", 200),
        ):
            settings = Settings(f"sqlite:///{tmp_path}/kodeks.db", processes=1, metrics_from=allowed)
            app = make_app(settings)
            async with app.router.lifespan_context(app):
                transport = httpx.ASGITransport(app=app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as who:
                    assert (await who.get("/metrics")).status_code == status

    asyncio.run(story())


def test_a_request_has_one_id_in_the_answer_and_in_every_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.handler.setFormatter(logs.Lines())
    caplog.set_level(logging.INFO, "kodeks")

    async def story(there: House) -> None:
        given = await there.ask("GET", "/rules", x_request_id="from-the-proxy-1")
        assert given.headers["x-request-id"] == "from-the-proxy-1"
        for bad in ("short", "with space and more", "x" * 65, 'quote"quote"quote'):
            own = (await there.ask("GET", "/rules", x_request_id=bad)).headers["x-request-id"]
            assert own != bad and re.fullmatch("[0-9a-f]{16}", own)
        there.hall.open = broken  # type: ignore[method-assign]
        fault = await there.ask("GET", f"/t/{TABLE}", x_request_id="faulty-request")
        assert fault.status == 500

    async def broken(*_: str) -> Any:
        raise RuntimeError("boom")

    in_house(tmp_path, story)
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    assert {"method": "GET", "path": "/rules", "status": 200}.items() <= lines[0].items()
    assert lines[0]["request"] == "from-the-proxy-1"
    faulty = [line for line in lines if line["request"] == "faulty-request"]
    assert ["boom" in line.get("traceback", "") for line in faulty] == [True, False]
    assert faulty[1]["status"] == 500


def test_no_line_holds_what_a_player_keeps_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.handler.setFormatter(logs.Lines())
    caplog.set_level(logging.DEBUG, "kodeks")
    number = "c0ffee" * 6

    async def story(there: House) -> None:
        async with browser(there.app) as who:
            given = (await who.get("/api/seal")).json()
            asked = {"game": "archimedes", "table": given["table"], "commit": commitment(given["seal"], 0, number)}
            place = (await who.post("/api/tables", json={**asked, "name": "Zuzanna", "bots": {"1": "random"}})).json()
            token = {"authorization": f"Bearer {place['token']}"}
            await who.post(f"/api/tables/{place['table']}/number", json={"number": number}, headers=token)
            await who.get(f"/t/{place['table']}?q=sekret")
            await who.post(f"/t/{place['table']}/say", data={"text": "szept", "name": "Zuzanna"})
            cookie = who.cookies.get("kodeks")
            room = there.hall.rooms[place["table"]].room
            hidden = [number, "Zuzanna", "szept", "sekret", place["token"], place["table"], room.secret, str(cookie)]
            assert not [text for text in hidden if text in caplog.text]
        assert "/api/tables/{table}/number" in caplog.text

    in_house(tmp_path, story)


def test_an_error_of_the_database_does_not_show_what_was_written(database: str) -> None:
    async def story() -> None:
        async with inside(database) as app:
            async with app.state.hall.store.engine.connect() as connection:
                with pytest.raises(Exception) as caught:
                    await connection.exec_driver_sql("SELECT sekret_1 FROM nowhere")
            assert "parameters" not in str(caught.value).replace("hide_parameters", "")

    asyncio.run(story())


def test_lines_are_whole_json_whatever_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        logs.configure(logs.LINES)
        logging.getLogger("kodeks").warning('a "quoted"\nline ł')
    finally:
        logging.getLogger().handlers, logging.getLogger().level = before
    said = [line for line in capsys.readouterr().err.splitlines() if line]
    assert [json.loads(line)["message"] for line in said] == ['a "quoted"\nline ł']
