"""Few places, many who wait: fair by address and table. The pool is a fake one, whose work the test ends by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from kodeks.web.errors import TooMuch
from kodeks.web.queue import Asker, Queue


class Pool:
    """What is at work now, in the order in which it was begun."""

    def __init__(self, places: int, most: int = 10) -> None:
        self.queue = Queue(places, most)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Future[str]] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def ask(self, name: str, address: str, table: str = "", awaited: bool = True) -> None:
        async def work() -> str:
            self.begun.append(name)
            self.ends[name] = asyncio.get_running_loop().create_future()
            return await self.ends[name]

        self.tasks[name] = asyncio.ensure_future(self.queue.run(Asker(address, table or name, awaited), work))
        await settled()

    async def end(self, name: str) -> None:
        self.ends.pop(name).set_result(name)
        await settled()

    async def end_all(self) -> list[str]:
        """One after the other, the oldest first: the order in which all were begun."""
        while self.ends:
            await self.end(next(iter(self.ends)))
        return self.begun


async def settled() -> None:
    """Everything that can go on has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


def in_pool(places: int, story: Callable[[Pool], Coroutine[Any, Any, None]], most: int = 10) -> None:
    async def run() -> None:
        pool = Pool(places, most)
        await story(pool)
        await pool.end_all()
        assert not pool.queue.waiting and not pool.queue.at_work and not pool.queue.addresses, "nothing is remembered"

    asyncio.run(run())


def test_an_address_with_forty_tables_delays_another_by_one_thought() -> None:
    async def story(pool: Pool) -> None:
        for number in range(40):
            await pool.ask(f"greedy {number}", "a")
        await pool.ask("modest", "b")
        await pool.end("greedy 0")
        assert pool.begun[-1] == "modest"

    in_pool(1, story)


def test_one_address_never_has_all_places() -> None:
    async def story(pool: Pool) -> None:
        for number in range(5):
            await pool.ask(f"greedy {number}", "a")
        assert len(pool.begun) == 2
        await pool.ask("modest", "b")
        assert pool.begun[-1] == "modest", "at once"

    in_pool(3, story)


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def story(pool: Pool) -> None:
        await pool.ask("first", "x")
        for name in ("a1", "a2"):
            await pool.ask(f"{name} early", "a", name)
        await pool.ask("a1 late", "a", "a1")
        for name in ("b1", "b2"):
            await pool.ask(name, "b")
        assert await pool.end_all() == ["first", "a1 early", "b1", "a2 early", "b2", "a1 late"]

    in_pool(1, story)


def test_where_somebody_waits_comes_first() -> None:
    async def story(pool: Pool) -> None:
        await pool.ask("first", "x")
        await pool.ask("bots alone", "a", awaited=False)
        await pool.ask("watched", "b")
        await pool.ask("watched too", "b")
        assert await pool.end_all() == ["first", "watched", "watched too", "bots alone"]

    in_pool(1, story)


def test_a_place_is_taken_until_its_work_has_ended_whoever_waits() -> None:
    async def story(pool: Pool) -> None:
        await pool.ask("left", "a")
        await pool.ask("gives up", "a")
        await pool.ask("next", "b")
        pool.tasks["left"].cancel()
        pool.tasks["gives up"].cancel()
        await settled()
        assert pool.begun == ["left"], "a process is still busy with it"
        await pool.end("left")
        assert pool.begun == ["left", "next"]

    in_pool(1, story)


def test_who_gives_up_when_called_leaves_the_place() -> None:
    async def story(pool: Pool) -> None:
        await pool.ask("first", "a")
        await pool.ask("second", "b")
        await pool.ask("third", "c")
        pool.ends.pop("first").set_result("")
        while len(pool.queue.waiting) == 2:
            await asyncio.sleep(0)
        pool.tasks["second"].cancel()  # it was called, and has not begun
        await settled()
        assert pool.begun == ["first", "third"]

    in_pool(1, story)


def test_work_that_fails_leaves_its_place() -> None:
    async def story(pool: Pool) -> None:
        await pool.ask("fails", "a")
        await pool.ask("next", "b")
        pool.ends.pop("fails").set_exception(ValueError("no"))
        await settled()
        assert pool.begun[-1] == "next"
        with pytest.raises(ValueError, match="no"):
            await pool.tasks["fails"]

    in_pool(1, story)


def test_who_has_too_many_waiting_is_told() -> None:
    async def story(pool: Pool) -> None:
        for number in range(4):
            pool.queue.check("a")
            await pool.ask(f"{number}", "a")
        with pytest.raises(TooMuch):
            pool.queue.check("a")
        pool.queue.check("b")
        await pool.end("0")
        pool.queue.check("a")

    in_pool(1, story, most=3)


def test_who_goes_away_at_the_moment_when_a_place_is_free_takes_it_from_nobody() -> None:
    async def story(pool: Pool) -> None:
        troubles: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
        await pool.ask("first", "a")
        await pool.ask("gone", "b")
        await pool.ask("next", "c")
        pool.ends.pop("first").set_result("first")  # and before anything goes on:
        await asyncio.sleep(0)
        pool.tasks["gone"].cancel()
        await settled()
        assert pool.begun == ["first", "next"]
        assert troubles == []

    in_pool(1, story)
