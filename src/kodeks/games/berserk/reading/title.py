"""The card's own title in its text, in whatever form the sentence asks for."""

from __future__ import annotations

import re

from kodeks.kernel.readings.wordings import Forms, Token, Tongue

ENDING = re.compile("(?:[аи]?ми|[аоеыия][мйхв]|[ое]го|[ое]му|[аыоуеию][яею]|[аеиоуыэюяйь]|'s)$")
GENITIVE = frozenset(["gent"])
ACCUSATIVE = frozenset(["accs"])
SHORT = 3  # no shorter stem tells words apart


def mark_title(tongue: Tongue, title: str, tokens: list[Token]) -> None:
    """Tell a token at which the title begins over how many it goes: all of it, or the name that it begins with."""
    words = tongue.tokens(title)
    lengths = {len(words)} | ({1} if words and tongue.is_name(words[0].text) else set())
    for at, token in enumerate(tokens):
        if token.text[:1].isupper():
            fitting = [n for n in sorted(lengths) if n <= len(tokens) - at and all(map(alike, words[:n], tokens[at:]))]
            token.own = tuple(fitting[-1:])
            if token.own:
                token.forms = known_forms(tongue, token)


def known_forms(tongue: Tongue, token: Token) -> Forms:
    """Of a name that no dictionary has none: it is taken in any. Whether a title is alive its words do not tell."""
    if tongue.is_name(token.text):
        return {lemma: [] for lemma in token.forms}
    found = dict(token.forms)
    for lemma, tags in token.forms.items():
        found[lemma] = [*tags, *(told - GENITIVE | ACCUSATIVE for told in tags if told >= GENITIVE)]
    return found


def is_title(tongue: Tongue, title: str, said: str) -> bool:
    """Whether these words are the title, in whatever form."""
    words, tokens = tongue.tokens(title), tongue.tokens(said)
    return len(words) == len(tokens) and all(map(alike, words, tokens))


def alike(word: Token, token: Token) -> bool:
    """Whether the token is a form of the word; what stands in no dictionary is compared by its stem."""
    return not set(word.forms).isdisjoint(token.forms) or stems(word.text) == stems(token.text)


def stems(text: str) -> list[str]:
    """Of a word with a hyphen each part has its own form."""
    return [stem(part) for part in text.split("-")]


def stem(text: str) -> str:
    plain = text.lower().replace("ё", "е").replace("’", "'")
    short = ENDING.sub("", plain)
    return short if len(short) >= SHORT else plain
