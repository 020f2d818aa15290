"""English: plurals and verbs with -s are folded to one form; a possessive is a word of its own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from kodeks.kernel.readings.wordings import Forms, Tongue

ODD = {
    "an": "a",
    "chip": "[:cnt]",
    "chips": "[:cnt]",
    "armor": "armour",
    "are": "be",
    "is": "be",
    "its": "its",
    "this": "this",
    "has": "have",
    "does": "do",
    "goes": "go",
    "dies": "die",
    "dice": "die",
    "dwarves": "dwarf",
    "elves": "elf",
    "watchmen": "watchman",
    "lives": "life",
    "children": "child",
}
ENDINGS = [(r"(?<=[^aeiou])ies$", "y"), (r"(?<=ss|sh|ch)es$|(?<=[xzo])es$", ""), (r"(?<=[^sui])s$", "")]


PLURAL = frozenset(["plur"])
SINGLE = frozenset(["sing"])
VERB = frozenset(["VERB"])
VERBS = ("stand", "cannot", "can", "may", "do", "ignore", "receive", "block", "wear")  # what a card does
SORTS = ("creature", "card", "artifact", "terrain", "equipment")


class English(Tongue):
    code = "en"
    every = (",", "and", ".")
    either = (",", "or")

    def __init__(self) -> None:
        classes = tomllib.loads((Path(__file__).parent / "classes.toml").read_text(encoding="utf-8"))
        names = [name.split()[-1].lower() for told in classes.values() for name in told["en"]]
        self.nouns = frozenset([*SORTS, *names])  # of these one is told from many

    def bent(self, text: str, tags: frozenset[str]) -> str:
        for token in self.tokens(text) if "plur" in tags else []:
            if token.cased(SINGLE):
                return text[: token.start] + many(token.text) + text[token.end :]
        return text

    def smooth(self, text: str) -> str:
        return text.replace(" and thereby", ", thereby")

    def forms(self, word: str) -> Forms:
        plain = word.lower().replace("’", "'")
        single = folded(plain)
        if single in VERBS:
            return {single: [VERB]}
        return {single: [SINGLE if single == plain else PLURAL] if single in self.nouns else []}


def many(word: str) -> str:
    """More than one of it."""
    odd = [plural for plural, single in ODD.items() if single == word and plural.endswith(("es", "en"))]
    if odd:
        return odd[0]
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def folded(word: str) -> str:
    if word in ODD:
        return ODD[word]
    if "'" not in word and len(word) > 2:
        for ending, single in ENDINGS:
            if re.search(ending, word):
                return re.sub(ending, single, word)
    return word
