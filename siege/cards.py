"""Two visitors bring cards of one title: each table plays its own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from siege.field import Result, server, visitor
from tests.web.serving import Served
from tests.web.test_brought_cards import with_mira

TABLES = 8


def brought(served: Served, number: int) -> bool:
    """Whether a table with this wording shows another."""
    with visitor(served, number) as client:
        wording = number % 2 + 1
        made = client.post("/journals", files={"file": ("j", with_mira(wording).journal())})
        assert made.status_code == 303, made.text
        page = client.get(made.headers["location"]).text
        return f"entering play: draw {wording}" in page and f"entering play: draw {3 - wording}" not in page


def attack() -> Result:
    with server() as served, ThreadPoolExecutor(4) as threads:
        right = sum(threads.map(lambda number: brought(served, number), range(1, TABLES + 1)))
    tried = f"{TABLES} visitors at once, two wordings of one title"
    return Result("cards of others", tried, "each shows its own", f"{right} of {TABLES}", right == TABLES)
