"""The analysis of a finished game: who may have it, what it costs, when it stops, and what its page tells."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest

import kodeks
from kodeks.bots.greedy import Greedy
from kodeks.bots.search import Search
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.web import studies, thinkers
from kodeks.web.pages import analysis
from kodeks.web.studies import KEPT, LEFT, Study
from kodeks.web.visitor import Visitor
from tests.play import cases
from tests.web.eyes import TABLE, seated
from tests.web.test_thinking import Server, serving, until
from tests.web.test_who_may_look import play_out

GAME = kodeks.game("archimedes")
END = {"hands": [[2, 6, 5], [1, 4, 7]], "pile": [3], "round": 5, "totals": [2, 2]}


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few simulations for each search, whatever the clock says, and one decision at a time."""
    monkeypatch.setattr(thinkers, "Search", lambda seed=0, seconds=0.0: Search(seed, simulations=30))
    monkeypatch.setattr(studies, "SPELL", 0.0)


def short_game() -> Table:
    """Of its last round alone."""
    table, rng = Table(GAME, 2, "1", {}, END), Random(4)
    while table.turn is not None:
        table.play(rng.choice(table.moves()))
    return table


async def brought(eye: httpx.AsyncClient, table: Table) -> str:
    answer = await eye.post("/journals", files={"file": table.journal()})
    return answer.headers["location"]


async def think_on(server: Server, study: Study) -> None:
    """Lets it have every thought that it asks for, to its end."""
    while study.running:
        await until(lambda: server.thoughts or not study.running)
        for thought in server.thoughts:
            thought()
        server.thoughts.clear()


def the_study(server: Server) -> Study:
    (found,) = server.hall.studies.kept.values()
    return found


def test_before_the_end_there_is_none_for_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path, cases("archimedes")[0]) as place:
            for seat in place.everybody:
                async with place.browser(seat) as eye:
                    for path in ("analysis", "analysis?seat=A", "analysis/events"):
                        assert (await eye.get(f"/t/{TABLE}/{path}")).status_code == 403
                    assert (await eye.post(f"/t/{TABLE}/analysis")).status_code == 403
            assert not place.hall.studies.kept
            await play_out(place)
            async with place.browser(1) as eye:
                mine = (await eye.get(f"/t/{TABLE}/analysis")).text
                assert '<option value="B" selected' in mine and "Analyse the game" in mine

    asyncio.run(story())


def test_an_analysis_is_made_once_and_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.1") as eye:
            table = short_game()
            where = await brought(eye, table)
            assert (await eye.post(f"{where}/analysis", data={"seat": "B"})).headers["location"].endswith("?seat=B")
            study = the_study(server)
            assert f"{where}/analysis/events?seat=B" in (await eye.get(f"{where}/analysis?seat=B")).text
            await think_on(server, study)
            assert study.whole and study.decisions
            page = (await eye.get(f"{where}/analysis?seat=B")).text
            steps = re.findall(rf'<th scope="row"><a href="{where}/replay\?at=(\d+)&amp;seat=B">', page)
            assert len(steps) == len(study.decisions) == len(set(steps))
            for step in steps:
                assert f'href="{where}/replay?at={step}&amp;seat=B" tabindex="-1"' in page, "a point of the curve"
            assert "data-events" not in page
            await eye.post(f"{where}/analysis", data={"seat": "B"})
            assert not study.running and not server.thoughts

    asyncio.run(story())


def test_what_cost_most_can_be_played_again(tmp_path: Path) -> None:
    """Only ×2=6 uses both cards on 3 and wins (ARM-S9); whoever draws has missed it."""
    table = Table(GAME, 2, "1", {}, {"hands": [[2, 6]], "pile": [3], "round": 5, "totals": [2, 2]})
    at = len(table.entries)
    table.play("draw")
    while table.turn is not None:  # well, so that nothing is worse
        table.play(Greedy().choose(Sight(GAME, table.state, table.turn)))

    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.1") as eye:
            where = await brought(eye, table)
            await eye.post(f"{where}/analysis", data={"seat": "A"})
            await think_on(server, the_study(server))
            assert the_study(server).mattered[0].weighed.at == at
            page = (await eye.get(f"{where}/analysis?seat=A")).text
            dear = page.split("<article")[1].split("</article>")[0]
            assert "Draw a card" in dear and "Play 3 × 2 = 6" in dear and "100 %" in dear
            form = dict(re.findall(r'<input type="hidden" name="(\w+)" value="(\w+)">', dear))
            new = await eye.post(f"{where}/on", data=form | {"level": "novice"})
            room = server.hall.rooms[new.headers["location"].removeprefix("/t/")].room
            assert room.table is not None and len(room.table.entries) == at
            assert [chair.bot for chair in room.chairs] == ["", "novice"]
            assert "×2=6" in room.table.moves()

    asyncio.run(story())


