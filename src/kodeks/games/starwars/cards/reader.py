"""Card files: blocks of lines, one block a card. docs/cards.md tells how to write one."""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.starwars.cards import ops, parts, phrases
from kodeks.games.starwars.cards.kind import (
    ACTION,
    FATE_EFFECT,
    FROM_DISCARD,
    FROM_HAND,
    FROM_VICTORY,
    INTERRUPT,
    REACTION,
    Ability,
    Cards,
    Kind,
)
from kodeks.games.starwars.cards.text import BadCard, Words
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    DIAL,
    ENHANCEMENT,
    EVENT,
    FATE,
    MISSION,
    OBJECTIVE,
    SIDES,
    TYPES,
    UNIT,
)

HEAD = re.compile(r"((?:\[\s*\d+-\d+(?:\s+\w+)?\s*\]\s*)+)(.+?)(\s*\(unique\))?\s*$")
PRINT = re.compile(r"\[\s*(\d+)-(\d+)(?:\s+(\w+))?\s*\]")


class Line:
    """A line of a card file, without its comment."""

    __slots__ = ("text", "number", "whole")

    def __init__(self, text: str, number: int, whole: str) -> None:
        self.text = text
        self.number = number
        self.whole = whole


class Block:
    """One card as it stands in a file: its head, its facts, and what it says in each printing."""

    __slots__ = ("head", "facts", "versions")

    def __init__(self, head: Line) -> None:
        self.head = head
        self.facts: list[Line] = []
        self.versions: list[Version] = []


class Version:
    """What a printing says. Cards that never changed have one, without a date."""

    __slots__ = ("year", "language", "kind", "lines")

    def __init__(self, year: int = 0, language: str = "English", kind: str = "") -> None:
        self.year = year  # of the legal line
        self.language = language
        self.kind = kind  # "", "errata" (a reprint with the corrected text) or "promo"
        self.lines: list[Line] = []


FACTS = ("traits", "keywords", "host")


def read_cards(text: str, file: str = "", english: bool = False, errata: list[Erratum] | None = None) -> list[Kind]:
    """All cards of a file, in order, as they are to be played by one of the FAQs."""
    try:
        return [read_card(block, english, errata or []) for block in blocks(text)]
    except BadCard as error:
        error.file = error.file or file
        raise


def blocks(text: str) -> list[Block]:
    found: list[Block] = []
    for number, whole in enumerate(text.splitlines(), start=1):
        bare = whole.split("#", 1)[0].rstrip()
        if not bare.strip():
            continue
        line = Line(bare, number, whole)
        first = bare.split()[0].lower().rstrip(":")
        if bare.startswith("["):
            found.append(Block(line))
        elif not found:
            raise BadCard("a card begins with its place: [1-2 0092] Title", number, 1, whole)
        elif not found[-1].facts or first in FACTS:
            found[-1].facts.append(line)
        elif first == "version":
            found[-1].versions.append(version(line))
        else:
            if not found[-1].versions:
                found[-1].versions.append(Version())
            found[-1].versions[-1].lines.append(line)
    return found


def version(line: Line) -> Version:
    """`version 2014 English errata`"""
    words = line.text.split()[1:]
    if not words or not words[0].isdigit() or len(words) > 3:
        raise BadCard("a version has a year, a language and perhaps 'errata' or 'promo'", line.number, 1, line.whole)
    return Version(int(words[0]), words[1] if len(words) > 1 else "English", words[2] if len(words) > 2 else "")


def read_card(block: Block, english: bool, errata: list[Erratum]) -> Kind:
    kind = head(block.head.text, block.head.number, block.head.whole)
    for line in block.facts:
        card_line(kind, line.text, line.number, line.whole)
    said = binding(block.versions, english)
    for erratum in errata:
        if erratum.about(kind, english):
            said = erratum.correct(kind, said)
    for line in said:
        card_line(kind, line.text, line.number, line.whole)
    finish(kind, block.head.number)
    return kind


def binding(versions: list[Version], english: bool) -> list[Line]:
    """The text that holds for every copy, before errata (SWC-ERR-GEN-2, GEN-3; SWC-EXT-GEN-1, GEN-2)."""
    if not versions:
        return []
    if not english:
        return max(versions, key=lambda one: one.year).lines
    own = [one for one in versions if one.language == "English" and one.kind != "promo"] or versions
    corrected = [one for one in own if one.kind == "errata"]
    return max(corrected, key=lambda one: one.year).lines if corrected else own[0].lines


