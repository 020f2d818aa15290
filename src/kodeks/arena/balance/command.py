"""`kodeks balance GAME`: what decks, seats, house rules and cards are worth, when equal bots play."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.arguments import read_options, whole
from kodeks.kernel.errors import BadOption
from kodeks.languages import language, mark


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help=mark("the game"))
    parser.add_argument("--bot", default="greedy", help=mark("who plays all seats (greedy)"))
    parser.add_argument("--games", type=whole(1), default=100, help=mark("games of each pair of decks and rule (100)"))
    parser.add_argument("--seats", type=whole(1), help=mark("players at the table (as few as can play)"))
    parser.add_argument("--rules", action="store_true", help=mark("each house rule the other way, too"))
    parser.add_argument(
        "--deck", action="append", default=[], metavar="DECK", help=mark("a deck, in place of the starters; repeatable")
    )
    parser.add_argument("--cards", metavar="FILE", type=Path, help=mark("cards of your own to play with"))
    parser.add_argument(
        "--changed", metavar="FILE", type=Path, help=mark("the same cards with other texts: what would they change?")
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=mark("a house rule"))
    parser.add_argument("--processes", type=whole(1), default=1, help=mark("games played at the same time (1)"))
    parser.add_argument("--seed", default="1", help=mark("the same seed gives the same games (1)"))
    parser.add_argument(
        "--results", metavar="FILE", help=mark("keep the results; a run that was stopped goes on from there")
    )
    parser.add_argument("--report", metavar="FILE", help=mark("write a report as one HTML page"))
    parser.add_argument("--csv", metavar="FILE", help=mark("write all figures as a table for other programs"))


def run(args: Namespace) -> int:
    """Plays, and prints what it found; 130 when Ctrl-C stopped it, with what it has."""
    from kodeks.arena.balance import sheet
    from kodeks.arena.balance.arms import Question, pairings
    from kodeks.arena.balance.figures import figures
    from kodeks.arena.command import Progress
    from kodeks.arena.executor import executor
    from kodeks.arena.play import Result
    from kodeks.arena.results import File
    from kodeks.bots import bot
    from kodeks.kernel.cardfile import CardFile
    from kodeks.kernel.form import which
    from kodeks.own_cards import game

    bot(args.bot)  # a wrong name is told before the first game
    made = game(args.game)
    other = None
    if args.cards:
        made = made.with_cards([CardFile(args.cards.name, args.cards.read_text(encoding="utf-8-sig"))])
    if args.changed:
        if not args.cards:
            raise BadOption("--changed is the other version of the cards that --cards names")
        other = made.with_cards([CardFile(args.cards.name, args.changed.read_text(encoding="utf-8-sig"))])
    seats = args.seats or made.low
    options = read_options(args.option)
    made.settle(seats, options)
    compared = Question(made, seats, options, args.deck, other).arms(args.rules)
    for arm in compared:
        arm.game.settle(seats, arm.options)  # an illegal deck is told before the first game
    kept = File(Path(args.results), head_of(args, compared, seats)) if args.results else None
    played: dict[int, Result] = {result.number: result for result in (kept.results if kept is not None else [])}
    reader = language(args.lang)
    progress = Progress(args.games * len(compared), reader)

    def done(result: Result) -> None:
        played[result.number] = result
        if kept is not None:
            kept.add(result)
        progress.show(list(played.values()))

    whole_run = True
    todo = pairings(compared, args.bot, seats, args.games, args.seed)
    try:
        executor(args.processes).run((one for one in todo if one.number not in played), done)
    except KeyboardInterrupt:
        whole_run = False
    progress.end()
    found = figures(compared, [result for _, result in sorted(played.items())])
    if args.csv:
        Path(args.csv).write_text(sheet.as_csv(found), encoding="utf-8")
    if args.report:
        how = command(args)
        Path(args.report).write_text(sheet.page(made.title, compared, found, how, reader), encoding="utf-8")
    asked = args.games * len(compared)
    if not whole_run:
        print(reader.say("Stopped after {done} of {games} games.", done=len(played), games=asked))
    print("\n".join(sheet.told(found, reader)))
    print(reader.say(which()))
    return 0 if whole_run else 130


def command(args: Namespace) -> str:
    """What gives the same figures again."""
    words = ["kodeks balance", args.game, f"--bot {args.bot}", f"--games {args.games}", f"--seed {args.seed}"]
    words += [f"--option {json.dumps(text)}" for text in args.option]
    words += [f"--deck {json.dumps(text)}" for text in args.deck] + ["--rules"] * args.rules
    words += [f"--cards {args.cards.name}"] if args.cards else []
    words += [f"--changed {args.changed.name}"] if args.changed else []
    return " ".join(words)


def head_of(args: Namespace, compared: list[Any], seats: int) -> dict[str, Any]:
    from kodeks.rules_version import rules_version

    return {
        "balance": args.game,
        "bot": args.bot,
        "seats": seats,
        "seed": str(args.seed),
        "arms": [[arm.kind, arm.name, arm.game.cards_hash(arm.game.settle(seats, arm.options))] for arm in compared],
        "rules": rules_version(compared[0].game),
    }
