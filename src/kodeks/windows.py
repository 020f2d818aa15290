"""Windows in which a seat may act or just pass, and when its person wants to be asked in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kodeks.kernel.table import Table
from kodeks.languages import mark

ALWAYS: Final = "always"
CARD: Final = "card"
NEVER: Final = "never"
CHOICES = (ALWAYS, CARD, NEVER)
DEFAULT = CARD
PASS: Final = "pass"

KINDS: dict[str, tuple[str, ...]] = {"starwars": ("action", "interrupt", "reaction")}  # that the frames of a game name
KIND_WORDS = {
    "action": mark("Actions"),
    "interrupt": mark("Interrupts"),
    "reaction": mark("Reactions"),
}
CHOICE_WORDS = {
    ALWAYS: mark("always"),
    CARD: mark("when a card could act"),
    NEVER: mark("never"),
}
assert set(CHOICE_WORDS) == set(CHOICES)
assert set(KIND_WORDS) == {kind for kinds in KINDS.values() for kind in kinds}


def windows(game: str) -> tuple[str, ...]:
    """The kinds of windows that the game has."""
    return KINDS.get(game, ())


def passed(table: Table, asks: Mapping[str, str]) -> str:
    """The choice by which the present question is passed for its person; '' when they are asked.

    It depends on the moves of that seat: for nobody else's eyes.
    """
    kind = "" if table.turn is None else table.state.window()
    how = asks.get(kind, DEFAULT) if kind in windows(table.game.name) else ALWAYS
    if how == ALWAYS:
        return ""
    moves = table.moves()
    return how if moves == [PASS] or (how == NEVER and PASS in moves) else ""
