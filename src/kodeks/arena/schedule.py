"""Who plays whom: all at one table, each against each, or one against all the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from kodeks.arena.play import Pairing
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game

TOGETHER, EACH, GAUNTLET = "table", "each", "gauntlet"
FORMS = (TOGETHER, EACH, GAUNTLET)


@dataclass(frozen=True)
class League:
    """What is played; equal leagues play equal games."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    games: int  # of each match, at most
    seed: str
    options: dict[str, Any]
    form: str = TOGETHER
    journal: bool = False
    patience: float = 0.0

    def matches(self) -> list[tuple[str, ...]]:
        """The bots of each match, which sit at one table."""
        if self.form == TOGETHER:
            if len(self.bots) > self.seats:
                text = f"{len(self.bots)} bots do not fit on {self.seats} seats: let each play each (--form {EACH})"
                raise BadOption(text)
            return [self.bots]
        if len(set(self.bots)) < 2:
            raise BadOption("a league needs two bots that are different")
        if self.form == GAUNTLET:
            return [(self.bots[0], other) for other in self.bots[1:]]
        return list(combinations(self.bots, 2))

    def match_of(self, number: int) -> int:
        return number % len(self.matches())

    def pairings(self) -> Iterator[Pairing]:
        """The matches take turns. In each the bots change their seats, and then there is another deal."""
        matches = self.matches()
        for number in range(self.games * len(matches)):
            turn, which = divmod(number, len(matches))
            deal, shift = divmod(turn, self.seats)
            bots = matches[which]
            seated = tuple(bots[(seat + shift) % self.seats % len(bots)] for seat in range(self.seats))
            seed = f"{self.seed}/{deal}"
            yield Pairing(number, self.game, seated, seed, self.options, self.journal, self.patience)
