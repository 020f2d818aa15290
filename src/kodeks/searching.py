"""Finding rules by number or by words: any form of a word in three languages, near misses, the best first."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from operator import mul
from threading import Lock

import snowballstemmer
from rapidfuzz import process
from rapidfuzz.distance import DamerauLevenshtein

from kodeks.kernel.rulebook import LANGUAGES, Clause, Rulebook, fold, is_number

STEMMERS = dict(zip(LANGUAGES, map(snowballstemmer.stemmer, ("english", "polish", "russian")), strict=True))
ONE_AT_A_TIME = Lock()  # a stemmer keeps the word that it works on
LIKENESS = DamerauLevenshtein.normalized_similarity
NEAR = 0.82  # so alike is a near miss: one letter of six
EXACT, FORM, BEGINNING, MISSPELT = (
    1.0,
    0.8,
    0.6,
    0.4,
)  # how well a word that stands there answers the one that is sought


class Index:
    """The words of entries, each entry in several languages."""

    def __init__(self, entries: list[dict[str, str]]) -> None:
        self.texts: list[tuple[int, list[str]]] = []  # which entry, and the words of one of its texts
        spoken: set[tuple[str, str]] = set()
        for at, texts in enumerate(entries):
            for language in LANGUAGES:
                words = re.findall(r"\w+", texts[language].lower())
                self.texts.append((at, [fold(word) for word in words]))
                spoken.update((word, language) for word in words)
        self.stems: dict[str, set[str]] = {}  # of every word, in the languages in which it stands
        for word, language in spoken:
            self.stems.setdefault(fold(word), set()).add(stem(word, language))

    def meanings(self, sought: str) -> dict[str, float]:
        """The words that stand there for it, and how well; near misses only where there is nothing better."""
        plain = fold(sought)
        stems = {stem(sought, language) for language in LANGUAGES}
        found: dict[str, float] = {}
        for word, forms in self.stems.items():
            if word == plain:
                found[word] = EXACT
            elif forms & stems:
                found[word] = FORM
            elif word.startswith(plain):
                found[word] = BEGINNING
        if found:
            return found
        alike = process.extract(plain, self.stems.keys(), scorer=LIKENESS, score_cutoff=NEAR, limit=None)
        return {word: MISSPELT for word, likeness, _ in alike if likeness == alike[0][1]}

    def find(self, words: str) -> list[int]:
        """The entries of which a text has all the words, else those with most of them; the best first."""
        sought = [self.meanings(word) for word in re.findall(r"\w+", words.lower())]
        marks = [[standing(fits, there) for _, there in self.texts] for fits in sought]
        rare = [math.log(1 + len(row) / (1 + sum(mark > 0 for mark in row))) for row in marks]  # rare words tell more
        best: dict[int, tuple[int, float]] = {}
        for number, (at, there) in enumerate(self.texts):
            fits = [row[number] for row in marks]
            worth = sum(map(mul, fits, rare)) / math.log(8 + len(there))
            best[at] = max(best.get(at, (0, 0.0)), (sum(mark > 0 for mark in fits), worth))
        most = max((count for count, _ in best.values()), default=0)
        found = [at for at, (count, _) in best.items() if count == most > 0]
        return sorted(found, key=lambda at: -best[at][1])


def standing(fits: dict[str, float], there: list[str]) -> float:
    """How well the text answers one word; an entry of a glossary begins with what it tells of."""
    best = max((fits.get(word, 0.0) for word in there), default=0.0)
    return best * 2 if there and there[0] in fits else best


def stem(word: str, language: str) -> str:
    with ONE_AT_A_TIME:
        return fold(STEMMERS[language].stemWord(word))


@lru_cache(maxsize=8)
def index_of(rulebook: Rulebook) -> tuple[Index, Index]:
    """The clauses with the rulings, and the terms."""
    return Index([clause.texts for clause in rulebook.by_id.values()]), Index(rulebook.terms)


def find(rulebook: Rulebook, words: str) -> list[Clause]:
    """By id, by number (`5.5.6`, or `5.5` for its chapter), or by words in any of the languages."""
    clauses = list(rulebook.by_id.values())
    numbered = [clause for clause in clauses if words.strip() and is_number(clause.id, fold(words.strip()))]
    return numbered or [clauses[at] for at in index_of(rulebook)[0].find(words)]


def find_terms(rulebook: Rulebook, words: str) -> list[dict[str, str]]:
    return [rulebook.terms[at] for at in index_of(rulebook)[1].find(words)]
