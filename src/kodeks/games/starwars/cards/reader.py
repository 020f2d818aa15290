"""Card files: blocks of lines, one block a card. docs/cards.md tells how to write one."""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.starwars.cards import ops, parts, phrases, sense
from kodeks.games.starwars.cards.kind import (
    ACTION,
    FATE_EFFECT,
    FROM_DISCARD,
    FROM_HAND,
    FROM_VICTORY,
    INTERRUPT,
    NONE,
    REACTION,
    YOU,
    Ability,
    Cards,
    Kind,
)
from kodeks.games.starwars.cards.text import BadCard, Words
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    DARK,
    DIAL,
    ENHANCEMENT,
    EVENT,
    FATE,
    LIGHT,
    MISSION,
    NEUTRAL,
    OBJECTIVE,
    SIDES,
    TYPES,
    UNIT,
)

PRINT = re.compile(r"\[\s*([0-9]{1,5})-([0-9]{1,2})(?:\s+(\w+))?\s*\]\s*")
UNIQUE = re.compile(r"\s*\(unique\)$", re.IGNORECASE)
AS_HANDLE = re.compile(r".* [#x][0-9]+$")  # `Nightsister #2`, `pay Imperial Command x2` in the notation of moves

# the facts that a card of each type may have, those that it must have first
MUST = {
    OBJECTIVE: ("capacity",),
    UNIT: ("cost", "capacity"),
    ENHANCEMENT: ("cost",),
    EVENT: ("cost",),
    FATE: ("priority",),
    MISSION: ("cost", "capacity"),
}
MAY = {
    OBJECTIVE: ("resources", "one per deck", "only"),
    UNIT: ("resources", "Force", "icons"),
    ENHANCEMENT: ("resources", "Force"),
    EVENT: ("Force",),
    FATE: ("Force",),
    MISSION: ("resources", "Force"),
}
TYPED = [name for number, name in enumerate(TYPES) if number in MUST]
MOST_RESOURCES = 15  # the notation of a payment has room for no more
MOST_ABILITIES = 15


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
        self.kind = kind  # "", "errata" (a reprint with the corrected text), "promo" or "draft"
        self.lines: list[Line] = []


FACTS = ("traits", "keywords", "host")


def read_cards(text: str, file: str = "", english: bool = False, errata: list[Erratum] | None = None) -> list[Kind]:
    """All cards of a file, in order, as they are to be played by one of the FAQs."""
    try:
        found = [read_card(block, english, errata or []) for block in blocks(text)]
    except BadCard as error:
        error.file = error.file or file
        raise
    for kind in found:
        kind.source = (file, *kind.source[1:])
    return found


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


VERSIONS = ("errata", "promo", "draft")


def version(line: Line) -> Version:
    """`version 2014 English errata`"""
    form = "write: version 2014 English errata"
    found = list(re.finditer(r"\S+", line.text))[1:]
    if not found or not re.fullmatch("[0-9]{4}", found[0][0]):
        column = found[0].start() if found else len(line.text)
        raise BadCard(f"a version has the year of its legal line; {form}", line.number, column + 1, line.whole)
    made = Version(int(found[0][0]), "")
    for word in found[1:]:
        if word[0].lower() in VERSIONS and not made.kind:
            made.kind = word[0].lower()
        elif word[0].isalpha() and not made.language and not made.kind:
            made.language = word[0].capitalize()
        else:
            what = f"{word[0]!r} is no language and none of {', '.join(VERSIONS)}; {form}"
            raise BadCard(what, line.number, word.start() + 1, line.whole)
    made.language = made.language or "English"
    return made


def read_card(block: Block, english: bool, errata: list[Erratum]) -> Kind:
    kind = head(block.head)
    if not block.facts:
        what = f"the line with its type and facts is missing; there are: {', '.join(TYPED)}"
        raise BadCard(what, block.head.number, len(block.head.text) + 1, block.head.whole)
    for line in block.facts:
        card_line(kind, line)
    finish_facts(kind, block.facts[0])
    holds = holding(block.versions, english)
    said = [] if holds is None else holds.lines
    kind.corrected = holds is not None and holds.kind == "errata"
    kind.year = max((one.year for one in block.versions), default=0)
    for erratum in errata:
        if erratum.about(kind, english):
            said = erratum.correct(kind, said)
    for line in said:
        card_line(kind, line)
    if kind.type == EVENT and not kind.abilities:
        raise missing(block.facts[0], "an event has one action, interrupt or reaction, and it is missing")
    kind.index()
    return kind


def holding(versions: list[Version], english: bool) -> Version | None:
    """Of which printing the text holds for every copy (SWC-ERR-GEN-2, GEN-3; SWC-EXT-GEN-1, GEN-2).

    Versions stand in the order of their printing: EN50 reads no dates.
    """
    if not versions:
        return None
    if not english:
        return max(versions, key=lambda one: one.year)
    own = [one for one in versions if one.language == "English" and one.kind in ("", "errata")] or versions
    corrected = [one for one in own if one.kind == "errata"]
    return corrected[-1] if corrected else own[0]


