"""Card files: blocks of lines, one block a card. docs/cards.md tells how to write one."""

from __future__ import annotations

import re

from kodeks.games.starwars.cards import ops, parts, phrases
from kodeks.games.starwars.cards.kind import (
    ACTION,
    FATE_EFFECT,
    FROM_DISCARD,
    FROM_HAND,
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


def read_cards(text: str, file: str = "") -> list[Kind]:
    """All cards of a file, in order."""
    found: list[Kind] = []
    kind: Kind | None = None
    place = 0
    try:
        for line, whole in enumerate(text.splitlines(), start=1):
            bare = whole.split("#", 1)[0].rstrip()
            if not bare.strip():
                continue
            if bare.startswith("["):
                if kind is not None:
                    finish(kind, place)
                kind = head(bare, line, whole)
                place = line
                found.append(kind)
            elif kind is None:
                raise BadCard("a card begins with its place: [1-2 0092] Title", line, 1, whole)
            else:
                card_line(kind, bare, line, whole)
        if kind is not None:
            finish(kind, place)
    except BadCard as error:
        error.file = file
        raise
    return found


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
    """Numbers belong to a name: `Yavin 4`."""
    name = words.capitals()
    if words.peek().isdigit():
        name += " " + words.next()
    return name


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
        made.text = " ".join(words.words[start : words.at])
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
    if made.kind in (INTERRUPT, REACTION):
        if not words.take("to"):
            raise words.error("'to' is expected, and then what it waits for")
        made.trigger = phrases.trigger(words)
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
    made.text = " ".join(words.words)
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
