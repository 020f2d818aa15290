"""The grammar of card texts in each language: the wordings of all classes that a text can be made of."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from kodeks.games.berserk.amounts.amount import Amount, Variable
from kodeks.games.berserk.amounts.counts import Count
from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.effects.cards import Cards, Group
from kodeks.games.berserk.effects.cells import Cells
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.rolling import Branch
from kodeks.games.berserk.effects.times import Until
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.features.lines import Inert
from kodeks.games.berserk.features.used import Payment
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.reading.english import English
from kodeks.games.berserk.reading.russian import Russian
from kodeks.games.berserk.reading.vocabulary import TERMINALS, words
from kodeks.games.berserk.traits.nouns import Noun
from kodeks.games.berserk.traits.places import Anchor
from kodeks.games.berserk.traits.titles import Titled
from kodeks.games.berserk.traits.trait import Trait
from kodeks.games.berserk.traits.which import Which
from kodeks.games.berserk.triggers.trigger import Trigger
from kodeks.games.berserk.uses.told import Limit, Told
from kodeks.kernel.reading import heirs
from kodeks.kernel.readings.grammar import Grammar, Names

FAMILIES = ("uses", "constants", "amounts", "conditions", "effects", "features", "keywords", "traits", "triggers")
KINDS: dict[str, type] = {
    "feature": Feature,
    "effect": Effect,
    "trigger": Trigger,
    "condition": Condition,
    "payment": Payment,
    "ability": Told,
    "limit": Limit,
    "cards": Cards,
    "group": Group,
    "branch": Branch,
    "until": Until,
    "cells": Cells,
    "which": Which,
    "titled": Titled,
    "noun": Noun,
    "trait": Trait,
    "anchor": Anchor,
    "amount": Amount,
    "count": Count,
    "variable": Variable,
}
TONGUES = {"en": English, "ru": Russian}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@cache
def gather() -> None:
    """Every module of the families is imported, so that a new one is found too."""
    for family in FAMILIES:
        package = import_module(f"kodeks.games.berserk.{family}")
        for module in iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")


@cache
def grammar(code: str) -> Grammar:
    gather()
    names = {"keyword": keywords(code), "afflicted": adjectives(code)}
    return Grammar(TONGUES[code](), KINDS, words(code), TERMINALS, ("feature", "effect"), names)


def keywords(code: str) -> Names:
    """What a text calls a named feature when it does not say how much of it there is: `loses armour`."""
    found: Names = {}
    for one in [Inert, *heirs(Keyword)]:
        found.update({name: (one, {}) for name in one.__dict__.get("NAMES", {}).get(code, [])})
        wordings = one.__dict__.get(code.upper(), {})
        found.update({name: (one, given) for name, given in wordings.items() if "{" not in name})
    return found


def adjectives(code: str) -> Names:
    """What a card with a named feature is called: `poisoned`."""
    found: Names = {}
    for one in heirs(Keyword):
        found.update({name: (one, {}) for name in one.__dict__.get("ADJECTIVES", {}).get(code, [])})
    return found


def grammar_for(text: str) -> Grammar:
    """In the language that a text is written in."""
    return grammar("ru" if CYRILLIC.search(text) else "en")
