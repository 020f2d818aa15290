"""The rulebook's glossary: the entry that explains a feature."""

from __future__ import annotations

import re

from kodeks.games.berserk.features.called import word
from kodeks.games.berserk.features.feature import Feature
from kodeks.kernel.rulebook import Clause, Rulebook

ENTRY = "-KW-"
BESIDE = re.compile(r"\s*\([^)]*\)|,? \[[^]]*\]|,.*| X\b.*")  # what stands in a heading beside the name


class Glossary:
    """By their names in English, the entries: `magic armour` is explained by BRS-KW-magicheskaya-bronya."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.entries: dict[str, Clause] = {}
        for clause in rulebook.clauses:
            if ENTRY in clause.id:
                self.entries.setdefault(heading(clause, "en"), clause)

    def entry(self, name: str) -> Clause | None:
        return self.entries.get(name)

    def said(self, name: str, code: str) -> str:
        """A feature's name in a language; as it is where the glossary has no such entry."""
        found = self.entries.get(name)
        return name if found is None or code == "en" else heading(found, code)


def heading(clause: Clause, code: str) -> str:
    """`magic armour` of the entry `Magic armour X: ...`."""
    return BESIDE.sub("", clause.text(code).partition(":")[0]).strip().lower()


def explained(features: list[Feature], known: Glossary) -> list[Clause]:
    """The entries of all named features, each once."""
    found: list[Clause] = []
    for feature in features:
        for one in feature.inner():
            entry = known.entry(word(one)) if one.named() else None
            if entry is not None and entry not in found:
                found.append(entry)
    return found
