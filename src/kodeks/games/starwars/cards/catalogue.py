"""All known cards: their kinds by number and by name, and what each objective set holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kodeks.games.starwars.cards.kind import NONE, Cards, Kind
from kodeks.games.starwars.cards.words import AFFILIATION, AFFILIATIONS, DARK, DIAL, LIGHT, OBJECTIVE, SIDES
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText
from kodeks.kernel.part import fields

SET_SIZE = 6


class Catalogue:
    """Number 0 is the Death Star dial, then come the six affiliation cards, then the cards of the files."""

    __slots__ = ("kinds", "by_name", "sets", "english", "added", "again")

    def __init__(self, english: bool = False, again: Callable[..., Any] | None = None) -> None:
        self.again = again  # finds it in another process
        self.kinds: list[Kind] = []
        self.by_name: dict[str, Kind] = {}
        self.sets: dict[int, list[int]] = {}  # the numbers of its six kinds, the objective first
        self.added: tuple[CardFile, ...] = ()  # beside the shipped ones
        self.english = english  # which FAQ says what the texts of reprints are
        self.add([dial()] + [affiliation(i) for i in range(1, len(AFFILIATIONS))])

    def __reduce__(self) -> tuple[Any, ...]:
        return self.again, (self.english, self.added)

    def copy(self) -> Catalogue:
        """To add cards to; the kinds are shared."""
        other = Catalogue(self.english, self.again)
        other.kinds = self.kinds[:]
        other.by_name = dict(self.by_name)
        other.sets = {number: members[:] for number, members in self.sets.items()}
        return other

    def add(self, kinds: list[Kind], in_sets: bool = True) -> None:
        """More cards, all or none; a copy of a known card (same title, side and facts) is another print of it.

        Those of a scenario belong to no set: other scenarios may use the same numbers.
        """
        if in_sets:
            self.check_places(kinds)
        before = len(self.kinds)
        fresh: list[Kind] = []
        again: list[tuple[Kind, Kind]] = []
        for kind in kinds:
            known = self.same_card(kind)
            if known is None:
                kind.number = len(self.kinds)
                self.kinds.append(kind)
                kind.home = self
                fresh.append(kind)
            else:
                again.append((kind, known))
        names: dict[str, Kind] = {}
        for kind in fresh:
            name = self.name_of(kind)
            if name in self.by_name or name in names:
                del self.kinds[before:]
                raise wrong(kind, f"two cards are called {name!r}; give one of them another set number", kind.title)
            names[name] = kind
        for name, kind in names.items():
            kind.name = name
        self.by_name |= names
        for kind, known in again:
            kind.number = known.number
            self.reprint(known.number, kind)
        for kind in kinds if in_sets else []:
            for number, place, _ in kind.prints:
                self.sets.setdefault(number, [NONE] * SET_SIZE)[place - 1] = kind.number

    def check_places(self, kinds: list[Kind]) -> None:
        """An objective set is an objective and five other cards of its side, each in its place (SWC-CORE-DECK-1)."""
        taken: dict[tuple[int, int], Kind] = {}
        sides: dict[int, Kind] = {}
        for number, members in self.sets.items():
            for place, member in enumerate(members, start=1):
                if member != NONE:
                    taken[number, place] = sides[number] = self.kinds[member]
        for kind in kinds:
            for number, place, _ in kind.prints:
                here = f"{number}-{place}"
                if not 1 <= place <= SET_SIZE:
                    raise wrong(kind, f"an objective set has places 1 to {SET_SIZE}, not {place}", here)
                if (number, place) in taken:
                    raise wrong(kind, f"{here} is {taken[number, place].title} already, and now {kind.title}", here)
                if (place == 1) != (kind.type == OBJECTIVE):
                    raise wrong(kind, "place 1 of a set is its objective, and no other place is", here)
                if sides.setdefault(number, kind).side != kind.side:
                    raise wrong(kind, f"the other cards of set {number} are on the {SIDES[1 - kind.side]} side", here)
                taken[number, place] = kind

    def same_card(self, kind: Kind) -> Kind | None:
        """Word by word, or a dated reprint of it with other words."""
        facts, texts = facts_of(kind), texts_of(kind)
        for other in self.kinds:
            if other.title == kind.title and facts_of(other) == facts:
                if texts_of(other) == texts or kind.year or other.year:
                    return other
        return None

    def reprint(self, number: int, kind: Kind) -> None:
        """Which of two printings says what both say (SWC-ERR-GEN-2, SWC-EXT-GEN-1, SWC-EXT-GEN-2)."""
        known = copied(self.kinds[number])  # other catalogues share it
        known.home = self
        self.kinds[number] = self.by_name[known.name] = known
        known.prints = known.prints + kind.prints
        newer = kind.corrected if self.english else kind.year > known.year
        known.year = max(known.year, kind.year)
        if not newer or texts_of(known) == texts_of(kind):
            return
        known.corrected = kind.corrected
        known.abilities, known.constants, known.host = kind.abilities, kind.constants, kind.host
        known.waits, known.waits_hand, known.waits_discard = kind.waits, kind.waits_hand, kind.waits_discard
        known.waits_victory, known.acts = kind.waits_victory, kind.acts

    def name_of(self, kind: Kind) -> str:
        """The title without commas, and what tells it from others of that title: the side, or the set."""
        title = kind.title.replace(",", "")  # a journal separates answers by commas
        same = [other for other in self.kinds if other.title == kind.title]
        if len(same) == 1:
            return title
        if len([other for other in same if other.side == kind.side]) == 1:
            return f"{title} ({SIDES[kind.side]})"
        return f"{title} ({kind.prints[0][0]})"

    def complete(self, number: int) -> bool:
        """SWC-CORE-DECK-1: an objective and five other cards."""
        members = self.sets.get(number, [])
        return len(members) == SET_SIZE and NONE not in members and self.kinds[members[0]].type == OBJECTIVE


def wrong(kind: Kind, what: str, where: str) -> BadText:
    """At this part of the card's head."""
    file, line, text = kind.source
    return BadText(what, line, max(0, text.find(where)) + 1, text, file)


def facts_of(kind: Kind) -> list[object]:
    """What tells two cards of one title apart, but for their texts."""
    host = [shape(one) for one in (kind.host, *kind.protects) if one is not None]
    limits = [kind.edge, kind.pilot, kind.only, kind.single, kind.free]
    return [*kind.printed(), kind.traits, kind.keywords, limits, host]


def shape(cards: Cards) -> list[object]:
    numbers = [cards.how, cards.whose, cards.types, cards.affiliation, cards.low, cards.high, cards.most]
    states = sorted({type(one).__name__ for one in cards.states})
    return [*numbers, states, cards.traits, cards.without, cards.title]


def texts_of(kind: Kind) -> list[str]:
    return [one.text for one in kind.abilities] + [one.said for one in kind.constants]


def copied(kind: Kind) -> Kind:
    other = Kind()
    for name in fields(kind):
        setattr(other, name, getattr(kind, name))
    return other


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
