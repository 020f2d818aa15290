"""The parts that phrases are filled with: which cards, how many, which icons, when, how long."""

from __future__ import annotations

import re

from kodeks.games.starwars.cards.kind import (
    ALL,
    ANYONE,
    CHOSEN,
    EACH,
    ENGAGED,
    HOST,
    IT,
    NONE,
    OPPONENT,
    TARGET,
    THEIR_CHOICE,
    THIS,
    YOU,
    Amount,
    Cards,
)
from kodeks.games.starwars.cards.quality import Quality
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    EDGE_ENABLED,
    ICONS,
    KEYWORDS,
    SIDES,
    TYPES,
)
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.constants.count import Count
from kodeks.games.starwars.modifiers import DURATIONS
from kodeks.games.starwars.qualities.others import Other
from kodeks.kernel.reading import Hole, Phrase, Words, phrases_of, read_one

WHOSE = {"own": YOU, "friendly": YOU, "enemy": OPPONENT}
NOUNS = {name: 1 << i for i, name in enumerate(TYPES)}
NOUNS["card"] = 0
NOUNS["non-unit"] = (1 << len(TYPES)) - 1 - NOUNS["unit"] - NOUNS["dial"]


def cards(words: Words) -> Cards:
    """`target enemy Character/Creature unit costing at most 2`, `this`, `host`, `it`, `each own unit`."""
    found = Cards()
    if words.take("this"):
        found.how = THIS
        return found
    if words.take("host"):
        found.how = HOST
        return found
    if words.take("it"):
        found.how = IT
        return found
    if words.takes("the engaged objective"):
        found.how = ENGAGED
        return found
    if words.takes("up to"):
        found.most = words.number()
        if not found.most:
            raise words.error("at least 1 is expected")
        if not words.take("target"):
            raise words.error("'target' is expected: write 'up to 2 target units'")
        found.how = TARGET
    elif words.take("target"):
        found.how = TARGET
        found.most = 0
    elif words.take("each") or words.take("all"):
        found.how = EACH
    elif words.take("another"):
        found.how = CHOSEN
        found.most = 0
        found.states.append(Other())
    elif words.take("a") or words.take("an"):
        found.how = CHOSEN
        found.most = 0
    else:
        raise words.error("which cards? write this, host, it, a, another, target, up to 2 target, or each")
    described(words, found)
    if words.takes("of the opponent's choice"):
        if found.how != CHOSEN:
            raise words.error("the opponent chooses only 'a' card")
        found.how = THEIR_CHOICE
    return found


def described(words: Words, found: Cards) -> None:
    """`enemy Character/Creature unit costing at most 2`, without the word before it."""
    known = qualities()
    while True:
        word = words.peek()
        low = word.lower()
        if low in WHOSE:
            if found.whose not in (ANYONE, WHOSE[low]):
                raise words.error("a card is own or enemy, not both")
            found.whose = WHOSE[low]
            words.next()
        elif low in known:
            found.states.append(known[low].make())
            words.next()
        elif low.startswith("non-") and word[4:5].isupper():
            found.without.append(without(words))
        elif word[:1].isupper() or word[:1] == '"':
            if affiliated(words, found):
                continue
            if found.traits:
                raise words.error("traits stand together, one of them is enough: write Force User/Force Sensitive")
            found.traits.append(trait(words))
            while words.take("/"):
                found.traits.append(trait(words))
        else:
            break
    noun(words, found)
    while words.take("/"):
        noun(words, found)
    if words.take("titled"):
        found.title = words.quoted()
    if words.takes("costing at most"):
        found.high = words.number()
    elif words.takes("costing at least"):
        found.low = words.number()
    elif words.takes("cheaper than it"):
        if found.how != TARGET:
            raise words.error("'cheaper than it' belongs to a target")
        found.cheaper = True


def qualities() -> dict[str, Phrase]:
    """The words that say how a card must be, found by looking."""
    return {phrase.pattern: phrase for phrase in phrases_of(Quality)}


def affiliated(words: Words, found: Cards) -> bool:
    """`Jedi unit`, `Smugglers and Spies Character unit`."""
    for which, name in enumerate(AFFILIATIONS):
        if words.takes(name):
            if found.affiliation not in (NONE, which):
                raise words.error("a card has one affiliation")
            found.affiliation = which
            return True
    return False


def trait(words: Words) -> str:
    """Numbers belong to a name: `Yavin 4`. In quotes, one that begins like an affiliation: `"Jedi Order"`."""
    if words.peek().startswith('"'):
        return words.quoted()
    name = words.capitals()
    return f"{name} {words.next()}" if words.peek().isdecimal() else name


