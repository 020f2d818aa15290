"""A card's text: its sentences, each with its one reading, or why it has none.

A full stop ends a sentence, but not within quotes or parentheses. Codes of features that stand before it without a
stop are sentences of their own: `[:unq][:prs] Orc.` is three; codes before a colon are one payment.
"""

from __future__ import annotations

import re
from typing import Any

from kodeks.games.berserk.reading.title import mark_title
from kodeks.kernel.errors import BadText
from kodeks.kernel.readings.chart import Reading
from kodeks.kernel.readings.grammar import Grammar
from kodeks.kernel.readings.misreading import NotUnderstood
from kodeks.kernel.readings.wordings import OWN, Token

FORM = re.compile(r"@\w+")
HOLE = re.compile(r"\{(?:\w+:)?(\w+)[^}]*\}")
FOREIGN = "a feature that another card gets can not speak of this one by its name"
START = "feature"  # what a sentence is
PAID = ("[:tap]", "[:cnt]", "[:lgt]", "[:1hod]", "[:2hod]")  # these never stand alone: a payment, or a condition


class Sentence:
    """Some tokens of a text, and what they were understood as."""

    __slots__ = ("fault", "node", "said", "start", "text")

    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.start = start  # where it begins in the card's text
        self.node: Any = None  # what it says, when it is understood
        self.said = ""  # the same in words
        self.fault: BadText | None = None  # and otherwise why not; its column counts from the sentence's start


def read_text(text: str, title: str, grammar: Grammar) -> list[Sentence]:
    """Every sentence of a card with this title."""
    parts = sentences(grammar.tongue.tokens(text))
    return [read_sentence(text, title, tokens, grammar) for tokens in parts]


def read_sentence(text: str, title: str, tokens: list[Token], grammar: Grammar) -> Sentence:
    start, end = tokens[0].start, tokens[-1].end
    found = Sentence(text[start:end], start)
    for token in tokens:
        token.start -= start
        token.end -= start
    mark_title(grammar.tongue, title, tokens)
    try:
        reading = grammar.read(found.text, START, tokens)
        place = foreign_name(reading)
        if place >= 0:
            raise BadText(FOREIGN, 1, tokens[place].start + 1, found.text)
        found.node = reading.node
        found.said = grammar.say(found.node, title)
    except BadText as fault:
        found.fault = fault
    return found


def foreign_name(reading: Reading) -> int:
    """Where a feature that another card gets calls this card by its name, which would be the other one's; or -1."""
    given = getattr(reading.node, "given_away", None)
    for hole, part in zip(reading.wording.holes, reading.parts, strict=True):
        if given is not None and given() and hole.name == "features" and names_itself(part):
            return part.start
        place = foreign_name(part)
        if place >= 0:
            return place
    return -1


def names_itself(reading: Reading) -> bool:
    return reading.wording.kinds == [OWN] or any(map(names_itself, reading.parts))


def sentences(tokens: list[Token]) -> list[list[Token]]:
    found: list[list[Token]] = []
    current: list[Token] = []
    depth = 0
    for at, token in enumerate(tokens):
        stop = token.text == "."
        depth += inwards(token)
        if stop and at + 1 < len(tokens) and "»" in tokens[at + 1].forms:
            continue  # the stop of what is quoted, at its end
        if stop and not depth:
            found += apart(current)
            current = []
        else:
            current.append(token)
    return found + apart(current)


def inwards(token: Token) -> int:
    if token.text == "(" or "«" in token.forms:
        return 1
    return -1 if token.text == ")" or "»" in token.forms else 0


def apart(tokens: list[Token]) -> list[list[Token]]:
    """Codes that stand before a sentence, each with its number, and the rest."""
    found: list[list[Token]] = []
    while tokens and is_code(tokens[0]) and tokens[0].text not in PAID:
        length = 2 if len(tokens) > 1 and counts(tokens[1]) else 1
        if length < len(tokens) and not is_code(tokens[length]) and not tokens[length].text[:1].isupper():
            break  # a sentence that begins with a code
        found.append(tokens[:length])
        tokens = tokens[length:]
    return [*found, tokens] if tokens else found


def is_code(token: Token) -> bool:
    return token.text.startswith("[:")


def counts(token: Token) -> bool:
    return token.text.isdecimal() or "x" in token.forms


def unknown(sentence: Sentence) -> tuple[str, list[str]]:
    """The part that is not understood and the wordings nearest to it, or what else is wrong with the sentence."""
    fault = sentence.fault
    assert fault is not None
    if isinstance(fault, NotUnderstood) and fault.unknown:
        return fault.unknown, [plainly(one) for one in fault.near]
    return sentence.text, [fault.what]


def plainly(pattern: str) -> str:
    """A known wording as people write it: holes by what fills them, without the forms of words."""
    return HOLE.sub(r"{\1}", FORM.sub("", pattern))
