"""What a squad costs, and what may not be together in one (BRS-SQ-5 to SQ-23)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ELEMENTS, FLYER, TERRAIN

GOLD: Final = 0
SILVER: Final = 1
FLYERS: Final = 15  # crystals that may be spent on them


def crystals(first: bool, small: bool) -> list[int]:
    """BRS-SQ-2 to SQ-4."""
    if small:
        return [10, 10]
    return [24, 22] if first else [25, 23]


def price(kind: Kind, squad: list[Kind]) -> int:
    """Its cost in this squad (BRS-SQ-19)."""
    less = 0
    for feature in kind.features:
        less = max(less, feature.discount(kind, squad))
    return max(0, kind.cost - less)


def penalty(squad: list[Kind]) -> int:
    """BRS-SQ-5: one gold crystal for each element beyond the first."""
    found = 0
    for kind in squad:
        found |= kind.elements
    return max(0, sum(1 for bit in ELEMENTS.values() if found & bit) - 1)


def left(squad: list[Kind], got: list[int]) -> list[int]:
    """The crystals that are left, silver being spent before gold."""
    elite = sum(price(kind, squad) for kind in squad if kind.elite)
    rest = sum(price(kind, squad) for kind in squad if not kind.elite)
    silver = min(rest, got[SILVER])
    return [got[GOLD] - penalty(squad) - elite - (rest - silver), got[SILVER] - silver]


def unpaid(squad: list[Kind], got: list[int]) -> str:
    """Why these crystals do not pay for the squad, or '' (BRS-SQ-13)."""
    elite = 0
    total = 0
    flyers = 0
    for kind in squad:
        cost = price(kind, squad) if kind.features else kind.cost
        total += cost
        if kind.elite:
            elite += cost
        if kind.sub == FLYER:
            flyers += cost
    if flyers > FLYERS:
        return "BRS-SQ-16"
    gold, silver = got
    if elite > gold:
        return "BRS-SQ-11 BRS-SQ-13"
    if total > gold + silver:
        return "BRS-SQ-13"
    gold -= penalty(squad)
    return "BRS-SQ-5" if elite > gold or total > gold + silver else ""


def joins_not(kind: Kind, squad: list[Kind], got: list[int]) -> str:
    """Why the card can not be taken beside those that are already chosen, or ''."""
    if kind in squad and any(feature.unique() for feature in kind.features):
        return "BRS-SQ-18"
    if kind.type == TERRAIN and any(other.type == TERRAIN for other in squad):
        return "BRS-SQ-23"
    return unpaid([*squad, kind], got)


def unfinished(squad: list[Kind], others: list[Kind], got: list[int]) -> str:
    """Why this squad, of a deal with these other cards, can not be the whole one, or ''."""
    for i, kind in enumerate(squad):
        for feature in kind.features:
            why = feature.refuses(kind, squad[:i] + squad[i + 1 :])
            if why:
                return why
    if not any(kind.creature() for kind in squad):  # who has none to take has lost
        if any(kind.creature() and not joins_not(kind, [], got) for kind in others):
            return "BRS-SQ-21"
    return unpaid(squad, got)
