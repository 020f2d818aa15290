"""Small doors: files, names that could be a bot's, chat that says who speaks, pages that do not tell by their time."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kodeks.languages import language
from kodeks.languages.players import names, passes_for_bot
from kodeks.store.store import Store
from kodeks.web.command import default_database
from kodeks.windows import CHOICES, in_window, passed
from tests.web.house import EVE, EWA, TABLE, House, in_house


def test_the_database_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    database = default_database()

    async def story() -> None:
        store = await Store.open(database)
        await store.name_person("ewa", "Ewa")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "kodeks").iterdir()}
        assert modes and set(modes.values()) == {0o600}, modes
        await store.close()

    asyncio.run(story())
    assert stat.S_IMODE((tmp_path / "kodeks").stat().st_mode) == 0o700


BOTS = ("bot greedy", "Bot greedy", "BOT", "bоt greedy", "бот greedy", "Бот", "b0t search", "bot-search:1s", "ｂｏｔ x")
PEOPLE = ("Botond", "Ewa", "Robot", "abbot", "Ботаник", "Jan bot")


def test_names_that_could_pass_for_a_bot_s() -> None:
    assert [name for name in BOTS if not passes_for_bot(name)] == []
    assert [name for name in PEOPLE if passes_for_bot(name)] == []


def test_a_person_is_never_shown_as_a_bot(tmp_path: Path) -> None:
    """Also from a journal, in the terminal and in a replay: all of them ask `names`."""
    for code in ("en", "pl", "ru"):
        shown = names(["bot:greedy", "bot greedy", "бот greedy"], language(code))
        assert shown[0] not in shown[1:] and all(one.startswith("“") for one in shown[1:])

    async def story(there: House) -> None:
        for name in BOTS:
            assert (await there.post("/tables", game="archimedes", name=name)).status == 409, name

    in_house(tmp_path, story)


def test_chat_says_which_seat_speaks(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        await there.post(f"/t/{TABLE}/say", EWA, text="mine")
        await there.post(f"/t/{TABLE}/say", EVE, text="theirs", name="Ewa")
        page = (await there.ask("GET", f"/t/{TABLE}", lang="en")).text
        assert "(A)</span> mine" in page
        assert "(spectator)</span> theirs" in page

    in_house(tmp_path, story)


@pytest.mark.parametrize("choice", CHOICES)
def test_the_same_work_is_done_whatever_a_person_has_chosen(choice: str) -> None:
    """Listing the moves takes most of the time of a page: others could tell the choice by it."""
    listed = 0

    class Table(SimpleNamespace):
        def moves(self) -> list[str]:
            nonlocal listed
            listed += 1
            return ["pass"]

    table: Any = Table(turn=0, state=SimpleNamespace(window=lambda: "action"))
    passed(table, {"action": choice})
    assert listed == 1
    passed(table, {"action": choice}, in_window(table))
    assert listed == 2
