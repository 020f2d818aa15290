"""The options of a game of Berserk: the decks, house rules, and where two readings are playable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.decks import read_a, read_b
from kodeks.kernel.option import Option
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.timing.attack import Attack
    from kodeks.games.berserk.timing.event import Event
    from kodeks.games.berserk.timing.use import Use

OPTIONS = [
    Option("deckA", "BRS-D-1", "Ash Watch", read=read_a),
    Option("deckB", "BRS-D-1", "Moonless Court", read=read_b),
    Option("first", "BRS-D-5", "roll", words=("roll", "A", "B")),
    Option("crystals", "BRS-D-6", "full", words=("full", "first game")),
    Option("turnLimit", "BRS-D-7", 0, low=0, high=999),
    Option("graveyardOrder", "BRS-D-8", "as-they-lay", words=("as-they-lay", "chosen")),
    Option("plague", "BRS-AMB-50", "any-roll", words=("any-roll", "turn-start")),
    Option("masking", "BRS-AMB-34", "first-in-turn", words=("first-in-turn", "first-while-closed")),
    Option("vampirismCap", "BRS-AMB-33", False),
    Option("deathTrigger", "BRS-AMB-68", "per-check", words=("per-check", "per-creature")),
    Option("waitingIncarnation", "BRS-AMB-38", "at-once", words=("at-once", "turn-start")),
    Option("attackExperience", "BRS-AMB-27", "melee", words=("melee", "simple-strike")),
    Option("precision", "BRS-AMB-60", "stops-defender", words=("stops-defender", "defender-allowed")),
    Option("corpseEatingFlyer", "BRS-AMB-67", "any-card", words=("any-card", "enemy-creature")),
    Option("vulnerableZero", "BRS-AMB-80", "one", words=("one", "none")),
]


class Rules(Shared):
    """What the options come to, and the cards of both decks."""

    __slots__ = (
        "options",
        "cards",
        "kinds",
        "pool",
        "heard",
        "reaching",
        "stripping",
        "turn_limit",
        "graves_ordered",
        "plague_at_start",
        "masks_while_closed",
        "vampires_capped",
        "each_death",
        "incarnates_at_start",
        "experience_simple_only",
        "precision_stops",
        "corpses_of_foes",
        "zero_wounds",
        "small",
    )

    def __init__(self, options: dict[str, Any], cards: Catalogue) -> None:
        self.options = options
        self.cards = cards
        self.kinds: list[Kind] = cards.kinds
        self.pool: list[list[int]] = [[], []]  # the cards of each player, by kind; deck lists are open
        self.heard: set[str] = set()  # events that a card of them waits for
        self.reaching = False  # whether a card gives features to others
        self.stripping = False  # or takes them
        self.turn_limit: int = options["turnLimit"]
        self.graves_ordered: bool = options["graveyardOrder"] == "chosen"
        self.small: bool = options["crystals"] == "first game"
        self.plague_at_start: bool = options["plague"] == "turn-start"
        self.masks_while_closed: bool = options["masking"] == "first-while-closed"
        self.vampires_capped: bool = options["vampirismCap"]
        self.each_death: bool = options["deathTrigger"] == "per-creature"
        self.incarnates_at_start: bool = options["waitingIncarnation"] == "turn-start"
        self.experience_simple_only: bool = options["attackExperience"] == "simple-strike"
        self.precision_stops: bool = options["precision"] == "stops-defender"
        self.corpses_of_foes: bool = options["corpseEatingFlyer"] == "enemy-creature"
        self.zero_wounds: bool = options["vulnerableZero"] == "one"

    def fill(self, seat: int, numbers: list[int]) -> None:
        """These are all the cards of a player."""
        self.pool[seat] = sorted(numbers)
        for number in numbers:
            kind = self.kinds[number]
            self.heard.update(kind.waits)
            self.reaching = self.reaching or bool(kind.reaching)
            self.stripping = self.stripping or any(feature.strips() for feature in kind.reaching)

    def __reduce__(self) -> tuple[Any, ...]:
        return filled, (type(self), self.options, self.cards, self.pool)

    # what every mechanism may need, though it stands above them (playing.py says how)

    def announce(self, state: Berserk, event: Event) -> None:
        """What this event sets off waits until it is declared (BRS-INST-17)."""
        raise NotImplementedError

    def inside(self, state: Berserk, event: Event) -> None:
        """What this event sets off is executed at once, inside of what is going on (BRS-ATK-22)."""
        raise NotImplementedError

    def foresee(self, state: Berserk, attack: Attack) -> dict[str, Any]:
        """What the dice of this attack may come to, for whoever watches them."""
        raise NotImplementedError

    def say(self, state: Berserk, move: int) -> None:
        """What a player may say at any time (BRS-END-8)."""
        raise NotImplementedError

    def execute(self, state: Berserk, use: Use) -> None:
        """The next stage of a game action (BRS-INST-17)."""
        raise NotImplementedError


def filled(made: type[Rules], options: dict[str, Any], cards: Catalogue, pool: list[list[int]]) -> Rules:
    rules = made(options, cards)
    for seat, numbers in enumerate(pool):
        rules.fill(seat, numbers)
    return rules
