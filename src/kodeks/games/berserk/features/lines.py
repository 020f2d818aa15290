"""Sentences that change nothing by themselves: the class line, and words that no rulebook explains."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.features.feature import Feature
from kodeks.kernel.modifiers import Modifier


class ClassLine(Feature):
    """BRS-CARD-10: a tribe of the creature."""

    __slots__ = ("tribe",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {"{tribe:class}": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"{tribe:class}": {}}

    def __init__(self, tribe: str) -> None:
        super().__init__()
        self.tribe = tribe


class GearLine(Feature):
    """BRS-EQ-1: the class of an equipment."""

    __slots__ = ("gear",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {"{gear}": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"{gear}": {}}

    def __init__(self, gear: int) -> None:
        super().__init__()
        self.gear = gear


class Inert(Feature):
    """A word that cards print and no rulebook explains: it is there, and does nothing."""

    __slots__ = ("name", "n", "of")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "схрон": {"name": "hiding"},
        "враг {of:class}": {"name": "enemy of a class"},
        "враг {of:land}": {"name": "enemy of an element"},
        "враг пустыни": {"name": "enemy of deserts"},
        "паладин": {"name": "paladin"},
        "одиночка": {"name": "loner"},
        "рывок {n}": {"name": "dash"},
        "превосходство {n}": {"name": "superiority"},
        "легион": {"name": "legion"},
        "кусака": {"name": "biter"},
        "незаживающие раны": {"name": "wounds that do not close"},
        "защита от чумы": {"name": "protection from plague"},
        "защита от уязвимости": {"name": "protection from vulnerability"},
        "защита от проклятия": {"name": "protection from curse"},
        "{of:terrain}": {"name": "terrain"},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "hiding": {"name": "hiding"},
        "enemy of {of:class}": {"name": "enemy of a class"},
        "enemy of {of:land}": {"name": "enemy of an element"},
        "enemy of deserts": {"name": "enemy of deserts"},
        "paladin": {"name": "paladin"},
        "loner": {"name": "loner"},
        "dash {n}": {"name": "dash"},
        "superiority {n}": {"name": "superiority"},
        "legion": {"name": "legion"},
        "biter": {"name": "biter"},
        "wounds that do not close": {"name": "wounds that do not close"},
        "protection from plague": {"name": "protection from plague"},
        "protection from vulnerability": {"name": "protection from vulnerability"},
        "protection from curse": {"name": "protection from curse"},
        "{of:terrain}": {"name": "terrain"},
    }

    def __init__(self, name: str, n: int = 0, of: str | int | None = None) -> None:
        super().__init__()
        self.name = name
        self.n = n
        self.of = of  # the class, the element or the terrain that it speaks of

    def like(self, other: Modifier) -> bool:
        return isinstance(other, Inert) and other.name == self.name
