"""Corrections of cards, laid over what is printed."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.reading.blocks import Line
from kodeks.kernel.errors import BadText

ERRATUM = {"title", "set", "document", "clause", "printed", "says", "traits", "single", "ruleset"}


class Erratum:
    """A correction of a card, of all its printings (SWC-ERR-GEN-1)."""

    __slots__ = ("title", "set", "document", "clause", "ruleset", "printed", "lines", "traits", "single", "facts")

    def __init__(self, data: dict[str, Any]) -> None:
        missing = {"title", "set", "document", "clause", "printed"} - set(data)
        unknown = set(data) - ERRATUM
        if missing or unknown:
            name = data.get("title", "without a title")
            wrong = f"has no {', '.join(sorted(missing))}" if missing else f"knows no {', '.join(sorted(unknown))}"
            raise BadText(f"the erratum {name} {wrong}")
        self.title: str = data["title"]
        self.set: int = data["set"]
        self.document: str = data["document"]
        self.clause: str = data["clause"]
        self.ruleset: str = data.get("ruleset", "")  # PL22 or EN50; both if it is not said
        self.printed: str = data["printed"]
        self.lines: list[str] = data.get("says", [])
        self.traits: list[str] = data.get("traits", [])
        self.single: bool = data.get("single", False)
        self.facts: list[object] = []  # of the card in its set, once they are known

    def about(self, kind: Kind, english: bool) -> bool:
        """Every print of the card: `set` names the one that the document means (SWC-D-01).

        Another card of that title has other facts.
        """
        if kind.title != self.title or self.ruleset not in ("", "EN50" if english else "PL22"):
            return False
        return not self.facts or self.facts == kind.printed() or any(number == self.set for number, _, _ in kind.prints)

    def correct(self, kind: Kind, said: list[Line]) -> list[Line]:
        """The same for any version of the card, and no change where it is corrected already (SWC-ERR-GEN-4)."""
        kind.notes.append((self.printed, self.document, self.clause))
        if self.traits:
            kind.traits = self.traits[:]
        if self.single:
            kind.single = True
        if not self.lines:
            return said
        return [Line(text, 0, f"{self.title} ({self.clause}): {text}") for text in self.lines]
