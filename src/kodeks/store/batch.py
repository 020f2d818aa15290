"""Writes of many tables in few transactions: what comes while the disk is busy is written together after that.

A transaction ends when the disk has it, which takes milliseconds however little is written; the tables of a busy
server would queue for it one by one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

What = TypeVar("What")


class Batch(Generic[What]):
    def __init__(self, write: Callable[[list[What]], Awaitable[None]], apart: type[Exception]) -> None:
        self.write = write  # all or nothing
        self.apart = apart  # raised when one of them can not be written: then each is tried by itself
        self.waiting: list[tuple[What, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def add(self, what: What) -> None:
        """Returns when it is written."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((what, done))
        if self.task is None:
            self.task = asyncio.ensure_future(self._run())
        await done

    async def end(self) -> None:
        if self.task is not None:
            await self.task

    async def _run(self) -> None:
        while self.waiting:
            now, self.waiting = self.waiting, []
            await self._settle(now)
        self.task = None

    async def _settle(self, now: list[tuple[What, asyncio.Future[None]]]) -> None:
        fate: Exception | None = None
        try:
            await self.write([what for what, _ in now])
        except Exception as error:
            if isinstance(error, self.apart) and len(now) > 1:
                for one in now:
                    await self._settle([one])
                return
            fate = error
        for _, done in now:
            if done.done():
                continue  # nobody waits any more
            if fate is None:
                done.set_result(None)
            else:
                done.set_exception(fate)
