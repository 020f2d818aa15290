"""A server under load on this machine: many tables of bots, many more spectators, and what each move costs.

python load/run.py                      200 tables with 1,000 spectators, then twice and four times the tables;
                                        then the same load of Archimedes on Kodeks and on boardgame.io
python load/run.py --save load/results.md

From each row's own time (before it is written) to its arrival at each spectator. The exit code is 1 when a bar is
missed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import resource
import sys
import tempfile
import time
import tracemalloc
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from peer import compare
from server import SEATS, Server, open_tables, seats_of
from spectators import Spectator, connect

from kodeks.kernel.game import games
from kodeks.languages import language
from kodeks.store.kept import Header, Row
from kodeks.store.store import Store
from kodeks.web.hall import Hall, Open
from kodeks.web.room import Room
from kodeks.web.screen import log_line, regions
from kodeks.web.shelf import Shelf
from kodeks.web.thinkers import Thinkers

LEVEL = "greedy"
BUSY = os.getloadavg()[0]  # what else runs on the machine
PACE = 3.0  # seconds; people who play fast
SLOWEST = 150.0  # ms from a move to 99 % of its spectators, at most
FATTEST = 100.0  # kB a table, at most
FILES = 20_000
TIMES = (1, 2, 4)  # as many tables; bots wait longer, so that there are as many moves a second
STEEPEST = 1.25  # what a move costs with the most tables, of what it costs with the fewest
WARM = 12  # tables that are there before memory is measured: what every server has
SAMPLE = 3  # games of each kind that are played to their end to be weighed, after as many


@dataclass
class Found:
    rules: str
    seconds: float
    moves: int
    delays: list[float]
    missing: int  # news that a spectator never saw
    kilobytes: float
    cpu: tuple[float, float, float]  # cores of the server, of the bots, of the spectators
    opened: float  # kB a table that has just begun, by the memory of the process

    def delay(self, part: float) -> float:
        return self.delays[int(len(self.delays) * part)] * 1000

    @property
    def cost(self) -> float:
        """ms of the server's process for a move with all its news."""
        return 1000 * self.cpu[0] * self.seconds / self.moves


def measure(tables: int, spectators: int, pace: float, seconds: float) -> Found:
    with tempfile.TemporaryDirectory() as folder, Server(folder, pace) as server:
        chosen = [games()[number % len(games())] for number in range(WARM + tables)]
        open_tables(server.port, chosen[:WARM], LEVEL)
        before = server.memory
        ids = open_tables(server.port, chosen[WARM:], LEVEL)
        print(f"{tables} tables", file=sys.stderr)
        return asyncio.run(watch(server, ids, spectators, seconds, before))


async def watch(server: Server, ids: list[str], count: int, seconds: float, before: float) -> Found:
    opened = (server.memory - before) / len(ids)
    crowd = await connect(server.port, ids, count)
    print(f"{count} spectators", file=sys.stderr)
    await asyncio.sleep(2)  # connecting is over
    began, mine, (main, bots) = time.time(), time.process_time(), server.cpu()
    sent = sum(each.bytes for each in crowd)
    await asyncio.sleep(seconds)
    ended, main_end, bots_end = time.time(), *server.cpu()
    cpu = [main_end - main, bots_end - bots, time.process_time() - mine]
    kilobytes = (sum(each.bytes for each in crowd) - sent) / 1000
    await asyncio.sleep(2)  # what was on its way
    found = await delays(server.database, crowd, began, ended)
    spent = ended - began
    cores = (cpu[0] / spent, cpu[1] / spent, cpu[2] / spent)
    return Found(server.rules, spent, *found, kilobytes, cores, opened)


async def delays(database: str, crowd: list[Spectator], began: float, ended: float) -> tuple[int, list[float], int]:
    """How many moves there were, how long each took to each spectator, and how often it never came."""
    store = await Store.open(database)
    hall = Hall(store, Thinkers(1), 0)
    by_table: dict[str, list[Spectator]] = {}
    for each in crowd:
        by_table.setdefault(each.table, []).append(each)
    moves, waited, missing = 0, [], 0
    for table, watching in by_table.items():
        kept = await store.kept(table)
        assert kept is not None
        rows = await store.rows(table)
        moves += sum(row.kind == "move" and began <= row.at < ended for row in rows)
        for at in seen(Room(kept.header(), hall.secret(table)), rows):
            if began <= at < ended:
                for each in watching:
                    place = bisect_left(each.arrivals, at)
                    if place < len(each.arrivals):
                        waited.append(each.arrivals[place] - at)
                    else:
                        missing += 1
    hall.thinkers.close()
    await store.close()
    return moves, sorted(waited), missing


def seen(room: Room, rows: list[Row]) -> list[float]:
    """The times of the rows that change what spectators see: a choice in private does not."""
    times, before = [], None
    for row in rows:
        room.apply([row])
        now = None if room.table is None else room.table.view(None)
        if now != before:
            times.append(row.at)
        before = now
    return times


