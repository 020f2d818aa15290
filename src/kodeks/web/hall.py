"""All rooms that this server has open: loads them, writes their rows, wakes those who look and the bots."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from kodeks.languages import mark
from kodeks.store.news import EVERYTHING, LISTS
from kodeks.store.store import PLAYING, Header, Row, Store, Taken
from kodeks.web.errors import NotThere, Refused
from kodeks.web.room import MOVED_ON, Room
from kodeks.web.thinkers import Question, Thinkers

TRIES = 5  # when another server writes at the same time
IDLE = 600.0  # seconds after which a room that nobody looks at is put away
MOST_ID = 32  # letters of a table's id
NO_TABLE = mark("There is no such table.")
LEASE = 2.0  # seconds between questions whether the server that plays a table's bots is gone
log = logging.getLogger("kodeks")

Action = Callable[[Room], Row | list[Row]]
Parts = dict[str, bytes]  # regions of a page as they are sent: JSON


class Open:
    """A room in memory, with those who wait for its news."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()
        self.watchers = 0
        self.used = time.monotonic()
        self.opened = time.time()
        self.task: asyncio.Task[None] | None = None  # its bots, its clock, and passes for people
        self.hinted: set[int] = set()  # seats for which a bot thinks about a hint
        self.pages: dict[tuple[object, ...], Parts] = {}  # of this version of the room
        self.later: Open | None = None  # the same room as spectators see it, when they see later

    def announce(self) -> None:
        self.pages = {}
        self.news.set()
        self.news = asyncio.Event()


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.pauses = keyed(store.key, "pauses")
        self.rooms: dict[str, Open] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.lobby = asyncio.Event()
        self.closing = False
        self.counted: Callable[[list[Row]], None] = lambda rows: None  # hears of all that this server writes
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Games that were in play when the server stopped go on."""
        await self.store.listen(self._heard)
        for header in await self.store.headers(PLAYING, public=None, most=10_000):
            await self.open(header.id)
        self._spawn(self._tidy())

    def hush(self) -> None:
        """No more news: the streams end, so that the server can."""
        self.closing = True
        for each in self.rooms.values():
            each.announce()
            if each.later is not None:
                each.later.announce()
        self.tell_lobby()

    async def end(self) -> None:
        self.hush()
        for task in [*self._tasks, *(each.task for each in self.rooms.values() if each.task)]:
            task.cancel()
        self.thinkers.close()
        await self.store.close()

    # rooms

    def secret(self, table: str) -> str:
        """What the table's chance begins with: nobody can compute it without the server's key."""
        return keyed(self.store.key, f"table {table}")

    async def open(self, table: str) -> Open:
        found = self.rooms.get(table)
        if found is None:
            if not (table.isascii() and table.isalnum() and len(table) <= MOST_ID):
                raise NotThere(NO_TABLE)
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    found = self.rooms.get(table) or await self._load(table)
            finally:
                self.loading.pop(table, None)
        found.used = time.monotonic()
        return found

    async def watch(self, table: str, person: str) -> tuple[Open, int | None]:
        """The room as this person may see it now, and their seat."""
        there = await self.open(table)
        seat = there.room.seat_of(person)
        if seat is not None or not there.room.header.delay:
            return there, seat
        if there.later is None:
            there.later = Open(Room(there.room.header, there.room.secret))
            self._spawn(self._lag(there, there.later))
        await self._let_through(there, there.later)
        return there.later, None

    async def _let_through(self, there: Open, later: Open) -> float | None:
        """Shows spectators what is old enough; how long until more is."""
        async with later.lock:
            behind = time.time() - there.room.header.delay
            new = await self.store.rows(there.room.id, later.room.written - 1)
            due = [row for row in new if row.at <= behind]
            if due:
                later.room.apply(due)
                later.announce()
        return new[len(due)].at - behind if len(new) > len(due) else None

    async def _lag(self, there: Open, later: Open) -> None:
        while not self.closing and self.rooms.get(there.room.id) is there:
            news = there.news
            await wait(news, await self._let_through(there, later))

    async def _load(self, table: str) -> Open:
        header, phase = await self.store.header(table)
        if header is None:
            raise NotThere(NO_TABLE)
        made = Open(await asyncio.to_thread(Room, header, self.secret(table)))  # its cards may have to be read
        made.room.apply(await self.store.rows(table))
        await self._settle(made, phase)
        self.rooms[table] = made
        await self._follow(made)  # news of what another server wrote while this one read went to no room
        self._wake(made)
        return made

    async def create(self, header: Header, actions: list[Action]) -> Open:
        """A new table on which these actions have been done; the same id again gives the table that is there."""
        room = await asyncio.to_thread(Room, header, self.secret(header.id))  # its cards may have to be read
        rows: list[Row] = []
        for action in actions:
            made = action(room)
            new = made if isinstance(made, list) else [made]
            room.apply(new)
            rows += new
        with suppress(Taken):
            await self.store.new_table(header, rows, room.phase)
        self.tell_lobby()
        return await self.open(header.id)

    async def do(self, table: str, action: Action) -> Open:
        """One action: checked, written, then seen by all. When another server was faster it is checked again."""
        there = await self.open(table)
        async with there.lock:
            for _ in range(TRIES):
                try:
                    made = action(there.room)
                except Refused:
                    if await self._catch_up(there):  # another server knows more than we did
                        continue
                    raise
                rows = made if isinstance(made, list) else [made]
                before = there.room.phase
                try:
                    await self.store.append(table, rows)
                except Taken:
                    await self._catch_up(there)
                    continue
                there.room.apply(rows)
                self.counted(rows)
                there.announce()
                await self._settle(there, before)
                self._tell_seats(rows)
                self._wake(there)
                return there
        raise Refused(MOVED_ON)

    async def _settle(self, there: Open, before: str) -> None:
        """The lists of tables follow the room; a crash in between is mended when the room is loaded."""
        if there.room.phase != before:
            await self.store.set_phase(there.room.id, there.room.phase)
            self.tell_lobby()

    async def _catch_up(self, there: Open) -> bool:
        """Whether there was something new."""
        new = await self.store.rows(there.room.id, there.room.written - 1)
        if new:
            there.room.apply(new)
            there.announce()
            self._tell_seats(new)
            self._wake(there)
        return bool(new)

    def _heard(self, what: str) -> None:
        """Another server (or this one) wrote to a table or to the lists."""
        if what in (LISTS, EVERYTHING):
            self.tell_lobby()
        for there in self.rooms.values() if what == EVERYTHING else filter(None, [self.rooms.get(what)]):
            self._spawn(self._follow(there))

    async def _follow(self, there: Open) -> None:
        async with there.lock:
            await self._catch_up(there)

    def _tell_seats(self, new: list[Row]) -> None:
        if any(row.kind in ("sit", "stand", "bot") for row in new):
            self.tell_lobby()

    def tell_lobby(self) -> None:
        self.lobby.set()
        self.lobby = asyncio.Event()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tidy(self) -> None:
        """Rooms that nobody looks at are put away; the store has them."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for table, there in list(self.rooms.items()):
                idle = time.monotonic() - there.used > IDLE
                watchers = there.watchers + (there.later.watchers if there.later else 0)
                if idle and not watchers and there.task is None and not there.lock.locked():
                    del self.rooms[table]
                    there.announce()
                    await self.store.release(table)

    # bots, clocks and passes for people

    def _wake(self, there: Open) -> None:
        """Let the table go on by itself, if it has something to do."""
        if self.closing or there.task is not None or not self._busy(there.room):
            return
        there.task = asyncio.ensure_future(self._run(there))

    def _busy(self, room: Room) -> bool:
        ticks = room.clock.on and room.clock.stand_in
        return room.phase == PLAYING and bool(room.bot_to_move() or ticks or room.passes())

    async def _run(self, there: Open) -> None:
        room = there.room
        try:
            while self._busy(room):
                news = there.news
                if not await self.store.lease(room.id):
                    await wait(news, LEASE)
                elif room.bot_to_move():
                    await self._think(there)
                elif (due := room.due(self.pauses)) is not None:
                    await self._pass(there, news, due)
                else:
                    await self._tick(there, news)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the bots of table %s stopped", room.id)
            await asyncio.sleep(1)  # what went wrong may pass; the table must not stay stuck
        finally:
            there.task = None
            self._wake(there)

    async def _think(self, there: Open) -> None:
        room = there.room
        assert room.table is not None
        seat, level = room.table.turn, room.bot_to_move()
        assert seat is not None
        at = room.noticed[seat]
        # the seed is the table's own, so that nobody who knows the program can play the bot's part ahead
        seed = f"{room.secret}/{room.written - room.unseen}"
        text = await self.thinkers.choose(self.question(room, seat), level, seed)
        until = room.clock.since + self.pace  # from what all saw last: pauses must not count its choices
        while until > time.time() and room.noticed[seat] == at and room.chairs[seat].bot == level:
            await wait(there.news, until - time.time())  # news of what others may not know must not cut it short
        with suppress(Refused):  # the table moved on meanwhile
            await self.do(room.id, lambda now: now.bot_move(seat, level, text, at))

    async def _pass(self, there: Open, news: asyncio.Event, due: float) -> None:
        """For a person; after a restart not at once, which nobody could do."""
        rest = due + max(0.0, there.opened - there.room.asked_at) - time.time()
        if rest > 0:
            await wait(news, rest)
            return
        with suppress(Refused):
            await self.do(there.room.id, lambda now: now.auto_pass(self.pauses, time.time()))

    async def _tick(self, there: Open, news: asyncio.Event) -> None:
        room = there.room
        turn = None if room.table is None else room.table.turn
        left = None if turn is None else room.clock.left(turn, time.time())
        if left is None or left > 0:
            await wait(news, left)
            return
        with suppress(Refused):
            await self.do(room.id, lambda now: now.late(time.time()))

    def question(self, room: Room, seat: int) -> Question:
        head = room.header
        return Question(room.game, head.seats, head.options, head.position, room.answers(), seat)


def keyed(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()


async def wait(news: asyncio.Event, seconds: float | None) -> None:
    """Until there is news, or so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await news.wait()
