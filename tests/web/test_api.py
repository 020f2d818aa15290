"""The API says what it does and does what it says."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

import kodeks
from kodeks.web.app import make_app
from kodeks.web.settings import Settings
from tests.web.postgres import kept_in
from tests.web.serving import FAST, Served, browser, inside

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The document as a program finds it, from the app in this process."""
    database = kept_in(tmp_path_factory.mktemp("api"))
    found = schemathesis.openapi.from_asgi("/api/openapi.json", make_app(Settings(database, 1, 0.0, FAST)))
    found.config.max_stream_events = 1  # news have no end
    return found


@pytest.fixture(scope="module")
def place(schema: Any) -> dict[str, Any]:
    """A seat at a table in play: without one every request would end at the door."""

    def post(path: str, **more: Any) -> dict[str, Any]:
        asked = schema[path]["POST"].Case(media_type="application/json", **more)
        found: dict[str, Any] = asked.call().json()
        return found

    made = post("/api/tables", body={"game": "archimedes"})
    post("/api/tables/{table}/seats/{seat}", body={"name": "B"}, path_parameters={"table": made["table"], "seat": 1})
    begun = post("/api/tables/{table}/start", path_parameters={"table": made["table"]}, headers=key(made))
    assert begun["phase"] == "playing"
    return made


documented = schemathesis.pytest.from_fixture("schema")


