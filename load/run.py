"""A server under load on this machine: many tables of bots, many more spectators, and what each move costs.

python load/run.py                      200 tables, 1,000 spectators
python load/run.py --save load/results.md

From each row's own time (before it is written) to its arrival at each spectator. The exit code is 1 when a bar is
missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import resource
import sys
import tempfile
import time
import tracemalloc
from bisect import bisect_left
from dataclasses import dataclass
from pathlib import Path

from server import SEATS, Server, open_tables
from spectators import Spectator, connect

from kodeks.kernel.game import games
from kodeks.languages import language
from kodeks.store.kept import Header, Row
from kodeks.store.store import Store
from kodeks.web.hall import Hall, Open
from kodeks.web.room import Room
from kodeks.web.screen import log_line, regions
from kodeks.web.thinkers import Thinkers

LEVEL = "greedy"
PACE = 3.0  # seconds; people who play fast
SLOWEST = 250.0  # ms from a move to 99 % of its spectators, at most
FATTEST = 200.0  # kB a table, at most
FILES = 20_000
WARM = 10  # tables that are there before memory is measured: what every server has
SAMPLE = 10  # games of each kind that are played to their end to be weighed


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
    whole: float  # kB a table at the end of its game, with the page that its spectators see, by its objects


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
    return Found(server.rules, spent, *found, kilobytes, cores, opened, whole())


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
        played_out(game, 0)  # what is loaded once
        tracemalloc.start()
        kept = [played_out(game, seed) for seed in range(SAMPLE)]
        log_line.cache_clear()  # shared by all tables
        heaviest = max(heaviest, tracemalloc.get_traced_memory()[0] / 1000 / len(kept))
        tracemalloc.stop()
    return heaviest


def played_out(game: str, seed: int) -> Open:
    room = Room(Header("t", "host", game, SEATS), str(seed))
    for seat in range(SEATS):
        room.apply([room.seat_bot("host", seat, LEVEL)])
    room.apply([room.start("host")])
    rng = random.Random(seed)
    while room.table is not None and room.table.turn is not None:
        turn = room.table.turn
        room.apply([room.bot_move(turn, LEVEL, rng.choice(room.table.moves()), room.noticed[turn])])
    there = Open(room)
    regions(there, None, language("en"))
    return there


def report(found: Found, tables: int, spectators: int, pace: float) -> tuple[list[str], bool]:
    middle, slowest = (found.delays[int(len(found.delays) * part)] * 1000 for part in (0.5, 0.99))
    moves, news = found.moves / found.seconds, len(found.delays) / found.seconds
    fattest = max(found.opened, found.whole)
    bars = [
        ("from a move to its spectators, p99", f"< {SLOWEST:.0f} ms", f"{slowest:.0f} ms", slowest < SLOWEST),
        ("memory a table", f"< {FATTEST:.0f} kB", f"{fattest:.0f} kB", fattest < FATTEST),
        ("news that never came", "0", f"{found.missing}", found.missing == 0),
    ]
    lines = [
        f"{os.cpu_count()} cores for server, bots and spectators together, Python {platform.python_version()}, "
        f"SQLite; {found.rules}.",
        f"{tables} tables of {SEATS} bots ({LEVEL}), {spectators:,} spectators, {found.seconds:.0f} s; "
        f"bots wait {pace:g} s between moves.",
        "",
        "| what | figure |",
        "| --- | ---: |",
        f"| moves a second | {moves:.0f} (of {tables / pace:.0f} at most) |",
        f"| from a move to its spectators, p50 | {middle:.0f} ms |",
        f"| from a move to its spectators, p99 | {slowest:.0f} ms |",
        f"| the slowest | {found.delays[-1] * 1000:.0f} ms |",
        f"| news a second | {news:.0f} ({found.kilobytes / found.seconds / 1000:.1f} MB) |",
        f"| memory a table that has just begun | {found.opened:.0f} kB |",
        f"| memory a table at the end of its game, with its page | {found.whole:.0f} kB |",
        f"| cores used by the server | {found.cpu[0]:.2f} |",
        f"| cores used by the bots | {found.cpu[1]:.2f} |",
        f"| cores used by the spectators | {found.cpu[2]:.2f} |",
        "",
        "| bar | asked | measured | |",
        "| --- | ---: | ---: | --- |",
        *(f"| {what} | {asked} | {got} | {'pass' if good else 'MISSED'} |" for what, asked, got, good in bars),
    ]
    return lines, all(bar[3] for bar in bars)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=PACE, help="seconds that a bot waits before its move")
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--save", type=Path)
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    found = measure(args.tables, args.spectators, args.pace, args.seconds)
    lines, good = report(found, args.tables, args.spectators, args.pace)
    print("\n".join(lines))
    if args.save:
        args.save.write_text("\n".join(["# One run of `make load`", "", *lines, ""]), encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
