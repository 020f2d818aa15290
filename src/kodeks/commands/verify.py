"""`kodeks verify JOURNAL`: whether every roll and every card follows from a seed that nobody could bend."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kodeks.commands.paper import add_json, print_json
from kodeks.languages import language, mark
from kodeks.languages.fair import verdict


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("journal", type=Path, help=mark("a file that a game was saved to"))
    add_json(parser)


def run(args: Namespace) -> int:
    reader = language(args.lang)
    lines, fair = verdict(args.journal.read_text(encoding="utf-8"), reader)
    if args.json:
        print_json({"fair": fair, "findings": lines})
    else:
        print("\n".join(lines))
    return 0 if fair else 1
