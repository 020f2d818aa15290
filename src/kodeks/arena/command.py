"""`kodeks arena`: bots play many games against each other, and a table says who is stronger."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kodeks.arguments import read_options
from kodeks.languages import Language, language, mark

if TYPE_CHECKING:
    from kodeks.arena.play import Result

PLAYED = mark("{count} games of {game}, seats: {seats}, seed {seed}, decisions a second: {speed}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game")
    parser.add_argument("bots", nargs="+", help="random, greedy, search, search:400, search:100ms or your module.Class")
    parser.add_argument("--games", type=positive, default=200, help="how many games (200)")
    parser.add_argument("--seats", type=positive, help="players at the table (one for each bot, at least two)")
    parser.add_argument("--time", metavar="TIME", help="how long a search thinks about a move: 100ms, 2s (100ms)")
    parser.add_argument("--processes", type=positive, default=1, help="games played at the same time (1)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; repeatable")
    parser.add_argument("--journals", metavar="FOLDER", help="write the journal of each game into this folder")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Plays the games and prints the table; 130 when Ctrl-C stopped it."""
    from kodeks.arena.report import balance, seating, standings, table
    from kodeks.arena.tournament import pairings
    from kodeks.arena.tournament import run as play_all
    from kodeks.bots import bot
    from kodeks.kernel.form import which
    from kodeks.own_cards import game

    if "" not in sys.path:
        sys.path.append("")  # a bot of one's own lies in the folder where one stands
    names = [timed(name, args.time) for name in args.bots]
    for name in names:
        bot(name)  # a wrong name is told before the first game
    made = game(args.game)
    seats = args.seats or max(made.low, len(names))
    options = read_options(args.option)
    made.settle(seats, options)
    reader = language(args.lang)
    folder = Path(args.journals) if args.journals else None
    results: list[Result] = []
    begun = time.perf_counter()

    def done(result: Result) -> None:
        results.append(result)
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{result.number + 1:06}.txt").write_text(result.journal, encoding="utf-8")
        progress(results, args.games, reader)

    todo = pairings(made, names, seats, args.games, args.seed, options, folder is not None)
    whole = play_all(todo, args.processes, done)
    spent = time.perf_counter() - begun
    if sys.stderr.isatty():
        print(file=sys.stderr)
    results.sort(key=lambda result: result.number)
    speed = sum(result.decisions for result in results) / spent
    entries = standings(results) if results else []
    if args.json:
        print(json.dumps(summary(args, seats, results, entries, speed), indent=2))
    else:
        if not whole:
            print(reader.say("Stopped after {done} of {games} games.", done=len(results), games=args.games))
        if entries:
            print(table(entries, reader))
            print(balance(seating(results), reader))
        places = {"game": made.title, "seats": seats, "seed": args.seed, "speed": f"{speed:.0f}"}
        print(reader.say(PLAYED, count=len(results), **places))
        print(reader.say(which()))
    return 0 if whole else 130


def timed(name: str, thinks: str | None) -> str:
    """A search without a level of its own gets the time of --time."""
    from kodeks.bots.catalogue import seconds

    if not thinks:
        return name
    seconds(thinks)  # a wrong time is told, whoever plays
    return f"search:{thinks}" if name == "search" else name


def progress(results: list[Result], games: int, reader: Language) -> None:
    if sys.stderr.isatty():
        wins: dict[str, float] = {}
        for result in results:
            for seat in result.winners:
                wins[result.bots[seat]] = wins.get(result.bots[seat], 0.0) + 1 / len(result.winners)
        told = ", ".join(f"{name} {count:g}" for name, count in sorted(wins.items()))
        line = reader.say(
            "{done} of {games} games; wins: {wins} (Ctrl+C stops)", done=len(results), games=games, wins=told
        )
        print(f"\r{line} ", end="", file=sys.stderr, flush=True)


def summary(
    args: argparse.Namespace, seats: int, results: list[Result], entries: list[dict[str, Any]], speed: float
) -> dict[str, Any]:
    from kodeks.arena.report import seating
    from kodeks.kernel.form import compiled

    return {
        "game": args.game,
        "seats": seats,
        "seed": args.seed,
        "options": read_options(args.option),
        "asked": args.games,
        "played": len(results),
        "standings": entries,
        "seating": seating(results) if results else [],
        "results": [
            {"number": r.number, "bots": list(r.bots), "scores": r.scores, "winners": r.winners} for r in results
        ],
        "decisions_per_second": round(speed, 1),
        "compiled": compiled(),
    }
