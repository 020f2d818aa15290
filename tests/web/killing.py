"""Players at many tables while the server is killed again and again: what was acknowledged must be there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

import kodeks
from kodeks.store.kept import Row
from kodeks.store.store import Store
from kodeks.web.hall import Hall
from kodeks.web.room import Room
from kodeks.web.thinkers import Thinkers
from kodeks.windows import ALWAYS
from tests.web.serving import Served

TABLES = 20
PATIENCE = 120.0  # seconds for anything that should come soon, also on a machine with much other work
MOST_MOVES = 20  # between two kills: few enough that games last for fifty
AFTER = 2  # rounds of each table after the last start


class Player:
    """Plays one seat over the API, and notes each move that it tried and each that was acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.game = kodeks.games()[number % len(kodeks.games())]
        self.seats = min(2 + number % 2, kodeks.game(self.game).high)
        self.tried: list[tuple[int, str]] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.ended = False
        self.waits = False  # for its bots
        self.rounds = 0  # in which both the player and the bots have moved

    async def open(self, server: httpx.AsyncClient) -> None:
        bots = {str(seat): "random" for seat in range(1, self.seats)}
        answer = await server.post("/api/tables", json={"game": self.game, "seats": self.seats, "bots": bots})
        assert answer.status_code == 201, answer.text
        place = answer.json()
        self.table, self.seat = place["table"], place["seat"]
        self.mine = {"authorization": f"Bearer {place['token']}"}
        asks = dict.fromkeys(kodeks.game(self.game).windows(), ALWAYS)  # so that the table never passes for it
        answer = await server.put(f"/api/tables/{self.table}/asks", json={"asks": asks}, headers=self.mine)
        assert answer.status_code == 200, answer.text

    async def play(self, server: httpx.AsyncClient) -> None:
        """Until the task is cancelled; a lost server is asked again until it is back."""
        while not self.ended:
            try:
                await self.follow(server)
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    async def follow(self, server: httpx.AsyncClient) -> None:
        async with server.stream("GET", f"/api/tables/{self.table}/events", headers=self.mine) as news:
            async for line in news.aiter_lines():
                if line.startswith("data: "):
                    view = json.loads(json.loads(line.removeprefix("data: "))["view"])
                    self.ended = view["phase"] == "over"
                    if view["turn"] == self.seat:
                        self.rounds += self.waits
                        self.waits = False
                        await self.answer(server, view)

    async def answer(self, server: httpx.AsyncClient, view: dict[str, Any]) -> None:
        move = (view["at"], self.rng.choice(view["moves"]))
        self.tried.append(move)
        asked = {"at": move[0], "move": move[1]}
        answer = await server.post(f"/api/tables/{self.table}/moves", json=asked, headers=self.mine)
        if answer.status_code == 200:
            self.acknowledged.append(move)
            self.waits = answer.json()["turn"] not in (None, self.seat)
        else:  # the view was an old one
            assert answer.status_code == 409, answer.text


async def until(holds: Callable[[], bool], playing: list[asyncio.Task[None]]) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                for task in playing:
                    if task.done():
                        task.result()  # a player that failed says why
                await asyncio.sleep(0.01)
    except TimeoutError:
        still = sum(not task.done() for task in playing)
        raise AssertionError(f"nothing happens any more at {still} tables") from None


async def kept(database: str, players: list[Player]) -> dict[str, tuple[Room, list[Row]]]:
    """Every player's table as the database has it: a room before its first row, and the rows."""
    store = await Store.open(database)
    hall = Hall(store, Thinkers(1), 0)
    found = {}
    for player in players:
        kept = await store.kept(player.table)
        assert kept is not None
        found[player.table] = (Room(kept.header(), hall.secret(player.table)), await store.rows(player.table))
    hall.thinkers.close()
    await store.close()
    return found


def written(room: Room, rows: list[Row], seat: int) -> list[tuple[int, str]]:
    """A seat's moves with what it had noticed before each; the rows make a whole game on the way."""
    moves = []
    for row in rows:
        if row.kind == "move" and row.seat == seat:
            moves.append((room.noticed[seat], row.text))
        room.apply([row])
    return moves


def all_over(players: list[Player]) -> bool:
    return all(player.ended for player in players)


def moves_of(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def killed(database: str, kills: int) -> int:
    """So many kills in mid-play; how many moves were acknowledged, all of which are there."""
    players = [Player(number) for number in range(TABLES)]
    rng = Random(database[:6])

    async def story() -> None:
        served = Served(database)
        served.start()
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE, limits=limits) as server:
            for player in players:
                await player.open(server)
            playing = [asyncio.ensure_future(player.play(server)) for player in players]
            try:
                for left in reversed(range(kills)):
                    enough = moves_of(players) + rng.randint(1, MOST_MOVES)
                    await until(lambda enough=enough: all_over(players) or moves_of(players) >= enough, playing)
                    served.kill()
                    before = {} if left else await kept(database, players)
                    await asyncio.to_thread(served.start)
                for player in players:
                    player.rounds = 0
                await until(lambda: all(player.rounds >= AFTER or player.ended for player in players), playing)
            finally:
                for task in playing:
                    task.cancel()
                served.kill()
        after = await kept(database, players)
        for player in players:
            room, rows = after[player.table]
            found = written(room, rows, player.seat)
            assert [move for move in found if move in player.acknowledged] == player.acknowledged
            assert set(found) <= set(player.tried), "nobody else moved for this seat"
            assert len(dict(found)) == len(found), "no move is there twice"
            old = before[player.table][1]
            assert rows[: len(old)] == old
            bots = [row for row in rows[len(old) :] if row.kind == "move" and row.seat != player.seat]
            assert bots or room.phase == "over", "its bots play on, too"

    asyncio.run(story())
    return moves_of(players)
