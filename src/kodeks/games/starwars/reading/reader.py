"""Card files: blocks of lines, one block a card. docs/cards.md tells how to write one."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import EVENT
from kodeks.games.starwars.reading.abilities import ability, constants
from kodeks.games.starwars.reading.blocks import Block, Line, blocks, holding
from kodeks.games.starwars.reading.errata import Erratum
from kodeks.games.starwars.reading.facts import TYPED, facts, finish_facts, head, host, keywords, traits
from kodeks.games.starwars.reading.families import gather
from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import Words

LINES = ("traits", "keywords", "host", "always", "action", "reaction", "interrupt", "forced", "fate")


def read_cards(text: str, file: str = "", english: bool = False, errata: list[Erratum] | None = None) -> list[Kind]:
    """All cards of a file, in order, as they are to be played by one of the FAQs."""
    gather()
    try:
        found = [read_card(block, english, errata or []) for block in blocks(text)]
    except BadText as error:
        error.file = error.file or file
        raise
    for kind in found:
        kind.source = (file, *kind.source[1:])
    return found


def read_card(block: Block, english: bool, errata: list[Erratum]) -> Kind:
    kind = head(block.head)
    if not block.facts:
        raise block.head.missing(f"the line with its type and facts is missing; there are: {', '.join(TYPED)}")
    for line in block.facts:
        card_line(kind, line)
    finish_facts(kind, block.facts[0])
    holds = holding(block.versions, english)
    said = holds.lines
    kind.corrected = holds.kind == "errata"
    kind.year = max((one.year for one in block.versions), default=0)
    for erratum in errata:
        if erratum.about(kind, english):
            said = erratum.correct(kind, said)
    for line in said:
        card_line(kind, line)
    if kind.type == EVENT and not kind.abilities:
        raise block.facts[0].missing("an event has one action, interrupt or reaction, and it is missing")
    kind.index()
    return kind


def card_line(kind: Kind, line: Line) -> None:
    start = len(line.text) - len(line.text.lstrip())
    if not line.number:
        start += line.whole.index(line.text)
    try:
        words = Words(line.text.strip(), line.number, start, line.whole)
        read_line(kind, words)
        if not words.ended():
            raise words.error(f"{words.there()} is too much here")
    except BadText as error:
        if line.number:
            raise
        raise BadText(f"{error.what}, in the erratum of {line.whole}") from None


def read_line(kind: Kind, words: Words) -> None:
    first = words.peek().lower()
    if kind.type == NONE:
        facts(kind, words)
    elif first == "traits":
        traits(kind, words)
    elif first == "keywords":
        keywords(kind, words)
    elif first == "host":
        host(kind, words)
    elif first == "always":
        constants(kind, words)
    elif first in LINES:
        kind.abilities.append(ability(kind, words))
    else:
        raise words.error(f"{words.there()} begins no line of a card; there are: {', '.join(LINES)}, version")