@documented.parametrize()
@settings(max_examples=50, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_keeps_to_its_document(case: Any, place: dict[str, Any]) -> None:
    good = case.meta is None or case.meta.generation.mode.is_positive
    if good and "table" in case.path_parameters:
        case.path_parameters["table"] = place["table"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {place['token']}"}
    answer = case.call()
    skipped = []
    if answer.status_code == 400 and "is no move" in answer.json()["error"]:
        skipped.append(positive_data_acceptance)  # no schema can tell what is a move of a game
    case.validate_response(answer, excluded_checks=skipped)


def test_the_document_holds_every_way_in_and_nothing_of_the_pages(schema: Any) -> None:
    paths = schema.raw_schema["paths"]
    assert set(paths) == {
        "/api/games",
        "/api/seal",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats/{seat}",
        "/api/tables/{table}/start",
        "/api/tables/{table}/number",
        "/api/tables/{table}/annul",
        "/api/tables/{table}/moves",
        "/api/tables/{table}/asks",
        "/api/tables/{table}/events",
    }
    for operations in paths.values():
        for operation in operations.values():
            assert "422" not in operation["responses"]  # what is broken is answered with 400


def test_the_document_tells_when_a_seat_can_be_asked(schema: Any) -> None:
    asked = schema.raw_schema["paths"]["/api/tables/{table}/asks"]["put"]["requestBody"]["content"]["application/json"]
    assert asked["schema"]["$ref"].endswith("/Asks")
    parts = schema.raw_schema["components"]["schemas"]
    assert parts["Asks"]["properties"]["asks"]["additionalProperties"]["enum"] == ["always", "card", "never"]
    assert "asks" in parts["View"]["required"]


Story = Callable[[httpx.AsyncClient], Any]


def with_server(folder: Path, story: Story) -> None:
    async def run() -> None:
        async with inside(kept_in(folder)) as app, browser(app) as robot:
            await story(robot)

    asyncio.run(run())


def key(place: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {place['token']}"}


def test_two_programs_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def story(robot: httpx.AsyncClient) -> None:
        asked = {"game": "archimedes", "name": "Ada", "public": True, "start": True, "options": {"reiner": True}}
        ada = (await robot.post("/api/tables", json=asked)).json()
        path = f"/api/tables/{ada['table']}"
        assert (await robot.get("/api/tables")).json() == [
            {"table": ada["table"], "game": "archimedes", "seats": 2, "free": [1]}
        ]
        early = await robot.post(f"{path}/start", headers=key(ada))
        assert early.status_code == 409
        bob = (await robot.post(f"{path}/seats/1", json={"name": "Bob"})).json()
        assert (await robot.post(f"{path}/seats/1", json={"name": "Eve"})).status_code == 409
        begun = await robot.post(f"{path}/start", headers=key(bob))
        assert begun.json()["phase"] == "playing"
        assert begun.json()["players"] == ["Ada", "Bob"]
        seats, turn, count = (ada, bob), begun.json()["turn"], 0
        while turn is not None:
            view = (await robot.get(path, headers=key(seats[turn]))).json()
            assert (view["seat"], view["turn"]) == (turn, turn)
            asked = {"move": view["moves"][-1], "at": view["at"]}
            answers = [await robot.post(f"{path}/moves", json=asked, headers=key(seats[turn]))]
            if count < 20:
                answers.append(await robot.post(f"{path}/moves", json=asked, headers=key(seats[turn])))
                other = (await robot.get(path, headers=key(seats[1 - turn]))).json()
                assert (other["seat"], other["moves"] == []) == (1 - turn, other["turn"] != 1 - turn)
                assert [offer["move"] for offer in view["offers"] if not offer["refused"]] == view["moves"]
            assert [answer.status_code for answer in answers] == [200, 409][: len(answers)]
            turn, count = answers[0].json()["turn"], count + 1
        last = (await robot.get(path)).json()
        assert last["phase"] == "over"
        assert last["winners"]
        assert last["seat"] is None

    with_server(tmp_path, story)


def test_a_program_chooses_when_it_is_asked(tmp_path: Path) -> None:
    async def story(robot: httpx.AsyncClient) -> None:
        made = (await robot.post("/api/tables", json={"game": "starwars", "start": False})).json()
        path = f"/api/tables/{made['table']}"
        other = (await robot.post(f"{path}/seats/1", json={"name": "Bob"})).json()
        usual = {"action": "card", "interrupt": "card", "reaction": "card"}
        assert (await robot.get(path, headers=key(made))).json()["asks"] == usual
        asked = {"asks": {"action": "always", "reaction": "never"}}
        chosen = await robot.put(f"{path}/asks", json=asked, headers=key(made))
        assert chosen.status_code == 200
        assert chosen.json()["asks"] == {**usual, **asked["asks"]}
        assert (await robot.get(path, headers=key(other))).json()["asks"] == usual
        assert (await robot.get(path)).json()["asks"] == {}
        for wrong, status in (({"nap": "always"}, 409), ({"action": "maybe"}, 400), ({"action": 1}, 400)):
            answer = await robot.put(f"{path}/asks", json={"asks": wrong}, headers=key(made))
            assert answer.status_code == status

    with_server(tmp_path, story)


def test_a_refused_move_names_its_clauses(tmp_path: Path) -> None:
    async def story(robot: httpx.AsyncClient) -> None:
        made = (await robot.post("/api/tables", json={"game": "arcanon"})).json()
        path = f"/api/tables/{made['table']}"
        seats = (made, (await robot.post(f"{path}/seats/1", json={"name": "Bob"})).json())
        turn = (await robot.post(f"{path}/start", headers=key(made))).json()["turn"]
        refused: list[Any] = []
        while not refused:
            view = (await robot.get(path, headers=key(seats[turn]))).json()
            refused = [offer for offer in view["offers"] if offer["refused"]]
            move = {"move": (refused or view["offers"])[0]["move"], "at": view["at"]}
            if not refused:
                turn = (await robot.post(f"{path}/moves", json=move, headers=key(seats[turn]))).json()["turn"]
        answer = await robot.post(f"{path}/moves", json=move, headers={**key(seats[turn]), "accept-language": "pl"})
        assert answer.status_code == 409
        told = answer.json()
        assert [clause["id"] for clause in told["clauses"]] == refused[0]["refused"]
        rulebook = kodeks.game("arcanon").rulebook
        assert told["clauses"][0]["text"] == rulebook[refused[0]["refused"][0]].text("pl")

    with_server(tmp_path, story)


def test_what_is_broken_is_named(tmp_path: Path) -> None:
    async def story(robot: httpx.AsyncClient) -> None:
        for body, part in (
            ({"game": 1}, "body.game"),
            ({}, "body.game"),
            ({"game": "archimedes", "seats": "2"}, "body.seats"),
            ({"game": "archimedes", "seats": True}, "body.seats"),
            ({"game": "archimedes", "seats": 2.5}, "body.seats"),
            ({"game": "archimedes", "nope": 1}, "body.nope"),
            ({"game": "archimedes", "commit": "a/b"}, "body.commit"),
            ({"game": "archimedes", "table": "../x"}, "body.table"),
            ([], "body"),
        ):
            answer = await robot.post("/api/tables", json=body)
            assert answer.status_code == 400
            assert part in answer.json()["error"]
        for broken in (b"{", b"\xff", b"", b"[" * 100_000, b'{"game": "\\ud800"}', b'{"game": NaN}'):
            answer = await robot.post("/api/tables", content=broken, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 409, 413), broken[:20]
            assert answer.json()["error"]
        refused = {
            "no game": {"game": "nope"},
            "options": {"game": "archimedes", "options": {"reiner": "maybe"}},
            "bots": {"game": "archimedes", "bots": {"7": "random"}},
            "all seats": {"game": "archimedes", "bots": {"0": "random", "1": "random"}},
            "seats": {"game": "archimedes", "seats": 15},
            "name": {"game": "archimedes", "name": " "},
        }
        for name, body in refused.items():
            answer = await robot.post("/api/tables", json=body)
            assert answer.status_code == 409, name
            assert answer.json()["error"], name
        assert (await robot.get("/api/tables")).json() == []

    with_server(tmp_path, story)


# docs/bots.md


def bot_of_the_page() -> str:
    found = re.search(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_bot_of_the_page_is_short() -> None:
    code = bot_of_the_page()
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    assert set(re.findall(r"^(?:import|from) ([\w., ]+)", code, re.MULTILINE)) <= {"json", "urllib.request", "sys"}


def test_the_bot_of_the_page_sits_down_and_plays_to_the_end(served: Served) -> None:
    with httpx.Client(base_url=served.url) as host:
        asked = {"game": "archimedes", "start": False}
        made = host.post("/api/tables", json=asked).json()
        done: list[str] = []
        code = compile(bot_of_the_page(), "bots.md", "exec")
        names: dict[str, Any] = {"__name__": "bot", "print": lambda *text: done.append(" ".join(map(str, text)))}

        def run() -> None:
            exec(code, names)
            names["play"](served.url, made["table"], 1)

        bot = threading.Thread(target=run, daemon=True)
        bot.start()
        path = f"/api/tables/{made['table']}"
        until_seated(host, path)
        host.post(f"{path}/start", headers=key(made)).raise_for_status()
        for _ in range(10_000):
            view = host.get(path, headers=key(made)).json()
            if view["turn"] is None:
                break
            if view["turn"] == 0:
                move = {"move": view["moves"][-1], "at": view["at"]}
                host.post(f"{path}/moves", json=move, headers=key(made)).raise_for_status()
            else:
                next_news(served.url, path, made)
        assert view["phase"] == "over"
        bot.join(20)
        assert not bot.is_alive()
        assert done == ["won" if 1 in view["winners"] else "lost"]


def until_seated(host: httpx.Client, path: str) -> None:
    """The table's news tell it, so that nobody has to ask again and again."""
    with host.stream("GET", f"{path}/events", timeout=20) as news:
        for line in news.iter_lines():
            if line.startswith("data: ") and json.loads(json.loads(line[6:])["view"])["players"][1] == "my bot":
                return
    raise AssertionError("the bot did not sit down")


def next_news(url: str, path: str, place: dict[str, Any]) -> None:
    """Until it is the host's turn, or the end."""
    with httpx.stream("GET", f"{url}{path}/events", headers=key(place), timeout=20) as news:
        for line in news.iter_lines():
            if line.startswith("data: ") and json.loads(json.loads(line[6:])["view"])["turn"] in (0, None):
                return
    raise AssertionError("the news ended before the turn came")
