"""Who is next where many wait for few places: fair by address, then by table.

Those for whom somebody waits come first; among them the address that has the fewest at work, then the one that was
served longest ago, and of its tables the one that was served longest ago. One address never has all places where there
are several: whoever comes next finds one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from itertools import count
from typing import Any

from kodeks.languages import mark
from kodeks.web.errors import TooMuch

FULL = mark("Too many of your questions wait for their answers ({most} at most): ask again in a moment.")


@dataclass(frozen=True)
class Asker:
    address: str
    table: str = ""
    awaited: bool = True  # somebody looks at the table, or waits for the answer


class Waiting:
    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Address:
    """What the queue remembers of one, while it has something to ask."""

    def __init__(self) -> None:
        self.waiting = 0
        self.at_work = 0
        self.served = 0  # the number of the turn that it had last
        self.tables: dict[str, int] = {}  # and of each of its tables


class Queue:
    def __init__(self, places: int, most: int) -> None:
        self.places = places
        self.share = max(1, places - 1)  # of one address
        self.most = most  # questions of one address that may wait, where they can be refused
        self.at_work = 0
        self.waiting: list[Waiting] = []
        self.addresses: dict[str, Address] = {}
        self._number = count(1)

    def check(self, address: str) -> None:
        """For who can be told to come again."""
        waiting = self.addresses[address].waiting if address in self.addresses else 0
        if waiting >= self.most:
            raise TooMuch(FULL, most=self.most)

    async def run(self, asker: Asker, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The work's result, in its turn. Its place is free when it has ended, also when nobody waits any more."""
        await self._turn(asker)
        doing = asyncio.ensure_future(work())
        doing.add_done_callback(lambda _: self._leave(asker))
        return await asyncio.shield(doing)

    async def _turn(self, asker: Asker) -> None:
        mine = Waiting(asker, next(self._number))
        self.waiting.append(mine)
        self.addresses.setdefault(asker.address, Address()).waiting += 1
        self._call()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self.waiting:
                self._off(mine)
                self._forget(asker.address)
            else:
                self._leave(asker)  # it was called at the same moment
            raise

    def _call(self) -> None:
        """As many as there are places for."""
        while self.at_work < self.places:
            ready = [
                one
                for one in self.waiting  # who has gone away leaves the queue a moment later
                if not one.turn.cancelled() and self.addresses[one.asker.address].at_work < self.share
            ]
            if not ready:
                return
            called = min(ready, key=self._order)
            self._off(called)
            whose = self.addresses[called.asker.address]
            whose.at_work += 1
            whose.served = whose.tables[called.asker.table] = next(self._number)
            self.at_work += 1
            called.turn.set_result(None)

    def _order(self, one: Waiting) -> tuple[bool, int, int, int, int]:
        whose = self.addresses[one.asker.address]
        return not one.asker.awaited, whose.at_work, whose.served, whose.tables.get(one.asker.table, 0), one.number

    def _off(self, one: Waiting) -> None:
        self.waiting.remove(one)
        self.addresses[one.asker.address].waiting -= 1

    def _leave(self, asker: Asker) -> None:
        self.at_work -= 1
        self.addresses[asker.address].at_work -= 1
        self._forget(asker.address)
        self._call()

    def _forget(self, address: str) -> None:
        whose = self.addresses[address]
        if not whose.waiting and not whose.at_work:
            del self.addresses[address]
