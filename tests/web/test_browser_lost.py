"""What breaks in mid-game: the page, the connection, the server. The player is back where the game is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kodeks
from tests.web.browsing import Person, Welcome, brought, house
from tests.web.postgres import kept_in
from tests.web.serving import Served

LOST = "The connection is lost"


def log(person: Person) -> list[str]:
    return list(person.page.eval_on_selector_all("#log li", "all => all.map((one) => one.textContent.trim())"))


@pytest.fixture
def pair(welcome: Welcome) -> list[Person]:
    """Two people at Archimedes, the first to move."""
    table = next(table for seed in range(99) if (table := kodeks.game("archimedes").table(2, seed)).turn == 0)
    return brought(welcome, table, ["Ewa", "Jan"])


def test_a_reload_changes_nothing(pair: list[Person]) -> None:
    ewa, jan = pair
    ewa.play("draw")
    jan.asked()
    jan.page.reload()
    jan.play("draw")
    ewa.asked()
    before = ewa.at(), ewa.moves(), log(ewa)
    ewa.page.reload()
    assert (ewa.at(), ewa.moves(), log(ewa)) == before


def test_who_was_offline_sees_what_was_missed_without_pressing_anything(pair: list[Person]) -> None:
    ewa, jan = pair
    ewa.context.set_offline(True)
    ewa.sees(LOST, "#lost")
    before = ewa.at()
    ewa.page.locator("#moves button[value=draw]").click()
    ewa.sees("This was not sent", "#notice")
    assert ewa.at() == before
    ewa.context.set_offline(False)
    ewa.page.locator("#lost", has_text=LOST).wait_for(state="detached")
    ewa.play("draw")
    ewa.context.set_offline(True)
    jan.asked()
    jan.play("draw")
    assert not ewa.moves()
    ewa.context.set_offline(False)
    assert ewa.asked()
    assert sum("Jan draws a card" in line for line in log(ewa)) == 1
    assert sum("You draw" in line for line in log(ewa)) == 1
    ewa.forgive("ERR_INTERNET_DISCONNECTED")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    with Served(kept_in(tmp_path)) as served:
        yield served


def test_a_killed_server_loses_nothing_that_was_seen(own: Served, chrome: Any) -> None:
    with house(chrome, own.url) as welcome:
        ewa = welcome("/")
        ewa.page.get_by_role("region", name="Archimedes").get_by_role("button", name="Play against bots").click()
        for _ in range(3):
            ewa.asked()
            ewa.play(ewa.moves()[0])
        ewa.asked()
        before = ewa.at(), ewa.moves(), log(ewa)
        own.kill()
        ewa.sees(LOST, "#lost")
        ewa.page.locator(f"#moves button[value='{ewa.moves()[0]}']").click()
        ewa.sees("This was not sent", "#notice")
        own.start()
        ewa.page.locator("#lost", has_text=LOST).wait_for(state="detached")
        assert (ewa.at(), ewa.moves(), log(ewa)) == before
        ewa.play(ewa.moves()[0])
        assert ewa.asked()
        assert log(ewa)[: len(before[2])] == before[2]
        ewa.forgive("ERR_")