def without(words: Words) -> str:
    """`non-Vehicle`, `non-Force User`."""
    start = words.at
    found = [words.next()[4:]]
    while words.peek()[:1].isupper():
        found.append(words.next())
    name = " ".join(found)
    if name in AFFILIATIONS:
        raise words.error_at(f"'non-' stands before a trait, and {name} is an affiliation", start)
    return name


def noun(words: Words, found: Cards) -> None:
    word = words.peek().lower()
    if word not in NOUNS and word.endswith("s"):
        word = word[:-1]
    if word not in NOUNS:
        raise words.error(f"{words.there()} is no kind of card; there are: {', '.join(NOUNS)}")
    found.types |= NOUNS[word]
    words.next()


def only_described(words: Words) -> Cards:
    """`a Force User unit`, as something that is played or searched for."""
    words.take("a")
    words.take("an")
    found = Cards()
    described(words, found)
    return found


def amount(words: Words) -> Amount:
    """`1`, `X`, `all`, `1 (2 if light has the Balance)`."""
    if words.take("X"):
        return Amount(0, x=True)
    if words.take("all"):
        return Amount(ALL)
    base = words.number()
    if not words.take("("):
        return Amount(base)
    other = words.number()
    if not words.take("if"):
        raise words.error("'if' is expected: write 1 (2 if light has the Balance)")
    when = condition(words)
    if not words.take(")"):
        raise words.error("')' is expected")
    return Amount(base, other, when)


def icons(words: Words) -> list[int]:
    """`+UD1 -BD2 +(T1)`: in parentheses those that need the edge (SWC-CORE-CARD-9)."""
    found = [0] * 6
    count = 0
    while words.peek() in ("+", "-"):
        sign = 1 if words.next() == "+" else -1
        edge = words.take("(")
        name, number = icon(words)
        found[name + (EDGE_ENABLED if edge else 0)] += sign * number
        if edge and not words.take(")"):
            raise words.error("')' is expected")
        count += 1
    if not count:
        raise words.error("icons are expected, such as +UD1 +BD1")
    return found


ICON = re.compile("(UD|T|BD)([0-9]{1,2})")


def icon(words: Words) -> tuple[int, int]:
    match = ICON.fullmatch(words.peek())
    if match is None:
        raise words.error(f"{words.there()} is no icon; write UD1, T1 or BD1")
    words.next()
    return ICONS.index(match.group(1)), int(match.group(2))


def printed_icons(words: Words) -> list[int]:
    """`UD2 BD1 e[BD1]`, as on a card."""
    found = [0] * 6
    while not words.ended() and words.peek() != ",":
        if words.take("e"):
            if not words.take("["):
                raise words.error("'[' is expected: write e[UD1 T1]")
            while not words.take("]"):
                if words.ended() or words.peek() == ",":
                    raise words.error(f"']' is expected, not {words.there()}: write e[UD1 T1]")
                name, number = icon(words)
                found[name + EDGE_ENABLED] += number
        else:
            name, number = icon(words)
            found[name] += number
    if not any(found):
        raise words.error("icons are expected, such as UD1 e[BD1]; a card without any does not name them")
    return found


def signed(words: Words) -> int:
    sign = -1 if words.take("-") else 1
    if sign == 1:
        words.take("+")
    return sign * words.number()


def keyword(words: Words) -> int:
    start = words.at
    name = words.capitals()
    if name not in KEYWORDS:
        there = f"{', '.join(KEYWORDS)}, Edge 1, Protect Character, Pilot 1"
        raise words.error_at(f"{name!r} is no keyword; there are: {there}", start)
    return KEYWORDS[name]


def duration(words: Words) -> int:
    words.take("the")
    words.takes("end of the")
    for i, name in enumerate(DURATIONS):
        if words.takes(name):
            return i
    raise words.error(f"how long? there are: {', '.join(DURATIONS)}")


def title(words: Words) -> str:
    return words.quoted()


def number(words: Words) -> int:
    return words.number()


def side(words: Words) -> int:
    word = words.peek().lower()
    if word not in SIDES:
        raise words.error("light or dark is expected")
    words.next()
    return SIDES.index(word)


def count(words: Words) -> Count:
    """What stands after `per`."""
    return read_one(words, Count, {"described": Hole(bare, tuple(NOUNS))}, "count")


def bare(words: Words) -> Cards:
    """A description without an article."""
    found = Cards()
    described(words, found)
    return found


def condition(words: Words) -> Condition:
    return read_one(words, Condition, {"side": Hole(side, ("light", "dark")), "title": Hole(title)}, "condition")
