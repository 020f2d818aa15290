"""A game up to now in one line, as chess has FEN: `GAME 2 {"rule": true} {} 14.AkV5q0c.9d41`.

The game, the seats, the house rules that differ, the position that it began at ({}: the game's own beginning), and the
answers since, if any: how many, which ones and a check. Each answer is its number among the legal ones, all of them one
number in a mixed base: what is forced takes no room. What was legal but stood in no list (a word that may be said at
any time, a number of repetitions) follows in clear, by its place: {"17": "resign A"}.

Whatever a line says is played by the rules (from_line.py): none leads to a position that no game can reach.
"""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

from kodeks.kernel.errors import BadPosition

if TYPE_CHECKING:
    from kodeks.kernel.table import Table

CHECK = 4  # letters of the digest


def write(table: Table) -> str:
    """The line of a table; BadPosition where it can not tell all."""
    if table.bare is not None:
        raise BadPosition("a game that began at a bare state has no line")
    if any(file.in_sets for file in table.game.added):
        raise BadPosition("this table plays with added cards, which no line holds: its journal does")
    begun = f"{table.game.name} {table.seats} {compact(table.options)} {compact(table.built or {})}"
    if not len(table.entries):
        return begun
    numbers: list[tuple[int, int]] = []
    clear: dict[str, str] = {}
    state = table.origin()
    state.begin()
    for at, move in enumerate(table.entries.moves):
        listed = state.moves()
        if move in listed:
            numbers.append((listed.index(move), len(listed)))
        else:
            clear[str(at)] = table.game.write(move)
        state.play(move)
    whole = 0
    for number, base in reversed(numbers):
        whole = whole * base + number
    code = base64.urlsafe_b64encode(whole.to_bytes((whole.bit_length() + 7) // 8, "little")).decode().rstrip("=")
    answers = f"{begun} {len(table.entries)}.{code}.{state.digest()[:CHECK]}"
    return f"{answers} {compact(clear)}" if clear else answers


def line_of(table: Table) -> str:
    """The same, and '' where it can not tell all."""
    try:
        return write(table)
    except BadPosition:
        return ""


def compact(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
