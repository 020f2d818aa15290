"""Servers for tests: inside this process, or as a user starts them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType

import httpx
from fastapi import FastAPI

from kodeks.web.app import make_app
from kodeks.web.settings import Settings

ORIGIN = "http://kodeks.test"
FAST = 100_000.0  # no test is slowed down by the limit on its rate


@asynccontextmanager
async def inside(database: str, rate: float = FAST) -> AsyncIterator[FastAPI]:
    """The app with its bots that do not wait between moves."""
    app = make_app(Settings(database, processes=1, pace=0, rate=rate))
    async with app.router.lifespan_context(app):
        yield app


def browser(app: FastAPI, **headers: str) -> httpx.AsyncClient:
    """One visitor: cookies are kept, and forms come from our own pages."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app),
        base_url=ORIGIN,
        headers={
            "origin": ORIGIN,
            "x-request-id": "of-these-tests",
            **headers,
        },  # by chance no two answers are the same
    )


class Served:
    """`kodeks serve` in a process of its own, on a port that the system chooses."""

    def __init__(self, database: str, *more: str) -> None:
        self.database = database
        self.more = more
        self.first = ""  # a folder whose modules come before all others
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it listens; the second time at the same port."""
        command = [sys.executable, "-m", "kodeks", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--pace", "0", "--rate", str(FAST), "--processes", "1", "--lang", "en", *self.more]
        path = os.pathsep.join(filter(None, [self.first, str(Path(__file__).parents[2] / "src")]))
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}, start_new_session=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^:]+:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut does it: the server and its bots at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, how)
            self.process.communicate()
            self.process = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.process is not None:
            self.stop()
