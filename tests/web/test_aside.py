"""One table that can not be opened stops no other: each kind of damage, at the start and while the server runs."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import kodeks
from kodeks.games.archimedes.steps.s03_turn import Turn
from kodeks.store.kept import OPEN, OVER, PLAYING, Header
from kodeks.store.store import Store
from kodeks.web.hall import Hall
from kodeks.web.live import regions_of
from tests.brought import DECK, reef
from tests.web.house import EVE, EWA, JAN, TABLE, House, house
from tests.web.postgres import kept_in
from tests.web.serving import Served, inside

OTHER = "f" * 24
DAMAGE = {  # SQL, and what the page says
    "bad move": ("UPDATE rows SET text = '+99=99' WHERE \"table\" = :table AND kind = 'move'", "move 1"),
    "missing row": ('DELETE FROM rows WHERE "table" = :table AND number = 0', "Row 0 is missing"),
    "unknown game": (
        "UPDATE tables SET setup = replace(setup, 'archimedes', 'nomansland') WHERE id = :table",
        "set up",
    ),
    "newer header": (
        "UPDATE tables SET setup = '{\"wings\": 2, ' || substr(setup, 2) WHERE id = :table",
        "newer Kodeks",
    ),
    "newer row": ("UPDATE rows SET kind = 'teleport' WHERE \"table\" = :table AND number = 1", "newer Kodeks"),
    "bad JSON": ("UPDATE tables SET setup = substr(setup, 1, 20) WHERE id = :table", "can not be read"),
    "bad JSON in a row": (
        "UPDATE rows SET text = '{' WHERE \"table\" = :table AND number = 0",
        "Row 0 can not be read",
    ),
    "nonsense": ("UPDATE tables SET setup = '[]' WHERE id = :table", "can not be read"),
    "no such seat": ('UPDATE rows SET seat = 77 WHERE "table" = :table AND number = 0', "Row 0 can not be read"),
}


async def harm(store: Store, sql: str, **given: Any) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text(sql), {"table": TABLE, **given})


async def in_phase(there: House, phase: str) -> None:
    """The table of the house as it is in this phase; a second one is in play."""
    hall = there.hall
    seats = [lambda room: room.sit(EWA, "Ewa", 0), lambda room: room.sit(JAN, "Jan", 1)]
    await hall.create(Header(OTHER, EWA, "archimedes", 2), [*seats, lambda room: room.start(EWA)])
    if phase == OPEN:
        await harm(hall.store, "DELETE FROM rows WHERE \"table\" = :table AND kind = 'start'")
        await harm(hall.store, "UPDATE tables SET phase = 'open' WHERE id = :table")
        return
    await play(hall, 1 if phase == PLAYING else 10_000)


async def play(hall: Hall, most: int, table: str = TABLE) -> None:
    for _ in range(most):
        game = (await hall.open(table)).room.table
        assert game is not None
        if game.turn is None:
            return
        seat, move = game.turn, game.moves()[-1]
        await hall.do(table, lambda room, s=seat, m=move: room.move(s, m, room.noticed[s]))  # type: ignore[misc]


async def others_run(there: House) -> None:
    assert (await there.ask("GET", "/")).status == 200
    assert (
        OTHER in (await there.ask("GET", "/api/tables")).text or (await there.ask("GET", f"/t/{OTHER}")).status == 200
    )
    before = there.hall.rooms[OTHER].room.written
    await play(there.hall, 1, OTHER)
    assert there.hall.rooms[OTHER].room.written == before + 1


@pytest.mark.parametrize(
    ("kind", "phase"),
    [(kind, phase) for kind in DAMAGE for phase in (OPEN, PLAYING, OVER) if (kind, phase) != ("bad move", OPEN)],
)
def test_a_damaged_table_is_set_aside_at_the_start(
    kind: str, phase: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sql, said = DAMAGE[kind]

    async def story() -> None:
        database = kept_in(tmp_path)
        async with house(database) as there:
            await in_phase(there, phase)
            await harm(there.hall.store, sql)
        async with again(database) as there:
            for who in (EWA, EVE):
                answer = await there.ask("GET", f"/t/{TABLE}", who=who, lang="en")
                assert (answer.status, said in answer.told) == (409, True), answer.told
            assert TABLE in caplog.text
            assert list(there.hall.aside) == [TABLE]
            rows = await there.ask("GET", f"/t/{TABLE}/aside/rows")
            assert rows.status == 200 and json.loads(rows.text.splitlines()[0])["table"] == TABLE
            assert len(rows.text.splitlines()) > 1
            for path in (f"/t/{TABLE}/events", f"/t/{TABLE}/replay", f"/t/{TABLE}/journal", f"/api/tables/{TABLE}"):
                assert (await there.ask("GET", path)).status == 409, path
            assert (await there.post(f"/t/{TABLE}/say", text="hi")).status == 409
            await others_run(there)
            assert (await there.ask("GET", "/", who=EWA)).status == 200  # it is among her tables

    with caplog.at_level(logging.ERROR, "kodeks"):
        asyncio.run(story())


@asynccontextmanager
async def again(database: str) -> AsyncIterator[House]:
    """The same server started once more."""
    async with inside(database) as app:
        yield House(app)


@pytest.mark.parametrize("kind", ["bad move", "newer row", "missing row"])
def test_a_table_that_is_damaged_while_people_look_sends_them_to_its_page(kind: str, database: str) -> None:
    """Rows of another server that this one can not read."""
    rows = {
        "bad move": ("move", "+99=99"),
        "newer row": ("teleport", ""),
        "missing row": ("say", '{"name": "x", "text": "y"}'),
    }
    what, said = rows[kind]

    async def story() -> None:
        async with house(database) as there:
            await in_phase(there, PLAYING)
            open_room = there.hall.rooms[TABLE]
            stream = regions_of(there.hall, open_room, lambda now: {}, lambda now: None)
            waiting = asyncio.ensure_future(anext(stream))
            await asyncio.sleep(0)
            number = open_room.room.written + (kind == "missing row")
            seat = open_room.room.table.turn if open_room.room.table else 0
            insert = (
                'INSERT INTO rows ("table", number, kind, seat, text, person, at) '
                "VALUES (:table, :number, :kind, :seat, :text, '', 1.0)"
            )
            await harm(there.hall.store, insert, number=number, kind=what, seat=seat, text=said)
            answer = await there.post(f"/t/{TABLE}/move", EWA, move="nonsense", at=0)
            assert answer.status == 409
            assert b"event: gone" in await asyncio.wait_for(waiting, 10)
            assert (await there.ask("GET", f"/t/{TABLE}", lang="en")).status == 409
            await others_run(there)

    asyncio.run(story())


def position(state: Any) -> tuple[int, int]:
    return state.ring.holder, state.deck_size


def forbid(monkeypatch: pytest.MonkeyPatch, is_bad: Callable[[Any, str], bool]) -> None:
    """A rule that was mended: what was allowed is not any more."""
    plain = Turn.refusal

    def refusal(self: Turn, state: Any, move: int) -> str:
        bad = is_bad(state, kodeks.game("archimedes").write(move))
        return "ARM-4.5" if bad else plain(self, state, move)

    monkeypatch.setattr(Turn, "refusal", refusal)


@pytest.mark.skipif(kodeks.compiled(), reason="a compiled rule can not be changed for a test")
def test_a_mended_rule_says_at_which_move_and_play_goes_on_from_before_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(database) as there:
            await play(there.hall, 2)
            room = there.room
            assert room.table is not None
            then = position(room.table.state)
            await play(there.hall, 1)
            moves = [row for row in await there.hall.store.rows(TABLE) if row.kind == "move"]
            assert all(re.fullmatch(r"\d+\.\d+\.\d+\+[0-9a-f]{8}", row.rules) for row in moves)
            noticed = room.noticed[:]
            third = moves[2]
            entries = [entry.move for entry in room.table.entries]
            await there.hall.do(TABLE, lambda room: room.say(EWA, "Ewa", "well played"))
        with monkeypatch.context() as mended:
            forbid(mended, lambda state, notation: notation == third.text and position(state) == then)
            async with again(database) as there:
                page = await there.ask("GET", f"/t/{TABLE}", who=EWA, lang="en")
                assert page.status == 409 and "move 3 of this game" in page.told
                assert third.text not in page.told and moves[2].rules in page.text
                stranger = await there.ask("GET", f"/t/{TABLE}", who=EVE, lang="en")
                assert "/aside/on" in page.text and "/aside/on" not in stranger.text
                told = [
                    json.loads(line) for line in (await there.ask("GET", f"/t/{TABLE}/aside/rows")).text.splitlines()
                ]
                assert {one["text"] for one in told[1:] if one["kind"] == "move"} == {""}  # not before the end
                assert (await there.ask("GET", f"/t/{TABLE}/aside/journal", who=EWA)).status == 403
                assert (await there.post(f"/t/{TABLE}/aside/on", EVE)).status == 403
                assert (await there.post(f"/t/{TABLE}/aside/on", EWA)).status == 303
                room = there.room
                assert room.table is not None and room.table.turn == third.seat
                now = [entry.move for entry in room.table.entries]
                assert now == entries[: len(now)] and len(now) < len(entries)
                assert all(new > old for new, old in zip(room.noticed, noticed, strict=True))
                assert [said.text for said in room.chat] == ["well played"]
                with pytest.raises(Exception, match="move"):
                    room.move(third.seat, third.text, noticed[third.seat])
                assert not there.hall.aside
                await there.hall.do(TABLE, lambda room: room.say(JAN, "Jan", "again"))
            async with again(database) as there:  # and so it is after a restart
                assert [entry.move for entry in there.room.table.entries] == now  # type: ignore[union-attr]

    asyncio.run(story())


def test_who_plays_bots_alone_learns_no_secret_before_the_end(tmp_path: Path) -> None:
    """The table may be mended, and its dice be thrown yet."""

    async def story() -> None:
        database = kept_in(tmp_path)
        async with house(database) as there:
            header = Header(OTHER, EWA, "archimedes", 2, {"firstPlayer": 0})
            seats: list[Any] = [lambda room: room.sit(EWA, "Ewa", 0), lambda room: room.seat_bot(EWA, 1, "random")]
            await there.hall.create(header, [*seats, lambda room: room.start(EWA)])
            await play(there.hall, 1, OTHER)
            bad = "UPDATE rows SET text = '+99=99' WHERE \"table\" = :table AND kind = 'move'"
            await harm(there.hall.store, bad.replace(":table", f"'{OTHER}'"))
        async with again(database) as there:
            secret = there.hall.secret(OTHER)
            assert (await there.ask("GET", f"/t/{OTHER}/aside/journal", who=EWA)).status == 403
            for path in (f"/t/{OTHER}", f"/t/{OTHER}/aside/rows", f"/t/{OTHER}/aside/journal", f"/api/tables/{OTHER}"):
                assert secret not in (await there.ask("GET", path, who=EWA)).text, path

    asyncio.run(story())


@pytest.mark.skipif(kodeks.compiled(), reason="a compiled rule can not be changed for a test")
def test_a_finished_game_goes_on_at_a_new_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its secret is out: its own dice must not be thrown again."""

    async def story() -> None:
        database = kept_in(tmp_path)
        async with house(database) as there:
            await play(there.hall, 10_000)
            last = [row for row in await there.hall.store.rows(TABLE) if row.kind == "move"][-1]
        with monkeypatch.context() as mended:
            forbid(mended, lambda _, notation: notation == last.text)
            async with again(database) as there:
                page = await there.ask("GET", f"/t/{TABLE}", who=EVE, lang="en")
                assert page.status == 409 and "/aside/on" in page.text
                journal = await there.ask("GET", f"/t/{TABLE}/aside/journal", who=EVE)
                assert journal.status == 200 and journal.text.startswith("kodeks journal")
                made = await there.post(f"/t/{TABLE}/aside/on", EWA)
                assert made.status == 303 and TABLE not in made.headers["location"]
                assert (await there.ask("GET", made.headers["location"], who=EWA)).status == 200

    asyncio.run(story())