def test_it_stops_when_nobody_looks_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.1") as eye:
            where = await brought(eye, short_game())
            await eye.post(f"{where}/analysis", data={"seat": "A"})
            study = the_study(server)
            looker = Visitor("eve", False, language("en"), "", "192.0.2.1")
            stream = await analysis.news(where.removeprefix("/t/"), server.hall, looker, "A")
            told = cast("AsyncIterator[bytes]", stream.body_iterator)
            assert b"It waits for its turn" in await anext(told)
            for _ in range(2):  # which decisions there are, and the first of them
                await until(lambda: server.thoughts)
                server.thoughts.pop()()
            await until(lambda: study.weighed)
            server.clock.ahead += 1000  # who has the page open keeps it going
            assert server.hall.studies.awaited(study)
            await cast("Any", told).aclose()
            server.clock.ahead += LEFT
            await until(lambda: server.thoughts)
            server.thoughts.pop()()
            await until(lambda: not study.running)
            assert not study.whole and not server.thoughts
            seen = len(study.weighed)
            assert "The analysis was stopped at decision" in (await eye.get(f"{where}/analysis?seat=A")).text
            await eye.post(f"{where}/analysis", data={"seat": "A"})
            assert len(study.weighed) == seen
            await think_on(server, study)
            assert study.whole

    asyncio.run(story())


def test_one_seat_of_a_table_at_a_time_and_few_of_one_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path) as server,
            server.visitor("192.0.2.1") as eye,
            server.visitor("192.0.2.2") as other,
        ):
            tables = [await brought(eye, short_game()) for _ in range(studies.MOST + 1)]
            assert (await eye.post(f"{tables[0]}/analysis", data={"seat": "A"})).status_code == 303
            assert (await eye.post(f"{tables[0]}/analysis", data={"seat": "A"})).status_code == 303, "the same again"
            refused = await other.post(f"{tables[0]}/analysis", data={"seat": "B"})
            assert refused.status_code == 429 and "Another seat of this table" in refused.text
            for table in tables[1:-1]:
                assert (await eye.post(f"{table}/analysis")).status_code == 303
            assert (await eye.post(f"{tables[-1]}/analysis")).status_code == 429
            assert (await other.post(f"{tables[-1]}/analysis")).status_code == 303

    asyncio.run(story())


def test_a_fault_is_told_and_the_analysis_can_be_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.1") as eye:
            where = await brought(eye, short_game())

            async def fail(work: Any, *given: Any) -> Any:
                raise ZeroDivisionError

            server.hall.thinkers._run = fail  # type: ignore[method-assign]
            await eye.post(f"{where}/analysis", data={"seat": "A"})
            await until(lambda: not the_study(server).running)
            assert "The analysis broke off" in (await eye.get(f"{where}/analysis?seat=A")).text
            server.hall.thinkers._run = server.think  # type: ignore[method-assign]
            await eye.post(f"{where}/analysis", data={"seat": "A"})
            await think_on(server, the_study(server))
            assert the_study(server).whole

    asyncio.run(story())


def test_so_many_are_remembered(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            for number in range(KEPT + 5):
                server.hall.studies.of(f"{number}", 0)
            assert len(server.hall.studies.kept) == KEPT
            assert ("0", 0) not in server.hall.studies.kept

    asyncio.run(story())


def test_of_very_many_decisions_some_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies.limits, "DECISIONS", 2)

    async def story() -> None:
        async with serving(tmp_path) as server, server.visitor("192.0.2.1") as eye:
            where = await brought(eye, short_game())
            await eye.post(f"{where}/analysis", data={"seat": "A"})
            await think_on(server, the_study(server))
            assert len(the_study(server).decisions or ()) == 2

    asyncio.run(story())
