"""The same load of Archimedes on Kodeks and on boardgame.io's server: people move, spectators watch.

Both are asked over the network of this machine. boardgame.io keeps its tables in memory and sends the whole state;
Kodeks writes each move to the disk before anybody sees it, and sends pages made for each pair of eyes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from server import Server, ended, seconds
from spectators import Spectator, connect

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[0] / "bench"))

from peers import boardgame  # noqa: E402

TABLES, PLAYERS, WATCHING = 50, 4, 5
PACE, LASTS = 1.0, 15.0  # seconds between the moves of a table, and of the whole
PATIENCE = 60.0


@dataclass
class Load:
    name: str
    moves: int
    delays: list[float]  # ms, sorted
    cpu: float  # seconds of the server

    def row(self) -> str:
        p50, p99 = (self.delays[int(len(self.delays) * part)] for part in (0.5, 0.99))
        missing = self.moves * WATCHING - len(self.delays)
        return (
            f"| {self.name} | {self.moves} | {p50:.0f} ms | {p99:.0f} ms | {1000 * self.cpu / self.moves:.1f} ms "
            f"| {missing} |"
        )


def compare() -> list[str]:
    """The lines of a report."""
    lines = [
        f"{TABLES} tables of Archimedes with {PLAYERS} people and {WATCHING} spectators each, a move every "
        f"{PACE:g} s at each table, {LASTS:.0f} s. boardgame.io keeps its tables in memory and sends the same state to "
        "all; Kodeks writes every move to the disk first and draws a page for the eyes that see it.",
        "",
        "| server | moves | p50 from move to spectator | p99 | CPU of the server a move | never came |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        ours().row(),
    ]
    engine = boardgame()
    if engine.missing:
        return [*lines, "", f"boardgame.io was left out: {engine.missing}."]
    return [*lines, theirs(engine.env).row()]


def ours() -> Load:
    with tempfile.TemporaryDirectory() as folder, Server(folder, 0) as server:
        return asyncio.run(play(server))


class Table:
    """Each of its people has a token; whoever is asked moves."""

    def __init__(self, client: httpx.AsyncClient, number: int) -> None:
        self.client = client
        self.rng = random.Random(number)
        self.tokens: list[dict[str, str]] = []
        self.sent: list[float] = []

    async def open(self) -> None:
        asked = {"game": "archimedes", "seats": PLAYERS, "start": False}
        self.place = (await self._ask("POST", "", 0, json=asked))["table"]
        for seat in range(1, PLAYERS):
            await self._ask("POST", f"/{self.place}/seats/{seat}", seat, json={"name": f"p{seat}"})
        self.view = await self._ask("POST", f"/{self.place}/start", 0)

    async def _ask(self, method: str, path: str, seat: int, **more: Any) -> dict[str, Any]:
        mine = self.tokens[seat] if seat < len(self.tokens) else {}
        answer = await self.client.request(method, f"/api/tables{path}", headers=mine, **more)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        if "token" in found:
            self.tokens.append({"authorization": f"Bearer {found['token']}"})
        return found

    async def play(self, end: float, wait: float) -> None:
        await asyncio.sleep(wait)
        while time.time() < end and self.view["turn"] is not None:
            turn = self.view["turn"]
            seen = await self._ask("GET", f"/{self.place}", turn)
            self.sent.append(time.time())
            asked = {"at": seen["at"], "move": self.rng.choice(seen["moves"])}
            self.view = await self._ask("POST", f"/{self.place}/moves", turn, json=asked)
            await asyncio.sleep(max(0.0, self.sent[-1] + PACE - time.time()))


async def play(server: Server) -> Load:
    limits = httpx.Limits(max_connections=TABLES, keepalive_expiry=2)  # sooner than the server ends them
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE, limits=limits) as client:
        tables = [Table(client, number) for number in range(TABLES)]
        for table in tables:
            await table.open()
        crowd = await connect(server.port, [table.place for table in tables], TABLES * WATCHING)
        before, end = server.cpu()[0], time.time() + LASTS
        await asyncio.gather(*(table.play(end, PACE * at / TABLES) for at, table in enumerate(tables)))
        spent = server.cpu()[0] - before
        await asyncio.sleep(1)  # what was on its way
    return Load("Kodeks", sum(len(table.sent) for table in tables), arrived(tables, crowd), spent)


def arrived(tables: list[Table], crowd: list[Spectator]) -> list[float]:
    sent = {table.place: table.sent for table in tables}
    found = []
    for each in crowd:
        for at in sent[each.table]:
            place = bisect_left(each.arrivals, at)
            if place < len(each.arrivals):
                found.append(1000 * (each.arrivals[place] - at))
    return sorted(found)


def theirs(env: dict[str, str]) -> Load:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    whole = {**os.environ, **env}
    server = subprocess.Popen(["node", str(HERE / "js" / "server.js"), str(port)], env=whole)
    try:
        wait_for(port)
        given = map(str, (port, TABLES, WATCHING, PACE, LASTS))
        command = ["node", str(HERE / "js" / "players.js"), *given]
        players = subprocess.Popen(command, env=whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert players.stdout and players.stderr
        players.stderr.readline()  # it begins
        before = seconds(server.pid)
        players.stderr.readline()  # it has ended
        spent = seconds(server.pid) - before
        found = json.loads(players.stdout.read())
        players.wait()
        return Load("boardgame.io", found["moves"], found["delays"], spent)
    finally:
        ended(server)


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")
