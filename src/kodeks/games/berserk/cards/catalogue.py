"""All cards that a game knows, by number and by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.sentences import deed
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.part import Shared


class Catalogue(Shared):
    __slots__ = ("kinds", "by_name", "added", "again", "titles")

    def __init__(
        self, kinds: list[Kind], added: tuple[CardFile, ...], again: Callable[[tuple[CardFile, ...]], Catalogue]
    ) -> None:
        self.kinds = kinds
        self.added = added  # files beside the shipped ones
        self.again = again  # makes it in another process
        for kind in kinds:
            kind.home = self
        self.by_name: dict[str, Kind] = {kind.name: kind for kind in kinds}
        self.titles: dict[str, dict[str, str]] = {}  # by language: names and sentences, as they are said there
        for kind in kinds:
            for code, title in kind.titles.items():
                if title != kind.name:
                    self.titles.setdefault(code, {})[kind.name] = title
            for code, translated in kind.sentences.items():
                for one, other in zip(kind.played(), translated, strict=True):
                    if one != other:
                        self.titles.setdefault(code, {})[deed(one)] = deed(other)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.again, (self.added,)

    def numbered(self, name: str) -> int:
        """The number of the card that a move names."""
        if name not in self.by_name:
            raise UnknownMove(f"no card is called {name!r}")
        return self.by_name[name].number
