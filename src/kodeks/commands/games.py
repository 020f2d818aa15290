"""`kodeks games`: every game with its seats and house rules, each by the ruling that it changes."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from kodeks.commands.paper import add_json, paragraph, print_json
from kodeks.kernel.game import Game, game, games
from kodeks.kernel.journal import write_value
from kodeks.kernel.option import Option
from kodeks.languages import Language, language, mark


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=mark("only this game"))
    add_json(parser)


def run(args: Namespace) -> int:
    reader = language(args.lang)
    chosen = [game(name) for name in ([args.game] if args.game else games())]
    if args.json:
        print_json([data_of(made, reader) for made in chosen])
    else:
        for made in chosen:
            print_game(made, reader)
    return 0


def data_of(made: Game, reader: Language) -> dict[str, Any]:
    options = [
        {
            "name": option.name,
            "default": option.default,
            "choices": option.choices(),
            "values": option.values(),
            "ruling": option.ruling,
            "text": made.rulebook[option.ruling].text(reader.code),
        }
        for option in made.options
    ]
    return {"name": made.name, "title": made.title, "seats": [made.low, made.high], "options": options}


def print_game(made: Game, reader: Language) -> None:
    seats = reader.say("{low} to {high} players", low=made.low, high=made.high)
    print(f"{made.name}: {made.title}, {seats}")
    for option in made.options:
        print(f"\n  {option.name} = {write_value(option.default)}  ({choices(option, reader)})")
        print(paragraph(made.rulebook[option.ruling].text(reader.code), 14, f"    {option.ruling}"))
    print()


def choices(option: Option, reader: Language) -> str:
    """What may be chosen, short and in signs that every language reads."""
    if option.is_switch():
        return "on | off"
    numbers = [f"{option.low}…{option.high}"] if option.high >= option.low else []
    return " | ".join([*option.words, *numbers]) or reader.say("see the ruling")