class Erratum:
    """A correction of a card, of all its printings (SWC-ERR-GEN-1)."""

    __slots__ = ("title", "set", "document", "clause", "only_english", "printed", "lines", "traits", "single")

    def __init__(self, data: dict[str, Any]) -> None:
        self.title: str = data["title"]
        self.set: int = data["set"]
        self.document: str = data["document"]
        self.clause: str = data["clause"]
        self.only_english: bool = data.get("ruleset", "") == "EN50"
        self.printed: str = data["printed"]
        self.lines: list[str] = data.get("says", [])
        self.traits: list[str] = data.get("traits", [])
        self.single: bool = data.get("single", False)

    def about(self, kind: Kind, english: bool) -> bool:
        """Every print of the card: `set` names the one that the document means (SWC-D-01)."""
        return kind.title == self.title and (english or not self.only_english)

    def correct(self, kind: Kind, said: list[Line]) -> list[Line]:
        """The same for any version of the card, and no change where it is corrected already (SWC-ERR-GEN-4)."""
        kind.notes.append((self.printed, self.document, self.clause))
        if self.traits:
            kind.traits = self.traits[:]
        if self.single:
            kind.single = True
        if not self.lines:
            return said
        return [Line(text, 0, text) for text in self.lines]


def head(text: str, line: int, whole: str) -> Kind:
    match = HEAD.match(text)
    if match is None:
        raise BadCard("a card begins with its set, its place in it and its number: [1-2 0092] Title", line, 1, whole)
    kind = Kind()
    kind.prints = [(int(a), int(b), c or "") for a, b, c in PRINT.findall(match.group(1))]
    kind.title = match.group(2).strip()
    kind.unique = match.group(3) is not None
    kind.type = -1
    return kind


def card_line(kind: Kind, text: str, line: int, whole: str) -> None:
    start = len(text) - len(text.lstrip())
    words = Words(text[start:], line, start, whole)
    first = words.peek().lower()
    if kind.type < 0:
        facts(kind, words)
    elif first == "traits":
        words.next()
        while True:
            kind.traits.append(trait(words))
            if not words.take(","):
                break
    elif first == "keywords":
        words.next()
        while True:
            one_keyword(kind, words)
            if not words.take(","):
                break
    elif first == "host":
        host(kind, words)
    elif first == "always":
        constants(kind, words)
    elif first in ("action", "reaction", "interrupt", "forced", "fate"):
        kind.abilities.append(ability(kind, words))
    else:
        raise words.error(
            f"{words.peek()!r} begins no line of a card; there are: traits, keywords, host, always, action, "
            "reaction, interrupt, forced, fate"
        )
    if not words.ended():
        raise words.error(f"{words.peek()!r} is too much here")


def trait(words: Words) -> str:
    return parts.numbered(words, words.capitals())


def facts(kind: Kind, words: Words) -> None:
    """`unit, light, Jedi, cost 3, Force 5, icons T1 e[UD1], capacity 2`"""
    word = words.peek().lower()
    if word not in TYPES or word == TYPES[DIAL]:
        raise words.error(f"the line after the title begins with the type of the card: {', '.join(TYPES[:DIAL])}")
    kind.type = TYPES.index(words.next().lower())
    sided = False
    while words.take(","):
        word = words.peek()
        low = word.lower()
        if low in SIDES:
            kind.side = SIDES.index(low)
            sided = True
            words.next()
        elif words.take("cost"):
            kind.cost = words.number()
        elif words.take("resources"):
            kind.resources = words.number()
        elif word == "Force":
            words.next()
            kind.force = words.number()
        elif words.take("icons"):
            kind.icons = parts.printed_icons(words)
        elif words.take("capacity"):
            kind.capacity = words.number()
        elif words.take("priority"):
            kind.priority = words.number()
        elif words.takes("one per deck"):
            kind.single = True
        elif word[:1].isupper():
            name = words.capitals()
            only = words.take("only")
            if name not in AFFILIATIONS:
                raise words.error(f"{name!r} is no affiliation; there are: {', '.join(AFFILIATIONS)}")
            if only:
                kind.only = AFFILIATIONS.index(name)
            else:
                kind.affiliation = AFFILIATIONS.index(name)
        else:
            raise words.error(
                f"{word or 'the end of the line'!r} is no fact of a card; there are: light, dark, an affiliation, "
                "cost, resources, Force, icons, capacity, priority, one per deck, Jedi only"
            )
    if not sided:
        raise words.error("the side is missing: light or dark")


def one_keyword(kind: Kind, words: Words) -> None:
    if words.take("Edge"):
        kind.edge += words.number()
    elif words.take("Pilot"):
        kind.pilot = words.number()
    elif words.take("Protect"):
        kind.protects.append(protected(words))
    else:
        kind.keywords |= parts.keyword(words)


