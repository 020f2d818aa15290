"""Fair dice at the tables: the seal comes before the numbers, the secret after the end, and anyone can check both."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import kodeks
from kodeks.cli import main
from kodeks.kernel.fair import commitment, numbers_of, seal, secret_of
from kodeks.web.hall import Hall
from kodeks.web.room import Room
from tests.web.postgres import kept_in
from tests.web.serving import browser, inside

EWA, JAN = "e" * 32, "7" * 32  # the numbers that their browsers drew
UNPROVEN = 3
SEAL = re.compile(r"\b[0-9a-f]{64}\b")


class People:
    """Ewa and Jan in their browsers, and the hall that they play in."""

    def __init__(self, app: FastAPI, ewa: httpx.AsyncClient, jan: httpx.AsyncClient) -> None:
        self.hall: Hall = app.state.hall
        self.ewa = ewa
        self.jan = jan

    async def opened(self, **more: str) -> tuple[str, str]:
        """A table for two by the form of its page: its path, and the seal that the page showed."""
        page = await self.ewa.get("/new/archimedes")
        shown = SEAL.findall(page.text)
        fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page.text))
        promise = {"commit": commitment(shown[0], 0, EWA), "name": "Ewa", "seats": "2"}
        made = await self.ewa.post("/tables", data={**fields, **promise, **more})
        assert made.status_code == 303
        return made.headers["location"], shown[0]

    async def promised(self) -> tuple[str, str]:
        """Both have promised, and with the last seat the game is started."""
        path, shown = await self.opened()
        await self.jan.get("/")
        sat = {"seat": 1, "name": "Jan", "commit": commitment(shown, 1, JAN)}
        assert (await self.jan.post(f"{path}/sit", data=sat)).status_code == 303
        return path, shown

    async def seated(self) -> tuple[str, str]:
        path, shown = await self.promised()
        for who, number in ((self.ewa, EWA), (self.jan, JAN)):
            assert (await who.post(f"{path}/number", data={"number": number})).status_code == 303
        return path, shown

    def room(self, path: str) -> Room:
        return self.hall.rooms[path.removeprefix("/t/")].room

    async def play(self, path: str, most: int = 10**6) -> None:
        """By the rows that clicks would write; the last of the moves brings a game to its end soon."""
        table = self.room(path).table
        assert table is not None
        for _ in range(most):
            turn = table.turn
            if turn is None:
                return
            text = table.moves()[-1]
            await self.hall.do(table_id(path), lambda room, s=turn, t=text: room.move(s, t, room.noticed[s]))

    async def take_back(self, path: str) -> None:
        """Whoever has moved asks, and the other says yes where that is needed."""
        table = self.room(path).table
        assert table is not None
        seat = next(entry.seat for entry in reversed(table.entries) if entry.seat >= 0)
        who, other = (self.ewa, self.jan) if seat == 0 else (self.jan, self.ewa)
        before = len(table.entries)
        assert (await who.post(f"{path}/back")).status_code == 303
        if self.room(path).asker == seat:
            assert (await other.post(f"{path}/answer", data={"yes": "yes"})).status_code == 303
        assert len(table.entries) < before


def table_id(path: str) -> str:
    return path.removeprefix("/t/")


@asynccontextmanager
async def people(folder: Path) -> AsyncIterator[People]:
    async with inside(kept_in(folder)) as app, browser(app) as ewa, browser(app) as jan:
        yield People(app, ewa, jan)


def tell(folder: Path, story: Callable[[People], Awaitable[Any]]) -> None:
    async def run() -> None:
        async with people(folder) as there:
            await story(there)

    asyncio.run(run())


def verified(folder: Path, journal: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    path = folder / "game.journal"
    path.write_text(journal, encoding="utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == code
    return capsys.readouterr().out


def test_the_seal_is_on_every_page_that_takes_a_number(tmp_path: Path) -> None:
    async def story(there: People) -> None:
        lobby = await there.ewa.get("/")
        forms = [form for form in lobby.text.split("<form")[1:] if 'name="commit"' in form]
        assert len(forms) == len(kodeks.games())
        for form in forms:
            fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form.split("</form>")[0]))
            assert fields["seal"] == seal(there.hall.secret(fields["id"]))
        path, shown = await there.opened()
        assert shown == seal(there.hall.secret(table_id(path))) == there.room(path).sealed
        waiting = await there.jan.get(path)
        assert 'name="commit"' in waiting.text
        assert shown in waiting.text
        given = (await there.jan.get("/api/seal")).json()
        assert given["seal"] == seal(there.hall.secret(given["table"]))

    tell(tmp_path, story)


def test_secret_and_everybody_s_numbers_make_the_seed_and_come_out_at_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(there: People) -> None:
        path, shown = await there.seated()
        secret = there.room(path).secret
        await there.play(path, 30)
        for who in (there.ewa, there.jan):
            for page in (path, f"{path}/replay", f"{path}/journal", f"/api/tables/{table_id(path)}", "/"):
                assert secret not in (await who.get(page)).text
        await there.play(path)
        journal = (await there.jan.get(f"{path}/journal")).text
        table = kodeks.replay(journal)
        assert secret_of(table) == secret
        assert seal(secret) == shown == table.sealed
        assert numbers_of(table) == [EWA, JAN]
        told = verified(tmp_path, journal, capsys)
        assert shown in told
        assert f"Ewa promised the number {EWA}" in told and f"Jan promised the number {JAN}" in told
        checked = await there.jan.get(f"{path}/verify")
        pasted = await there.jan.post("/verify", data={"text": journal.replace("\n", "\r\n")})
        forged = await there.jan.post("/verify", data={"text": journal.replace(secret, secret[::-1])})
        assert "Proven fair:" in checked.text
        assert "Proven fair:" in pasted.text
        assert "Proven fair:" not in forged.text

    tell(tmp_path, story)


def test_no_second_game_is_played_with_a_secret_that_is_out(tmp_path: Path) -> None:
    """The secret belongs to the table's id: who knows it from a finished game asks for the same id in vain."""

    async def story(there: People) -> None:
        path, _ = await there.seated()
        await there.play(path)
        rows, answers = there.room(path).written, there.room(path).answers()
        for who in (there.ewa, there.jan):
            again = await who.post("/tables", data={"game": "archimedes", "id": table_id(path), "quick": "1"})
            assert again.headers["location"] == path  # the table that is there
        asked = {"game": "archimedes", "table": table_id(path), "bots": {"1": "random"}}
        assert (await there.jan.post("/api/tables", json=asked)).status_code == 409
        assert (await there.ewa.post(f"{path}/back")).status_code == 409  # nothing is played again after the end
        assert (there.room(path).written, there.room(path).answers()) == (rows, answers)

    tell(tmp_path, story)


