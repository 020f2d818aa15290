"""A card for people to read: its lines as they are typed in, and which rules explain its words."""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.berserk.cards.cardfile import TYPES
from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ELEMENTS, EQUIPMENT, GEAR, GROUND
from kodeks.games.berserk.glossary import Glossary, explained
from kodeks.kernel.rulebook import Rulebook, fold, has_words

LANGUAGES = ("en", "pl", "ru")


def sheets(words: str, cards: Catalogue, rulebook: Rulebook) -> list[dict[str, Any]]:
    """By words of the title in any language, or by the code of a card."""
    wanted = re.findall(r"\w+", fold(words))
    known = Glossary(rulebook)
    return [sheet(kind, known) for kind in cards.kinds if wanted and fits(kind, words.strip(), wanted)]


def fits(kind: Kind, words: str, wanted: list[str]) -> bool:
    titles = [kind.name, *kind.titles.values()]
    return words == kind.code or any(has_words(title, wanted) for title in titles)


def sheet(kind: Kind, known: Glossary) -> dict[str, Any]:
    return {
        "name": kind.name,
        "title": kind.titles["en"],
        "lines": lines(kind),
        "errata": [],
        "rules": [clause.id for clause in explained(kind.features, known)],
    }


def lines(kind: Kind) -> list[str]:
    """What a card file would hold of it."""
    found = [f"[{kind.code}] {kind.name}"]
    found += [
        f"name.{code}: {kind.titles[code]}" for code in LANGUAGES if kind.titles.get(code, "") not in ("", kind.name)
    ]
    found += facts(kind)
    return found + [f"{code}: {kind.text[code]}" for code in LANGUAGES if kind.text.get(code)]


def facts(kind: Kind) -> list[str]:
    kinds = [
        word for word, (type, sub) in TYPES.items() if type == kind.type and (sub == kind.sub or not kind.creature())
    ]
    gear = f" {GEAR[kind.gear]}" if kind.type == EQUIPMENT else ""
    elements = [word for word, bit in ELEMENTS.items() if kind.elements & bit]
    found = [f"type: {kinds[0]}{gear}", f"element: {', '.join(elements) or 'neutral'}"]
    found.append(f"cost: {kind.cost} {'gold' if kind.elite else 'silver'}")
    if kind.classes:
        found.append(f"class: {', '.join(kind.classes)}")
    found += [f"class.{code}: {', '.join(words)}" for code, words in kind.class_titles.items()]
    if kind.creature() and kind.sub == GROUND:
        found.append(f"movement: {kind.move}")
    if kind.attackable():
        found.append(f"lives: {kind.lives}")
    if kind.creature():
        found.append(f"strike: {'-'.join(map(str, kind.strike))}")
    return found