def protected(words: Words) -> Cards:
    """A trait, a type or a title (SWC-FAQ-2.14)."""
    found = Cards()
    if words.peek().startswith('"'):
        found.title = words.quoted()
    elif words.peek()[:1].isupper():
        found.traits = [trait(words)]
    else:
        parts.noun(words, found)
    return found


def host(kind: Kind, words: Words) -> None:
    words.next()
    colon(words)
    if words.takes("play area"):
        kind.free = True
        return
    found = Cards()
    if words.takes("the dial"):
        found.types = 1 << DIAL
    else:
        parts.described(words, found)
    kind.host = found


def colon(words: Words) -> None:
    if not words.take(":"):
        raise words.error("':' is expected")


def constants(kind: Kind, words: Words) -> None:
    words.next()
    whens = []
    while words.take("while"):
        whens.append(parts.condition(words))
    colon(words)
    while True:
        start = words.at
        made = phrases.constant(words)
        made.whens = whens
        made.text = words.part(start)
        kind.constants.append(made)
        if not words.take(";"):
            break


def ability(kind: Kind, words: Words) -> Ability:
    forced = words.take("forced")
    word = words.next().lower()
    if word == "action" and not forced:
        made = Ability(ACTION)
    elif word == "interrupt":
        made = Ability(INTERRUPT)
    elif word == "reaction":
        made = Ability(REACTION)
    elif word == "fate" and not forced:
        made = Ability(FATE_EFFECT)
    else:
        raise words.error("forced stands before interrupt or reaction")
    made.forced = forced
    made.zone = FROM_HAND if kind.type == EVENT else 0
    if words.takes("from hand"):
        made.zone = FROM_HAND
    elif words.takes("from discard pile"):
        made.zone = FROM_DISCARD
    if made.kind == FATE_EFFECT and words.takes("on winning the edge"):
        made.delayed = True
    if made.kind in (INTERRUPT, REACTION):
        if not words.take("to"):
            raise words.error("'to' is expected, and then what it waits for")
        made.trigger = phrases.trigger(words)
        if made.trigger.event == ops.ON_COMPLETED:
            made.zone = FROM_VICTORY
    while not words.take(":"):
        if words.take(","):
            if words.takes("once per turn"):
                made.limit = 1
            elif words.takes("1 per turn"):
                made.limit = 1
                made.by_title = True
            else:
                raise words.error("'once per turn' or '1 per turn' is expected")
        elif words.take("while") or words.take("if") or words.peek() in ("in", "on"):
            made.whens.append(parts.condition(words))
        else:
            raise words.error("':' is expected, or a condition: while, if, in, on")
    made.text = words.text
    if "=>" in words.words[words.at :]:
        made.costs.append(phrases.cost(words))
        while words.take(","):
            made.costs.append(phrases.cost(words))
        if not words.take("=>"):
            raise words.error("'=>' is expected after the cost")
    made.steps.append(phrases.effect(words))
    while words.take(";"):
        then = words.take("then")
        step = phrases.effect(words)
        step.then = then
        made.steps.append(step)
    return made


def finish(kind: Kind, line: int) -> None:
    """What a card of its type must have."""
    name = f"[{kind.prints[0][0]}-{kind.prints[0][1]}] {kind.title}"
    if kind.type < 0:
        raise BadCard(f"{name} has no line with its type and facts", line, 1, name)
    if kind.type == ENHANCEMENT and kind.host is None and not kind.free:
        raise BadCard(
            f"{name} is an enhancement: say what it enhances, 'host: Character unit' or 'host: play area'",
            line,
            1,
            name,
        )
    if kind.type == EVENT and len(kind.abilities) != 1:
        raise BadCard(f"{name} is an event: it has one action, interrupt or reaction", line, 1, name)
    if kind.type == FATE and not kind.priority:
        raise BadCard(f"{name} is a fate card: its priority is missing", line, 1, name)
    if kind.type in (UNIT, OBJECTIVE, MISSION) and not kind.capacity:
        raise BadCard(f"{name} needs a damage capacity", line, 1, name)
    if kind.pilot >= 0:
        kind.host = pilot_host()
    for constant in kind.constants:
        if constant.cards is not None and constant.op == ops.ALWAYS_AS_ENHANCEMENT:
            kind.host = constant.cards
    kind.index()


def pilot_host() -> Cards:
    """SWC-EXT-PIL-1: a friendly Vehicle unit."""
    found = Cards()
    found.types = 1 << UNIT
    found.traits = ["Vehicle"]
    found.whose = 1
    return found
