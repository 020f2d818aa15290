"""`kodeks verify JOURNAL`: whether every roll and every card follows from a seed that nobody could bend."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kodeks.commands.paper import add_json, print_json, read_file
from kodeks.kernel.fair import BROKEN, FAIR, UNPROVEN
from kodeks.languages import language, mark
from kodeks.languages.fair import HEADINGS, verdict

CODES = {FAIR: 0, BROKEN: 1, UNPROVEN: 3}  # 2 is a request that could not be met


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("journal", type=Path, help=mark("a file that a game was saved to; - reads the standard input"))
    parser.add_argument("--kept", type=Path, help=mark("a file with what your browser kept: seal, number, promises"))
    add_json(parser)


def run(args: Namespace) -> int:
    reader = language(args.lang)
    kept = read_file(args.kept) if args.kept else ""
    lines, found = verdict(read_file(args.journal), reader, kept)
    if args.json:
        print_json({"verdict": found, "fair": found == FAIR, "findings": lines})
    else:
        print("\n".join([reader.say(HEADINGS[found]), *lines]))
    return CODES[found]
