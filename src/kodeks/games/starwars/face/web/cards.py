"""The cards of Star Wars as they are drawn: faces from what is printed, tiles from what lies in play.

A card's text is that of the card language; no printed sentence is used.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from kodeks.games.starwars.cards.kind import NONE, Cards, Kind
from kodeks.games.starwars.cards.words import AFFILIATIONS, EDGE_ENABLED, FATE, ICONS, KEYWORDS, OBJECTIVE
from kodeks.games.starwars.cards.words import TYPES as TYPE_NAMES
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.telling import told
from kodeks.games.starwars.game import StarWarsGame
from kodeks.languages import Language
from kodeks.web.draw.parts import described
from kodeks.web.draw.pictures import picture
from kodeks.web.draw.seen import Seen

COLOURS = ["neutral", "jedi", "rebel", "smuggler", "sith", "navy", "scum"]  # of affiliations, as the styles call them
MOST_PIPS = 8  # damage that is drawn point by point; more is written
SENTENCES = 2_000  # that are remembered
LONG = 12  # letters of a word that still fit a tile

TIGHT = [  # the card language is kept word by word: signs go back to their words
    (re.compile(r"\s+([:;,.)])"), r"\1"),
    (re.compile(r"\(\s+"), "("),
    (re.compile(r"\s*/\s*"), "/"),
    (re.compile(r"([+-]) (?=[\d(A-Z])"), r"\1"),
    (re.compile(r"=>"), "→"),
]


def kind_of(seen: Seen, name: str) -> Kind:
    """The kind that a name or a handle (`Nightsister #2`) names at this table."""
    assert isinstance(seen.game, StarWarsGame)
    return seen.game.catalogue(seen.table["ruleset"] == "EN50").by_name[name.split(" #")[0]]


def slug(name: str) -> str:
    """A name as part of a thing or key, without spaces and quotes."""
    return re.sub(r"[^\w.'()#!,-]", "_", name.replace(" ", "_"))


def says(reader: Language, kind: Kind) -> tuple[str, ...]:
    """What the card does, sentence by sentence: in the card language, which is English, or said in the reader's."""
    found = [one.said for one in kind.constants] + [one.text for one in kind.abilities]
    return tuple(tidy(text) if reader.code == "en" else told(reader, text) for text in found)


@lru_cache(SENTENCES)
def tidy(text: str) -> str:
    for pattern, put in TIGHT:
        text = pattern.sub(put, text)
    return text


def colour(affiliation: str) -> str:
    return COLOURS[AFFILIATIONS.index(affiliation)]


# facts


def icons(normal: list[int], enabled: list[int], lit: bool = False) -> list[dict[str, Any]]:
    """Combat icons in their order: those that always count, then those that need the edge."""
    found = []
    for edge, counts in ((False, normal), (True, enabled)):
        for name, count in zip(ICONS, counts, strict=True):
            if count > 0:
                found.append({"name": name, "count": count, "edge": edge, "lit": edge and lit})
    return found


def icon_facts(reader: Language, shown: list[dict[str, Any]]) -> list[str]:
    plain = [reader.say(words.ICONS[one["name"]], number=one["count"]) for one in shown if not one["edge"]]
    enabled = [reader.say(words.ICONS[one["name"]], number=one["count"]) for one in shown if one["edge"]]
    return plain + ([reader.say("with the edge: {icons}", icons=", ".join(enabled))] if enabled else [])


def keywords(reader: Language, kind: Kind) -> list[str]:
    found = [reader.say(words.KEYWORDS[name]) for name, bit in KEYWORDS.items() if kind.keywords & bit]
    if kind.edge:
        found.append(reader.say("Edge ({number})", number=kind.edge))
    if kind.pilot != NONE:
        found.append(reader.say("Pilot ({number})", number=kind.pilot))
    found += [reader.say("Protect {what}", what=noun(reader, cards)) for cards in kind.protects]
    return found


def noun(reader: Language, cards: Cards) -> str:
    """Which cards, in short: a title, traits, types."""
    types = [reader.say(words.TYPES[name]) for at, name in enumerate(TYPE_NAMES) if cards.types >> at & 1]
    return " ".join(filter(None, [cards.title, "/".join(cards.traits), "/".join(types)]))


def limits(reader: Language, kind: Kind) -> list[str]:
    """What an objective asks of its deck."""
    found = []
    if kind.only != NONE:
        only = reader.say(words.AFFILIATIONS[AFFILIATIONS[kind.only]])
        found.append(reader.say("only with {affiliation}", affiliation=only))
    if kind.single:
        found.append(reader.say("one in a deck"))
    return found


def host(reader: Language, kind: Kind) -> str:
    if kind.free:
        return reader.say("in the play area")
    return reader.say("on: {what}", what=noun(reader, kind.host)) if kind.host is not None else ""


# cards that do not lie in play


def face(seen: Seen, name: str, thing: str = "", key: str = "") -> dict[str, Any]:
    """A card that somebody may look at."""
    kind = kind_of(seen, name)
    return printed(seen.reader, kind, thing, key) | {"picture": picture(seen.game, kind.name)}


