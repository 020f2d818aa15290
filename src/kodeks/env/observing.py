"""A view as an array: every fact of it has a place, found by hashing its path.

Numbers stand at the place of their path; words count at the place of path and word, so a hand is a multiset.
What two facts share by chance a learner can tell apart by the rest: a view has far fewer facts than there are places.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

PLACES = 1024
SHORT = 48  # items of a list that have places of their own


class Place:
    """Of one path, with what is known of the paths below it."""

    __slots__ = ("below", "number", "path", "words")

    def __init__(self, path: str) -> None:
        self.path = path
        self.number = crc32(path.encode()) % PLACES
        self.below: dict[object, Place] = {}
        self.words: dict[str, int] = {}

    def at(self, key: object) -> Place:
        found = self.below.get(key)
        if found is None:
            found = self.below[key] = Place(f"{self.path}/{key}")
        return found

    def word(self, text: str) -> int:
        found = self.words.get(text)
        if found is None:
            found = self.words[text] = crc32(f"{self.path}={text}".encode()) % PLACES
        return found


class Observer:
    """Remembers the places that it has computed; the same view gives the same array in every process."""

    __slots__ = ("root",)

    def __init__(self) -> None:
        self.root = Place("")

    def facts(self, view: dict[str, Any]) -> list[float]:
        found = [0.0] * PLACES
        fill(found, self.root, view)
        return found


def fill(found: list[float], place: Place, value: object) -> None:
    if isinstance(value, str):
        found[place.word(value)] += 1.0
    elif isinstance(value, (int, float)):  # true and false are 1 and 0
        found[place.number] += value
    elif value is None:  # which is not the same as 0
        found[place.word("")] += 1.0
    elif isinstance(value, dict):
        for key, part in value.items():
            fill(found, place.at(key), part)
    elif isinstance(value, (list, tuple)):
        for at, part in enumerate(value):
            if isinstance(part, str):
                found[place.word(part)] += 1.0
            else:
                fill(found, place.at(min(at, SHORT)), part)
