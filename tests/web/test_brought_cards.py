"""Visitors bring cards of the same title to one server: each plays their own, on every server, whatever others do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kodeks.kernel.game import game
from kodeks.kernel.table import Table
from kodeks.store.kept import Header
from kodeks.web.pages.judge import packed
from kodeks.web.room import Room
from kodeks.windows import ALWAYS
from tests.brought import DECK, played, reef
from tests.web.house import EVE, EWA, JAN, TABLE, House, in_house, multipart
from tests.web.serving import Served
from tests.web.test_servers import open_table, turn_of

READER = """game = "starwars"
position.turn = 2
position.state = "DA"
position.hands.light = ["Tide Reader"]
position.cards = '''
[7-2] Tide Reader
  unit, light, cost {cost}, capacity 1
'''
"""


def kept(folder: Path, number: int) -> Path:
    """A data folder in which somebody has added the set."""
    place = folder / "kodeks" / "cards" / "starwars"
    place.mkdir(parents=True, exist_ok=True)
    (place / reef(number).name).write_text(reef(number).text, encoding="utf-8")
    return folder


def says(room: Room) -> str:
    (sheet,) = room.game.sheets("mira")
    return str(sheet["lines"][-1])


async def uploaded(there: House, text: str, who: str) -> str:
    body, kind = multipart(text.encode())
    answer = await there.ask("POST", "/journals", body, kind=kind, who=who)
    assert answer.status == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def with_mira(number: int) -> Table:
    """Mira lies in play, where everybody may read her."""
    made = game("starwars").with_cards([reef(number)])
    return Table(made, 2, "1", {}, {"play": {"light": ["Mira Vantress"]}})


def test_two_visitors_ask_the_judge_about_cards_of_one_title(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        async def ruling(who: str, cost: int) -> str:
            path = f"/judge?q={packed(READER.format(cost=cost))}&move=play+Tide+Reader"
            return (await there.ask("GET", path, who=who, lang="en")).text

        asked = [(EWA, 0), (JAN, 9)] * 4
        answers = await asyncio.gather(*[ruling(who, cost) for who, cost in asked])
        for (_, cost), answer in zip(asked, answers, strict=True):
            assert ("play Tide Reader is allowed." in answer) == (cost == 0)
            assert ("play Tide Reader is not allowed:" in answer) == (cost == 9)

    in_house(tmp_path, story)


def test_two_visitors_play_cards_of_one_title(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        ids = [await uploaded(there, played(number).journal(), who) for who, number in ((EWA, 1), (JAN, 2))]
        shown = [await uploaded(there, with_mira(number).journal(), who) for who, number in ((EWA, 1), (JAN, 2))]
        for _ in range(2):
            rooms = [(await there.hall.open(table)).room for table in ids]
            assert [says(room)[-6:] for room in rooms] == ["draw 1", "draw 2"]
            for number, room in enumerate(rooms, start=1):
                assert room.table is not None
                assert room.table.state.facts() == played(number).state.facts()
            for number, table in enumerate(shown, start=1):
                page = await there.ask("GET", f"/t/{table}", who=EVE, lang="en")
                assert f"entering play: draw {number}" in page.text
                assert f"entering play: draw {3 - number}" not in page.text
            there.hall.rooms.clear()  # as after a restart

    in_house(tmp_path, story)


def test_a_journal_with_too_many_cards_is_refused(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        many = "".join(f"| [2000-2] Diver {number}\n|   unit, light, cost 1, capacity 1\n" for number in range(1_000))
        body, kind = multipart(played(1).journal().replace("file reef.cards\n", f"file reef.cards\n{many}").encode())
        assert (await there.ask("POST", "/journals", body, kind=kind)).status == 413

    in_house(tmp_path, story)


def test_a_game_under_way_keeps_its_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever others bring, and whatever is added to the server; its bots play with them too."""
    monkeypatch.setenv("XDG_DATA_HOME", str(kept(tmp_path / "data", 1)))

    async def story(there: House) -> None:
        form: dict[str, Any] = {"game": "starwars", "name": "Ewa", "seats": 2, "seat1": "random", "quick": "on"}
        opened = await there.post("/tables", EWA, **form, **{"own.lightDeck": DECK})
        assert opened.status == 303, opened.text
        table = opened.headers["location"].removeprefix("/t/")
        kept(tmp_path / "data", 2)
        later = await there.post("/tables", JAN, **form, **{"own.lightDeck": DECK})
        await uploaded(there, played(2).journal(), JAN)
        there.hall.rooms.pop(table)
        asks = dict.fromkeys(game("starwars").windows(), ALWAYS)  # so that the table never passes for her
        await there.hall.do(table, lambda now: now.set_asks(0, asks))
        for _ in range(8):
            room = (await there.hall.open(table)).room
            assert says(room).endswith("draw 1")
            turn = await my_turn(there, table)
            if turn is None:
                break
            moves = room.playing().moves()
            await there.hall.do(table, lambda now, move=moves[0]: now.move(0, move, now.noticed[0]))
        other = (await there.hall.open(later.headers["location"].removeprefix("/t/"))).room
        assert says(other).endswith("draw 2")

    in_house(tmp_path, story)


async def my_turn(there: House, table: str) -> int | None:
    """When the bot has played."""
    while True:
        opened = await there.hall.open(table)
        news, now = opened.news, opened.room.table
        assert now is not None
        if now.turn in (0, None):
            return now.turn
        async with asyncio.timeout(60):
            await news.wait()


def test_a_table_of_before_is_played_with_the_cards_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its header has none."""
    setup = Header(TABLE, EWA, "starwars", 2, {"lightDeck": DECK}).setup()
    del setup["cards"]
    monkeypatch.setenv("XDG_DATA_HOME", str(kept(tmp_path, 1)))
    assert says(Room(Header(id=TABLE, host=EWA, **setup), "secret")).endswith("draw 1")


@pytest.fixture
def strangers(on_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Served]]:
    """Two servers on one database; on the machine of each somebody has added another Mira."""
    servers = [Served(on_postgres), Served(on_postgres)]
    for number, server in enumerate(servers, start=1):
        monkeypatch.setenv("XDG_DATA_HOME", str(kept(tmp_path / str(number), number)))
        server.start()
    yield servers
    for server in servers:
        server.stop()


def test_two_servers_play_a_table_with_the_same_cards(strangers: list[Served]) -> None:
    for opener in strangers:
        ewa = open_table(opener, game="starwars", bots={"1": "random"}, options={"lightDeck": DECK})
        with ewa.news(strangers[0]) as here, ewa.news(strangers[1]) as there:
            for server in [*strangers, *strangers]:
                view = turn_of(ewa.seat, here)
                assert turn_of(ewa.seat, there, view["at"]) == view
                answer = ewa.play(server, view)
                assert answer.status_code == 200, answer.text


def test_two_servers_show_the_same_cards(strangers: list[Served]) -> None:
    """Those of the table, not those of the server."""
    for number, server in enumerate(reversed(strangers), start=1):
        file = {"file": ("j", with_mira(number).journal())}
        made = httpx.post(f"{server.url}/journals", files=file, headers={"origin": server.url})
        assert made.status_code == 303, made.text
        for other in strangers:
            page = httpx.get(other.url + made.headers["location"]).text
            assert f"entering play: draw {number}" in page
            assert f"entering play: draw {3 - number}" not in page
