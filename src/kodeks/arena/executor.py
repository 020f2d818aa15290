"""Where games are played: here, in processes of this machine, or on a cluster. All play the same games."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol

from kodeks.arena.play import Pairing, Result, play

WAITING = 4  # games handed to each process ahead


class Executor(Protocol):
    def run(self, todo: Iterator[Pairing], done: Callable[[Result], None]) -> None:
        """Plays all; `done` hears of each game as it ends. An exception of `done`, Ctrl-C too, ends it at once."""


class Here:
    def run(self, todo: Iterator[Pairing], done: Callable[[Result], None]) -> None:
        for pairing in todo:
            result = play(pairing)
            if result is not None:
                done(result)


class Processes:
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, todo: Iterator[Pairing], done: Callable[[Result], None]) -> None:
        from multiprocessing import get_context

        context = get_context()
        halt = context.Event()
        with ProcessPoolExecutor(self.count, context, initializer=prepare, initargs=(halt,)) as pool:
            waiting: set[Future[Result | None]] = set()
            try:
                while True:
                    while len(waiting) < WAITING * self.count and (pairing := next(todo, None)) is not None:
                        waiting.add(pool.submit(work, pairing))
                    if not waiting:
                        return
                    ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ended:
                        result = future.result()
                        if result is not None:
                            done(result)
            except BaseException:
                halt.set()  # games in play end at their next move
                pool.shutdown(cancel_futures=True)
                raise


_halt: Any = None


def prepare(halt: Any) -> None:
    """In each process: Ctrl-C is for the one that prints."""
    global _halt
    _halt = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work(pairing: Pairing) -> Result | None:
    return play(pairing, _halt.is_set)


def executor(processes: int) -> Executor:
    return Here() if processes == 1 else Processes(processes)
