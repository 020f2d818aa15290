"""What one pair of eyes may see of a table: all that a drawing is made from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kodeks.kernel.game import Game
from kodeks.kernel.offer import Offer
from kodeks.languages import Language


class Seen:
    """A seat's (or the spectator's) view with the words of the reader's language; no table, no state."""

    def __init__(
        self,
        view: dict[str, Any],
        names: list[str],
        reader: Language,
        offers: list[Offer],
        game: Game,
        asked: str = "",
        story: Sequence[dict[str, Any]] = (),
    ) -> None:
        self.view = view  # Table.view(seat): game, seat, seats, turn, prompt, moves, table, log
        self.names = names
        self.reader = reader.of(game)
        self.offers = offers  # of the seat itself, when it decides; else empty
        self.game = game  # the table's, with its cards
        self.asked = asked  # the name of the question, if it has one
        self.story = story  # the lines of the log since the seat's last decision

    @property
    def table(self) -> dict[str, Any]:
        """What the game's own view says."""
        table: dict[str, Any] = self.view["table"]
        return table

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["seat"]
        return seat

    @property
    def say(self) -> Callable[..., str]:
        return self.reader.say

    @property
    def word(self) -> Callable[[str], str]:
        return self.reader.word