def binding(versions: list[Version], english: bool) -> list[Line]:
    """The text that holds for every copy, before errata."""
    found = holding(versions, english)
    return [] if found is None else found.lines


ERRATUM = {"title", "set", "document", "clause", "printed", "says", "traits", "single", "ruleset"}


class Erratum:
    """A correction of a card, of all its printings (SWC-ERR-GEN-1)."""

    __slots__ = ("title", "set", "document", "clause", "ruleset", "printed", "lines", "traits", "single", "facts")

    def __init__(self, data: dict[str, Any]) -> None:
        missing = {"title", "set", "document", "clause", "printed"} - set(data)
        unknown = set(data) - ERRATUM
        if missing or unknown:
            name = data.get("title", "without a title")
            wrong = f"has no {', '.join(sorted(missing))}" if missing else f"knows no {', '.join(sorted(unknown))}"
            raise BadCard(f"the erratum {name} {wrong}")
        self.title: str = data["title"]
        self.set: int = data["set"]
        self.document: str = data["document"]
        self.clause: str = data["clause"]
        self.ruleset: str = data.get("ruleset", "")  # PL22 or EN50; both if it is not said
        self.printed: str = data["printed"]
        self.lines: list[str] = data.get("says", [])
        self.traits: list[str] = data.get("traits", [])
        self.single: bool = data.get("single", False)
        self.facts: list[object] = []  # of the card in its set, once they are known

    def about(self, kind: Kind, english: bool) -> bool:
        """Every print of the card: `set` names the one that the document means (SWC-D-01).

        Another card of that title has other facts.
        """
        if kind.title != self.title or self.ruleset not in ("", "EN50" if english else "PL22"):
            return False
        return not self.facts or self.facts == printed(kind) or any(number == self.set for number, _, _ in kind.prints)

    def correct(self, kind: Kind, said: list[Line]) -> list[Line]:
        """The same for any version of the card, and no change where it is corrected already (SWC-ERR-GEN-4)."""
        kind.notes.append((self.printed, self.document, self.clause))
        if self.traits:
            kind.traits = self.traits[:]
        if self.single:
            kind.single = True
        if not self.lines:
            return said
        return [Line(text, 0, f"{self.title} ({self.clause}): {text}") for text in self.lines]


def printed(kind: Kind) -> list[object]:
    """The numbers that tell two cards of one title apart."""
    numbers = [kind.cost, kind.resources, kind.force, kind.capacity, kind.priority, *kind.icons]
    return [kind.type, kind.side, kind.affiliation, kind.unique, numbers]


def head(line: Line) -> Kind:
    """`[1-2 0092] [112-2 0568] Title (unique)`"""
    kind = Kind()
    kind.type = NONE
    kind.source = ("", line.number, line.whole)
    at = 0
    while line.text.startswith("[", at):
        match = PRINT.match(line.text, at)
        if match is None:
            what = "a card begins with its set, its place in it and perhaps its number: [1-2 0092] Title"
            raise BadCard(what, line.number, at + 1, line.whole)
        kind.prints.append((int(match[1]), int(match[2]), match[3] or ""))
        at = match.end()
    title = line.text[at:].strip()
    kind.unique = UNIQUE.search(title) is not None
    kind.title = " ".join(UNIQUE.sub("", title).split())
    if not kind.title:
        raise BadCard("the title is missing", line.number, len(line.text) + 1, line.whole)
    for sign in kind.title:
        if sign in ";{}" or not sign.isprintable():
            raise BadCard(f"{sign!r} can not stand in a title", line.number, line.text.index(sign, at) + 1, line.whole)
    if AS_HANDLE.match(kind.title):
        raise BadCard("a title can not end like '#2' or 'x2', as moves do", line.number, at + 1, line.whole)
    return kind


LINES = ("traits", "keywords", "host", "always", "action", "reaction", "interrupt", "forced", "fate")


def card_line(kind: Kind, line: Line) -> None:
    start = len(line.text) - len(line.text.lstrip())
    if not line.number:
        start += line.whole.index(line.text)
    try:
        words = Words(line.text.strip(), line.number, start, line.whole)
        read_line(kind, words)
        if not words.ended():
            raise words.error(f"{words.there()} is too much here")
    except BadCard as error:
        if line.number:
            raise
        raise BadCard(f"{error.what}, in the erratum of {line.whole}") from None


