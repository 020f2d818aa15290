"""Time for servers. The clock on the wall may be set at any moment, forwards or back: a table looks at it once."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress


class Times:
    """Where a server has its time from; tests have another."""

    def wall(self) -> float:
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment: they never jump."""
        return time.monotonic()

    async def wait(self, news: asyncio.Event, seconds: float | None) -> None:
        """Until there is news, or so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await news.wait()


class Timeline:
    """The time of one table: it begins at the clock on the wall, goes on steadily, and no row is ahead of it.

    So rows are in the order of their times, whatever the clocks of the servers that write them are set to.
    """

    def __init__(self, times: Times) -> None:
        self.times = times
        self.base = times.wall()
        self.since = times.steady()

    def now(self) -> float:
        return self.base + (self.times.steady() - self.since)

    def heard(self, at: float) -> None:
        """A row of this time: another server's clock, or ours of before, may be ahead."""
        self.base = max(self.base, at - (self.times.steady() - self.since))
