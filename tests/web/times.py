"""A clock for servers in tests: it goes on only when somebody waits for it, and not while it is stopped."""

from __future__ import annotations

import asyncio

import pytest

from kodeks.web import hall


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
    monkeypatch.setattr("time.time", made.time)
    monkeypatch.setattr(hall, "wait", made.wait)
    return made
