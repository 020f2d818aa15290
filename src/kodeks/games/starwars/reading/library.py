"""All cards that are known: those that are shipped, then those of added files."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.reading.blocks import blocks
from kodeks.games.starwars.reading.errata import Erratum
from kodeks.games.starwars.reading.facts import head
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.kernel.cardfile import CardFile

FOLDER = Path(__file__).parents[1] / "cards" / "data"
FILES = ("core", "faq")
MOST = 64  # catalogues with added cards that are remembered


@lru_cache(maxsize=MOST)
def catalogue(english: bool = False, added: tuple[CardFile, ...] = ()) -> Catalogue:
    """All cards as one of the FAQs has them, those of added files after the shipped ones, in their order.

    Numbers and names are the same in both. What is kept here is a value: it never changes.
    """
    if not added:
        return shipped(english)
    before = catalogue(english, added[:-1])
    made = before.copy()
    made.added = added
    file = added[-1]
    made.add(read_cards(file.text, file.name, english, errata(before)), file.in_sets)
    return made


@cache
def shipped(english: bool) -> Catalogue:
    made = Catalogue(english, catalogue)
    found: list[Kind] = []
    for name in FILES:
        text = (FOLDER / f"{name}.cards").read_text(encoding="utf-8")
        found += read_cards(text, f"{name}.cards", english, errata())
    made.add(found)
    return made


def errata(known: Catalogue | None = None) -> list[Erratum]:
    """Each with the facts of its card, where the known cards tell them."""
    found = [Erratum(entry) for entry in table_of_errata()]
    for erratum in found if known is not None else []:
        assert known is not None
        for number in known.sets.get(erratum.set, []):
            if number != NONE and known.kinds[number].title == erratum.title:
                erratum.facts = known.kinds[number].printed()
    return found


@cache
def table_of_errata() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((FOLDER / "errata.toml").read_text(encoding="utf-8"))["erratum"]
    return entries


def titles(file: CardFile) -> list[str]:
    return [head(block.head).title for block in blocks(file.text)]


def trimmed(file: CardFile, wanted: set[str]) -> CardFile:
    """Only the cards of these titles, without the remarks between them."""
    lines = file.text.splitlines()
    found = blocks(file.text)
    ends = [block.head.number - 1 for block in found[1:]] + [len(lines)]
    kept: list[str] = []
    for block, end in zip(found, ends, strict=True):
        if head(block.head).title in wanted:
            kept += [line for line in lines[block.head.number - 1 : end] if line.split("#")[0].strip()]
    return CardFile(file.name, "".join(f"{line}\n" for line in kept), file.in_sets)
