"""The server as a visitor meets it, without a browser."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from web.serving import Served, browser, inside

from kodeks.languages import language
from kodeks.web.pages.learn import players
from tests.web.postgres import kept_in


def test_two_clicks_and_a_newcomer_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(kept_in(tmp_path)) as app, browser(app) as ewa:
            lobby = await ewa.get("/")
            forms = re.findall(r"<form method=.post. action=./tables.>.*?</form>", lobby.text, re.DOTALL)
            fields = [dict(re.findall(r'name="(\w+)" value="([^"]*)"', form)) for form in forms]
            answer = await ewa.post("/tables", data=next(form for form in fields if form["game"] == "archimedes"))
            assert answer.status_code == 303
            table = await ewa.get(answer.headers["location"])
            assert table.status_code == 200
            assert "bot (casual)" in table.text

    asyncio.run(story())


@pytest.mark.parametrize(
    ("code", "called"), [("en", "After drawing"), ("pl", "Po dobraniu"), ("ru", "После взятия карты")]
)
def test_a_house_rule_is_called_by_its_name_in_the_readers_language(tmp_path: Path, code: str, called: str) -> None:
    async def story() -> None:
        async with inside(kept_in(tmp_path)) as app, browser(app) as ewa:
            asked = {"game": "archimedes", "quick": "1", "seats": "2", "option.afterDraw": "mayPlay"}
            place = (await ewa.post("/tables", data=asked)).headers["location"]
            page = (await ewa.get(place, headers={"accept-language": code})).text
            assert f"<li>{called}: <code>mayPlay</code>" in page

    asyncio.run(story())


def test_a_quick_game_is_played_as_it_was_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(kept_in(tmp_path)) as app, browser(app) as ewa:
            asked = {"game": "archimedes", "quick": "1", "seats": "2", "level": "novice"}
            table = await ewa.get((await ewa.post("/tables", data=asked)).headers["location"])
            assert table.text.count('<li class="chair') == 2 and "bot (beginner)" in table.text
            asked = {
                "game": "starwars",
                "quick": "1",
                "mine": "1",
                "level": "greedy",
                "option.darkDeck": "Navy starter",
            }
            table = await ewa.get((await ewa.post("/tables", data=asked)).headers["location"])
            assert "Navy starter" in table.text or "Imperial Navy" in table.text
            wrong = await ewa.post("/tables", data={"game": "archimedes", "quick": "1", "level": "oracle"})
            assert wrong.status_code == 409  # there is no such bot

    asyncio.run(story())


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("en", ["Player A (you)", "Player B"]),
        ("pl", ["Gracz A (ty)", "Gracz B"]),
        ("ru", ["Игрок A (вы)", "Игрок B"]),
    ],
)
def test_a_lesson_speaks_of_the_learner_as_its_log_does(code: str, names: list[str]) -> None:
    assert players(2, 0, language(code)) == names


def test_the_server_starts_and_stops(tmp_path: Path) -> None:
    with Served(kept_in(tmp_path)) as served:
        assert httpx.get(served.url).status_code == 200
