"""Who sits at a table, and what was said there."""

from __future__ import annotations

from kodeks.languages.players import BOT


class Chair:
    """Who sits at a seat. A person whom a bot stands in for can come back."""

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.bot = ""
        self.number = ""  # what the person's browser added to the seed, at tables of before
        self.commit = ""  # what it promised to add: see dice.py
        self.asks: dict[str, str] = {}  # when the person wants to be asked, by the kind of window; a secret of theirs
        self.until: tuple[str, int] | None = None  # the stretch in which the person wants to pass; a secret too

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """As journals name players."""
        return BOT + self.bot if self.bot else self.name


class Said:
    def __init__(self, name: str, text: str, seat: int, at: float) -> None:
        self.name = name
        self.text = text
        self.seat = seat
        self.at = at
