"""What a game tells of its pictures: its scenes, the realms of its cards, and who is seen on each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random

from kodeks.pictures.figures.pieces import Figure
from kodeks.pictures.palette import Realm
from kodeks.pictures.stage import Stage

Mood = tuple[str, str, str, str, str]
Moods = tuple[Mood, ...]


@dataclass(frozen=True)
class Facts:
    """All that a picture may know of a card. Nothing printed on it is needed."""

    name: str
    kind: str
    realm: str
    traits: frozenset[str] = frozenset()  # in small letters
    unique: bool = False
    dark: bool = False

    def has(self, *traits: str) -> bool:
        return not self.traits.isdisjoint(traits)

    def says(self, *stems: str) -> bool:
        """Whether a word of its name or traits starts with one of the stems; `bat$` is the whole word."""
        return any(f"{word}$".startswith(stems) for word in words_of(self))

    def as_one(self, trait: str) -> Facts:
        """Somebody of the same realm with this trait alone."""
        return replace(self, name="", kind="unit", traits=frozenset({trait}))


@lru_cache(64)
def words_of(facts: Facts) -> list[str]:
    return re.findall(r"\w+", " ".join([facts.name, *sorted(facts.traits)]).lower())


@dataclass(frozen=True)
class Scene:
    draw: Callable[[Stage], None]
    moods: Moods  # the hours that it is seen at
    indoors: bool = False
    landmarks: tuple[str, ...] = ("gate", "statue")  # what may stand there


@dataclass
class Cast:
    """Who is seen where."""

    scene: str
    figure: Figure
    shot: str = "full"  # wide, full, knee, bust for people; show for things; place for landmarks; air for flyers
    detail: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class World:
    scenes: Mapping[str, Scene]
    realms: Mapping[str, Realm]
    cast: Callable[[Facts, Random], Cast]
