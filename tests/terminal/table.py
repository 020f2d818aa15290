"""Drives the terminal table as a player does: by keys, and by what stands on the screen."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from kodeks.kernel.game import game
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.terminal.app import KodeksApp
from kodeks.terminal.sitting import Setup, Sitting
from kodeks.terminal.table import TableScreen

CHARACTER = 12.2  # units of the picture between two columns
MOST_KEYS = 2000  # a story that goes on longer has lost its way


def setup(*players: str, seed: str = "4", **options: object) -> Setup:
    """A game of Archimedes; a player is a name, or `bot:` and a level."""
    made = Setup("archimedes", len(players))
    made.players = list(players)
    made.options = options
    made.seed = seed
    return made


def position(*players: str, **data: object) -> Sitting:
    """A table of Archimedes where A decides: hands and pile as given."""
    made = game("archimedes")
    table = Table(made, len(players), "4", {}, data)
    table.players[:] = players
    return Sitting(table)


class Driver:
    def __init__(self, app: KodeksApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.pressed = 0

    async def settle(self) -> None:
        """Until nobody thinks and nothing waits to be drawn."""
        await self.pilot.pause()
        while list(self.app.workers):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.pressed += 1
            assert self.pressed < MOST_KEYS, self.text
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """Into the line for typed moves, and Enter."""
        await self.press("escape", "tab")
        await self.pilot.press(*text)
        await self.press("enter")

    @property
    def table(self) -> Table:
        """The table on the screen, to know what may be played."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen)
        return screen.sitting.table

    @property
    def text(self) -> str:
        """All that can be read on the screen now."""
        return read(self.app.export_screenshot(simplify=True))


def read(picture: str) -> str:
    rows: dict[float, dict[int, str]] = {}
    for x, y, text in re.findall(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', picture):
        rows.setdefault(float(y), {})[round(float(x) / CHARACTER)] = html.unescape(text).replace("\xa0", " ")
    lines = []
    for _, pieces in sorted(rows.items()):
        line = ""
        for column, piece in sorted(pieces.items()):
            line = line.ljust(column) + piece
        lines.append(line.rstrip())
    return "\n".join(lines)


def sit(
    story: Callable[[Driver], Awaitable[None]],
    at: Setup | Sitting,
    lang: str = "en",
    size: tuple[int, int] = (100, 30),
) -> None:
    """Runs the story at this table, or from the start screen with this setup; bots make no pauses."""

    async def run() -> None:
        begins = at if isinstance(at, Setup) else Setup()
        app = KodeksApp(language(lang), begins, at if isinstance(at, Sitting) else None, pace=0)
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            await story(driver)

    asyncio.run(run())
