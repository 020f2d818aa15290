"""A clock for servers in tests: it goes on only when somebody waits for it, and not while it is stopped."""

from __future__ import annotations

import asyncio

import pytest

from kodeks.web.times import Times


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.waits: list[float] = []
        self.runs = True

    def time(self) -> float:
        return self.now

    async def wait(self, news: asyncio.Event, seconds: float | None) -> None:
        await asyncio.sleep(0)
        if seconds is None:
            await news.wait()
            return
        while not self.runs and not news.is_set():
            await asyncio.sleep(0.001)
        if not news.is_set():
            self.waits.append(seconds)
            self.now += seconds


def stopwatch(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    for name, method in (("wall", made.time), ("steady", made.time), ("wait", made.wait)):
        monkeypatch.setattr(Times, name, staticmethod(method))
    return made
