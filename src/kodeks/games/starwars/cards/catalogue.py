"""All known cards: their kinds by number and by name, and what each objective set holds."""

from __future__ import annotations

import tomllib
from pathlib import Path

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.reader import Erratum, read_cards
from kodeks.games.starwars.cards.text import BadCard
from kodeks.games.starwars.cards.words import AFFILIATION, AFFILIATIONS, DARK, DIAL, LIGHT, OBJECTIVE, SIDES

FOLDER = Path(__file__).parent / "data"
FILES = ("core", "faq", "fixtures")
SET_SIZE = 6
RESERVE = 6  # SWC-CORE-AFF-4


class Catalogue:
    """Number 0 is the Death Star dial, then come the six affiliation cards, then the cards of the files."""

    __slots__ = ("kinds", "by_name", "sets")

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.by_name: dict[str, Kind] = {}
        self.sets: dict[int, list[int]] = {}  # the numbers of its six kinds, the objective first
        self.add([dial()] + [affiliation(i) for i in range(1, len(AFFILIATIONS))])

    def add(self, kinds: list[Kind], in_sets: bool = True) -> None:
        """More cards; a copy of a known card (same title, side and facts) is another print of it.

        Those of a scenario belong to no set: other scenarios may use the same numbers.
        """
        for kind in kinds if in_sets else []:
            self.check_places(kind)
        fresh: list[Kind] = []
        for kind in kinds:
            known = self.same_card(kind)
            if known is None:
                kind.number = len(self.kinds)
                self.kinds.append(kind)
                fresh.append(kind)
                known = kind
            else:
                known.prints += kind.prints
            for number, place, _ in kind.prints if in_sets else []:
                self.sets.setdefault(number, [NONE] * SET_SIZE)[place - 1] = known.number
        for kind in fresh:
            kind.name = self.name_of(kind)
            if kind.name in self.by_name:
                raise BadCard(f"two cards are called {kind.name!r}; give one of them another set number")
            self.by_name[kind.name] = kind

    def check_places(self, kind: Kind) -> None:
        for number, place, _ in kind.prints:
            if not 1 <= place <= SET_SIZE:
                raise BadCard(f"{kind.title}: an objective set has places 1 to {SET_SIZE}, not {place}")
            there = self.sets.get(number, [NONE] * SET_SIZE)[place - 1]
            if there != NONE:
                raise BadCard(f"{number}-{place} is both {self.kinds[there].title} and {kind.title}")

    def same_card(self, kind: Kind) -> Kind | None:
        for other in self.kinds:
            if other.title == kind.title and other.side == kind.side and facts_of(other) == facts_of(kind):
                return other
        return None

    def name_of(self, kind: Kind) -> str:
        """The title, and what tells it from others of that title: the side, or the set."""
        same = [other for other in self.kinds if other.title == kind.title]
        if len(same) == 1:
            return kind.title
        if len([other for other in same if other.side == kind.side]) == 1:
            return f"{kind.title} ({SIDES[kind.side]})"
        return f"{kind.title} ({kind.prints[0][0]})"

    def complete(self, number: int) -> bool:
        """SWC-CORE-DECK-1: an objective and five other cards."""
        members = self.sets.get(number, [])
        return len(members) == SET_SIZE and NONE not in members and self.kinds[members[0]].type == OBJECTIVE

    def affiliation(self, which: int) -> int:
        """The number of its affiliation card."""
        return which


def facts_of(kind: Kind) -> list[object]:
    """What tells two cards of one title apart."""
    numbers = [kind.cost, kind.resources, kind.force, kind.capacity, kind.priority, *kind.icons]
    texts = [one.text for one in kind.abilities] + [one.text for one in kind.constants]
    return [kind.type, kind.affiliation, kind.traits, kind.keywords, numbers, texts]


def dial() -> Kind:
    kind = Kind()
    kind.title = "Death Star dial"
    kind.type = DIAL
    kind.side = DARK
    return kind


def affiliation(which: int) -> Kind:
    """SWC-CORE-AFF-4."""
    kind = Kind()
    kind.title = f"{AFFILIATIONS[which]} affiliation"
    kind.type = AFFILIATION
    kind.side = LIGHT if which <= 3 else DARK
    kind.affiliation = which
    kind.resources = 1
    return kind


_shipped: dict[bool, Catalogue] = {}
_learnt: list[tuple[str, str]] = []


def catalogue(english: bool = False) -> Catalogue:
    """All cards as one of the FAQs has them, read once. Numbers and names are the same in both."""
    if english not in _shipped:
        made = Catalogue()
        found: list[Kind] = []
        for name in FILES:
            text = (FOLDER / f"{name}.cards").read_text(encoding="utf-8")
            found += read_cards(text, f"{name}.cards", english, errata())
        made.add(found)
        _shipped[english] = made
    return _shipped[english]


def errata() -> list[Erratum]:
    data = tomllib.loads((FOLDER / "errata.toml").read_text(encoding="utf-8"))
    return [Erratum(entry) for entry in data["erratum"]]


def learn(text: str, file: str = "", in_sets: bool = True) -> int:
    """Cards of one's own join the shipped ones; a text that is known already adds nothing. The number of its cards."""
    found = [read_cards(text, file, english, errata()) for english in (False, True)]
    if (text, file) not in _learnt:
        for english in (False, True):
            catalogue(english).add(found[english], in_sets)
        _learnt.append((text, file))
    return len(found[0])
