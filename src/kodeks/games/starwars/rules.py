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
        "heard",
        "away",
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
        self.heard: dict[str, list[bool]] = {}  # occurrences that a card waits for; and does each kind, in play?
        self.away: list[dict[str, list[int]]] = [{}, {}]  # and which of each player's cards wait for them out of play

    def fill(self, seat: int, numbers: list[int]) -> None:
        """These are all the cards of a player."""
        self.pool[seat] = sorted(set(numbers))
        self.count[seat] = [0] * len(self.kinds)
        for number in numbers:
            self.count[seat][number] += 1
            self.first_of.setdefault(self.kinds[number].title, number)
        self.away[seat] = {}
        for number in self.pool[seat]:
            kind = self.kinds[number]
            for constant in kind.constants:
                self.said.update(type(constant).__mro__)
                self.blanks = self.blanks or constant.takes_text()
                self.renames = self.renames or constant.renames() != ""
            for name in kind.waits:
                self.heard.setdefault(name, [False] * len(self.kinds))[number] = True
            for name in dict.fromkeys(kind.waits_hand + kind.waits_discard + kind.waits_victory):
                self.heard.setdefault(name, [False] * len(self.kinds))
                self.away[seat].setdefault(name, []).append(number)

    def __reduce__(self) -> tuple[Any, ...]:
        return filled, (type(self), self.options, self.cards, self.count)

    # what every mechanism may need, though it stands above them (playing.py says how)

    def settle(self, state: StarWars) -> bool:
        """SWC-TM-25: the state checks. True when the game is over or something has to be worked off first."""
        raise NotImplementedError

    def use(self, state: StarWars, seat: int, move: int) -> None:
        """The seat plays a card or uses an ability, in answer to what happens."""
        raise NotImplementedError

    def look_for_an_end(self, state: StarWars) -> None:
        """SWC-D-89: of something that has gone on for long."""
        raise NotImplementedError


def filled(made: type[Rules], options: dict[str, Any], cards: Catalogue, count: list[list[int]]) -> Rules:
    """The rules of a game with these cards."""
    rules = made(options, cards)
    for seat, times in enumerate(count):
        rules.fill(seat, [number for number, many in enumerate(times) for _ in range(many)])
    return rules
