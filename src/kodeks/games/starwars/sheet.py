"""A card for people to read: its lines as they are typed in, what was corrected, which rules speak of it."""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import NONE, OPPONENT, YOU, Cards, Kind
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    DIAL,
    EDGE_ENABLED,
    ENHANCEMENT,
    EVENT,
    ICONS,
    KEYWORDS,
    MISSION,
    NEUTRAL,
    SIDES,
    TYPES,
    UNIT,
)
from kodeks.games.starwars.reading.parts import NOUNS
from kodeks.kernel.rulebook import Rulebook, fold, has_words


def sheets(words: str, cards: Catalogue, english: Catalogue, rulebook: Rulebook) -> list[dict[str, Any]]:
    """By words of the title, or by set and place (120-2); the cards of both FAQs have the same numbers."""
    found: list[dict[str, Any]] = []
    wanted = re.findall(r"\w+", fold(words))  # Twi'lek is two words, here and there
    titles = [kind.title for kind in cards.kinds]
    for kind in cards.kinds:
        places = [f"{number}-{place}" for number, place, _ in kind.prints]
        if words.strip() in places or (kind.prints and wanted and has_words(kind.name, wanted)):
            found.append(sheet(kind, english.kinds[kind.number], titles, rulebook))
    return found


def sheet(kind: Kind, english: Kind, titles: list[str], rulebook: Rulebook) -> dict[str, Any]:
    return {
        "name": kind.name,
        "title": kind.title,
        "prints": [
            f"{number}-{place} ({card})" if card else f"{number}-{place}" for number, place, card in kind.prints
        ],
        "lines": lines(kind),
        "lines_en50": lines(english) if says(english) != says(kind) else [],
        "errata": [{"printed": one[0], "document": one[1], "clause": one[2]} for one in kind.notes],
        "rules": rules_on(kind, titles, rulebook),
    }


# --- as it is typed in ------------------------------------------------------------------------------


def lines(kind: Kind) -> list[str]:
    """What a card file would hold of it, by one of the FAQs and with errata."""
    places = [f"[{number}-{place} {card}".strip() + "]" for number, place, card in kind.prints]
    found = [f"{' '.join(places)} {kind.title}{' (unique)' if kind.unique else ''}", facts(kind)]
    if kind.traits:
        found.append(f"traits {', '.join(named(trait) for trait in kind.traits)}")
    if keywords(kind):
        found.append(f"keywords {', '.join(keywords(kind))}")
    if kind.free:
        found.append("host: play area")
    elif kind.host is not None and kind.type == ENHANCEMENT:
        found.append(f"host: {described(kind.host)}")
    return found + says(kind)


def says(kind: Kind) -> list[str]:
    return [one.said for one in kind.constants] + [one.text for one in kind.abilities]


def facts(kind: Kind) -> str:
    parts = [TYPES[kind.type], SIDES[kind.side]]
    if kind.affiliation != NEUTRAL:
        parts.append(AFFILIATIONS[kind.affiliation])
    if kind.type in (UNIT, ENHANCEMENT, EVENT, MISSION):
        parts.append(f"cost {kind.cost}")
    if kind.resources:
        parts.append(f"resources {kind.resources}")
    if kind.force:
        parts.append(f"Force {kind.force}")
    if any(kind.icons):
        parts.append(f"icons {icons(kind)}")
    if kind.capacity:
        parts.append(f"capacity {kind.capacity}")
    if kind.priority:
        parts.append(f"priority {kind.priority}")
    if kind.only != NONE:
        parts.append(f"{AFFILIATIONS[kind.only]} only")
    if kind.single:
        parts.append("one per deck")
    return ", ".join(parts)


def icons(kind: Kind) -> str:
    plain = [f"{name}{kind.icons[i]}" for i, name in enumerate(ICONS) if kind.icons[i]]
    edge = [f"{name}{kind.icons[i + EDGE_ENABLED]}" for i, name in enumerate(ICONS) if kind.icons[i + EDGE_ENABLED]]
    return " ".join(plain + ([f"e[{' '.join(edge)}]"] if edge else []))


def keywords(kind: Kind) -> list[str]:
    found = [name for name, bit in KEYWORDS.items() if kind.keywords & bit]
    if kind.edge:
        found.append(f"Edge {kind.edge}")
    if kind.pilot != NONE:
        found.append(f"Pilot {kind.pilot}")
    for cards in kind.protects:
        if cards.title:
            found.append(f'Protect "{cards.title}"')
        else:
            found.append(f"Protect {cards.traits[0] if cards.traits else nouns(cards)}")
    return found


def described(cards: Cards) -> str:
    """`own Character/Creature unit costing at most 2`"""
    words: list[str] = []
    if cards.whose == YOU:
        words.append("own")
    elif cards.whose == OPPONENT:
        words.append("enemy")
    words += [name for one in cards.states for name in one.PHRASES]
    if cards.affiliation != NONE:
        words.append(AFFILIATIONS[cards.affiliation])
    words += [f"non-{name}" for name in cards.without]
    if cards.traits:
        words.append("/".join(named(trait) for trait in cards.traits))
    words.append(nouns(cards))
    if cards.title:
        words.append(f'titled "{cards.title}"')
    if cards.high != NONE:
        words.append(f"costing at most {cards.high}")
    if cards.low != NONE:
        words.append(f"costing at least {cards.low}")
    return " ".join(words)


def named(trait: str) -> str:
    """In quotes where it begins like an affiliation."""
    return f'"{trait}"' if any(trait.startswith(f"{name} ") for name in AFFILIATIONS) else trait


def nouns(cards: Cards) -> str:
    if cards.types == 1 << DIAL:
        return "the dial"
    if cards.types == NOUNS["non-unit"]:
        return "non-unit"
    return "/".join(name for i, name in enumerate(TYPES) if cards.types >> i & 1) or "card"


# --- what the rules say of it -------------------------------------------------------------------------


def rules_on(kind: Kind, titles: list[str], rulebook: Rulebook) -> list[str]:
    """Clauses and rulings that name the card; a longer title that holds this one is another card."""
    longer = [title for title in titles if kind.title in title and kind.title != title]
    word = re.compile(rf"(?<!\w){re.escape(kind.title)}(?!\w)")
    found: list[str] = []
    for clause in rulebook.clauses + rulebook.rulings:
        text = clause.text("en")
        if kind.title in text:
            for title in longer:
                text = text.replace(title, "")
            if word.search(text):
                found.append(clause.id)
    return found
