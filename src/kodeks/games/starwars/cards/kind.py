"""A card as the catalogue knows it, and the parts of its abilities, all shared and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, FATE, MISSION, NEUTRAL, OBJECTIVE, UNIT
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.starwars.conditions.condition import Condition
    from kodeks.games.starwars.constants.constant import Constant
    from kodeks.games.starwars.effects.cost import Cost
    from kodeks.games.starwars.effects.effect import Effect
    from kodeks.games.starwars.piece import Piece
    from kodeks.games.starwars.state import StarWars

if TYPE_CHECKING:
    from kodeks.games.starwars.triggers.trigger import Trigger

NONE: Final = -1

# why a line could never work
OUT_OF_PLAY: Final = "is not in play when this works"
NO_IT: Final = "'it' is the card in play that the trigger is about, and there is none"
NO_HOST: Final = "this card is attached to nothing; what attaches it stands before"

# whose
ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2

# how cards are found
THIS: Final = 0
HOST: Final = 1
IT: Final = 2  # the card that the trigger is about
EACH: Final = 3
TARGET: Final = 4  # chosen before the effect (step 5)
CHOSEN: Final = 5  # chosen while it resolves
THEIR_CHOICE: Final = 6  # by the opponent, while it resolves
ENGAGED: Final = 7  # the engaged objective


class Cards(Shared):
    """Which cards: `target enemy Character/Creature unit costing at most 2`."""

    __slots__ = (
        "how",
        "whose",
        "types",
        "states",
        "traits",
        "without",
        "affiliation",
        "title",
        "low",
        "high",
        "most",
        "cheaper",
    )

    def __init__(self) -> None:
        self.how = EACH
        self.whose = ANYONE
        self.types = 0  # a bit for each type; 0 is any
        self.states: list[Quality] = []  # all of them
        self.traits: list[str] = []  # one of them
        self.without: list[str] = []
        self.affiliation = NONE
        self.title = ""
        self.low = NONE  # printed cost
        self.high = NONE
        self.most = 1  # how many may be chosen; 0 when it must be exactly one
        self.cheaper = False  # than the card that paid the cost

    def of_type(self, kind: int) -> bool:
        return self.types == 0 or self.types >> kind & 1 == 1

    def in_play(self, kind: int) -> bool:
        """In play a mission counts as an objective (SWC-EXT-MIS-3)."""
        return self.of_type(kind) or (kind == MISSION and self.of_type(OBJECTIVE))

    def fits_print(self, kind: Kind) -> bool:
        """What is printed on it, without where it lies or whose it is."""
        return self.of_type(kind.type) and self.fits_rest(kind)

    def fits_rest(self, kind: Kind) -> bool:
        if self.traits and not any(trait in kind.traits for trait in self.traits):
            return False
        if any(trait in kind.traits for trait in self.without):
            return False
        if self.affiliation != NONE and kind.affiliation != self.affiliation:
            return False
        if self.title and kind.title != self.title:
            return False
        for one in self.states:
            if not one.fits_print(kind):
                return False
        if self.low != NONE and kind.cost < self.low:
            return False
        return self.high == NONE or kind.cost <= self.high

    def fault(self, kind: Kind, in_play: bool) -> str:
        """`this` and `host` are words for a card in play: why not for this one, or ''."""
        if self.how in (THIS, HOST) and not in_play:
            return f"the card itself {OUT_OF_PLAY}"
        if self.how == HOST and kind.host is None:
            return NO_HOST
        return ""

    def print_fault(self) -> str:
        """A card in a hand, a deck or a pile is known by what is printed on it."""
        if self.whose == OPPONENT or not all(one.printed() for one in self.states):
            return "the card is not in play: describe it by what is printed on it"
        return ""


ALL: Final = 99  # as many as there are


class Amount(Shared):
    """A number: fixed, another one under a condition, or the X of the cost."""

    __slots__ = ("base", "other", "when", "x")

    def __init__(self, base: int, other: int = 0, when: Condition | None = None, x: bool = False) -> None:
        self.base = base
        self.other = other  # while `when` holds
        self.when = when
        self.x = x  # chosen when the cost was paid, else 0 (SWC-FAQ-4.2)

    def worth(self, state: StarWars, piece: Piece | None, seat: int, x: int = 0) -> int:
        """The number that it stands for now, said by the card `piece` of this player."""
        if self.x:
            return x
        if self.when is not None and self.when.holds(state, piece, seat):
            return self.other
        return self.base


class Ability(Shared):
    """An Action, Interrupt, Reaction or fate effect."""

    __slots__ = (
        "kind",
        "forced",
        "trigger",
        "whens",
        "limit",
        "by_title",
        "zone",
        "delayed",
        "costs",
        "effects",
        "text",
    )

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.forced = False
        self.trigger: Trigger | None = None
        self.whens: list[Condition] = []
        self.limit = 0  # uses in a turn; 0 is no limit
        self.by_title = False  # worded as a limit on the title (SWC-EXT-4.8)
        self.zone = 0
        self.delayed = False  # a fate effect that waits for the winner (SWC-EXT-Q29)
        self.costs: list[Cost] = []
        self.effects: list[Effect] = []
        self.text = ""

    def fault(self, kind: Kind) -> str:
        """Why such an ability can not stand on this card, whatever it waits for and does, or ''."""
        if (self.kind == FATE_EFFECT) != (kind.type == FATE):
            return "'fate' is the effect of a fate card, and its only one"
        if kind.type == FATE and kind.abilities:
            return "a fate card has one effect; more parts of it stand after ';'"
        if kind.type == EVENT and kind.abilities:
            return "an event has one action, interrupt or reaction"
        if self.zone == FROM_PLAY:
            return ""
        if self.forced:
            return "a forced ability works only in play"
        if self.zone == FROM_DISCARD and (kind.type == EVENT or self.kind == ACTION):
            return "only an interrupt or reaction of a unit or enhancement works from the discard pile"
        if kind.type not in (UNIT, EVENT) and (kind.type != ENHANCEMENT or self.kind == ACTION):
            return "only a unit does this from hand or discard pile"
        return ""

    def it_fault(self) -> str:
        """Why there is no card in play that `it` could mean, or ''."""
        return NO_IT if self.trigger is None else self.trigger.it_fault(self)

    def waits_for(self, occurrence: str) -> bool:
        """By its name."""
        return self.trigger is not None and occurrence == self.trigger.WAITS

    def in_play(self, kind: Kind) -> bool:
        """Whether the card is in play when this works."""
        return self.zone == FROM_PLAY and kind.type not in (EVENT, FATE)


ACTION: Final = 0
INTERRUPT: Final = 1
REACTION: Final = 2
FATE_EFFECT: Final = 3

FROM_PLAY: Final = 0
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_VICTORY: Final = 3  # missions that are completed (SWC-EXT-MIS-7)


class Kind(Shared):
    """All copies of one card, however often it was printed."""

    __slots__ = (
        "number",
        "name",  # its notation, which no other kind has
        "title",
        "unique",
        "side",
        "type",
        "affiliation",
        "cost",
        "resources",
        "force",
        "icons",
        "capacity",
        "priority",
        "traits",
        "keywords",
        "edge",
        "protects",
        "pilot",
        "only",  # the affiliation card that its deck needs
        "single",  # one in an objective deck
        "prints",  # (set, place in it, number)
        "host",
        "free",  # lies in the play area, attached to nothing
        "abilities",
        "constants",
        "waits",  # the names of the occurrences that abilities wait for, in play
        "waits_hand",
        "waits_discard",
        "waits_victory",
        "acts",  # has an Action that works in play
        "notes",  # errata: (what was printed, document, clause)
        "year",  # of its newest dated text, or 0
        "corrected",  # whether a reprint with errata text is binding (SWC-EXT-GEN-2)
        "source",  # where it was read: file, line, head
        "home",  # the catalogue that it is in
    )

    def __init__(self) -> None:
        self.number = NONE
        self.name = ""
        self.title = ""
        self.unique = False
        self.side = 0
        self.type = UNIT
        self.affiliation = NEUTRAL
        self.cost = 0
        self.resources = 0
        self.force = 0
        self.icons = [0] * 6
        self.capacity = 0
        self.priority = 0
        self.traits: list[str] = []
        self.keywords = 0
        self.edge = 0
        self.protects: list[Cards] = []
        self.pilot = NONE
        self.only = NONE
        self.single = False
        self.prints: list[tuple[int, int, str]] = []
        self.host: Cards | None = None
        self.free = False
        self.abilities: list[Ability] = []
        self.constants: list[Constant] = []
        self.waits: list[str] = []
        self.waits_hand: list[str] = []
        self.waits_discard: list[str] = []
        self.waits_victory: list[str] = []
        self.acts = False
        self.notes: list[tuple[str, str, str]] = []
        self.year = 0
        self.corrected = False
        self.source: tuple[str, int, str] = ("", 0, "")
        self.home: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        return kind_at, (self.home, self.number)

    def printed(self) -> list[object]:
        """What tells two cards of one title apart at first sight."""
        numbers = [self.cost, self.resources, self.force, self.capacity, self.priority, *self.icons]
        return [self.type, self.side, self.affiliation, self.unique, numbers]

    def flies(self) -> bool:
        """A Pilot by its trait or keyword (SWC-D-79)."""
        return self.pilot != NONE or "Pilot" in self.traits

    def index(self) -> None:
        """What the abilities wait for, to be found fast."""
        places = [self.waits, self.waits_hand, self.waits_discard, self.waits_victory]
        for ability in self.abilities:
            self.acts = self.acts or (ability.kind == ACTION and ability.zone == FROM_PLAY)
            if ability.trigger is not None and ability.trigger.WAITS not in places[ability.zone]:
                places[ability.zone].append(ability.trigger.WAITS)


def kind_at(catalogue: Any, number: int) -> Kind:
    found: Kind = catalogue.kinds[number]
    return found
