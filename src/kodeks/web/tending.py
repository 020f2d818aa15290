"""What tables do by themselves: their bots move, their clocks run out, they pass for people."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from kodeks.store.kept import PLAYING
from kodeks.web.errors import Refused
from kodeks.web.pauses import bots_pause
from kodeks.web.queue import Asker
from kodeks.web.room import Room
from kodeks.web.thinkers import Question
from kodeks.windows import PASS

if TYPE_CHECKING:
    from kodeks.web.hall import Hall, Open

LEASE = 2.0  # seconds between questions whether the server that plays a table's bots is gone
UNWATCHED = 60.0  # seconds after which a table of bots alone rests
LONGEST_REST = 60.0  # seconds after something went wrong again and again
log = logging.getLogger("kodeks")


class Tender:
    def __init__(self, hall: Hall, pace: float) -> None:
        self.hall = hall
        self.pace = pace

    def wake(self, there: Open) -> None:
        """Let the table go on by itself, if it has something to do and bots do not play for nobody."""
        if self.hall.closing or there.task is not None:
            return
        busy = self.busy(there)
        rests = busy and not there.room.people and not self.watched(there)
        if rests != there.rests:
            there.rests = rests
            self.hall.listing.tell()
            if rests:  # somebody may look at it on another server
                self.hall.spawn(self.hall.release(there.room.id))
        if busy and not rests:
            there.task = asyncio.ensure_future(self._run(there))

    def watched(self, there: Open) -> bool:
        watchers = there.watchers + (there.later.watchers if there.later else 0)
        return watchers > 0 or (there.looked is not None and self.hall.times.steady() < there.looked + UNWATCHED)

    def busy(self, there: Open) -> bool:
        room = there.room
        ticks = room.clock.on and room.clock.stand_in
        alone = bool(room.bot_to_move() or room.passes())
        if not alone:
            there.hurried, there.in_row = False, 0  # somebody is asked: what comes next is looked at again
        return not there.gone and room.phase == PLAYING and bool(alone or ticks)

    async def _run(self, there: Open) -> None:
        try:
            while self.busy(there) and (there.room.people or self.watched(there)):
                await self._step(there)
                there.failures = 0
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the bots of table %s stopped", there.room.id)
            # what went wrong may pass, and the table must not stay stuck; what does not pass must not fill the log
            there.failures += 1
            await asyncio.sleep(min(LONGEST_REST, 2.0 ** (there.failures - 1)))
        finally:
            there.task = None
            self.wake(there)

    async def _step(self, there: Open) -> None:
        news = there.news
        if not await self.hall.store.lease(there.room.id):
            await self.hall.times.wait(news, LEASE)
        elif there.room.bot_to_move():
            await self._think(there)
        elif (due := there.room.due(self.hall.pauses)) is not None:
            await self._pass(there, news, due)
        else:
            await self._tick(there, news)

    async def _think(self, there: Open) -> None:
        room = there.room
        assert room.table is not None
        seat, level = room.table.turn, room.bot_to_move()
        assert seat is not None
        at = room.noticed[seat]
        # the seed is the table's own, so that nobody who knows the program can play the bot's part ahead
        seed = f"{room.secret}/{room.written - room.unseen}"
        asker = Asker(there.whose, room.id, self.watched(there))
        text = await self.hall.thinkers.choose(asker, question(room, seat), level, seed)
        pace = bots_pause(self.pace, room.speed, text == PASS, there.in_row if len(room.people) == 1 else 0)
        until = room.clock.since + pace  # from what all saw last: pauses must not count its choices
        while until > room.time.now() and room.noticed[seat] == at and room.chairs[seat].bot == level:
            if there.hurried:
                break
            # news of what others may not know must not cut it short
            await self.hall.times.wait(there.news, until - room.time.now())
        there.in_row += 1
        with suppress(Refused):  # the table moved on meanwhile
            await self.hall.do(room.id, lambda now: now.bot_move(seat, level, text, at))

    async def _pass(self, there: Open, news: asyncio.Event, due: float) -> None:
        """For a person; after a restart not at once, which nobody could do."""
        rest = due + max(0.0, there.opened - there.room.asked_at) - there.room.time.now()
        if rest > 0:
            await self.hall.times.wait(news, rest)
            return
        with suppress(Refused):
            await self.hall.do(there.room.id, lambda now: now.auto_pass(self.hall.pauses, now.time.now()))

    async def _tick(self, there: Open, news: asyncio.Event) -> None:
        room = there.room
        turn = None if room.table is None else room.table.turn
        left = None if turn is None else room.clock.left(turn, room.time.now())
        if left is None or left > 0:
            await self.hall.times.wait(news, left)
            return
        with suppress(Refused):
            await self.hall.do(room.id, lambda now: now.late(now.time.now()))


def question(room: Room, seat: int) -> Question:
    head = room.header
    return Question(room.game, head.seats, head.options, head.position, room.answers(), seat, room.id)
