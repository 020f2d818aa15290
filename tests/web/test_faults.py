"""The server is killed again and again in mid-game: what it acknowledged is there, in order, and play goes on."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.web.killing import PATIENCE, killed
from tests.web.postgres import kept_in
from tests.web.serving import Served

KILLS = {"sqlite": 20, "postgresql": 3}


def test_killed_again_and_again_it_loses_nothing_and_no_table_is_stuck(database: str) -> None:
    kills = KILLS[database.partition(":")[0]]
    assert killed(database, kills) >= kills


def test_a_server_that_stops_ends_the_news_it_was_telling(tmp_path: Path) -> None:
    with Served(kept_in(tmp_path)) as served:
        table = httpx.post(f"{served.url}/api/tables", json={"game": "archimedes", "start": False}).json()["table"]
        with httpx.stream("GET", f"{served.url}/t/{table}/events", timeout=PATIENCE) as news:
            lines = news.iter_lines()
            assert next(lines) == "event: regions"
            served.stop()
            assert [line for line in lines if line.startswith("event")] == []  # and no broken connection
