"""What stands on a card besides its text: title, type and numbers, traits, keywords, what it enhances."""

from __future__ import annotations

import re

from kodeks.games.starwars.cards.kind import NONE, YOU, Cards, Kind
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
from kodeks.games.starwars.reading import parts
from kodeks.games.starwars.reading.blocks import Line
from kodeks.kernel.reading import Words

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
            raise line.error(what, at)
        kind.prints.append((int(match[1]), int(match[2]), match[3] or ""))
        at = match.end()
    title = line.text[at:].strip()
    kind.unique = UNIQUE.search(title) is not None
    kind.title = " ".join(UNIQUE.sub("", title).split())
    if not kind.title:
        raise line.missing("the title is missing")
    for sign in kind.title:
        if sign in ";{}" or not sign.isprintable():
            raise line.error(f"{sign!r} can not stand in a title", line.text.index(sign, at))
    if AS_HANDLE.match(kind.title):
        raise line.error("a title can not end like '#2' or 'x2', as moves do", at)
    return kind


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


def finish_facts(kind: Kind, line: Line) -> None:
    if kind.type == ENHANCEMENT and kind.host is None and not kind.free:
        raise line.missing("say what it enhances: 'host: Character unit' or 'host: play area'")
    if kind.pilot != NONE:
        kind.host = pilot_host()


def traits(kind: Kind, words: Words) -> None:
    words.next()
    kind.traits.append(parts.trait(words))
    while words.take(","):
        kind.traits.append(parts.trait(words))


def keywords(kind: Kind, words: Words) -> None:
    words.next()
    one_keyword(kind, words)
    while words.take(","):
        one_keyword(kind, words)


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
    words.colon()
    if words.takes("play area"):
        kind.free = True
        return
    found = Cards()
    if words.takes("the dial"):
        found.types = 1 << DIAL
    else:
        parts.described(words, found)
    kind.host = found


def pilot_host() -> Cards:
    """SWC-EXT-PIL-1: a friendly Vehicle unit."""
    found = Cards()
    found.types = 1 << UNIT
    found.traits = ["Vehicle"]
    found.whose = YOU
    return found
