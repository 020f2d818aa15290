"""All rooms that this server has open: loads them, writes their rows, wakes those who look and the bots."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from kodeks.languages import mark
from kodeks.store.kept import PLAYING, Header, Kept, Row
from kodeks.store.news import EVERYTHING, LISTS
from kodeks.store.store import Store, Taken
from kodeks.web.aside import AGAIN, Aside, SetAside
from kodeks.web.assembling import assembled
from kodeks.web.damage import Damage
from kodeks.web.desk import Desk
from kodeks.web.errors import NotThere, Refused, TooMuch
from kodeks.web.listing import Listing
from kodeks.web.room import CUT, MOVED_ON, Room
from kodeks.web.settings import BOT_TABLES
from kodeks.web.shelf import Parts, Shelf
from kodeks.web.studies import Studies
from kodeks.web.tending import Tender
from kodeks.web.thinkers import Thinkers
from kodeks.web.times import Times

TRIES = 5  # when another server writes at the same time
IDLE = 600.0  # seconds after which a room that nobody looks at is put away
MOST_ID = 32  # letters of a table's id
NO_TABLE = mark("There is no such table.")
BRINGS_BOTS = ("bot", "start")
BOTS_THINK = mark("Bots think at too many of your tables ({most} at most): wait for them, or end a game first.")
REST = 1.0  # seconds before what went wrong is tried again
log = logging.getLogger("kodeks")

Action = Callable[[Room], Row | list[Row]]


class Open:
    """A room in memory, with those who wait for its news."""

    def __init__(self, room: Room, shelf: Shelf | None = None) -> None:
        self.room = room
        self.shelf = shelf or Shelf()
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()
        self.watchers = 0
        self.used = room.time.times.steady()
        self.opened = room.time.now()
        self.whose = ""  # the address for which its bots think
        self.looked: float | None = None  # when somebody looked last, since it was loaded
        self.rests = False  # its bots wait for somebody to look
        self.task: asyncio.Task[None] | None = None  # its bots, its clock, and passes for people
        self.failures = 0  # of this task, one after the other
        self.hinted: set[int] = set()  # seats for which a bot thinks about a hint
        self.later: Open | None = None  # the same room as spectators see it, when they see later
        self.gone = False  # the table was set aside: there will be no more news
        self.in_row = 0  # moves of bots since a person was asked
        self.hurried = False  # who plays against bots alone does not want to wait for them, until they are asked again

    def announce(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def page(self, eyes: tuple[object, ...], draw: Callable[[], Parts]) -> Parts:
        """Of this version of the room, drawn for these eyes if nobody has asked for it lately."""
        return self.shelf.page((self.news, *eyes), draw)


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, pace: float, times: Times | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.times = times or Times()
        self.pauses = keyed(store.key, "pauses")
        self.shelf = Shelf()
        self.rooms: dict[str, Open] = {}
        self.aside: dict[str, Aside] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.listing = Listing(self)
        self.tender = Tender(self, pace)
        self.desk = Desk()
        self.studies = Studies(self)
        self.bot_tables = BOT_TABLES
        self.closing = False
        self.counted: Callable[[list[Row]], None] = lambda rows: None  # hears of all that this server writes
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Games that were in play when the server stopped go on."""
        await self.store.listen(self._heard)
        for table in await self.store.playing():
            with suppress(Refused):  # one that is set aside stops no other
                await self.open(table)
        self.spawn(self._tidy())

    def hush(self) -> None:
        """No more news: the streams end, so that the server can."""
        self.closing = True
        for each in self.rooms.values():
            each.announce()
            if each.later is not None:
                each.later.announce()
        self.listing.tell()
        self.studies.tell()

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

    async def open(self, table: str, address: str = "") -> Open:
        """The room; NotThere, or SetAside when it can not be made."""
        found = self.rooms.get(table)
        if found is None:
            if not (table.isascii() and table.isalnum() and len(table) <= MOST_ID):
                raise NotThere(NO_TABLE)
            aside = self.aside.get(table)
            if aside is not None and self.times.steady() < aside.since + AGAIN:
                raise SetAside(aside)
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    found = self.rooms.get(table) or await self._load(table, address)
            finally:
                self.loading.pop(table, None)
        found.used = self.times.steady()
        return found

    def rests(self, table: str) -> bool:
        """Whether its bots wait for somebody to look."""
        return table in self.rooms and self.rooms[table].rests

    async def watch(self, table: str, person: str, address: str) -> tuple[Open, int | None]:
        """The room as this person may see it now, and their seat."""
        there = await self.open(table, address)
        seat = there.room.seat_of(person)
        there.looked = self.times.steady()
        if seat is not None or person == there.room.header.host or not there.whose:
            there.whose = address  # who only watches can not have the bots think for them
        self.tender.wake(there)
        if seat is not None or not there.room.header.delay:
            return there, seat
        if there.later is None:
            there.later = Open(Room(there.room.header, there.room.secret, self.times), self.shelf)
            self.spawn(self._lag(there, there.later))
        await self._let_through(there, there.later)
        return there.later, None

    async def _let_through(self, there: Open, later: Open) -> float | None:
        """Shows spectators what is old enough; how long until more is."""
        async with later.lock:
            behind = there.room.time.now() - there.room.header.delay
            new = await self.store.rows(there.room.id, later.room.written - 1)
            due = [row for row in new if row.at <= behind]
            if due:
                await self._apply(later, due)
                later.announce()
        return new[len(due)].at - behind if len(new) > len(due) else None

    async def _lag(self, there: Open, later: Open) -> None:
        """Whatever happens meanwhile, spectators are told when its time has come."""
        while not self.closing and not there.gone and self.rooms.get(there.room.id) is there:
            news = there.news
            rest: float | None = REST
            try:
                rest = await self._let_through(there, later)
            except Refused:
                return
            except Exception:
                log.exception("the spectators of table %s wait", there.room.id)
            await self.times.wait(news, rest)

    async def _load(self, table: str, address: str) -> Open:
        kept = await self.store.kept(table)
        if kept is None:
            raise NotThere(NO_TABLE)
        rows = await self.store.rows(table)
        made = Open(await self._assemble(kept, rows, address), self.shelf)
        await self._settle(made, kept.phase, bool(kept.ended))
        self.rooms[table] = made
        self.aside.pop(table, None)
        await self._follow(made)  # news of what another server wrote while this one read went to no room
        self.tender.wake(made)
        return made

    async def _assemble(self, kept: Kept, rows: list[Row], address: str = "") -> Room:
        """Not on the loop: a game may be long, and its cards may have to be read."""
        try:
            return await self.desk.work(address, assembled, kept, rows, self.secret(kept.id), self.times)
        except Damage as damage:
            raise await self._set_aside(kept, rows, damage) from damage

    async def before(self, kept: Kept, rows: list[Row], damage: Damage) -> Room | None:
        """The room of a damaged table as far as its rows make one."""
        good = rows if damage.row is None else [row for row in rows if row.number < damage.row.number]
        try:
            return await asyncio.to_thread(assembled, kept, good, self.secret(kept.id), self.times)
        except Damage:
            return None

    async def _set_aside(self, kept: Kept, rows: list[Row], damage: Damage) -> SetAside:
        table = kept.id
        log.error("table %s is set aside: %s (%r)", table, damage.text.format(**damage.places), damage.__cause__)
        before = await self.before(kept, rows, damage)
        people = {row.person for row in rows if row.kind == "sit" and row.person}
        if before is not None:
            people = {chair.person for chair in before.chairs if chair.person}
        self.aside[table] = Aside(table, damage, kept.phase, people, self.times.steady())
        there = self.rooms.pop(table, None)
        for each in filter(None, [there, there.later if there else None]):
            each.gone = True
            each.announce()
        self.listing.tell()
        return SetAside(self.aside[table])

    async def _apply(self, there: Open, rows: list[Row]) -> None:
        """Rows that are written; whoever wrote them, what does not fit sets the table aside."""
        try:
            if any(row.kind == CUT for row in rows):
                raise Damage("")  # what stands has changed: the room is made anew
            there.room.apply(rows)
        except Damage as damage:
            kept = await self.store.kept(there.room.id)
            assert kept is not None
            known = [row for row in await self.store.rows(kept.id) if row.number <= rows[-1].number]
            if damage.text:
                raise await self._set_aside(kept, known, damage) from damage
            there.room = await self._assemble(kept, known)

    async def create(self, header: Header, actions: list[Action], address: str = "") -> Open:
        """A new table on which these actions have been done; the same id again gives the table that is there."""
        kept = Kept(header.id, header.host, json.dumps(header.setup()), header.public, "", header.made)
        header = kept.header()  # as it will be read

        def made() -> tuple[Room, list[Row]]:
            room, rows = Room(header, self.secret(header.id), self.times), []
            for action in actions:
                given = action(room)
                new = given if isinstance(given, list) else [given]
                room.apply(new)
                rows += new
            return room, rows

        room, rows = await self.desk.work(address, made)
        if room.phase == PLAYING:
            self._check_bots(address, room, rows)
        with suppress(Taken):
            await self.store.new_table(header, rows, room.phase)
        self.listing.tell()
        await self.watch(header.id, header.host, address)
        return await self.open(header.id)

    def _check_bots(self, address: str, room: Room, rows: list[Row]) -> None:
        """Whether bots may begin to think at one more table of this address."""
        new = any(row.kind == "bot" for row in rows) or any(chair.bot for chair in room.chairs)
        others = [there for there in self.rooms.values() if there.whose == address and there.room.id != room.id]
        thinking = sum(bool(there.room.bot_to_move()) and not there.rests for there in others)
        if new and address and thinking >= self.bot_tables:
            raise TooMuch(BOTS_THINK, most=self.bot_tables)

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
                if any(row.kind in BRINGS_BOTS for row in rows):
                    self._check_bots(there.whose, there.room, rows)
                before = there.room.phase
                try:
                    await self.store.append(table, rows)
                except Taken:
                    await self._catch_up(there)
                    continue
                self.counted(rows)
                await self._apply(there, rows)
                there.announce()
                await self._settle(there, before)
                self._tell_seats(rows)
                self.tender.wake(there)
                return there
        raise Refused(MOVED_ON)

    async def mend(self, table: str, person: str) -> Open:
        """Play on at a table in play from before the move that the rules no longer allow."""
        for _ in range(TRIES):
            try:
                return await self.open(table)
            except SetAside as found:
                kept, rows = await self.store.kept(table), await self.store.rows(table)
                damage = found.aside.damage
                room = None if kept is None or damage.row is None else await self.before(kept, rows, damage)
                if room is None or damage.row is None or not damage.at_move:
                    raise
                with suppress(Taken):
                    await self.store.append(table, [room.cut(person, damage.row, rows[-1].number)])
                self.aside.pop(table, None)
        raise Refused(MOVED_ON)

    async def _settle(self, there: Open, before: str, told: bool = True) -> None:
        """The lists of tables follow the room; a crash in between is mended when the room is loaded."""
        result = there.room.result()
        if there.room.phase != before or (result and not told):
            await self.store.set_phase(there.room.id, there.room.phase, result)
            self.listing.tell()

    async def _catch_up(self, there: Open) -> bool:
        """Whether there was something new."""
        new = await self.store.rows(there.room.id, there.room.written - 1)
        if new:
            await self._apply(there, new)
            there.announce()
            self._tell_seats(new)
            self.tender.wake(there)
        return bool(new)

    def _heard(self, what: str) -> None:
        """Another server (or this one) wrote to a table or to the lists."""
        if what in (LISTS, EVERYTHING):
            self.listing.tell()
        for there in self.rooms.values() if what == EVERYTHING else filter(None, [self.rooms.get(what)]):
            self.spawn(self._keep_up(there))

    async def _keep_up(self, there: Open) -> None:
        """News that were told once: a database that is away for a moment must not make them lost."""
        while not self.closing and not there.gone:
            try:
                return await self._follow(there)
            except Refused:
                return None
            except Exception:
                log.exception("table %s waits for its rows", there.room.id)
                await asyncio.sleep(REST)
        return None

    async def _follow(self, there: Open) -> None:
        async with there.lock:
            await self._catch_up(there)

    def _tell_seats(self, new: list[Row]) -> None:
        if any(row.kind in ("sit", "stand", "bot") for row in new):
            self.listing.tell()

    async def release(self, table: str) -> None:
        """Another server may let the table go on."""
        try:
            await self.store.release(table)
        except Exception:
            log.exception("the lease of table %s stays", table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tidy(self) -> None:
        """Rooms that nobody looks at are put away; the store has them."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for table, there in list(self.rooms.items()):
                idle = self.times.steady() - there.used > IDLE
                watchers = there.watchers + (there.later.watchers if there.later else 0)
                if idle and not watchers and there.task is None and not there.lock.locked():
                    del self.rooms[table]
                    there.announce()
                    await self.release(table)


def keyed(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
