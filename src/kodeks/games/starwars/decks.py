"""B.3, A.2: decks as an affiliation and objective sets; their text, and what is wrong with one."""

from __future__ import annotations

import re
from typing import Any, Final

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import AFFILIATIONS, DARK, LIGHT, SIDES
from kodeks.kernel.decks import Decks
from kodeks.kernel.errors import BadOption
from kodeks.kernel.note import Note

FEWEST: Final = 10

STARTERS: Final = {
    "Jedi starter": ("Jedi", [1, 2, 3, 4, 5, 6, 7, 18]),
    "Rebel starter": ("Rebel Alliance", [8, 9, 10, 11, 12, 13, 14, 18]),
    "Sith starter": ("Sith", [19, 20, 21, 22, 23, 24, 25, 36]),
    "Navy starter": ("Imperial Navy", [26, 27, 28, 29, 30, 31, 32, 36]),
}

# SWC-RES-2 and SWC-EXT-RES: of each group a deck may use one set
RESTRICTED: Final = {
    "PL22": [[99, 103]],
    "EN50": [[99, 103], [112, 128], [97, 229], [103, 237], [46, 180], [135, 195], [126, 240]],
}


class Deck:
    __slots__ = ("affiliation", "sets")

    def __init__(self, affiliation: int, sets: list[int]) -> None:
        self.affiliation = affiliation
        self.sets = sorted(sets)

    def side(self) -> int:
        return LIGHT if self.affiliation <= 3 else DARK

    def line(self) -> str:
        """In one line, as options and journals hold it: `Jedi: 1 2 2 18`."""
        return f"{AFFILIATIONS[self.affiliation]}: {' '.join(str(number) for number in self.sets)}"

    def text(self, cards: Catalogue) -> str:
        """For people, a set in each line: `2x 4 A Journey to Dagobah`."""
        lines = [AFFILIATIONS[self.affiliation]]
        for number in dict.fromkeys(self.sets):
            title = cards.kinds[cards.sets[number][0]].title if cards.complete(number) else "?"
            lines.append(f"{self.sets.count(number)}x {number} {title}")
        return "\n".join(lines) + "\n"


