"""The room of a table as the database has it, without what was cut off."""

from __future__ import annotations

from dataclasses import replace

from kodeks.store.kept import Kept, Row
from kodeks.web.damage import header_damage
from kodeks.web.room import CUT, Room
from kodeks.web.times import Times

OF_THE_GAME = ("move", "ask", "agree", "decline", "late")  # rows that mean nothing without the moves before


def assembled(kept: Kept, rows: list[Row], secret: str, times: Times) -> Room:
    """The room of a table as the database has it, or the Damage that stands against it."""
    try:
        room = Room(kept.header(), secret, times)
    except Exception as error:
        raise header_damage(error) from error
    room.apply(standing(rows))
    return room


def standing(rows: list[Row]) -> list[Row]:
    """The rows without what was cut off: moves from one on that the rules no longer allow."""
    found = rows[:]
    for at, row in enumerate(rows):
        if row.kind == CUT and row.text.isdecimal():
            for before in range(at):
                if found[before].number >= int(row.text) and found[before].kind in OF_THE_GAME:
                    found[before] = replace(found[before], kind="void")
    return found
