"""Decks: their text, and what is wrong with one (BRS-SQ-17, BRS-D-2)."""

from __future__ import annotations

import re
from typing import Any, Final

from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.kernel.decks import Decks
from kodeks.kernel.errors import BadOption
from kodeks.kernel.note import Note

FEWEST: Final = 30
COPIES: Final = 3

STARTERS: Final = {
    "Ash Watch": (
        "2 Spark Watchman, 2 Ash Shieldman, 2 Crucible Archer, 2 Outpost Cutter, Censer-Swinger, Denouncer, "
        "Forge Hammerman, Ember Ensign, Cinder Woman, Sister of the Lamp, Lesser Crucible, Sentence Square, "
        "Tempered Breastplate, Mirror of Charges, Verdict Blade, Dispatch Boots, Draught of Iron Will, Ash Falcon, "
        "Herald of the Heights, Vault Overseer, Headsman, High Ashcaster, Sworn Squire, Smoke Walker, "
        "Screen Pikeman, Oathbearer"
    ),
    "Moonless Court": (
        "4 Hungry Page, 2 Scarlet Lady, Pale Duellist, Palace Apothecary, Moonless Marshal, Whispering Shade, "
        "Grave Leech, Bone Jockey, Bellringer of Blight, Mire Shieldman, Bog Serpent, Moat Ghoul, Midnight Raver, "
        "Cornice Leaper, Steward with the Lash, Silent Witness, Raised Man-at-Arms, Crypt Widow, Midnight Horn, "
        "Hired Mourner, Usurer Bat, Doll Master, Moonless Sovereign, Candleless Hall, Divider of Pain, Chalk Circle"
    ),
}
SECOND: Final = "Moonless Court"  # what seat B plays unless it is told otherwise

PART: Final = re.compile(r"(?:(\d{1,2})\s*[x×]?\s+)?(\S.*)", re.IGNORECASE)


class Deck:
    """So many cards of each name, in the order in which they were named."""

    __slots__ = ("cards",)

    def __init__(self, cards: dict[str, int]) -> None:
        self.cards = cards

    def line(self) -> str:
        """In one line, as options and journals hold it: `2 Spark Watchman, Denouncer`."""
        return ", ".join(f"{count} {name}" if count > 1 else name for name, count in self.cards.items())

    def text(self) -> str:
        """For people, a card in each line."""
        return "".join(f"{count} {name}\n" for name, count in self.cards.items())

    def size(self) -> int:
        return sum(self.cards.values())


class Fault(Note):
    """What is wrong with a deck, and the clause that says so."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.clause}: {self.text.format(**self.args)}"


def read_deck(text: str) -> Deck:
    """A starter's name, or cards by line or comma, each with its number. BadOption says what is wrong."""
    cards: dict[str, int] = {}
    lines = STARTERS.get(text.strip(), text).splitlines()
    for part in [part.strip() for line in lines for part in line.split("#")[0].split(",")]:
        if not part:
            continue
        found = PART.fullmatch(part)
        if found is None or found[2].isdecimal() or int(found[1] or 1) == 0:
            raise BadOption(f"{part!r} is no part of a deck; write: 2 Spark Watchman")
        name = " ".join(found[2].split())
        cards[name] = cards.get(name, 0) + int(found[1] or 1)
    if not cards:
        raise BadOption(f"a deck is a list of cards (2 Spark Watchman, Denouncer) or a starter: {', '.join(STARTERS)}")
    return Deck(cards)


def read_option(name: str, value: Any) -> str:
    """The deck of a seat as an option: a starter's name or its one line. Whether it is legal, the game says."""
    if not isinstance(value, str):
        raise BadOption(f"option {name} is a deck as text, not {value!r}")
    try:
        deck = read_deck(value)
    except BadOption as error:
        raise BadOption(f"option {name}: {error}") from None
    if deck.size() < FEWEST:  # so that a name that is misspelled is no deck of one card
        raise BadOption(f"option {name} is a starter ({', '.join(STARTERS)}) or a list of {FEWEST} cards and more")
    for starter in STARTERS:
        if read_deck(starter).cards == deck.cards:
            return starter
    return deck.line()


def read_a(value: Any) -> str:
    return read_option("deckA", value)


def read_b(value: Any) -> str:
    return read_option("deckB", value)


def faults(deck: Deck, cards: Catalogue) -> list[Fault]:
    """Everything that forbids the deck; a legal one has none."""
    found: list[Fault] = []
    if deck.size() < FEWEST:
        size: dict[str, object] = {"number": deck.size(), "fewest": FEWEST}
        found.append(Fault("BRS-D-2", "the deck has {number} cards and needs at least {fewest}", size))
    for name, count in deck.cards.items():
        args: dict[str, object] = {"card": name, "number": count}
        if name not in cards.by_name:
            found.append(Fault("BRS-KW-nazvanie", "{card} is not among the known cards", args))
            continue
        most = copies(cards.by_name[name])
        if count > most:
            args["most"] = most
            found.append(Fault("BRS-SQ-17", "{card} may be in a deck {most} times, not {number} times", args))
    return found


def copies(kind: Kind) -> int:
    return max([feature.copies() for feature in kind.features], default=COPIES)


def kinds_of(deck: Deck, cards: Catalogue) -> list[int]:
    """All its cards by number, sorted: nobody knows their order."""
    found: list[int] = []
    for name, count in deck.cards.items():
        found += [cards.by_name[name].number] * count
    return sorted(found)


class CardDecks(Decks):
    """Decks out of the known cards; either seat may play any of them."""

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def options(self) -> dict[str, int]:
        return {"deckA": 0, "deckB": 1}

    def starters(self) -> list[str]:
        return list(STARTERS)

    def read(self, text: str) -> str:
        return read_deck(text).line()

    def seat(self, deck: str) -> int:
        return 1 if read_deck(deck).cards == read_deck(SECOND).cards else 0

    def suits(self, deck: str, seat: int) -> bool:
        return True

    def text(self, deck: str) -> str:
        return read_deck(deck).text()

    def faults(self, deck: str) -> list[Note]:
        return [*faults(read_deck(deck), self.cards)]
