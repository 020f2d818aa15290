"""A table that can not be opened: it is set aside, and everything else runs."""

from __future__ import annotations

from kodeks.languages import Language, mark
from kodeks.store.kept import OVER
from kodeks.web.damage import Damage
from kodeks.web.errors import Refused

AGAIN = 60.0  # seconds after which it is tried again: somebody may have mended it


class Aside:
    """What is known of such a table."""

    def __init__(self, table: str, damage: Damage, phase: str, people: set[str], since: float) -> None:
        self.table = table
        self.damage = damage
        self.phase = phase
        self.people = people  # who sat there before the damage
        self.since = since

    @property
    def at(self) -> int | None:
        """The row before which the game could go on."""
        row = self.damage.row
        return row.number if row is not None and self.damage.at_move else None

    @property
    def is_open(self) -> bool:
        """Whether all may be seen. Before the end not even by who plays bots alone: its dice may be thrown yet."""
        return self.phase == OVER


class SetAside(Refused):
    status = 409

    def __init__(self, aside: Aside) -> None:
        super().__init__(mark("This table is set aside."))
        self.aside = aside

    def told(self, reader: Language) -> str:
        return f"{super().told(reader)} {self.aside.damage.told(reader)}"