def read_line(kind: Kind, words: Words) -> None:
    first = words.peek().lower()
    if kind.type == NONE:
        facts(kind, words)
    elif first == "traits":
        words.next()
        kind.traits.append(parts.trait(words))
        while words.take(","):
            kind.traits.append(parts.trait(words))
    elif first == "keywords":
        words.next()
        one_keyword(kind, words)
        while words.take(","):
            one_keyword(kind, words)
    elif first == "host":
        host(kind, words)
    elif first == "always":
        constants(kind, words)
    elif first in LINES:
        kind.abilities.append(ability(kind, words))
    else:
        raise words.error(f"{words.there()} begins no line of a card; there are: {', '.join(LINES)}, version")


def facts(kind: Kind, words: Words) -> None:
    """`unit, light, Jedi, cost 3, Force 5, icons T1 e[UD1], capacity 2`"""
    word = words.peek().lower()
    if word not in TYPED:
        raise words.error(f"the line after the title begins with the type of the card: {', '.join(TYPED)}")
    kind.type = TYPES.index(words.next().lower())
    given: list[str] = []
    while words.take(","):
        start = words.at
        name = fact(kind, words)
        if name in given:
            raise words.error_at(f"the {name} is said twice", start)
        if name not in ("side", "affiliation", *MUST[kind.type], *MAY[kind.type]):
            there = ", ".join(MUST[kind.type] + MAY[kind.type])
            raise words.error_at(f"this is no fact of the type {word}; it has: {there}", start)
        given.append(name)
    if not words.ended():
        raise words.error(f"',' is expected between two facts, not {words.there()}")
    if "side" not in given:
        raise words.error("the side is missing: light or dark")
    for name in MUST[kind.type]:
        if name not in given:
            raise words.error(f"the {name} is missing")
    for affiliation in (kind.affiliation, kind.only):
        if affiliation > NEUTRAL and kind.side != (LIGHT if affiliation <= 3 else DARK):
            raise words.error(f"{AFFILIATIONS[affiliation]} is not on the {SIDES[kind.side]} side")


def fact(kind: Kind, words: Words) -> str:
    """One of them; its name."""
    start = words.at
    word = words.peek()
    if word.lower() in SIDES:
        kind.side = SIDES.index(words.next().lower())
        return "side"
    if words.take("cost"):
        kind.cost = words.number()
        return "cost"
    if words.take("resources"):
        kind.resources = words.number()
        if kind.resources > MOST_RESOURCES:
            raise words.error_at(f"a card gives at most {MOST_RESOURCES} resources", start)
        return "resources"
    if words.take("Force"):
        kind.force = words.number()
        return "Force"
    if words.take("icons"):
        kind.icons = parts.printed_icons(words)
        return "icons"
    if words.take("capacity"):
        kind.capacity = at_least_one(words)
        return "capacity"
    if words.take("priority"):
        kind.priority = at_least_one(words)
        return "priority"
    if words.takes("one per deck"):
        kind.single = True
        return "one per deck"
    if not word[:1].isupper():
        raise words.error(
            f"{words.there()} is no fact of a card; there are: light, dark, an affiliation, "
            "cost, resources, Force, icons, capacity, priority, one per deck, Jedi only"
        )
    name = words.capitals()
    if name not in AFFILIATIONS:
        raise words.error_at(f"{name!r} is no affiliation; there are: {', '.join(AFFILIATIONS)}", start)
    if words.take("only"):
        kind.only = AFFILIATIONS.index(name)
        return "only"
    kind.affiliation = AFFILIATIONS.index(name)
    return "affiliation"


def at_least_one(words: Words) -> int:
    start = words.at
    found = words.number()
    if not found:
        raise words.error_at("at least 1 is expected", start)
    return found


def missing(line: Line, what: str) -> BadCard:
    """Something that should stand after this line."""
    return BadCard(what, line.number, len(line.text) + 1, line.whole)


def finish_facts(kind: Kind, line: Line) -> None:
    if kind.type == ENHANCEMENT and kind.host is None and not kind.free:
        raise missing(line, "say what it enhances: 'host: Character unit' or 'host: play area'")
    if kind.pilot != NONE:
        kind.host = pilot_host()


def one_keyword(kind: Kind, words: Words) -> None:
    start = words.at
    if words.take("Edge"):
        kind.edge += words.number()
    elif words.take("Pilot"):
        kind.pilot = words.number()
    elif words.take("Protect"):
        kind.protects.append(protected(words))
    else:
        kind.keywords |= parts.keyword(words)
        return
    if kind.type != UNIT:
        raise words.error_at("this is a keyword of units", start)


def protected(words: Words) -> Cards:
    """A trait, a type or a title (SWC-FAQ-2.14)."""
    found = Cards()
    if words.peek().startswith('"'):
        found.title = words.quoted()
    elif words.peek()[:1].isupper():
        found.traits = [parts.trait(words)]
    else:
        parts.noun(words, found)
    return found


