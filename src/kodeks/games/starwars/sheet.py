"""A card for people to read: what is printed, what was corrected, which rules speak of it."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.catalogue import catalogue
from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import AFFILIATIONS, EDGE_ENABLED, ICONS, KEYWORDS, SIDES, TYPES
from kodeks.kernel.rulebook import Rulebook, fold, has_words


def sheets(words: str, rulebook: Rulebook) -> list[dict[str, Any]]:
    """By words of the title, or by set and place (120-2)."""
    found: list[dict[str, Any]] = []
    for kind in catalogue().kinds:
        places = [f"{number}-{place}" for number, place, _ in kind.prints]
        if kind.prints and (words in places or has_words(kind.name, fold(words).split())):
            found.append(sheet(kind, rulebook))
    return found


def sheet(kind: Kind, rulebook: Rulebook) -> dict[str, Any]:
    return {
        "name": kind.name,
        "prints": [
            f"{number}-{place} ({card})" if card else f"{number}-{place}" for number, place, card in kind.prints
        ],
        "facts": facts(kind),
        "says": [one.text for one in kind.abilities] + [f"always: {one.text}" for one in kind.constants],
        "errata": [{"printed": one[0], "document": one[1], "clause": one[2]} for one in kind.notes],
        "rules": rules_on(kind, rulebook),
    }


def facts(kind: Kind) -> str:
    parts = [TYPES[kind.type], SIDES[kind.side], AFFILIATIONS[kind.affiliation]]
    if kind.unique:
        parts.append("unique")
    for name, value in (("cost", kind.cost), ("resources", kind.resources), ("Force", kind.force)):
        if value or (name == "cost" and kind.type in (1, 2, 3)):
            parts.append(f"{name} {value}")
    if any(kind.icons):
        parts.append(f"icons {icons(kind)}")
    if kind.capacity:
        parts.append(f"capacity {kind.capacity}")
    if kind.priority:
        parts.append(f"priority {kind.priority}")
    parts += kind.traits
    parts += [name for name, bit in KEYWORDS.items() if kind.keywords & bit]
    if kind.edge:
        parts.append(f"Edge {kind.edge}")
    if kind.pilot != NONE:
        parts.append(f"Pilot {kind.pilot}")
    for described in kind.protects:
        what = described.traits or [described.title or TYPES[described.types.bit_length() - 1]]
        parts.append(f"Protect {what[0]}")
    if kind.only != NONE:
        parts.append(f"{AFFILIATIONS[kind.only]} only")
    if kind.single:
        parts.append("one per deck")
    return ", ".join(parts)


def icons(kind: Kind) -> str:
    plain = [f"{name}{kind.icons[i]}" for i, name in enumerate(ICONS) if kind.icons[i]]
    edge = [f"{name}{kind.icons[i + EDGE_ENABLED]}" for i, name in enumerate(ICONS) if kind.icons[i + EDGE_ENABLED]]
    return " ".join(plain + ([f"e[{' '.join(edge)}]"] if edge else []))


def rules_on(kind: Kind, rulebook: Rulebook) -> list[str]:
    """Clauses and rulings that name the card."""
    return [clause.id for clause in rulebook.clauses + rulebook.rulings if kind.title in clause.text("en")]
