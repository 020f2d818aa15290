"""`kodeks replay JOURNAL`: the log of a game with the clause of each line, and how it ended."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.commands.paper import add_json, paragraph, print_json, read_file
from kodeks.kernel.errors import BadOption
from kodeks.kernel.note import LETTERS, WATCHER, Note
from kodeks.kernel.table import Table
from kodeks.languages import Language, language, mark
from kodeks.languages.players import names
from kodeks.own_cards import replay

INDENT = 12


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("journal", type=Path, help=mark("a file that a game was saved to; - reads the standard input"))
    parser.add_argument(
        "--seat",
        default="all",
        help=mark("whose log: a seat's letter, spectator, or all with what was said to one player only (default: all)"),
    )
    add_json(parser)


def run(args: Namespace) -> int:
    table = replay(read_file(args.journal))
    reader = language(args.lang).of(table.game)
    notes = log_of(table, args.seat)
    if args.json:
        print_json(data_of(table, notes, reader))
    else:
        print_log(table, notes, reader)
    return 0


def log_of(table: Table, who: str) -> list[Note]:
    if who == "all":
        everything = table.opening + [note for entry in table.entries for note in entry.notes]
        # what only others hear is told to spectators too, so the whole is their log and each private line
        return [note for note in everything if note.for_seat(WATCHER) or private(note)]
    if who == "spectator":
        return table.log(None)
    letter = who.upper()
    if len(letter) != 1 or letter not in LETTERS[: table.seats]:
        raise BadOption(f"--seat is one of {', '.join(LETTERS[: table.seats])}, spectator or all, not {who!r}")
    return table.log(LETTERS.index(letter))


def private(note: Note) -> bool:
    return not note.for_seat(WATCHER)


def readers(table: Table, note: Note) -> list[int]:
    return [seat for seat in range(table.seats) if note.for_seat(seat)]


def data_of(table: Table, notes: list[Note], reader: Language) -> dict[str, Any]:
    who = names(table.players, reader)
    return {
        "game": table.game.name,
        "seats": table.seats,
        "seed": table.seed,
        "options": table.options,
        "players": who,
        "log": [
            {"clause": note.clause, "text": reader.tell(note.text, note.args, who), "to": readers(table, note)}
            for note in notes
        ],
        "over": table.turn is None,
        "scores": table.scores(),
        "winners": table.winners(),
    }


def print_log(table: Table, notes: list[Note], reader: Language) -> None:
    who = names(table.players, reader)
    print(f"{table.game.title}: {', '.join(f'{LETTERS[seat]} {name}' for seat, name in enumerate(who))}\n")
    for note in notes:
        text = reader.tell(note.text, note.args, who)
        if private(note):
            text = f"({', '.join(who[seat] for seat in readers(table, note))}) {text}"
        print(paragraph(text, INDENT, note.clause))
    print()
    for seat, score in enumerate(table.scores()):
        print(f"{LETTERS[seat]} {who[seat]}: {score}" + (" ★" if seat in table.winners() else ""))
    if table.turn is not None:
        print(reader.say("The game is not over: {name} decides next.", name=who[table.turn]))
