"""A tree in words: said again to be compared with the print, or as its classes word it best, to be shown to people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kodeks.kernel.errors import BadText
from kodeks.kernel.part import Part as Data
from kodeks.kernel.readings.chart import MANY, Reading, Wording, names_of, shape
from kodeks.kernel.readings.wordings import MARKS, MINUS, OWN, Hole, Literal, Part, Token, Tongue

BEFORE_NONE = re.compile(r"\s+(?=[,.:;)])|(?<=[(])\s+|(?<=[+−])\s+")
QUOTED = re.compile(r'"\s*([^"]*?)\s*"')


class Lexicon:
    """What there is to say things with."""

    def __init__(
        self,
        tongue: Tongue,
        bases: dict[str, type],
        words: dict[str, dict[str, Any]],
        says: dict[str, Callable[[Any], str]],
    ) -> None:
        self.tongue = tongue
        self.bases = bases
        self.words = words
        self.says = says  # values of terminals
        self.of: dict[type, list[Wording]] = {}

    def add(self, wording: Wording) -> None:
        if isinstance(wording.maker, type):
            self.of.setdefault(wording.maker, []).append(wording)


def unaccounted(reading: Reading, tokens: list[Token], lexicon: Lexicon) -> int:
    """The first token for which what was made has no word, or -1: what it holds is said again and compared."""
    wording = reading.wording
    if not wording.parts:
        return leaf(reading, tokens, lexicon)
    keeps = isinstance(wording.maker, type)
    if keeps and any(not holds(reading.node, name, value) for name, value in wording.given.items()):
        return reading.start
    at = reading.start
    fillings = iter(reading.parts)
    for part in wording.parts:
        if isinstance(part, Literal):
            if not part.fits(tokens[at]):
                return at
            at += 1
            continue
        filling = next(fillings)
        if keeps and part.name != OWN and not holds(reading.node, part.name, filling.node):
            return at
        lost = unaccounted(filling, tokens, lexicon)
        if lost >= 0:
            return lost
        at = filling.end
    return -1 if at == reading.end else at


def holds(node: Any, name: str, value: Any) -> bool:
    """Whether it has kept what it was made with: in the field of that name, or an object anywhere in it."""
    if hasattr(node, name):
        return shape(getattr(node, name)) == shape(value)
    parts = value if isinstance(value, list) else [value]
    return bool(parts) and all(not isinstance(part, int | str | type) and contains(node, part, set()) for part in parts)


def contains(node: Any, part: Any, seen: set[int]) -> bool:
    if node is part:
        return True
    if id(node) in seen:
        return False
    seen.add(id(node))
    inner = node if isinstance(node, list | tuple) else [getattr(node, name, None) for name in names_of(node)]
    return any(contains(one, part, seen) for one in inner)


def leaf(reading: Reading, tokens: list[Token], lexicon: Lexicon) -> int:
    kind = reading.wording.kinds[0]
    if kind == OWN:
        return -1
    said = lexicon.tongue.tokens(lexicon.says[kind](reading.node))
    printed = tokens[reading.start : reading.end]
    for at, token in enumerate(printed):
        if at >= len(said) or not set(said[at].forms) & set(token.forms):
            return reading.start + at
    return -1 if len(said) == len(printed) else reading.start


def say(node: Any, lexicon: Lexicon, own: str) -> str:
    """The node by the first wording of its class that makes the same."""
    return lexicon.tongue.smooth(written(plain_words(node, Hole("", ""), lexicon, own)))


def written(words: list[str]) -> str:
    """As one line, with spaces where people write them."""
    text = " ".join(word for word in words if word)
    return QUOTED.sub(r'"\1"', BEFORE_NONE.sub("", text)).replace(MINUS, "-")


def words_of(value: Any, hole: Hole, lexicon: Lexicon, own: str) -> list[str]:
    """What fills a hole, in the form that the hole asks for."""
    if hole.kind[-1:] in tuple(MARKS):
        return listed(value, hole, lexicon, own)
    return [lexicon.tongue.bent(written(plain_words(value, hole, lexicon, own)), hole.tags)]


def plain_words(value: Any, hole: Hole, lexicon: Lexicon, own: str) -> list[str]:
    kind = hole.kind
    if kind == OWN:
        return [own]
    if kind in lexicon.says and type(value) not in lexicon.of:
        return [lexicon.says[kind](value)]
    for pattern, known in lexicon.words.get(kind, {}).items():
        if shape(known) == shape(value):
            return [short(pattern)]
    unsaid = [f"<{type(value).__name__}>"]
    for wording in lexicon.of.get(type(value), []):
        if (kind and kind not in wording.kinds) or not begins(wording, hole.tags, lexicon.tongue):
            continue
        filled = fillings(wording, value, lexicon)
        if filled is not None:
            words = [word for part in wording.parts for word in said(part, filled, lexicon, own)]
            if not any("<" in word for word in words):
                return words
            unsaid = words  # a part of it can not be said in the form that is asked for
    return unsaid


def begins(wording: Wording, tags: frozenset[str], tongue: Tongue) -> bool:
    """Whether its first word is of the part of speech that is asked for: those are told in capitals."""
    asked = frozenset(tag for tag in tags if tag.isupper())
    words = [part.text.split("/")[0] for part in wording.parts if isinstance(part, Literal) and part.text[:1].isalpha()]
    formed = [token for word in words for token in tongue.tokens(word) if any(token.forms.values())]
    return not asked or (bool(formed) and formed[0].cased(asked))


def said(part: Part, filled: dict[str, Any], lexicon: Lexicon, own: str) -> list[str]:
    if isinstance(part, Literal):
        return [part.text.split("/")[0] if part.text not in "-−" else "".join(part.lemmas)]
    return words_of(filled[part.name], part, lexicon, own)


def listed(values: list[Any], hole: Hole, lexicon: Lexicon, own: str) -> list[str]:
    joins = lexicon.tongue.joins(hole.kind[-1])
    one = Hole(hole.name, hole.kind.rstrip(MARKS), hole.tags)
    found: list[str] = []
    for at, value in enumerate(values):
        if at:
            found.append(joins[0] if at < len(values) - 1 else joins[min(1, len(joins) - 1)])
        found += words_of(value, one, lexicon, own)
    return found


def short(pattern: str) -> str:
    """A pattern without holes as a text."""
    return re.sub(r"\((?! )[^)]*\)|@\w+|/\S+", "", pattern).strip()


def fillings(wording: Wording, node: Any, lexicon: Lexicon) -> dict[str, Any] | None:
    """What the holes of the wording must be filled with to make this very node, or None if it can not."""
    found: dict[str, Any] = {}
    taken: set[int] = set()
    for hole in wording.holes:
        value = OWN if hole.kind == OWN else getattr(node, hole.name, None)
        if value is None and not hasattr(node, hole.name):
            value = inside(node, hole.kind, lexicon, taken)
        if value is None or (hole.kind[-1] in MARKS and not isinstance(value, list)):
            return None
        if isinstance(value, Data) and type(value) not in lexicon.of:
            return None  # it has no words: another wording leaves it out
        found[hole.name] = value
    try:
        made = wording.make(found[hole.name] for hole in wording.holes)
    except (BadText, TypeError, AttributeError):
        return None
    return found if shape(made) == shape(node) else None


def inside(node: Any, kind: str, lexicon: Lexicon, taken: set[int]) -> Any:
    """The first object of the kind (or list of such) in the fields of a node, or in theirs, that is not taken yet."""
    base = lexicon.bases.get(kind.rstrip(MARKS))
    ahead = [getattr(node, name, None) for name in names_of(node)]
    while base is not None and ahead:
        one = ahead.pop(0)
        members = one if isinstance(one, list) else [one]
        wanted = isinstance(one, list) == (kind[-1] in MARKS)
        if wanted and members and id(one) not in taken and all(isinstance(member, base) for member in members):
            taken.add(id(one))
            return one
        ahead += one if isinstance(one, list) else [getattr(one, name, None) for name in names_of(one)]
        if len(ahead) > MANY:
            break
    return None
