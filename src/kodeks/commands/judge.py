"""`kodeks judge POSITION [MOVE]`: what is asked in a position, what is legal, and what forbids the rest."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.commands.check import step_of, told
from kodeks.commands.paper import add_json, paragraph, print_json, read_file
from kodeks.kernel.line import line_of
from kodeks.kernel.table import Table
from kodeks.languages import Language, language, mark
from kodeks.own_cards import from_line, replay

STDIN = "-"


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("position", help=mark("a position in one line; - reads it, or a journal, from standard input"))
    parser.add_argument("move", nargs="?", help=mark("is this move allowed?"))
    add_json(parser)


def run(args: Namespace) -> int:
    """1 when the move is not allowed."""
    table = opened(read_file(Path(STDIN)) if args.position == STDIN else args.position)
    reader = language(args.lang).of(table.game)
    clauses = table.why_not(args.move) if args.move else []
    found: dict[str, Any] = step_of(0, table) | {"line": line_of(table)}
    if args.move:
        by = clauses or table.game.rulebook.all(table.label(args.move).clause)
        found |= {"move": args.move, "allowed": not clauses, "clauses": [clause.name() for clause in by]}
    if args.json:
        print_json(found)
    elif args.move:
        print("\n".join(ruling(args.move, not clauses, by, reader)))
    else:
        print(told(found | {"step": ""}, reader))
    return 1 if clauses else 0


def opened(text: str) -> Table:
    return replay(text) if text.startswith("kodeks journal") else from_line(text)


def ruling(move: str, legal: bool, clauses: list[Any], reader: Language) -> list[str]:
    sentence = mark("{move} is allowed.") if legal else mark("{move} is not allowed:")
    return [reader.say(sentence, move=move), *(paragraph(c.text(reader.code), 12, c.name()) for c in clauses)]
