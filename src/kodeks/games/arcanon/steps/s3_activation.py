"""3) Aktywacja: the next column becomes Active for everybody; no choice, so it happens by itself."""

from __future__ import annotations

from kodeks.games.arcanon.cards import SIDES
from kodeks.games.arcanon.matrix import column_mask
from kodeks.games.arcanon.state import Arcanon


def activate(state: Arcanon) -> None:
    """ARC-5.3.1, ARC-5.3.2, ARC-5.3.3: all fields off, then the first column not yet activated."""
    state.column += 1
    state.active = [column_mask(state.column)] * state.rules.seats
    state.chances = 0
    if state.log is not None:
        args: dict[str, object] = {"seat": state.leader(), "column": state.column + 1, "die": SIDES[state.column]}
        state.tell("ARC-5.3.2", "{seat} activates column {column}: the d{die} is at stake", args)
