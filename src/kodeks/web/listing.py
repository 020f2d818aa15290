"""The public tables as the lobby lists them: looked up once after each change, whoever watches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kodeks.store.kept import OPEN, PLAYING
from kodeks.web.errors import Refused
from kodeks.web.room import Room

if TYPE_CHECKING:
    from kodeks.web.hall import Hall

SHOWN = 30  # tables of each phase
Listed = tuple[Room, str]  # with the phase that the lists know


class Listing:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.news = asyncio.Event()
        self.pages: dict[str, bytes] = {}  # by language, as they are sent
        self._tables: list[Listed] = []
        self._stale = True
        self._one_at_a_time = asyncio.Lock()

    def tell(self) -> None:
        """A table is new, or its seats or its phase have changed."""
        self._stale = True
        self.news.set()
        self.news = asyncio.Event()

    async def tables(self) -> list[Listed]:
        async with self._one_at_a_time:
            while self._stale:
                self._stale = False
                try:
                    self._tables = await self._look()
                except BaseException:
                    self._stale = True
                    raise
                self.pages = {}
        return self._tables

    async def _look(self) -> list[Listed]:
        found = []
        for kept in await self.hall.store.public(OPEN, PLAYING, most=SHOWN):
            try:
                found.append(((await self.hall.open(kept.id)).room, kept.phase))
            except Refused:
                continue  # it is set aside
        return found
