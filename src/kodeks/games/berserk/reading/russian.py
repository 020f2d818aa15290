"""Russian: the forms of its words, by a dictionary that is loaded when the first text is read."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from kodeks.games.berserk.reading.forms import JOINING, agreed, bent, counted, dictionary
from kodeks.kernel.readings.wordings import Forms, Tongue

LIKE = str.maketrans("acekopxyëё", "асекорхуее")  # letters that are typed for each other
VARIABLE = "x"

BARE = (*JOINING, "не")  # they have no forms, so that what follows decides
CHIP = "фишк"  # in all its forms what the code of it says
FULL = frozenset(["PRTF", "sing", "masc", "nomn"])


class Russian(Tongue):
    """A participle is a word of its own here: a chosen card is not one that somebody is to choose."""

    code = "ru"
    every = (",", "и", ".")
    either = (",", "или")

    def __init__(self) -> None:
        words = tomllib.loads((Path(__file__).parent / "russian.toml").read_text(encoding="utf-8"))
        self.own: frozenset[str] = frozenset(words["words"])
        self.misprints: dict[str, str] = words["misprints"]
        self.seen: dict[str, Forms] = {}

    def forms(self, word: str) -> Forms:
        if word not in self.seen:
            self.seen[word] = self.look_up(spelled(word))
        return self.seen[word]

    def bent(self, text: str, tags: frozenset[str]) -> str:
        """`выбранный существо противника`, asked for in the accusative: `выбранное существо противника`."""
        return bent(text, self.tokens(text), tags)

    def smooth(self, text: str) -> str:
        """Adjectives of patterns agree with the noun that follows, nouns with the number before them."""
        return counted(agreed(text, self.tokens(text)), self.tokens).replace(" и при этом", ", при этом")

    def is_name(self, word: str) -> bool:
        plain = spelled(word)
        return plain not in self.own and not dictionary().word_is_known(plain)

    def look_up(self, word: str) -> Forms:
        word = self.misprints.get(word, word)
        if word == VARIABLE:
            return {word: []}
        if word in BARE:
            return {word: []}
        if word.startswith(CHIP):
            return {"[:cnt]": []}
        found: Forms = {}
        for parsed in dictionary().parse(word):
            found.setdefault(lemma(parsed), []).append(frozenset(parsed.tag.grammemes))
        known = {own: tags for own, tags in found.items() if own in self.own}
        if known and not dictionary().word_is_known(word):
            return {own: [] for own in known}  # its forms are only guessed: it is taken in any
        return known or found


def spelled(word: str) -> str:
    """In one spelling: ё as е, Latin letters that stand in a Russian word, X for the variable."""
    lower = word.lower()
    if lower in ("x", "х"):
        return VARIABLE
    return lower.translate(LIKE)


def lemma(parsed: Any) -> str:
    kind = parsed.tag.POS
    if kind in ("PRTF", "PRTS"):
        full = parsed.inflect(FULL)
        return spelled(full.word if full is not None else parsed.word)
    return spelled(parsed.word if kind in ("COMP", "GRND") else parsed.normal_form)
