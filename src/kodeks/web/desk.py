"""Where what visitors ask is worked out that takes long: in threads, a few at a time, fair by address.

More of them would not be faster, and each holds up the news of everybody a little.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from kodeks.web.queue import Asker, Queue

PLACES = 2
MOST = 30  # questions of one address that wait

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Desk:
    def __init__(self) -> None:
        self.queue = Queue(PLACES, MOST)

    async def ask(self, address: str, do: Callable[Given, Found], *given: Given.args, **more: Given.kwargs) -> Found:
        """TooMuch when too many questions of this address wait already."""
        self.queue.check(address)
        return await self.work(address, do, *given, **more)

    async def work(self, address: str, do: Callable[Given, Found], *given: Given.args, **more: Given.kwargs) -> Found:
        """What must be done, for a table, is never refused."""
        found: Found = await self.queue.run(Asker(address), lambda: asyncio.to_thread(do, *given, **more))
        return found
