"""The options of a game of Star Wars: the decks, the FAQ that holds, and what players agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.decks import read_dark, read_deck, read_light
from kodeks.kernel.option import Option
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.state import StarWars

OPTIONS = [
    Option("lightDeck", "SWC-D-74", "Jedi starter", read=read_light),
    Option("darkDeck", "SWC-D-74", "Sith starter", read=read_dark),
    Option("ruleset", "SWC-D-05", "PL22", words=("PL22", "EN50")),
    Option("tournament", "SWC-D-75", False),
    Option("mulligan", "SWC-D-11", True),
    Option("mostRepeats", "SWC-D-76", 100, low=1, high=10_000),
]


class Rules(Shared):
    """What the options come to."""

    __slots__ = (
        "options",
        "cards",
        "kinds",
        "by_name",
        "light",
        "dark",
        "english",
        "mulligan",
        "most_repeats",
        "pool",
        "count",
        "said",
        "blanks",
        "renames",
        "first_of",
    )

    def __init__(self, options: dict[str, Any], cards: Catalogue) -> None:
        self.options = options
        self.cards = cards
        self.kinds: list[Kind] = cards.kinds
        self.by_name: dict[str, Kind] = cards.by_name
        self.light = read_deck(options["lightDeck"])
        self.dark = read_deck(options["darkDeck"])
        self.english: bool = options["ruleset"] == "EN50"
        self.mulligan: bool = options["mulligan"]
        self.most_repeats: int = options["mostRepeats"]
        self.pool: list[list[int]] = [[], []]  # the kinds of each player's cards
        self.said: set[type] = set()  # the classes of all constant effects of their cards
        self.blanks = False  # whether a card takes texts away
        self.renames = False  # or changes titles
        self.first_of: dict[str, int] = {}  # the lowest number of the cards of one title (SWC-FAQ-4.14)
        for kind in self.kinds:
            self.first_of.setdefault(kind.title, kind.number)
        self.count: list[list[int]] = [[], []]  # and how many of each; decks are open (SWC-D-74)

    def use(self, state: StarWars, seat: int, move: int) -> None:
        """The seat answers what happens now: a card is played, or an ability used."""
        raise NotImplementedError

    def fill(self, seat: int, numbers: list[int]) -> None:
        """These are all the cards of a player."""
        self.pool[seat] = sorted(set(numbers))
        self.count[seat] = [0] * len(self.kinds)
        for number in numbers:
            self.count[seat][number] += 1
            self.first_of.setdefault(self.kinds[number].title, number)
        for number in self.pool[seat]:
            for constant in self.kinds[number].constants:
                self.said.update(type(constant).__mro__)
                self.blanks = self.blanks or constant.takes_text()
                self.renames = self.renames or constant.renames() != ""

    def __reduce__(self) -> tuple[Any, ...]:
        return filled, (type(self), self.options, self.cards, self.count)


def filled(playing: type[Rules], options: dict[str, Any], cards: Catalogue, count: list[list[int]]) -> Rules:
    """The rules of a game with these cards."""
    rules = playing(options, cards)
    for seat, times in enumerate(count):
        rules.fill(seat, [number for number, many in enumerate(times) for _ in range(many)])
    return rules
