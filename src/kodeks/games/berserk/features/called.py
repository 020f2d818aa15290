"""What a feature is called in short: its word and its number."""

from __future__ import annotations

import re

from kodeks.games.berserk.cards.sentences import deed
from kodeks.games.berserk.features.feature import Feature

HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def word(feature: Feature) -> str:
    """`magic armour`: the name of its class, which is the name of the glossary, unless it is more exact itself."""
    return feature.title() or HUMP.sub(" ", type(feature).__name__).lower()


def numbered(feature: Feature) -> bool:
    """Whether its wording has a number."""
    return any("{n}" in pattern for words in (type(feature).EN, type(feature).RU) for pattern in words)


def told(feature: Feature) -> str:
    """What it does, in the words of its card; '' where no sentence of a card is it."""
    home = feature.home
    if home is not None:
        for one, line in zip(home.features, home.lines, strict=True):
            if any(feature is part for part in [*one.inner(), *one.plays()]):
                return deed(home.played()[line])
    return ""


def called(feature: Feature) -> str:
    """`magic armour 2`."""
    return f"{word(feature)} {feature.size()}" if numbered(feature) else word(feature)
