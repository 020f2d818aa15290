"""Which decision a person takes back: the last that was their own, not one that the table has passed for them."""

from __future__ import annotations

from collections.abc import Mapping

from kodeks.kernel.table import Table
from kodeks.windows import PASS, passed


def last_decision(table: Table, seat: int, asks: Mapping[str, str]) -> int:
    """The place of its answer, of a seat that has answered; the game is played again to find it."""
    entries, write = table.entries, table.game.write
    found = last = table.last(seat)
    if write(entries.moves[last]) != PASS:
        return last
    again = Table(table.game, table.seats, "again", table.options, table.built or table.bare)
    again.state = again.origin()
    again.state.begin()
    for at in range(last):
        if (
            at >= table.given
            and entries.seats[at] == seat
            and not (write(entries.moves[at]) == PASS and passed(again, asks))
        ):
            found = at
        again.state.play(entries.moves[at])
    return found if passed(again, asks) else last
