"""Bots think in processes of their own, so that no page waits for them."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from kodeks.bots.catalogue import bot
from kodeks.bots.search import Search
from kodeks.bots.study import Looked, Weighed, choices, look_into, weigh
from kodeks.kernel.game import Game
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import State
from kodeks.web.queue import Asker, Queue
from kodeks.web.settings import THOUGHTS

Found = TypeVar("Found")
Hints = list[tuple[str, float]]  # moves with the chance to win after each, the best first
HINT = "search:1s"
PROPOSES = "greedy"
LONGEST = 60.0  # seconds of a thought: one that does not end must not keep its process for ever
MODESTY = 10  # who thinks waits for those who serve pages
KEPT = 8  # tables whose last position a process remembers


class Question:
    """A position as the answers that led to it, with the cards it is played with, and the seat that is asked."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        position: dict[str, Any] | None,
        answers: Sequence[int],
        seat: int,
        table: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.position = position
        self.answers = answers
        self.seat = seat
        self.table = table  # whose it is, where more of them will follow

    def sight(self) -> Sight:
        """All that a bot is handed: what its seat may know."""
        answers = list(self.answers)
        key = f"{self.table} {self.game.name} {self.seats} {self.options} {self.position}"
        before, state = recent.pop(key, ([], None))
        if state is None or before != answers[: len(before)]:
            before, state = [], self.start()
        for answer in answers[len(before) :]:
            state.play(answer)
        if self.table:
            recent[key] = answers, state
            while len(recent) > KEPT:
                recent.popitem(last=False)
        return Sight(self.game, state.copy(), self.seat)

    def start(self) -> State:
        made = self.game
        options = made.settle(self.seats, self.options)
        if self.position is None:
            state = made.start(self.seats, options)
        else:
            state = made.position(self.position, self.seats, options)
        state.begin()
        return state

    def sights(self, places: Sequence[int]) -> Iterator[tuple[int, Sight]]:
        """What its seat may know before each of these answers."""
        state, at = self.start(), 0
        for place in places:
            for answer in self.answers[at:place]:
                state.play(answer)
            at = place
            yield at, Sight(self.game, state, self.seat)


# in a process that thinks, by table: where its last question stood; a game is not played again for each move of it
recent: OrderedDict[str, tuple[list[int], State | None]] = OrderedDict()


def choose(asked: Question, level: str, seed: str) -> str:
    sight = asked.sight()
    return sight.game.write(bot(level, seed).choose(sight))


def hints(asked: Question) -> Hints:
    sight = asked.sight()
    strong = bot(HINT)
    assert isinstance(strong, Search)
    return [(sight.game.write(hint.move), hint.chance) for hint in strong.hints(sight)]


def propose(asked: Question, seed: str) -> list[str]:
    """What a bot would do with what is entrusted to it, up to the move that ends it: that is the person's."""
    sight = asked.sight()
    return [sight.game.write(move) for move in bot(PROPOSES, seed).plan(sight)[:-1]]


def decisions(asked: Question) -> list[int]:
    """Of a whole game: the places at which its seat could have answered otherwise."""
    return choices(asked.start(), asked.answers, asked.seat)


def weighed(asked: Question, places: list[int], seconds: float, spell: float) -> list[Weighed]:
    """The first of these decisions, as many as are thought of in a spell; at least one."""
    end, found = time.perf_counter() + spell, []
    for at, sight in asked.sights(places):
        found.append(weigh(sight, at, asked.answers[at], Search(seconds=seconds)))
        if time.perf_counter() >= end:
            break
    return found


def looked_into(asked: Question, at: int, seconds: float) -> Looked:
    """By another seed than the first time: what was bad by chance alone is so no longer."""
    _, sight = next(asked.sights([at]))
    return look_into(sight, at, asked.answers[at], Search("closer", seconds=seconds))


def follow() -> None:
    """A server that is killed takes its bots along; one that lives comes before them."""
    server = parent_process()
    assert server is not None
    if hasattr(os, "nice"):
        os.nice(MODESTY)

    def gone() -> None:
        connection.wait([server.sentinel])
        os._exit(0)

    Thread(target=gone, daemon=True).start()


class Thinkers:
    def __init__(self, processes: int = 0, most: int = THOUGHTS) -> None:
        self.processes = processes or max(2, (os.cpu_count() or 2) - 1)  # one address never has all of them
        self.queue = Queue(self.processes, most)
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        # spawned, not forked: a copy of a server with open connections would share them
        return ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=follow)

    async def choose(self, asker: Asker, asked: Question, level: str, seed: str) -> str:
        return str(await self.queue.run(asker, lambda: self._run(choose, asked, level, seed)))

    async def hints(self, asker: Asker, asked: Question) -> Hints:
        self.queue.check(asker.address)
        found: Hints = await self.queue.run(asker, lambda: self._run(hints, asked))
        return found

    async def propose(self, asker: Asker, asked: Question, seed: str) -> list[str]:
        self.queue.check(asker.address)
        found: list[str] = await self.queue.run(asker, lambda: self._run(propose, asked, seed))
        return found

    async def study(self, asker: Asker, work: Callable[..., Found], *given: object) -> Found:
        """A part of an analysis, in its turn; who begins one is checked before."""
        found: Found = await self.queue.run(asker, lambda: self._run(work, *given))
        return found

    async def _run(self, work: Any, *given: object) -> Any:
        """A worker that was killed takes its pool with it: the next one does the work."""
        try:
            return await self._once(work, *given)
        except BrokenProcessPool:
            return await self._once(work, *given)

    async def _once(self, work: Any, *given: object) -> Any:
        pool = self.pool
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except (BrokenProcessPool, TimeoutError):
            self._replace(pool)
            raise

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """What is not to blame is asked again."""
        if self.pool is pool:
            self.pool = self._pool()
            for process in list((pool._processes or {}).values()):
                process.kill()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
