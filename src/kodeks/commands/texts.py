"""`kodeks cards GAME --read FILE`: how many cards of a file are understood by their printed texts, and what is not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from kodeks.commands.paper import paragraph, print_json, read_file
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark

SHOWN = 40  # unknown phrases; the others are in the JSON
EVERY = 20  # cards after which progress is told
WHOLE = mark("{whole} of {total} cards are understood whole, {partly} in part, {none} not at all.")
INERT = mark("Whole cards with a word that no rule explains, which does nothing: {inert}")


def read(made: Game, path: Path, reader: Language, as_json: bool) -> int:
    progress = Progress(reader)
    found = made.read_texts(read_file(path), progress.tell)
    progress.end()
    if as_json:
        print_json(found)
    else:
        print_report(found, reader)
    return 0


class Progress:
    """On one line of the terminal."""

    def __init__(self, reader: Language) -> None:
        self.reader = reader
        self.shown = sys.stderr.isatty()

    def tell(self, done: int, total: int) -> None:
        if self.shown and (done % EVERY == 0 or done == total):
            line = self.reader.say("{done} of {total} cards are read", done=done, total=total)
            print(f"\r{line} ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)


def print_report(found: dict[str, Any], reader: Language) -> None:
    print(paragraph(reader.say(WHOLE, **{key: found[key] for key in ("whole", "total", "partly", "none")})))
    if found["inert"]:
        print(paragraph(reader.say(INERT, inert=found["inert"])))
    if not found["unknown"]:
        return
    print()
    print(reader.say("Not understood, the commonest first:"))
    for one in found["unknown"][:SHOWN]:
        print(paragraph(one["phrase"], 7, f"{one['count']:5}"))
        if one["nearest"]:
            print(paragraph(reader.say("known: {wording}", wording=one["nearest"]), 9))
    left = len(found["unknown"]) - SHOWN
    if left > 0:
        print(paragraph(reader.say("and {left} more (all of them: --json)", left=left), 7))