def test_an_id_that_no_page_gave_is_refused(tmp_path: Path) -> None:
    async def story(there: People) -> None:
        for bad in ("x" * 24, "0" * 23, "0" * 25, "A" * 24, "../" * 8, "\0" * 24):
            made = await there.ewa.post("/tables", data={"game": "archimedes", "id": bad, "quick": "1"})
            assert made.status_code == 400
        assert not there.hall.rooms

    tell(tmp_path, story)


def test_a_game_with_moves_taken_back_still_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What chance had answered it answers again: taking back never rolls new dice."""

    async def story(there: People) -> None:
        path, shown = await there.seated()
        table = there.room(path).table
        assert table is not None
        for _ in range(6):
            await there.play(path, 7)
            before = [(entry.seat, entry.move) for entry in table.entries]
            await there.take_back(path)
            kept = len(table.entries)
            seat, move = before[kept]
            text = table.game.write(move)
            await there.hall.do(table_id(path), lambda room, s=seat, t=text: room.move(s, t, room.noticed[s]))
            now = [(entry.seat, entry.move) for entry in table.entries]
            assert now == before[: len(now)]
            await there.take_back(path)
        await there.play(path)
        journal = (await there.ewa.get(f"{path}/journal")).text
        assert shown in verified(tmp_path, journal, capsys)

    tell(tmp_path, story)


def test_a_seat_that_changes_hands_keeps_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(there: People) -> None:
        path, _ = await there.seated()
        await there.play(path, 10)
        assert (await there.jan.post(f"{path}/stand", data={"seat": 1})).status_code == 303
        assert (await there.jan.post(f"{path}/sit", data={"seat": 1, "name": "New"})).status_code == 303
        await there.play(path)
        journal = (await there.ewa.get(f"{path}/journal")).text
        assert f"New promised the number {JAN}" in verified(tmp_path, journal, capsys)

    tell(tmp_path, story)


def test_a_game_that_goes_on_from_another_has_a_fresh_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(there: People) -> None:
        path, _ = await there.seated()
        await there.play(path)
        old = there.room(path)
        assert old.table is not None
        made = await there.jan.post(f"{path}/on", data={"at": 5, "seat": "B"})
        on = made.headers["location"]
        new = there.room(on)
        assert new.secret != old.secret
        assert new.sealed == seal(new.secret)
        assert new.sealed in (await there.jan.get(on)).text
        assert new.table is not None
        assert new.answers()[: new.table.given] == old.answers()[: new.table.given]
        assert new.seat_of(new.header.host) == 1
        brought = await there.ewa.post("/journals", files={"file": old.table.journal().encode()})
        third = there.room(brought.headers["location"])
        assert len({old.secret, new.secret, third.secret}) == 3
        told = verified(tmp_path, new.table.journal(), capsys, UNPROVEN)
        assert "were taken over from an earlier game." in told
        assert new.sealed in told

    tell(tmp_path, story)
