"""Tables show themselves in notebooks, as the web draws them. Nothing of that is loaded before one does."""

from __future__ import annotations

from kodeks.kernel.state import State
from kodeks.kernel.table import Table


class Look:
    """A table, or a state, as a seat sees it (None: a spectator)."""

    def __init__(self, thing: Table | State, seat: int | None = None, lang: str = "en") -> None:
        self.table = thing if isinstance(thing, Table) else table_of(thing)
        self.seat = seat
        self.lang = lang

    def _repr_html_(self) -> str:
        from kodeks.web.still import still

        return still(self.table, self.seat, self.lang)


class Reel(Look):
    """A whole game, to be turned with a slider."""

    def _repr_html_(self) -> str:
        from kodeks.web.still import reel

        return reel(self.table, self.seat, self.lang)


def table_of(state: State) -> Table:
    return Table(state.game, len(state.scores()), 0, {}, state.copy())


def look(thing: Table | State, seat: int | None = None, lang: str = "en") -> Look:
    """What a seat sees, for the last line of a cell."""
    return Look(thing, seat, lang)


def reel(table: Table, seat: int | None = None, lang: str = "en") -> Reel:
    """The game so far, position by position, as a seat saw it."""
    return Reel(table, seat, lang)


def show_tables() -> None:
    """A table alone in a cell shows what the seat to decide sees, or a spectator after the end."""
    setattr(Table, "_repr_html_", lambda table: Look(table, table.turn)._repr_html_())  # noqa: B010
