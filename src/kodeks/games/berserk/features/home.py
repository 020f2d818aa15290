"""Each feature and ability of a printed text learns where it stands: pickles and dumps name it by that."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE, RANGED
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.kernel.part import Part, fields


def know_home(kind: Kind) -> None:
    """In the order of its text, which is the same in every process."""
    kind.parts = []
    walk(kind, [kind.features, kind.simple], set())
    heard = [part.heard() for part in kind.parts if isinstance(part, Feature)]
    rate(kind)
    kind.waits = sorted({name for names in heard for name in names})  # those of features that it gives among them


def rate(kind: Kind) -> None:
    """What its attacks deal on average."""
    if kind.simple is not None:
        kind.mean = kind.simple.does.effects[0].amount.mean()
    for feature in kind.features:
        for played in feature.plays():
            for effect in played.does.effects:
                if effect.attacks() & RANGED:
                    kind.ranged = max(kind.ranged, effect.amount.mean())


def walk(kind: Kind, value: Any, seen: set[int]) -> None:
    if isinstance(value, list):
        for item in value:
            walk(kind, item, seen)
    elif isinstance(value, Part) and not isinstance(value, Kind) and id(value) not in seen:
        seen.add(id(value))
        if isinstance(value, Feature) and value.at == NONE:
            return  # a word of the language, which no card has for itself
        if isinstance(value, Feature | Ability) and value.home is None:
            value.home = kind
            value.at = len(kind.parts)
            kind.parts.append(value)
        for name in fields(value):
            walk(kind, getattr(value, name), seen)
