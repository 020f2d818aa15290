"""The clauses of a game as data."""

from __future__ import annotations

import copy
import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

from kodeks.kernel.note import JOINED

LANGUAGES = ("en", "pl", "ru")


class Clause:
    """One numbered rule, or a ruling on one, in each language.

    >>> import kodeks
    >>> clause = kodeks.game("archimedes").rulebook["ARM-1.6"]
    >>> clause.id, clause.text("pl")
    ('ARM-1.6', 'Na całą grę składa się pięć rund.')
    """

    __slots__ = ("id", "kind", "source", "basis", "settles", "option", "texts", "about")

    def __init__(self, kind: str, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.kind = kind
        self.source: str = data.get("source", "")
        self.basis: str = data.get("basis", "ruled")
        self.settles: list[str] = data.get("settles", [])
        self.option: str = data.get("option", "")
        self.about = ""  # in a refusal: the card or the option that makes it forbid
        self.texts: dict[str, str] = {language: data[language] for language in LANGUAGES}

    def text(self, language: str = "en") -> str:
        """What it says, in English where there is no such language, and what makes it forbid."""
        said = self.texts.get(language, self.texts["en"])
        return f"{said} ({self.about})" if self.about else said

    def name(self) -> str:
        """Its id, and what makes it forbid."""
        return f"{self.id} ({self.about})" if self.about else self.id

    def naming(self, what: str) -> Clause:
        """The same clause, about this card or option."""
        other = copy.copy(self)
        other.about = what
        return other

    def __repr__(self) -> str:
        return f"Clause {self.id}: {self.text()}"


class Rulebook:
    """All clauses and rulings of a game, and the words that it uses."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.terms: list[dict[str, str]] = data.get("term", [])
        self.clauses = [Clause("clause", entry) for entry in data.get("clause", [])]
        self.rulings = [Clause("ruling", entry) for entry in data.get("ruling", [])]
        self.by_id = {clause.id: clause for clause in self.clauses + self.rulings}

    def __getitem__(self, clause_id: str) -> Clause:
        return self.by_id[clause_id]

    def all(self, clause_ids: str) -> list[Clause]:
        """The clauses of a refusal: ids separated by spaces, each perhaps with what it is about (see `naming`)."""
        found: list[Clause] = []
        for part in clause_ids.split(" ") if clause_ids else []:
            clause_id, _, what = part.partition(":")
            clause = self.by_id[clause_id]
            found.append(clause.naming(what.replace(JOINED, " ")) if what else clause)
        return found

    def rulings_on(self, clause_id: str) -> list[Clause]:
        return [ruling for ruling in self.rulings if clause_id in ruling.settles]


def is_number(clause_id: str, word: str) -> bool:
    """`5.5.6` and `abc-5.5.6` name a clause, `5.5` names its chapter."""
    name = fold(clause_id)
    short = name.split("-", 1)[1]
    return name == word or short == word or short.startswith(word + ".") or name.startswith(word + ".")


def has_words(text: str, wanted: list[str]) -> bool:
    there = re.findall(r"\w+", fold(text))
    return all(any(word.startswith(want) for word in there) for want in wanted)


def fold(text: str) -> str:
    """Lower case without accents, so that `osad` finds `Osąd`."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
