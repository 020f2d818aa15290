"""The lobby costs one look at the database, whoever watches."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

from kodeks.languages import language
from kodeks.store.kept import Header
from kodeks.web.pages.lobby import lobby_events
from kodeks.web.visitor import Visitor
from tests.web.house import EWA, House, in_house
from tests.web.postgres import kept_in

MANY = 60


def test_many_streams_of_the_lobby_share_one_query(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        hall, looked = there.hall, 0
        plain = hall.store.public

        async def public(*given: Any, **more: Any) -> Any:
            nonlocal looked
            looked += 1
            return await plain(*given, **more)

        hall.store.public = public  # type: ignore[method-assign]
        visitors = [Visitor(f"v{i}", False, language(("en", "pl", "ru")[i % 3]), "") for i in range(MANY)]
        streams = [cast("AsyncIterator[bytes]", (await lobby_events(hall, v)).body_iterator) for v in visitors]
        first = await asyncio.gather(*(anext(stream) for stream in streams))
        assert len(set(first)) == 3 and looked == 1
        waiting = [asyncio.ensure_future(anext(stream)) for stream in streams]
        await asyncio.sleep(0)
        for number in range(5):
            await hall.create(Header(f"{number:024}", EWA, "arcanon", 2), [lambda room: room.sit(EWA, "Ewa", 0)])
        told = await asyncio.gather(*waiting)
        assert all(b"0" * 23 + b"4" in one for one in told), "what came together is told together"
        assert looked <= 3

    in_house(tmp_path, story)


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        store = there.hall.store
        async with store.engine.begin(), asyncio.timeout(5):  # the one connection that writes is taken
            assert await store.playing()
            assert (await there.ask("GET", "/")).status == 200

    if kept_in(tmp_path).startswith("sqlite"):
        in_house(tmp_path, story)
