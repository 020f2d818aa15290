"""`kodeks cards GAME WORDS`: what is printed on a card, its errata, the rules on it; `--add` for cards of your own."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.commands.paper import add_json, paragraph, print_json
from kodeks.commands.texts import read
from kodeks.commands.understood import tell
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.languages import Language, language, mark
from kodeks.own_cards import ENDING, game, keep

RULESET = "lines_"  # of a sheet: the card by another ruleset


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", help=mark("the game"))
    parser.add_argument("words", nargs="*", help=mark("words of a title, or a set and place such as 120-2"))
    parser.add_argument(
        "--add", type=Path, metavar="FILE", help=mark("check a file with cards of your own and keep it")
    )
    parser.add_argument(
        "--read",
        type=Path,
        metavar="FILE",
        help=mark("tell what each sentence of a card file was understood as, or how many cards of a JSON file are"),
    )
    add_json(parser)


def run(args: Namespace) -> int:
    made = game(args.game)
    reader = language(args.lang)
    if args.add is not None:
        count = keep(made, args.add)
        if args.json:
            print_json({"kept": count})
        else:
            print(reader.say("{count} cards are kept; every game on this machine knows them.", count=count))
        return 0
    if args.read is not None and args.read.suffix == ENDING:
        return tell(made, args.read, reader, args.json)
    if args.read is not None:
        return read(made, args.read, reader, args.json)
    if not args.words:
        raise BadOption(f"say which card: kodeks cards {made.name} and words of its title")
    found = made.sheets(" ".join(args.words))
    if args.json:
        print_json(found)
    else:
        for sheet in found:
            print_sheet(sheet, made, reader)
        if not found:
            print(reader.say("No card has these words: {words}", words=" ".join(args.words)))
    return 0 if found else 1


def print_sheet(sheet: dict[str, Any], made: Game, reader: Language) -> None:
    """The card as one would type it in, then what there is to say about it."""
    print()
    print_lines(sheet["lines"])
    if sheet["name"] != sheet["title"]:
        print(paragraph(reader.say("In moves and scenarios: {name}", name=sheet["name"]), 2))
    for key, lines in sheet.items():
        if key.startswith(RULESET) and lines:
            print(paragraph(reader.say("By the ruleset {name}:", name=key.removeprefix(RULESET).upper()), 2))
            print_lines(lines)
    for erratum in sheet["errata"]:
        where = f"{erratum['clause']}, {erratum['document']}"
        told = reader.say("Corrected ({where}). Printed: {printed}", where=where, printed=erratum["printed"])
        print(paragraph(told, 2))
    for clause in sheet["rules"]:
        print(paragraph(f"{clause}: {made.rulebook[clause].text(reader.code)}", 2))


def print_lines(lines: list[str]) -> None:
    """As they are, however long: they may be copied into a card file."""
    print(lines[0])
    for line in lines[1:]:
        print(f"  {line}")
