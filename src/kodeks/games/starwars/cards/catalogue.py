"""All known cards: their kinds by number and by name, and what each objective set holds."""

from __future__ import annotations

from pathlib import Path

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.reader import read_cards
from kodeks.games.starwars.cards.text import BadCard
from kodeks.games.starwars.cards.words import AFFILIATION, AFFILIATIONS, DARK, DIAL, LIGHT, OBJECTIVE, SIDES

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

    def add(self, kinds: list[Kind]) -> None:
        """More cards; a copy of a known card (same title, side and facts) is another print of it."""
        for kind in kinds:
            kind.number = len(self.kinds)
            self.kinds.append(kind)
        for kind in kinds:
            kind.name = self.name_of(kind)
            if kind.name in self.by_name:
                raise BadCard(f"two cards are called {kind.name!r}; give one of them another set number")
            self.by_name[kind.name] = kind
            for number, place, _ in kind.prints:
                members = self.sets.setdefault(number, [NONE] * SET_SIZE)
                if not 1 <= place <= SET_SIZE:
                    raise BadCard(f"{kind.title}: an objective set has places 1 to {SET_SIZE}, not {place}")
                if members[place - 1] != NONE:
                    there = self.kinds[members[place - 1]].title
                    raise BadCard(f"{number}-{place} is both {there} and {kind.title}")
                members[place - 1] = kind.number

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


_shipped: list[Catalogue] = []


def catalogue() -> Catalogue:
    """The shipped cards, read once."""
    if not _shipped:
        made = Catalogue()
        folder = Path(__file__).parent / "data"
        found: list[Kind] = []
        for name in FILES:
            found += read_cards((folder / f"{name}.cards").read_text(encoding="utf-8"), f"{name}.cards")
        made.add(found)
        _shipped.append(made)
    return _shipped[0]
