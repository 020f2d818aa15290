"""The sentences of a card's text, and what one of them does."""

from __future__ import annotations

INWARDS = "(«"
OUTWARDS = ")»"


def sentences(text: str) -> list[str]:
    """A full stop ends a sentence, but not within quotes or parentheses."""
    found: list[str] = []
    start = depth = 0
    quoted = False
    for at, sign in enumerate(text):
        depth += (sign in INWARDS) - (sign in OUTWARDS)
        quoted ^= sign == '"'
        if sign == "." and not depth and not quoted:
            found.append(text[start:at].strip())
            start = at + 1
    rest = text[start:].strip()
    return [*found, rest] if rest else found


def deed(sentence: str) -> str:
    """Without its payment, which stands before a colon."""
    before, _, after = sentence.partition(":")
    while after and before.count("[") > before.count("]"):  # the colon of a code
        more, _, after = after.partition(":")
        before += more
    return after.strip() or sentence