def printed(reader: Language, kind: Kind, thing: str = "", key: str = "") -> dict[str, Any]:
    type_name = TYPE_NAMES[kind.type]
    shown = icons(kind.icons[:EDGE_ENABLED], kind.icons[EDGE_ENABLED:])
    priced = type_name in ("unit", "enhancement", "event")
    facts = face_facts(reader, kind, shown, priced)
    return {
        "name": kind.title,
        "type": type_name,
        "type_text": reader.say(words.TYPES[type_name]),
        "colour": COLOURS[kind.affiliation],
        "unique": kind.unique,
        "cost": kind.cost if priced else None,
        "priority": kind.priority if kind.type == FATE else None,
        "force": kind.force,
        "resources": kind.resources,
        "capacity": kind.capacity,
        "icons": shown,
        "traits": ", ".join(kind.traits),
        "keywords": keywords(reader, kind) + limits(reader, kind),
        "host": host(reader, kind),
        "says": says(reader, kind),
        "facts": facts,
        "picture": "",
        "label": described(kind.title, facts),
        "thing": thing,
        "key": key,
    }


def face_facts(reader: Language, kind: Kind, shown: list[dict[str, Any]], priced: bool) -> list[str]:
    facts = [reader.say(words.TYPES[TYPE_NAMES[kind.type]])]
    facts.append(reader.say(words.AFFILIATIONS[AFFILIATIONS[kind.affiliation]]))
    if priced:
        facts.append(reader.say("cost {number}", number=kind.cost))
    if kind.type == FATE:
        facts.append(reader.say("edge priority {number}", number=kind.priority))
    if kind.type != OBJECTIVE and kind.force:
        facts.append(reader.say("Force icons {number}", number=kind.force))
    if kind.resources:
        facts.append(reader.say("resources {number}", number=kind.resources))
    if kind.capacity:
        facts.append(reader.say("damage capacity {number}", number=kind.capacity))
    return facts + icon_facts(reader, shown)


# cards in play


def tile(seen: Seen, handle: str, card: dict[str, Any], lit: bool = False) -> dict[str, Any]:
    """A card in play with all that lies on it; `lit` when its controller has the edge."""
    reader, kind = seen.reader, kind_of(seen, handle)
    shown = icons(list(card["icons"].values()), list(card["edge_icons"].values()), lit) if "icons" in card else []
    capacity = card.get("capacity", 0)
    return {
        "handle": handle,
        "picture": picture(seen.game, kind.name),
        "name": card["title"],
        "nth": suffix(handle, kind).strip(),
        "long": any(len(word) > LONG for word in card["title"].split()),
        "type": card["type"],
        "colour": colour(card["affiliation"]),
        "unique": kind.unique,
        "icons": shown,
        "force": card.get("force", 0),
        "resources": card.get("resources", 0),
        "capacity": capacity,
        "damage": card["damage"],
        "pips": [at < card["damage"] for at in range(capacity)] if 0 < capacity <= MOST_PIPS else [],
        "focus": card["focus"],
        "shields": card["shields"],
        "committed": card.get("committed", False),
        "role": card.get("role", ""),
        "label": described(f"{card['title']}{suffix(handle, kind)}", tile_facts(reader, card, shown)),
        "about": about(reader, kind),
        "thing": f"card:{slug(handle)}",
        "key": key_of(handle),
    }


def suffix(handle: str, kind: Kind) -> str:
    """` #2` of the second copy in play."""
    return handle[len(kind.name) :]


def key_of(handle: str) -> str:
    name, _, nth = handle.partition(" #")
    return f"{slug(name)}-{nth or 1}"


def fresh(name: str, taken: set[str]) -> str:
    """The key that a card will have in play: of its kind the first that no other has."""
    nth = 1
    while f"{slug(name)}-{nth}" in taken:
        nth += 1
    taken.add(f"{slug(name)}-{nth}")
    return f"{slug(name)}-{nth}"


def objective_of(table: dict[str, Any]) -> str:
    """The handle of what the engagement is about, also while attackers are still being declared."""
    return str(table["engaged"] or table["declared"] or table.get("against", ""))


def tile_facts(reader: Language, card: dict[str, Any], shown: list[dict[str, Any]]) -> list[str]:
    facts = [reader.say(words.TYPES[card["type"]])]
    if card.get("role"):
        facts.append(reader.say("attacks") if card["role"] == "attacker" else reader.say("defends"))
    if card.get("capacity"):
        facts.append(reader.say("damage {damage} of {capacity}", damage=card["damage"], capacity=card["capacity"]))
    facts.append(reader.say("focus {number}", number=card["focus"]) if card["focus"] else reader.say("ready"))
    if card["shields"]:
        facts.append(reader.say("shields {number}", number=card["shields"]))
    if card.get("committed"):
        facts.append(reader.say("committed to the Force"))
    if card.get("force"):
        facts.append(reader.say("Force icons {number}", number=card["force"]))
    if card.get("resources"):
        facts.append(reader.say("resources {number}", number=card["resources"]))
    return facts + icon_facts(reader, shown)


def about(reader: Language, kind: Kind) -> str:
    """For a tooltip: what is printed on it."""
    traits = ", ".join(kind.traits)
    lines = [kind.title, traits, ", ".join(keywords(reader, kind)), host(reader, kind), *says(reader, kind)]
    return "\n".join(line for line in lines if line)
