"""Every part of a text that can be something, found from its end to its beginning; then the trees of the whole.

First it is found which kinds can stretch from where to where (`Chart`), with all wordings that make it so; no object
is made before, so texts with very many readings cost no more than others. What begins with a hole is found from
what can fill it: a wording may begin with its own kind (`{cards} beside {to:cards}`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import product
from typing import Any

from kodeks.kernel.errors import BadText
from kodeks.kernel.part import fields
from kodeks.kernel.readings.wordings import MARKS, OWN, Hole, Literal, Part, Token

MANY = 64  # more readings of one stretch than anybody should mean
Bounds = tuple[tuple[int, int], ...]
Read = Callable[[list[Token], int], list[tuple[Any, int]]]


class Wording:
    """One row of parts, and what is called with what fills its holes: it makes something of these kinds."""

    __slots__ = ("given", "holes", "kinds", "maker", "parts", "pattern")

    def __init__(
        self, pattern: str, parts: list[Part], kinds: list[str], maker: Callable[..., Any], given: dict[str, Any]
    ) -> None:
        self.pattern = pattern
        self.parts = parts
        self.holes = [part for part in parts if isinstance(part, Hole)]
        self.kinds = kinds
        self.maker = maker
        self.given = given

    def make(self, values: Iterable[Any]) -> Any:
        named = {hole.name: value for hole, value in zip(self.holes, values, strict=True) if hole.name != OWN}
        return self.maker(**self.given, **named)

    def bare_list(self, kind: str) -> bool:
        """Whether it is nothing but several of a kind: it is no member of such a list itself."""
        return len(self.parts) == 1 == len(self.holes) and self.holes[0].kind in [kind + mark * 2 for mark in MARKS]


def same(value: Any) -> Any:
    """Maker of what is a value, not an object of a class."""
    return value


def alone(last: Any) -> list[Any]:
    return [last]


def longer(before: list[Any], last: Any) -> list[Any]:
    return [*before, last]


class Fork:
    """All wordings that begin alike, and how they go on."""

    __slots__ = ("ends", "holes", "kinds", "words")

    def __init__(self) -> None:
        self.words: dict[str, list[tuple[Literal, Fork]]] = {}  # by dictionary form
        self.holes: dict[str, list[tuple[Hole, Fork]]] = {}  # by kind
        self.ends: list[Wording] = []
        self.kinds: set[str] = set()  # of all wordings that come by here

    def add(self, wording: Wording, at: int = 0) -> None:
        self.kinds.update(wording.kinds)
        if at == len(wording.parts):
            self.ends.append(wording)
            return
        part = wording.parts[at]
        then = self.after(part)
        if then is None:
            then = Fork()
            if isinstance(part, Hole):
                self.holes.setdefault(part.kind, []).append((part, then))
            else:
                for lemma in part.lemmas:
                    self.words.setdefault(lemma, []).append((part, then))
        then.add(wording, at + 1)

    def after(self, part: Part) -> Fork | None:
        """Where another wording goes on after the same part."""
        if isinstance(part, Hole):
            return next((then for other, then in self.holes.get(part.kind, []) if other.tags == part.tags), None)
        alike = self.words.get(min(part.lemmas), [])
        return next((then for other, then in alike if (other.lemmas, other.tags) == (part.lemmas, part.tags)), None)

    def over(self, token: Token) -> list[Fork]:
        """Where a word leads."""
        found: dict[int, Fork] = {}
        for lemma in token.forms:
            for literal, then in self.words.get(lemma, ()):
                if literal.takes(token, lemma):
                    found[id(then)] = then
        return list(found.values())


class Reading:
    """A stretch of tokens, the wording that it was read by, what fills its holes, and what it makes."""

    __slots__ = ("end", "node", "parts", "start", "wording")

    def __init__(self, wording: Wording, start: int, end: int, parts: tuple[Reading, ...]) -> None:
        self.wording = wording
        self.start = start
        self.end = end
        self.parts = parts
        self.node: Any = wording.make(part.node for part in parts)


class Chart:
    """What of a text can be of which kind: `spans[start][kind][end]` tells the wordings, and where their holes lie."""

    def __init__(self, root: Fork, terminals: dict[str, Read], text: str, tokens: list[Token]) -> None:
        self.root = root
        self.text = text
        self.tokens = tokens
        self.spans: list[dict[str, dict[int, list[tuple[Wording, Bounds]]]]] = [{} for _ in range(len(tokens) + 1)]
        self.faults: list[tuple[int, int, str]] = []  # from where to where classes found a fault, and what it is
        self.made: dict[tuple[str, int, int], list[Reading]] = {}
        self.fresh: list[tuple[str, int]] = []  # kinds found at the place that is being read, and their ends
        for at in range(len(tokens) - 1, -1, -1):
            self.find(at, terminals)

    def find(self, at: int, terminals: dict[str, Read]) -> None:
        for kind, read in terminals.items():
            for value, end in read(self.tokens, at):
                self.note(at, end, Wording("", [], [kind], same, {"value": value}), ())
        for length in self.tokens[at].own:
            self.note(at, at + length, Wording("", [], [OWN], same, {"value": OWN}), ())
        for then in self.root.over(self.tokens[at]):
            self.follow(at, then, at + 1, ())
        while self.fresh:
            kind, end = self.fresh.pop()
            for hole, then in self.root.holes.get(kind, ()):
                if hole.takes(self.tokens, at, end):
                    self.follow(at, then, end, ((at, end),))

    def follow(self, start: int, fork: Fork, at: int, bounds: Bounds) -> None:
        """All ways to go on from here."""
        for wording in fork.ends:
            self.note(start, at, wording, bounds)
        if at == len(self.tokens):
            return
        for then in fork.over(self.tokens[at]):
            self.follow(start, then, at + 1, bounds)
        for kind, ways in fork.holes.items():
            for end in self.spans[at].get(kind, ()):
                for hole, then in ways:
                    if hole.takes(self.tokens, at, end):
                        self.follow(start, then, end, (*bounds, (at, end)))

    def note(self, start: int, end: int, wording: Wording, bounds: Bounds) -> None:
        for kind in wording.kinds:
            ends = self.spans[start].setdefault(kind, {})
            if end not in ends:
                ends[end] = []
                self.fresh.append((kind, end))
            ends[end].append((wording, bounds))

    def readings(self, kind: str, start: int, end: int) -> list[Reading]:
        """All that differ in what they make. One for which the class finds a fault is none."""
        key = (kind, start, end)
        if key not in self.made:
            found: dict[Hashable, Reading] = {}
            for wording, bounds in self.spans[start].get(kind, {}).get(end, ()):
                fillings = [self.readings(hole.kind, *bound) for hole, bound in zip(wording.holes, bounds, strict=True)]
                if wording.maker in (alone, longer):
                    members = wording.holes[-1].kind
                    fillings[-1] = [member for member in fillings[-1] if not member.wording.bare_list(members)]
                for parts in product(*fillings):
                    try:
                        made = Reading(wording, start, end, parts)
                    except BadText as fault:
                        self.faults.append((start, end, fault.what))
                        continue
                    found.setdefault(shape(made.node), made)
                    if len(found) > MANY:
                        raise BadText("this can be read in too many ways", 1, self.tokens[start].start + 1, self.text)
            self.made[key] = list(found.values())
        return self.made[key]


def shape(value: object, inside: tuple[int, ...] = ()) -> Hashable:
    """Equal for trees that say the same: of the same classes with the same fields."""
    if value is None or isinstance(value, int | float | str | frozenset | type):
        return (type(value), value)
    if id(value) in inside:
        return len(inside) - inside.index(id(value))  # an object that names itself
    inside = (*inside, id(value))
    if isinstance(value, list | tuple):
        return tuple(shape(item, inside) for item in value)
    if isinstance(value, dict):
        return tuple((shape(key, inside), shape(item, inside)) for key, item in value.items())
    return (type(value), *((name, shape(getattr(value, name, None), inside)) for name in names_of(value)))


def names_of(node: object) -> list[str]:
    return [*fields(node), *getattr(node, "__dict__", ())]
