"""The sentences of a card's text, and what one of them does."""

from __future__ import annotations

from typing import Final

INWARDS = "(«"
OUTWARDS = ")»"
SIGNS: Final = {"tap": "↷", "lgt": "ϟ", "cnt": "●", "atk": "†", "tgh": "♥", "mvt": "»"}  # of icons, in plain letters


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
    """Without its payment, which stands before a colon, and with signs for its icons."""
    before, _, after = sentence.partition(":")
    while after and before.count("[") > before.count("]"):  # the colon of a code
        more, _, after = after.partition(":")
        before += more
    found = after.strip() or sentence
    for code, sign in SIGNS.items():
        found = found.replace(f"[:{code}]", sign)
    return found