def host(kind: Kind, words: Words) -> None:
    if kind.type != ENHANCEMENT:
        hint = "; a unit says: always: this may enter play as an enhancement on ..." if kind.type == UNIT else ""
        raise words.error(f"only an enhancement has a host{hint}")
    if kind.host is not None or kind.free:
        raise words.error("the host is said twice")
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
        raise words.error(f"':' is expected, not {words.there()}")


def constants(kind: Kind, words: Words) -> None:
    words.next()
    whens = []
    while words.take("while"):
        whens.append(parts.condition(words))
    colon(words)
    before = " ".join(words.text[: words.places[words.at - 1] + 1].split())
    while True:
        start = words.at
        made = phrases.constant(words)
        made.whens = whens
        made.text = " ".join(words.part(start).split())
        made.said = f"{before} {made.text}"
        if made.op == ops.ALWAYS_AS_ENHANCEMENT:
            kind.host = made.cards
        sensible(words, start, sense.constant_fault(kind, made))
        kind.constants.append(made)
        if not words.take(";"):
            break


def sensible(words: Words, start: int, why: str) -> None:
    """What was read from this word on must be able to do something."""
    if why:
        raise words.error_at(why, start)


def ability(kind: Kind, words: Words) -> Ability:
    made = ability_head(kind, words)
    made.text = " ".join(words.text.split())
    if "=>" in words.words[words.at :]:
        one_cost(kind, made, words)
        while words.take(","):
            one_cost(kind, made, words)
        if not words.take("=>"):
            raise words.error(f"'=>' is expected after the cost, not {words.there()}")
    start = words.at
    try:
        one_step(kind, made, words)
    except BadCard:
        if not made.costs:
            forgotten_arrow(words, start)
        raise
    while words.take(";"):
        one_step(kind, made, words, words.take("then"))
    if not words.ended():
        raise words.error(f"{words.there()} is too much here: ';' stands between effects, '=>' after a cost")
    return made


def forgotten_arrow(words: Words, start: int) -> None:
    """Whether what is no effect is a cost, and something follows."""
    words.at = start
    try:
        phrases.cost(words)
    except BadCard:
        return
    if not words.ended():
        raise words.error(f"'=>' is expected after a cost, not {words.there()}") from None


def one_cost(kind: Kind, made: Ability, words: Words) -> None:
    start = words.at
    cost = phrases.cost(words)
    sensible(words, start, sense.cost_fault(kind, made, cost))
    made.costs.append(cost)


def one_step(kind: Kind, made: Ability, words: Words, then: bool = False) -> None:
    start = words.at
    step = phrases.effect(words)
    step.then = then
    sensible(words, start, sense.step_fault(kind, made, step))
    made.steps.append(step)


def ability_head(kind: Kind, words: Words) -> Ability:
    """Up to the colon: `forced interrupt to this leaving play while committed, once per turn:`."""
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
        raise words.error_at("forced stands before interrupt or reaction", words.at - 1)
    made.forced = forced
    made.zone = FROM_HAND if kind.type == EVENT else 0
    if words.takes("from hand"):
        made.zone = FROM_HAND
    elif words.takes("from discard pile"):
        made.zone = FROM_DISCARD
    if len(kind.abilities) >= MOST_ABILITIES:
        raise words.error_at(f"a card has at most {MOST_ABILITIES} abilities", 0)
    sensible(words, 0, sense.ability_fault(kind, made))
    if made.kind == FATE_EFFECT and words.takes("on winning the edge"):
        made.delayed = True
    if made.kind in (INTERRUPT, REACTION):
        if not words.take("to"):
            raise words.error(f"'to' is expected, and then what it waits for, not {words.there()}")
        start = words.at
        made.trigger = phrases.trigger(words)
        sensible(words, start, sense.trigger_fault(kind, made, made.trigger))
        if made.trigger.event == ops.ON_COMPLETED:
            made.zone = FROM_VICTORY
    while not words.take(":"):
        if words.take(","):
            limit(made, words)
        elif words.take("while") or words.take("if") or words.peek() in ("in", "on"):
            start = words.at
            made.whens.append(parts.condition(words))
            in_play = sense.works_in_play(kind, made)
            sensible(words, start, sense.condition_fault(kind, made.whens[-1], in_play))
        else:
            raise words.error(f"':' is expected, or a condition (while, if, in, on), not {words.there()}")
    return made


def limit(made: Ability, words: Words) -> None:
    if words.takes("once per turn"):
        made.limit = 1
    elif words.takes("1 per turn"):
        made.limit = 1
        made.by_title = True
    else:
        raise words.error("'once per turn' or '1 per turn' is expected")


def pilot_host() -> Cards:
    """SWC-EXT-PIL-1: a friendly Vehicle unit."""
    found = Cards()
    found.types = 1 << UNIT
    found.traits = ["Vehicle"]
    found.whose = YOU
    return found
