"""The table of a game in one line: its beginning made, its answers played again (see line.py)."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any

from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import Game, game
from kodeks.kernel.line import CHECK
from kodeks.kernel.option import as_number
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.kernel.table import Table

MOST = 5_000  # answers
EXAMPLE = 'GAME 2 {} {"pile": [3]}'


def from_line(text: str, known: Callable[[str], Game] = game, seed: object = 0) -> Table:
    """The table of a line; the seed speaks for what chance answers from here on."""
    line = Line(text, known)
    return Table(line.game, line.seats, seed, line.options, line.position, given=line.given)


class Line:
    def __init__(self, text: str, known: Callable[[str], Game] = game) -> None:
        words = text.strip().split(" ", 2)
        if len(words) < 2:
            raise BadPosition(f"a position in one line begins with game and seats, such as {EXAMPLE}")
        self.seats = as_number(words[1])
        rest = words[2] if len(words) > 2 else ""
        self.options, rest = data(rest)
        position, rest = data(rest)
        self.position = position or None
        answers, _, rest = rest.partition(" ")
        self.clear, rest = data(rest)
        if rest:
            raise BadPosition(f"{rest[:40]!r} does not belong to a position in one line, such as {EXAMPLE}")
        made = known(words[0])
        settled = made.settle(self.seats, self.options)
        self.game = made.for_table(settled, self.position)
        self.given = self.decode(answers, settled) if answers else []

    def decode(self, answers: str, settled: dict[str, Any]) -> list[int]:
        count, whole, check = parts(answers)
        made = self.game
        state = made.position(self.position, self.seats, settled) if self.position else made.start(self.seats, settled)
        state.begin()
        found: list[int] = []
        for at in range(count):
            listed = state.moves() if state.turn != OVER else []
            if str(at) in self.clear:
                found.append(self.said(state, str(self.clear[str(at)])))
            elif listed:
                whole, number = divmod(whole, len(listed))
                found.append(listed[number])
            else:
                raise BadPosition(f"the game of this line is over after {at} answers of {count}")
            state.play(found[-1])
        if whole or state.digest()[:CHECK] != check:
            raise BadPosition("this line is damaged, or was written with other rules or cards")
        return found

    def said(self, state: State, text: str) -> int:
        move = self.game.read(text)
        if state.turn in (CHANCE, OVER) or state.refusal(move):
            raise BadPosition(f"{text[:40]!r} can not have been the answer there")
        return move


def parts(text: str) -> tuple[int, int, str]:
    """How many answers, which, and the check."""
    try:
        count, code, check = text.split(".")
        whole = int.from_bytes(base64.b64decode(code + "=" * (-len(code) % 4), "-_", validate=True), "little")
    except ValueError:
        raise BadPosition(f"{text[:40]!r} are no answers of a position in one line") from None
    if not 0 < as_number(count) <= MOST:
        raise BadPosition(f"{count[:40]!r} is no number of answers: a line has {MOST} at most")
    return as_number(count), whole, check


def data(text: str) -> tuple[dict[str, Any], str]:
    """The data that a text begins with, and what follows; {} where it begins with none."""
    if not text.startswith("{"):
        return {}, text
    try:
        found, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        raise BadPosition(f"{text[:40]!r} is not data: write it as in {EXAMPLE}") from None
    return found, text[end:].lstrip()
