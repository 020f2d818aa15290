"""Links by which a person goes on at another device. Who reads the database finds none: it keeps their hashes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, delete, func, insert, select

from kodeks.store import schema
from kodeks.store.store import Store

MOST = 10  # of one person


class Links:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, person: str, now: float, until: float) -> str:
        """A token for one use; of many, the oldest end."""
        token, mine = secrets.token_urlsafe(24), schema.links.c
        newest = select(mine.hash).where(mine.person == person).order_by(mine.until.desc()).limit(MOST - 1)
        kept = [row.hash for row in await self._all(newest)]
        async with self.store.engine.begin() as connection:
            old = (mine.until < now) | ((mine.person == person) & mine.hash.not_in(kept))
            await connection.execute(delete(schema.links).where(old))
            await connection.execute(insert(schema.links).values(hash=hashed(token), person=person, until=until))
        return token

    async def person_of(self, token: str, now: float) -> str | None:
        """Whose it is, while it works."""
        mine = schema.links.c
        found = await self._all(select(mine.person).where((mine.hash == hashed(token)) & (mine.until >= now)))
        return str(found[0].person) if found else None

    async def use(self, token: str, now: float) -> str | None:
        """Whose it is, once."""
        person = await self.person_of(token, now)
        async with self.store.engine.begin() as connection:
            gone = await connection.execute(delete(schema.links).where(schema.links.c.hash == hashed(token)))
        return person if gone.rowcount else None

    async def count(self, person: str, now: float) -> int:
        mine = schema.links.c
        wanted = select(func.count().label("number")).where((mine.person == person) & (mine.until >= now))
        return int((await self._all(wanted))[0].number)

    async def take_back(self, person: str) -> None:
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(schema.links).where(schema.links.c.person == person))

    async def _all(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        async with self.store.reading.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
        return found


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
