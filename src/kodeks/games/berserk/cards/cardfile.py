"""Cards as people type them in: a heading with the name, then a line for each fact, then the text.

    [A01] Spark Watchman
    name.ru: Искровой дозорный
    type: creature
    element: fire
    cost: 3 silver
    class: watchman
    class.ru: дозорный
    movement: 1
    lives: 6
    strike: 1-2-2
    en: Formation: armour 1.

`type` is creature, flyer, symbiote, parasite, artifact, terrain or equipment (with its class: `equipment shield`).
Names and classes may also be given in other languages (`name.ru`, `class.pl`); those are shown.
A card with a text in several languages is read in the first of en, ru; the others are shown. Its name has no sign that
decks and positions need for themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import (
    ARTIFACT,
    CREATURE,
    ELEMENTS,
    EQUIPMENT,
    FLYER,
    GEAR,
    GROUND,
    PARASITE,
    RARITIES,
    SYMBIOTE,
    TERRAIN,
)
from kodeks.kernel.errors import BadText

HEADING = re.compile(r"\[([^\]]*)\]\s*(.+)$")
TYPES: dict[str, tuple[int, int]] = {
    "creature": (CREATURE, GROUND),
    "flyer": (CREATURE, FLYER),
    "symbiote": (CREATURE, SYMBIOTE),
    "parasite": (CREATURE, PARASITE),
    "artifact": (ARTIFACT, GROUND),
    "terrain": (TERRAIN, GROUND),
    "equipment": (EQUIPMENT, GROUND),
}
MOST = 99
NAME = re.compile(r"[^\W\d_][^,;#\[\]]{0,59}$")
LONGEST = 600  # letters of a text; printed ones have half of that


class Line:
    """One line of the file, to be blamed."""

    def __init__(self, text: str, number: int) -> None:
        self.text = text
        self.number = number
        self.key, _, value = text.partition(":")
        self.key = self.key.strip()
        self.value = value.strip()

    def error(self, what: str) -> BadText:
        column = self.text.find(self.value) + 1 if self.value else 1
        return BadText(what, self.number, max(1, column), self.text)


def read_cards(text: str, first: int) -> list[Kind]:
    """The cards of a file, numbered from `first`; their texts are not yet understood."""
    found: list[Kind] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = Line(raw, number)
        if not raw.strip() or raw.lstrip().startswith("#"):
            continue
        heading = HEADING.match(raw.strip())
        if heading is not None:
            found.append(headed(first + len(found), heading, line))
        elif not found:
            raise line.error("a card begins with its name: [code] Name")
        else:
            fact(found[-1], line)
    for kind in found:
        check(kind, text.splitlines())
    return found


def check(kind: Kind, lines: list[str]) -> None:
    """BRS-CARD-2 to CARD-4: what a card of its type has, and what it has not."""
    what = ""
    if kind.attackable() and not kind.lives:
        what = "creatures and artifacts have lives: lives: 5"
    elif not kind.attackable() and kind.lives:
        what = "terrain and equipment have no lives"
    elif not kind.creature() and any(kind.strike):
        what = "only creatures strike"
    elif kind.move and (not kind.creature() or kind.sub != GROUND):
        what = "only creatures on the ground have movement"
    if what:
        line, column = kind.places["name"]
        raise BadText(what, line, column, lines[line - 1])


def headed(number: int, heading: re.Match[str], line: Line) -> Kind:
    name = " ".join(heading[2].split())
    column = line.text.find(heading[2]) + 1
    if not NAME.match(name):
        what = "a name begins with a letter, has up to 60 signs and none of these: , ; # [ ]"
        raise BadText(what, line.number, column, line.text)
    kind = Kind(number, name)
    kind.code = heading[1].strip()
    kind.titles["en"] = name
    kind.places["name"] = line.number, column
    return kind


def trimmed(text: str, wanted: set[str]) -> str:
    """Only the cards of these names, without the remarks between them."""
    kept: list[str] = []
    inside = False
    for raw in text.splitlines():
        heading = HEADING.match(raw.strip())
        if heading is not None:
            inside = " ".join(heading[2].split()) in wanted
        if inside and raw.strip() and not raw.lstrip().startswith("#"):
            kept.append(raw)
    return "".join(f"{line}\n" for line in kept)


def fact(kind: Kind, line: Line) -> None:
    if line.key in ("en", "ru", "pl"):
        if len(line.value) > LONGEST:
            raise line.error(f"a text has up to {LONGEST} letters")
        kind.text[line.key] = line.value
        kind.places[line.key] = line.number, line.text.find(line.value) + 1
        return
    if line.key.startswith("name."):
        kind.titles[line.key.removeprefix("name.")] = line.value
        return
    if line.key.startswith("class."):
        kind.class_titles[line.key.removeprefix("class.")] = listed(line)
        return
    reader = FACTS.get(line.key)
    if reader is None:
        raise line.error(
            f"{line.key!r} is no fact of a card; there are: {', '.join([*FACTS, 'name.ru', 'class.ru', 'en', 'ru'])}"
        )
    reader(kind, line)


def read_type(kind: Kind, line: Line) -> None:
    word, _, gear = line.value.partition(" ")
    if word not in TYPES:
        raise line.error(f"a card is one of: {', '.join(TYPES)}")
    kind.type, kind.sub = TYPES[word]
    if kind.type == EQUIPMENT:
        if gear not in GEAR:
            raise line.error(f"equipment is one of: {', '.join(GEAR)}")
        kind.gear = GEAR.index(gear)


def read_elements(kind: Kind, line: Line) -> None:
    for word in re.split(r"[\s,+]+", line.value):
        if word == "neutral":
            continue
        if word not in ELEMENTS:
            raise line.error(f"an element is one of: {', '.join(ELEMENTS)}, or neutral")
        kind.elements |= ELEMENTS[word]


def read_cost(kind: Kind, line: Line) -> None:
    found = re.fullmatch(r"(\d{1,2}) (gold|silver)", line.value)
    if found is None:
        raise line.error("a cost is a number of crystals: 3 silver, 5 gold")
    kind.cost = int(found[1])
    kind.elite = found[2] == "gold"


def listed(line: Line) -> list[str]:
    return [word.strip() for word in line.value.split(",") if word.strip()]


def read_classes(kind: Kind, line: Line) -> None:
    kind.classes = listed(line)


def read_strike(kind: Kind, line: Line) -> None:
    found = re.fullmatch(r"(\d{1,2})-(\d{1,2})-(\d{1,2})", line.value)
    if found is None:
        raise line.error("a strike is three numbers: 1-2-3")
    kind.strike = [int(found[i]) for i in (1, 2, 3)]


def read_number(line: Line) -> int:
    if not line.value.isdecimal() or int(line.value[:4]) > MOST:
        raise line.error(f"a number up to {MOST} is expected")
    return int(line.value)


def read_movement(kind: Kind, line: Line) -> None:
    kind.move = read_number(line)


def read_lives(kind: Kind, line: Line) -> None:
    kind.lives = read_number(line)


def read_rarity(kind: Kind, line: Line) -> None:
    if line.value not in RARITIES:
        raise line.error(f"a rarity is one of: {', '.join(RARITIES)}")
    kind.rarity = line.value


FACTS: dict[str, Callable[[Kind, Line], None]] = {
    "type": read_type,
    "element": read_elements,
    "cost": read_cost,
    "class": read_classes,
    "movement": read_movement,
    "lives": read_lives,
    "strike": read_strike,
    "rarity": read_rarity,
}
