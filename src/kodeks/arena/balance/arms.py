"""What is compared: the game as it is, each pair of decks, each house rule the other way, cards before and after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from kodeks.arena.play import Pairing
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.kernel.option import as_word

PLAIN, DECKS, RULE, CHANGED = "plain", "decks", "rule", "changed"


@dataclass(frozen=True)
class Arm:
    """One way to play, which gets as many games as the others."""

    kind: str
    name: str
    game: Game
    options: dict[str, Any]
    decks: tuple[str, ...] = ()  # by seat


class Question:
    """What somebody wants to know: of which game, with which decks, against which other version of the cards."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], decks: list[str], changed: Game | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.decks = decks  # by name or text; none: the starters
        self.changed = changed  # the same game with other texts of its cards

    def arms(self, rules: bool) -> list[Arm]:
        """`rules`: each house rule the other way, too."""
        found = [*self.deck_arms(self.game, DECKS)]
        if self.decks and not found:
            raise BadOption("these decks can not meet: give at least one for each side, in a game with decks")
        found = found or [Arm(PLAIN, "", self.game, self.options)]
        if self.changed is not None:
            found += self.deck_arms(self.changed, CHANGED)
        if rules:
            if found[0].kind != PLAIN:
                found.append(Arm(PLAIN, "", self.game, self.options))
            found += self.rule_arms()
        return found

    def deck_arms(self, game: Game, kind: str) -> Iterator[Arm]:
        """Every deck against every other that may sit opposite."""
        decks = game.decks()
        if decks is None:
            return
        known = [decks.read(text) for text in self.decks] or decks.starters()
        seats = sorted(decks.options().items(), key=lambda entry: entry[1])
        choices = [[deck for deck in known if decks.suits(deck, seat)] for _, seat in seats]
        for chosen in product(*choices):
            given = {name: deck for (name, _), deck in zip(seats, chosen, strict=True)}
            yield Arm(kind, " - ".join(chosen), game, self.options | given, chosen)

    def rule_arms(self) -> Iterator[Arm]:
        """Each value of a house rule that can be listed, is possible here and is not the one that is played."""
        decks = self.game.decks()
        apart = set(decks.options()) if decks is not None else set()
        now = self.game.settle(self.seats, self.options)
        for option in self.game.options:
            for value in option.values():
                given = self.options | {option.name: value}
                if option.name not in apart and value != now[option.name] and possible(self.game, self.seats, given):
                    yield Arm(RULE, f"{option.name}={as_word(value)}", self.game, given)


def possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.new(seats, **options)
    except BadOption:
        return False
    return True


def pairings(arms: list[Arm], bot: str, seats: int, games: int, seed: str) -> Iterator[Pairing]:
    """The arms take turns, so that a run that is stopped has played all alike; the same deals for each."""
    for number in range(games * len(arms)):
        deal, which = divmod(number, len(arms))
        arm = arms[which]
        yield Pairing(number, arm.game, (bot,) * seats, f"{seed}/{deal}", arm.options, cards=bool(arm.decks))
