"""`kodeks play`: the table in the terminal."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from kodeks.arguments import number, pair, read_options, whole
from kodeks.faces import easiest
from kodeks.kernel.errors import BadOption
from kodeks.kernel.form import which
from kodeks.languages import language, mark
from kodeks.own_cards import game

PACE_HELP = mark("seconds that a bot's move is shown before the next (default: 1)")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=mark("the game; without it, a screen asks for everything"))
    parser.add_argument("--seats", type=whole(1), default=0, help=mark("how many play"))
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="A=WHO",
        help=mark("who sits there: person, person:NAME or a bot"),
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=mark("a house rule"))
    parser.add_argument("--seed", default="", help=mark("the same seed deals the same cards"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=mark("go on with a saved game"))
    parser.add_argument("--pace", type=number(0), default=1.0, metavar="SECONDS", help=PACE_HELP)


def run(args: Namespace) -> int:
    reader = language(args.lang)
    print(reader.say(which()))
    from kodeks.terminal.app import KodeksApp
    from kodeks.terminal.sitting import Setup, Sitting, seat_named

    made = game(args.game or easiest())
    named = [pair(text, "--seat A=person:Ewa") for text in args.seat]
    highest = max((seat_named(name, made.high) + 1 for name, _ in named), default=0)
    setup = Setup(made.name, args.seats or max(highest, made.low if named else 0))
    given = read_options(args.option)
    settled = made.settle(len(setup.players), given)
    setup.options = {name: settled[name] for name in given}
    for name, who in named:
        setup.sit(seat_named(name, len(setup.players)), who)
    setup.seed = args.seed
    sitting = None
    if args.load:
        sitting = Sitting.load(args.load)
    elif args.game:
        sitting = setup.sitting()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("the table needs a terminal: run kodeks play in one, not through a pipe")
    KodeksApp(reader, setup, sitting, args.pace).run()
    return 0
