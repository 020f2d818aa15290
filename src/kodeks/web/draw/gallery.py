"""The cards of a game, one beside the other: what its face tells of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kodeks.faces import part
from kodeks.kernel.game import Game
from kodeks.kernel.rulebook import Rulebook, fold, has_words
from kodeks.languages import Language


@dataclass(frozen=True)
class Shown:
    """A card in the words of the reader."""

    name: str  # as notation has it
    title: str
    facts: list[str]
    says: list[str] = field(default_factory=list)  # its text, a sentence each
    rules: list[str] = field(default_factory=list)  # ids of clauses and rulings on it
    tags: dict[str, str] = field(default_factory=dict)  # what cards are picked by, under a heading

    def fits(self, words: list[str], tags: dict[str, str]) -> bool:
        """All words, and each heading that is asked for."""
        there = " ".join([self.name, self.title, *self.facts, *self.says, *self.tags.values()])
        return has_words(there, words) and all(self.tags.get(heading) == tag for heading, tag in tags.items())


Gallery = Callable[[Game, Language], list[Shown]]


def gallery(made: Game) -> Gallery | None:
    """Of a game whose face has one: `cards` in `face/gallery.py`."""
    found = part(made, "gallery")
    return None if found is None else found.cards


def naming(rulebook: Rulebook, title: str) -> list[str]:
    """The clauses and rulings that name a card."""
    word = fold(title)
    return [clause.id for clause in rulebook.by_id.values() if has_words(clause.text("en"), [word])]
