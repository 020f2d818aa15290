"""A card as it is printed (BRS-CARD-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kodeks.games.berserk.cards.words import (
    CREATURE,
    EQUIPMENT,
    FLYER,
    GROUND,
    NEUTRAL,
    NONE,
    PARASITE,
    SYMBIOTE,
    TERRAIN,
)
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.features.feature import Feature
    from kodeks.games.berserk.features.used import Played


MOST_ABILITIES = 64  # of one card


class Kind(Shared):
    """One card, as often as it may be in a deck. `features` are what its text says, one for each sentence."""

    __slots__ = (
        "number",  # its place in the catalogue
        "name",  # by which notation and decks call it
        "titles",  # in other languages
        "type",
        "sub",  # GROUND, SYMBIOTE, PARASITE or FLYER
        "elements",
        "cost",
        "elite",
        "classes",
        "class_titles",  # in other languages
        "gear",  # class of equipment
        "strike",
        "move",
        "lives",
        "text",  # as it was typed in, by language
        "places",  # and where in its file: line and column
        "sentences",  # of the text, by language, as many as there are features
        "lines",  # of each feature, which sentence it is
        "said",  # each sentence in the words in which it was understood
        "features",
        "soars",  # a feature keeps it in the additional zone
        "plain",  # its features are the same whatever happens: none has a condition, none is there twice
        "reaching",  # those that reach other cards
        "waits",  # the names of the events that it waits for
        "simple",  # its simple strike, as a feature to be played
        "code",  # its number in a deck list, such as A01
        "rarity",  # as it is printed; no rule asks for it (BRS-CARD-9)
        "parts",  # all features and abilities of its text, by the number that they know
        "home",  # the catalogue that it stands in
        "mean",  # of its simple strike, by the faces of the die
        "ranged",  # of its best ranged attack
    )

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.titles: dict[str, str] = {}
        self.type = CREATURE
        self.sub = GROUND
        self.elements = NEUTRAL
        self.cost = 0
        self.elite = False
        self.classes: list[str] = []
        self.class_titles: dict[str, list[str]] = {}
        self.gear = NONE
        self.strike: list[int] = [0, 0, 0]
        self.move = 0
        self.lives = 0
        self.text: dict[str, str] = {}
        self.places: dict[str, tuple[int, int]] = {}
        self.sentences: dict[str, list[str]] = {}
        self.lines: list[int] = []
        self.said: list[str] = []
        self.features: list[Feature] = []
        self.soars = False
        self.plain = True
        self.reaching: list[Feature] = []
        self.waits: list[str] = []
        self.simple: Played | None = None
        self.code = ""
        self.rarity = ""
        self.parts: list[Any] = []
        self.home: Any = None
        self.mean = 0.0
        self.ranged = 0.0

    def __reduce__(self) -> tuple[Any, ...]:
        return kind_at, (self.home, self.number)

    def mark(self) -> object:
        return self.number

    def learn(self, features: list[Feature]) -> None:
        """This is what its text says."""
        self.lines = [i for i, feature in enumerate(features) for _ in feature.parts()]
        self.features = features = [part for feature in features for part in feature.parts()]
        self.soars = any(feature.aloft() for feature in features)
        self.plain = not any(feature.wraps() for feature in features) and not doubled(features)
        self.reaching = [feature for feature in features if feature.reaches_others()]
        inner = [one for feature in features for one in feature.inner()]
        for i, one in enumerate(inner):
            if one.ability is not None:
                one.ability.id = self.number * MOST_ABILITIES + i
        self.waits = sorted({name for one in inner for name in one.heard()})

    def played(self) -> list[str]:
        """Its sentences in the language in which it is played."""
        return next(iter(self.sentences.values()), [])

    # what it is

    def creature(self) -> bool:
        return self.type == CREATURE

    def attackable(self) -> bool:
        """BRS-ATK-2: creatures and artifacts."""
        return self.type < TERRAIN

    def rides(self) -> bool:
        """Whether it lives on the cell of a host (BRS-SYM-5, EQ-9)."""
        return self.type == EQUIPMENT or self.sub in (SYMBIOTE, PARASITE)

    def aloft(self) -> bool:
        """Whether it is kept in the additional zone (BRS-ZONE-10)."""
        return self.type == TERRAIN or self.sub == FLYER or self.soars

    def __repr__(self) -> str:
        return f"<Kind {self.number} {self.name}>"


def kind_at(home: Any, number: int) -> Kind:
    found: Kind = home.kinds[number]
    return found


def doubled(features: list[Feature]) -> bool:
    """Whether a named one is there twice, so that the largest must be looked for (BRS-STK-1)."""
    for i, one in enumerate(features):
        if one.named() and any(other.named() and one.like(other) for other in features[:i]):
            return True
    return False
