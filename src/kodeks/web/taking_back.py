"""Which decision a person takes back: the last that was their own, not one that the table has made for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from kodeks.kernel.table import Table
from kodeks.windows import PASS, passed


def last_decision(table: Table, seat: int, asks: Mapping[str, str], spared: Collection[int]) -> int:
    """The place of its answer, of a seat that has answered; the game is played again to find it.

    No decision is what the table passes or is `spared` for them, nor the only answer that there was.
    """
    entries, write = table.entries, table.game.write
    found = last = table.last(seat)
    again = Table(table.game, table.seats, "again", table.options, table.built or table.bare)
    again.state = again.origin()
    again.state.begin()
    for at in range(last + 1):
        if at >= table.given and entries.seats[at] == seat and at not in spared:
            by_table = write(entries.moves[at]) == PASS and passed(again, asks)
            if not by_table and len(again.state.moves()) > 1:
                found = at
        again.state.play(entries.moves[at])
    return found
