"""`kodeks arena`: bots play many games against each other, and a table says who is stronger."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kodeks.arena.schedule import EACH, FORMS, TOGETHER, League
from kodeks.arguments import read_options, whole
from kodeks.kernel.errors import BadOption
from kodeks.languages import Language, language, mark

if TYPE_CHECKING:
    from kodeks.arena.play import Result
    from kodeks.arena.tournament import Tournament

PLAYED = mark("{count} games of {game}, seats: {seats}, seed {seed}, decisions a second: {speed}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game")
    parser.add_argument(
        "bots", nargs="+", help="random, greedy, search, search:400, search:100ms, your module.Class or program:COMMAND"
    )
    parser.add_argument("--games", type=whole(1), default=200, help="how many games, of each match (200)")
    parser.add_argument("--seats", type=whole(1), help="players at the table (one for each bot, at least two)")
    parser.add_argument(
        "--form", choices=FORMS, help="all bots at one table, each against each, or the first against the others"
    )
    parser.add_argument("--until", action="store_true", help="a match ends as soon as it is decided who is stronger")
    parser.add_argument("--time", metavar="TIME", help="how long a search thinks about a move: 100ms, 2s (100ms)")
    parser.add_argument(
        "--patience", metavar="TIME", help="who thinks longer about a move has lost (60s)", default="60s"
    )
    parser.add_argument("--processes", type=whole(1), default=1, help="games played at the same time (1)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; repeatable")
    parser.add_argument("--results", metavar="FILE", help="keep the results; a run that was stopped goes on from there")
    parser.add_argument("--journals", metavar="FOLDER", help="write the journal of each game into this folder")
    parser.add_argument("--report", metavar="FILE", help="write a report as one HTML page")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def league_of(args: argparse.Namespace) -> League:
    """What the command asks for; what is wrong with it is told before the first game."""
    from kodeks.arena.program import player
    from kodeks.bots.catalogue import seconds
    from kodeks.own_cards import game

    if "" not in sys.path:
        sys.path.append("")  # a bot of one's own lies in the folder where one stands
    names = tuple(timed(name, args.time) for name in args.bots)
    for name in names:
        player(name)
    made = game(args.game)
    crowded = len(set(names)) > made.high
    form = args.form or (EACH if crowded else TOGETHER)
    seats = args.seats or (max(made.low, len(names)) if form == TOGETHER else made.low)
    options = read_options(args.option)
    made.settle(seats, options)
    league = League(
        made, names, seats, args.games, str(args.seed), options, form, bool(args.journals), seconds(args.patience)
    )
    if args.until and any(len(set(match)) != 2 for match in league.matches()):
        raise BadOption(f"--until decides matches of two bots: let each play each (--form {EACH})")
    return league


def run(args: argparse.Namespace) -> int:
    """Plays the games and prints the table; 130 when Ctrl-C stopped it."""
    from kodeks.arena.executor import executor
    from kodeks.arena.results import File, head_of
    from kodeks.arena.tournament import Tournament

    league = league_of(args)
    reader = language(args.lang)
    kept = File(Path(args.results), head_of(league)) if args.results else None
    tournament = Tournament(league, args.until, kept.results if kept is not None else [])
    progress = Progress(league.games * len(league.matches()), reader)

    def done(result: Result) -> None:
        if kept is not None:
            kept.add(result)
        if args.journals:
            keep_journal(Path(args.journals), result)
        progress.show(list(tournament.played.values()))

    begun = time.perf_counter()
    before = len(tournament.played)
    whole = tournament.run(executor(args.processes), done)
    spent = time.perf_counter() - begun
    progress.end()
    results = tournament.results()
    speed = sum(result.decisions for result in list(tournament.played.values())[before:]) / spent
    if args.report and results:
        from kodeks.arena.page import page

        text = page(
            league, results, reader, os.path.relpath(args.journals, Path(args.report).parent) if args.journals else ""
        )
        Path(args.report).write_text(text, encoding="utf-8")
    if args.json:
        print(json.dumps(summary(league, tournament, speed), indent=2))
    else:
        tell(league, tournament, whole, speed, reader)
    return 0 if whole else 130


def keep_journal(folder: Path, result: Result) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{result.number + 1:06}.txt").write_text(result.journal, encoding="utf-8")
    if result.forfeit is not None:
        (folder / f"{result.number + 1:06}.toml").write_text(result.forfeit.scenario, encoding="utf-8")


def tell(league: League, tournament: Tournament, whole: bool, speed: float, reader: Language) -> None:
    from kodeks.arena.report import balance, forfeits, rated, seating, standings, table
    from kodeks.kernel.form import which

    results = tournament.results()
    if not whole:
        games = league.games * len(league.matches())
        print(reader.say("Stopped after {done} of {games} games.", done=len(results), games=games))
    if results:
        print(table(standings(results), reader))
        print(balance(seating(results), reader))
        for line in [*rated(results, reader), *forfeits(results, reader)]:
            print(line)
    for match, number in sorted(tournament.ended.items()):
        count = number // len(league.matches()) + 1
        pair = " - ".join(league.matches()[match])
        print(reader.say("{bots}: decided after {count} games", bots=pair, count=count))
    places = {"game": league.game.title, "seats": league.seats, "seed": league.seed, "speed": f"{speed:.0f}"}
    print(reader.say(PLAYED, count=len(results), **places))
    print(reader.say(which()))


def timed(name: str, thinks: str | None) -> str:
    """A search without a level of its own gets the time of --time."""
    from kodeks.bots.catalogue import seconds

    if not thinks:
        return name
    seconds(thinks)  # a wrong time is told, whoever plays
    return f"search:{thinks}" if name == "search" else name


class Progress:
    """A line that says how far it is and how long it will take, where somebody looks."""

    def __init__(self, games: int, reader: Language) -> None:
        self.games = games
        self.reader = reader
        self.begun = time.perf_counter()
        self.before = -1  # games that were known when it began
        self.shown = sys.stderr.isatty()

    def show(self, results: list[Result]) -> None:
        if not self.shown:
            return
        if self.before < 0:
            self.before = len(results) - 1
        wins: dict[str, float] = {}
        for result in results:
            for seat in result.winners:
                wins[result.bots[seat]] = wins.get(result.bots[seat], 0.0) + 1 / len(result.winners)
        left = (time.perf_counter() - self.begun) / (len(results) - self.before) * (self.games - len(results))
        told = {
            "done": len(results),
            "games": self.games,
            "wins": ", ".join(f"{name} {count:.4g}" for name, count in sorted(wins.items())),
            "time": f"{left // 60:.0f}:{left % 60:02.0f}",
        }
        line = self.reader.say("{done} of {games} games, {time} left; wins: {wins} (Ctrl+C stops)", **told)
        print(f"\r{line} ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)


def summary(league: League, tournament: Tournament, speed: float) -> dict[str, Any]:
    from kodeks.arena.ratings import ratings
    from kodeks.arena.report import seating, standings
    from kodeks.kernel.form import compiled

    results = tournament.results()
    return {
        "game": league.game.name,
        "seats": league.seats,
        "seed": league.seed,
        "options": league.options,
        "form": league.form,
        "asked": league.games * len(league.matches()),
        "played": len(results),
        "decided": [list(league.matches()[match]) for match in sorted(tournament.ended)],
        "standings": standings(results) if results else [],
        "ratings": [
            {"bot": name, "rating": round(rating, 1), "error": round(error, 1)}
            for name, (rating, error) in (ratings(results) if results else {}).items()
        ],
        "seating": seating(results) if results else [],
        "results": [
            {
                "number": r.number,
                "bots": list(r.bots),
                "scores": r.scores,
                "winners": r.winners,
                "forfeit": None if r.forfeit is None else asdict(r.forfeit),
            }
            for r in results
        ],
        "decisions_per_second": round(speed, 1),
        "compiled": compiled(),
    }