class Fault(Note):
    """What is wrong with a deck, and the clause that says so."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.clause}: {self.text.format(**self.args)}"


def starter(name: str) -> Deck:
    affiliation, sets = STARTERS[name]
    return Deck(AFFILIATIONS.index(affiliation), sets)


def is_starter(deck: Deck) -> bool:
    """SWC-CORE-DECK-6: eight sets, legal only together."""
    return any(deck.line() == starter(name).line() for name in STARTERS)


def faults(deck: Deck, cards: Catalogue, ruleset: str = "PL22", tournament: bool = False) -> list[Fault]:
    """Everything that forbids the deck; a legal one has none."""
    found: list[Fault] = []
    if len(deck.sets) < FEWEST and not is_starter(deck):
        args: dict[str, object] = {"number": len(deck.sets), "fewest": FEWEST}
        found.append(Fault("SWC-CORE-DECK-2", "the deck has {number} objective sets and needs at least {fewest}", args))
    for number in dict.fromkeys(deck.sets):
        found += set_faults(deck, number, cards)
    if tournament:
        for group in RESTRICTED[ruleset]:
            used = [number for number in group if number in deck.sets]
            if len(used) > 1:
                clause = "SWC-RES-2" if ruleset == "PL22" else "SWC-EXT-RES"
                args = {"sets": ", ".join(str(number) for number in used)}
                found.append(Fault(clause, "the restricted sets {sets} may not be in one deck", args))
    return found


def set_faults(deck: Deck, number: int, cards: Catalogue) -> list[Fault]:
    if not cards.complete(number):
        return [Fault("SWC-CORE-DECK-1", "set {set} is not among the known cards", {"set": number})]
    objective = cards.kinds[cards.sets[number][0]]
    args: dict[str, object] = {"set": number, "title": objective.title, "number": deck.sets.count(number)}
    found: list[Fault] = []
    if objective.side != deck.side():
        found.append(Fault("SWC-CORE-DECK-3", "set {set}, {title}, belongs to the other side", args))
    if objective.single and deck.sets.count(number) > 1:
        found.append(Fault("SWC-CORE-DECK-4", "set {set}, {title}, may be in a deck once, not {number} times", args))
    elif deck.sets.count(number) > 2:
        found.append(Fault("SWC-CORE-DECK-4", "set {set}, {title}, may be in a deck twice, not {number} times", args))
    if objective.only not in (NONE, deck.affiliation):
        args["affiliation"] = AFFILIATIONS[objective.only]
        found.append(Fault("SWC-CORE-DECK-5", "set {set}, {title}, needs the affiliation {affiliation}", args))
    return found


LINE: Final = re.compile(r"(?:(\d+)\s*[x×]\s+)?(?:set\s+)?(\d+)\b.*", re.IGNORECASE)


def read_deck(text: str) -> Deck:
    """A starter's name, `Jedi: 1 2 2 18`, or lines as `Deck.text` writes them. BadOption says what is wrong."""
    if text.strip() in STARTERS:
        return starter(text.strip())
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    head, _, rest = (lines[0] if lines else "").partition(":")
    names = {name.lower(): i for i, name in enumerate(AFFILIATIONS)}
    affiliation = names.get(head.strip().lower(), 0)
    if not affiliation:
        raise BadOption(
            f"a deck begins with its affiliation ({', '.join(AFFILIATIONS[1:])}) or is a starter "
            f"({', '.join(STARTERS)}); {head.strip()!r} is neither"
        )
    sets: list[int] = []
    for word in rest.replace(",", " ").split():
        if not (word.isascii() and word.isdigit() and len(word) < 6):
            raise BadOption(f"{word!r} is no number of an objective set")
        sets.append(int(word))
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        match = LINE.fullmatch(line)
        if match is None or len(match.group(2)) > 5 or len(match.group(1) or "") > 2:
            raise BadOption(f"line {number} of the deck, {line!r}, is not understood; write: 2x 4 A Journey to Dagobah")
        sets += [int(match.group(2))] * int(match.group(1) or 1)
    return Deck(affiliation, sets)


def read_option(name: str, value: Any, side: int) -> str:
    """The deck of a side as an option: a starter's name or its one line. Whether it is legal, the game says."""
    if not isinstance(value, str):
        raise BadOption(f"option {name} is a deck as text, not {value!r}")
    try:
        deck = read_deck(value)
    except BadOption as error:
        raise BadOption(f"option {name}: {error}") from None
    if deck.side() != side:
        raise BadOption(f"option {name}: this is no deck of the {SIDES[side]} side: {deck.line()}")
    for known in STARTERS:
        if starter(known).line() == deck.line():
            return known
    return deck.line()


def read_light(value: Any) -> str:
    return read_option("lightDeck", value, LIGHT)


def read_dark(value: Any) -> str:
    return read_option("darkDeck", value, DARK)


def kinds_of(deck: Deck, cards: Catalogue) -> tuple[list[int], list[int]]:
    """SWC-CORE-DECK-7: the objectives, and all the other cards."""
    objectives: list[int] = []
    others: list[int] = []
    for number in deck.sets:
        objectives.append(cards.sets[number][0])
        others += cards.sets[number][1:]
    return objectives, others


class SetDecks(Decks):
    """Decks of objective sets, out of the known cards."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def options(self) -> dict[str, int]:
        return {"lightDeck": LIGHT, "darkDeck": DARK}

    def starters(self) -> list[str]:
        return list(STARTERS)

    def read(self, text: str) -> str:
        return read_deck(text).line()

    def seat(self, deck: str) -> int:
        return read_deck(deck).side()

    def text(self, deck: str) -> str:
        """A set that is not known has only its number."""
        made = read_deck(deck)
        known = [number for number in made.sets if self.cards.complete(number)]
        unknown = [number for number in made.sets if number not in known]
        lines = [f"{unknown.count(number)}x {number}\n" for number in dict.fromkeys(unknown)]
        return Deck(made.affiliation, known).text(self.cards) + "".join(lines)

    def faults(self, deck: str) -> list[Note]:
        return [*faults(read_deck(deck), self.cards)]