@pytest.mark.skipif(kodeks.compiled(), reason="a compiled rule can not be changed for a test")
def test_a_move_that_breaks_the_rules_themselves_sets_its_table_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(kept_in(tmp_path)) as there:
            await in_phase(there, PLAYING)
            assert there.room.table is not None
            seat, move = there.room.table.turn, there.room.table.moves()[0]
            assert seat is not None
            with monkeypatch.context() as broken:
                broken.setattr(Turn, "play", lambda self, state, move: [][1])
                answer = await there.post(f"/t/{TABLE}/move", (EWA, JAN)[seat], move=move, at=there.room.noticed[seat])
                assert answer.status == 409
            assert list(there.hall.aside) == [TABLE]
            await others_run(there)

    asyncio.run(story())


def test_a_card_file_that_was_removed_sets_its_table_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of before took the cards of the machine; those of today carry theirs."""
    place = tmp_path / "data" / "kodeks" / "cards" / "starwars"
    place.mkdir(parents=True)
    (place / "reef.cards").write_text(reef(1).text)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    async def story() -> None:
        database = kept_in(tmp_path)
        async with house(database) as there:
            header = Header(OTHER, EWA, "starwars", 2, {"lightDeck": DECK})
            header.cards = None
            await there.hall.create(header, [lambda room: room.sit(EWA, "Ewa", 0)])
        (place / "reef.cards").unlink()
        async with again(database) as there:
            assert (await there.ask("GET", "/")).status == 200
            answer = await there.ask("GET", f"/t/{OTHER}", lang="en")
            assert answer.status == 409 and "set up" in answer.told
            assert (await there.ask("GET", f"/t/{TABLE}")).status == 200

    asyncio.run(story())


def test_the_command_says_how_many_were_set_aside(tmp_path: Path) -> None:
    database = kept_in(tmp_path)

    async def story() -> None:
        async with house(database) as there:
            await in_phase(there, PLAYING)
            await harm(there.hall.store, DAMAGE["missing row"][0])

    asyncio.run(story())
    with Served(database) as served:
        assert served.process is not None and served.process.stdout is not None
        for line in served.process.stdout:
            if "set aside" in line:
                assert line.startswith("1 table ")
                return
    raise AssertionError("nothing was said")