def whole() -> float:
    """What a table weighs at the end of its game, in kB, the heaviest kind of game."""
    heaviest = 0.0
    for game in games():
        shelf = Shelf()

        def weight(shelf: Shelf = shelf) -> float:
            log_line.cache_clear()  # what all tables share
            shelf.pages.clear()
            gc.collect()
            return tracemalloc.get_traced_memory()[0] / 1000

        tracemalloc.start()
        kept = [played_out(game, seed, shelf) for seed in range(SAMPLE)]  # with what is loaded once
        before = weight()
        kept += [played_out(game, seed, shelf) for seed in range(SAMPLE, 2 * SAMPLE)]
        heaviest = max(heaviest, (weight() - before) / SAMPLE)
        tracemalloc.stop()
    return heaviest


def played_out(game: str, seed: int, shelf: Shelf) -> Open:
    seats = seats_of(game)
    room = Room(Header("t", "host", game, seats), str(seed))
    for seat in range(seats):
        room.apply([room.seat_bot("host", seat, LEVEL)])
    room.apply([room.start("host")])
    rng = random.Random(seed)
    while room.table is not None and room.table.turn is not None:
        turn = room.table.turn
        room.apply([room.bot_move(turn, LEVEL, rng.choice(room.table.moves()), room.noticed[turn])])
    there = Open(room, shelf)
    regions(there, None, language("en"))
    return there


def report(all_found: list[Found], fattest: float, tables: int, spectators: int, pace: float) -> tuple[list[str], bool]:
    first, last = all_found[0], all_found[-1]
    steep = last.cost / first.cost
    missing = sum(found.missing for found in all_found)
    bars = [
        (
            "from a move to its spectators, p99",
            f"< {SLOWEST:.0f} ms",
            f"{first.delay(0.99):.0f} ms",
            SLOWEST,
            first.delay(0.99),
        ),
        ("memory a table at the end of its game", f"< {FATTEST:.0f} kB", f"{fattest:.0f} kB", FATTEST, fattest),
        (
            f"cost of a move, {TIMES[-1]} times the tables",
            f"< {STEEPEST:g} times",
            f"{steep:.2f} times",
            STEEPEST,
            steep,
        ),
        ("news that never came", "0", f"{missing}", 1, missing),
    ]
    rows: list[tuple[str, Callable[[Found], str]]] = [
        ("moves a second", lambda found: f"{found.moves / found.seconds:.0f}"),
        ("moves a second for a core of the server", lambda found: f"{1000 / found.cost:.0f}"),
        ("cost of a move with all its news", lambda found: f"{found.cost:.1f} ms"),
        ("from a move to its spectators, p50", lambda found: f"{found.delay(0.5):.0f} ms"),
        ("from a move to its spectators, p99", lambda found: f"{found.delay(0.99):.0f} ms"),
        ("the slowest", lambda found: f"{found.delays[-1] * 1000:.0f} ms"),
        ("news a second", lambda found: f"{len(found.delays) / found.seconds:.0f}"),
        ("MB a second", lambda found: f"{found.kilobytes / found.seconds / 1000:.1f}"),
        ("memory a table that has just begun", lambda found: f"{found.opened:.0f} kB"),
        ("cores used by the server", lambda found: f"{found.cpu[0]:.2f}"),
        ("cores used by the bots", lambda found: f"{found.cpu[1]:.2f}"),
        ("cores used by the spectators", lambda found: f"{found.cpu[2]:.2f}"),
    ]
    lines = [
        f"{os.cpu_count()} cores for server, bots and spectators together, Python {platform.python_version()}, "
        f"SQLite; {first.rules}. Load of the machine before it began: {BUSY:.1f}.",
        f"Tables of up to {SEATS} bots ({LEVEL}) of all games, {spectators:,} spectators, {first.seconds:.0f} s each; "
        f"bots wait {pace:g} s between moves, and longer with more tables, so that there are as many moves a second.",
        "",
        f"| tables | {' | '.join(f'{tables * times:,}' for times in TIMES)} |",
        f"| --- |{' ---: |' * len(TIMES)}",
        *(f"| {what} | {' | '.join(map(told, all_found))} |" for what, told in rows),
        "",
        "| bar | asked | measured | |",
        "| --- | ---: | ---: | --- |",
        *(
            f"| {what} | {asked} | {got} | {'pass' if value < most else 'MISSED'} |"
            for what, asked, got, most, value in bars
        ),
    ]
    return lines, all(value < most for *_, most, value in bars)


def tell(lines: list[str], save: Path | None) -> None:
    print("\n".join(lines), flush=True)
    if save:
        save.write_text("\n".join(["# One run of `make load`", "", *lines, ""]), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=PACE, help="seconds that a bot waits before its move")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--save", type=Path)
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    found = [measure(args.tables * times, args.spectators, args.pace * times, args.seconds) for times in TIMES]
    lines, good = report(found, whole(), args.tables, args.spectators, args.pace)
    tell(lines, args.save)
    tell([*lines, "", "## Beside boardgame.io", "", *compare()], args.save)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
