"""Many games: seats rotated, seeds fixed, on as many processes as wanted."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from kodeks.arena.play import Pairing, Result, play
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game

WAITING = 4  # games handed to each process ahead


def pairings(
    game: Game, bots: list[str], seats: int, games: int, seed: object, options: dict[str, Any], journal: bool = False
) -> Iterator[Pairing]:
    """The bots take the seats in turn, and then each deal again from the next seat."""
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots do not fit on {seats} seats: give more seats or fewer bots")
    places = [bots[i % len(bots)] for i in range(seats)]
    for number in range(games):
        deal, shift = divmod(number, seats)
        seated = tuple(places[(seat + shift) % seats] for seat in range(seats))
        yield Pairing(number, game, seated, f"{seed}/{deal}", options, journal)


def run(todo: Iterator[Pairing], processes: int, done: Callable[[Result], None]) -> bool:
    """Plays all; `done` hears of each game as it ends. False when Ctrl-C stopped it before."""
    try:
        if processes == 1:
            for pairing in todo:
                result = play(pairing)
                if result is not None:
                    done(result)
        else:
            spread(todo, processes, done)
    except KeyboardInterrupt:
        return False
    return True


def spread(todo: Iterator[Pairing], processes: int, done: Callable[[Result], None]) -> None:
    from multiprocessing import get_context

    context = get_context()
    halt = context.Event()
    with ProcessPoolExecutor(processes, context, initializer=prepare, initargs=(halt,)) as pool:
        waiting: set[Future[Result | None]] = set()
        try:
            while True:
                while len(waiting) < WAITING * processes and (pairing := next(todo, None)) is not None:
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
