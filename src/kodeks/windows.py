"""Windows in which a seat may act or just pass, and when its person wants to be asked in them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from kodeks.kernel.table import Table
from kodeks.languages import mark

ALWAYS: Final = "always"
CARD: Final = "card"
NEVER: Final = "never"
CHOICES = (ALWAYS, CARD, NEVER)
DEFAULT = CARD
PASS: Final = "pass"
MOOT: Final = "moot"  # why a person is not asked what comes to the same either way; no choice of theirs
PASSED: Final = "{seat} passes"  # as it is told

CHOICE_WORDS = {
    ALWAYS: mark("always"),
    CARD: mark("when a card could act"),
    NEVER: mark("never"),
}
assert set(CHOICE_WORDS) == set(CHOICES)


def lasts(table: Table, until: tuple[str, int] | None) -> bool:
    """Whether the stretch in which a person wants to pass is still the present one."""
    return until is not None and table.turn is not None and table.game.stretch(table.state, until[0]) == until[1]


def moot(table: Table) -> str:
    """An answer to a question whose answers all come to the same, or ''. It depends on all that is hidden."""
    with suppress(Exception):  # rules that break are told where the answer is given
        return table.moves()[0] if table.turn is not None and table.state.moot() else ""
    return ""


def in_window(table: Table) -> list[str]:
    """The moves of a seat that is asked in a window. It takes the same time whatever its person has chosen."""
    return table.moves() if table.turn is not None and table.state.window() else []


def passed(table: Table, asks: Mapping[str, str], moves: list[str] | None = None) -> str:
    """The choice by which the present question is passed for its person; '' when they are asked.

    It depends on the moves of that seat: for nobody else's eyes.
    """
    moves = in_window(table) if moves is None else moves
    how = asks.get(table.state.window(), DEFAULT) if moves else ALWAYS
    if how == ALWAYS:
        return ""
    return how if moves == [PASS] or (how == NEVER and PASS in moves) else ""
