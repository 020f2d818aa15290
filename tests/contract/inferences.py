"""What players may rightly infer although no view shows it: exact exceptions, game by game.

A game whose rules let the table answer from hidden cards (as Arcanon's ARC-D-23 does) names here the
clause that says so and when it applies: `when(table, move)` looks at the true table before the move.
There the worlds of a paired test may part; everywhere else they may not.
"""

from __future__ import annotations

from collections.abc import Callable

from kodeks.kernel.table import Table

ALLOWED: dict[str, list[tuple[str, Callable[[Table, int], bool]]]] = {}


def allowed(table: Table, move: int) -> str:
    """The clause by which the move may tell more than the views, or ''."""
    for clause, when in ALLOWED.get(table.game.name, []):
        if when(table, move):
            return clause
    return ""
