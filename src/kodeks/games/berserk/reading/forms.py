"""Russian words put into the forms that a sentence asks for, when a tree is said in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

from kodeks.kernel.readings.wordings import Token

AGREEING = ("ADJF", "PRTF")
NAMING = ("NOUN", "NPRO")
JOINING = ("и", "или")
CASES = frozenset(["nomn", "gent", "datv", "accs", "ablt", "loct"])


@cache
def dictionary() -> Any:
    from pymorphy3 import MorphAnalyzer  # slow, and who reads no Russian text needs none

    return MorphAnalyzer()


def bent(text: str, tokens: list[Token], tags: frozenset[str]) -> str:
    """A description in its dictionary form, with its adjectives and its noun in another case and number."""
    case = next(iter(tags & CASES), "nomn")
    chain: list[tuple[Token, Any]] = []
    head: Any = None
    rest = 0
    for at, token in enumerate(tokens):
        if chain and token.text in JOINING:
            continue  # `лесной и горный`
        way = naming(token, tokens[at + 1] if at + 1 < len(tokens) else None)
        if way is None and chain and adverb(token):
            continue  # `стоящий рядом выбранный`
        if way is None:
            break
        chain.append((token, way))
        rest = at + 1
        if way.tag.POS in NAMING:
            head = way
            break
    if not chain:
        return text
    wanted = demanded(case, tags, head)
    after = [token for token in tokens[rest : rest + 2] if token.text != ","][:1] if head is not None else []
    later = [(token, way) for token in after if (way := naming(token)) is not None and way.tag.POS in AGREEING]
    if head is not None and rest + 1 < len(tokens) and tokens[rest].text in JOINING:
        start = tokens[rest + 1].start  # `тролль или орк`
        text = text[:start] + bent(text[start:], [moved(one, start) for one in tokens[rest + 1 :]], tags)
    for token, way in reversed([*chain, *later]):
        form = way.inflect(wanted if way.tag.POS in AGREEING else wanted & {case, "sing", "plur"})
        if form is not None:
            text = replaced(text, token, form.word)
    return text


def adverb(token: Token) -> bool:
    return any("ADVB" in way.tag for way in dictionary().parse(token.text))


def moved(token: Token, start: int) -> Token:
    return Token(token.text, token.start - start, token.end - start, token.forms)


def naming(token: Token, following: Token | None = None) -> Any:
    """The word as an adjective, a participle or a noun in its dictionary form, or None.

    What may be either is an adjective if another such word follows: `рядовой эльф`.
    """
    if not token.text[:1].isalpha():
        return None
    ways = [way for way in dictionary().parse(token.text) if "nomn" in way.tag and way.tag.POS in (*AGREEING, *NAMING)]
    if following is not None and naming(following) is not None:
        ways.sort(key=lambda way: way.tag.POS not in AGREEING)
    return ways[0] if ways else None


def demanded(case: str, tags: frozenset[str], head: Any) -> frozenset[str]:
    """What is asked of an adjective: a description without a noun is of somebody."""
    number = "plur" if "plur" in tags or (head is not None and head.tag.number == "plur") else "sing"
    living = "anim" if head is None else head.tag.animacy or "inan"
    gender = {"masc" if head is None else head.tag.gender or "masc"} if number == "sing" else set()
    told = case == "accs" and gender in (set(), {"masc"})
    return frozenset([case, number, *gender, *([living] if told else [])])


def agreed(text: str, tokens: list[Token]) -> str:
    """`каждый` of a pattern before `существо`: both are in their dictionary form."""
    noun: Any = None
    for token in reversed(tokens):
        way = naming(token)
        if way is None:
            noun = None
        elif way.tag.POS == "NOUN":
            noun = way
        elif noun is not None and way.tag.POS in AGREEING and {"masc", "sing"} <= set(way.tag.grammemes):
            if way.word.endswith("ой") and noun.word != noun.normal_form:
                continue  # `степной карты` agrees as it is
            form = way.inflect(demanded("nomn", frozenset(), noun))
            text = replaced(text, token, form.word if form is not None else token.text)
    return text


def counted(text: str, tokens: Callable[[str], list[Token]]) -> str:
    """`2 раз` as `2 раза`."""
    row = tokens(text)
    for before, token in reversed(list(pairwise(row))):
        way = naming(token) if before.text.isdecimal() else None
        if way is not None and way.tag.POS == "NOUN" and way.word == way.normal_form:
            text = replaced(text, token, way.make_agree_with_number(int(before.text)).word)
    return text


def replaced(text: str, token: Token, word: str) -> str:
    """With the capital letters that it had."""
    parts = word.split("-")
    had = token.text.split("-")
    shown = [part.capitalize() if old[:1].isupper() else part for part, old in zip(parts, had, strict=False)]
    return text[: token.start] + "-".join(shown) + text[token.end :]
