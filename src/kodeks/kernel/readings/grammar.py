"""All readings of a text: classes carry their wordings, and what a text can mean is found from them.

A node class declares how it is worded, for each language in the class variable of its code (`RU`, `EN`): patterns
(`wordings` tells how they are written), each with the arguments that it stands for. An object is made by calling the
class with these and with what its holes were filled with. It keeps each of them in a field (or property) of the same
name, or, where there is none, an object somewhere in its fields; what it drops is a word that nobody accounts for, and
then the text is not understood. A class that finds its arguments wrong raises BadText: that reading does not exist.

>>> from kodeks.kernel.part import Part
>>> from kodeks.kernel.readings.wordings import Tongue
>>> class Effect(Part):
...     __slots__ = ()
>>> class Wound(Effect):
...     __slots__ = ("amount", "whom")
...     EN = {"wound {whom} by {amount}": {}, "wound {whom} once": {"amount": 1}}
...     def __init__(self, whom, amount):
...         self.whom = whom
...         self.amount = amount
>>> class Both(Effect):
...     __slots__ = ("effects",)
...     EN = {"do: {effects+}": {}}
...     def __init__(self, effects):
...         self.effects = effects
>>> class English(Tongue):
...     code = "en"
...     every = (",", "and")
>>> grammar = Grammar(English(), {"effect": Effect}, {"whom": {"(an) enemy": "enemy", "(a) friend": "friend"}},
...     {"amount": Terminal(digits)})
>>> understood = grammar.read("do: wound an enemy by 2 and wound a friend once", "effect")
>>> [(effect.whom, effect.amount) for effect in understood.node.effects]
[('enemy', 2), ('friend', 1)]
>>> grammar.say(understood.node)
'do: wound enemy by 2 and wound friend by 1'
>>> grammar.read("wound an enemy by far", "effect")
Traceback (most recent call last):
kodeks.kernel.readings.misreading.NotUnderstood: cards, line 1, column 19: 'far' is not expected here, but {amount}
...

A kind is read by every class that stands on its base, by words with their values, and by a terminal: a function that
is given the tokens and a place and tells the values that begin there and where each ends.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import heirs
from kodeks.kernel.readings.chart import Chart, Fork, Read, Reading, Wording, alone, longer, same
from kodeks.kernel.readings.misreading import Neighbours, misread, two_ways, word_lost
from kodeks.kernel.readings.saying import Lexicon, say, unaccounted
from kodeks.kernel.readings.wordings import MARKS, OWN, Token, Tongue, variants

LONG = 150  # tokens: the longest sentence that anybody waits for
Words = dict[str, Any]  # patterns without holes, and the value of each
Names = dict[str, tuple[type, dict[str, Any]]]  # the same with an object of the class, made anew for each reading


class Terminal:
    """A kind that a function reads; `say` gives, for a value, a text that the function would read."""

    def __init__(self, read: Read, say: Callable[[Any], str] = str) -> None:
        self.read = read
        self.say = say


def digits(tokens: list[Token], at: int) -> list[tuple[Any, int]]:
    """A number as it is printed."""
    text = tokens[at].text
    return [(int(text), at + 1)] if text.isdecimal() else []


class Grammar:
    """The wordings of all classes in one tongue, and the words of the game."""

    def __init__(
        self,
        tongue: Tongue,
        bases: dict[str, type],
        words: dict[str, Words],
        terminals: dict[str, Terminal],
        spelled: tuple[str, ...] = (),
        names: dict[str, Names] | None = None,
    ) -> None:
        self.tongue = tongue
        self.spelled = spelled  # kinds that an unknown phrase shows in their words, not by their names
        self.root = Fork()
        self.wordings: list[Wording] = []
        self.reads = {kind: terminal.read for kind, terminal in terminals.items()}
        self.lexicon = Lexicon(tongue, bases, words, {kind: terminal.say for kind, terminal in terminals.items()})
        for one in dict.fromkeys(heir for base in bases.values() for heir in [base, *heirs(base)]):
            kinds = [kind for kind, base in bases.items() if issubclass(one, base)]
            for pattern, given in one.__dict__.get(tongue.code.upper(), {}).items():
                self.add(pattern, kinds, one, given)
        for kind, values in words.items():
            for pattern, value in values.items():
                self.add(pattern, [kind], same, {"value": value})
        for kind, makers in (names or {}).items():
            for pattern, (maker, given) in makers.items():
                self.add(pattern, [kind], maker, given)
        filled = {hole.kind for wording in self.wordings for hole in wording.holes}
        for some in sorted({kind.rstrip(MARKS) + kind[-1] for kind in filled if kind[-1] in MARKS}):
            self.add_list(some)
        self.kinds = list(dict.fromkeys([*bases, *words, *(names or {}), *terminals, OWN]))
        check(self.wordings, self.kinds)

    def add(self, pattern: str, kinds: list[str], maker: Callable[..., Any], given: dict[str, Any]) -> None:
        for parts in variants(pattern, self.tongue):
            wording = Wording(pattern, parts, kinds, maker, given)
            self.wordings.append(wording)
            self.root.add(wording)
            self.lexicon.add(wording)

    def add_list(self, some: str) -> None:
        """`effect+` is an effect, or such a list and one more; `effect++` is the latter only."""
        kind, mark = some[:-1], some[-1]
        self.add(f"{{last:{kind}}}", [some], alone, {})
        for join in self.tongue.joins(mark):
            self.add(f"{{before:{some}}} {join} {{last:{kind}}}", [some, some + mark], longer, {})

    @cached_property
    def neighbours(self) -> Neighbours:
        return Neighbours(self.wordings)

    def read(self, text: str, kind: str, tokens: list[Token] | None = None) -> Reading:
        """The one reading of the text; NotUnderstood when there is none, or more than one.

        A text whose tokens somebody has prepared (`Token.own`) comes with them.
        """
        tokens = self.tongue.tokens(text) if tokens is None else tokens
        if len(tokens) > LONG:
            raise BadText(f"this has more than {LONG} words and signs: no sentence of a card is that long", 1, 1, text)
        chart = Chart(self.root, self.reads, text, tokens)
        found = chart.readings(kind, 0, len(tokens))
        if not found:
            raise misread(self, chart, kind)
        if len(found) > 1:
            raise two_ways(self, chart, found)
        place = unaccounted(found[0], tokens, self.lexicon)
        if place >= 0:
            raise word_lost(chart, place)
        return found[0]

    def say(self, node: Any, own: str = OWN) -> str:
        """The node in words, by the first wording of its class that makes it; `own` is the card's title."""
        return say(node, self.lexicon, own)


def check(wordings: list[Wording], known: list[str]) -> None:
    """ValueError for a wording that can not be meant: of a kind that is not there, or one that is its own part."""
    inner: dict[str, set[str]] = {}
    for wording in wordings:
        names = [hole.name for hole in wording.holes if hole.name != OWN]
        if not wording.parts:
            raise ValueError(f"a wording without words: {wording.pattern!r}")
        if len({*names, *wording.given}) < len(names) + len(wording.given):
            raise ValueError(f"an argument is named twice: {wording.pattern}")
        for hole in wording.holes:
            if hole.kind.rstrip(MARKS) not in known:
                raise ValueError(f"{hole} is no kind: {wording.pattern}")
        if len(wording.parts) == len(wording.holes) == 1:
            for kind in wording.kinds:
                inner.setdefault(kind, set()).update(hole.kind for hole in wording.holes)
    for kind in inner:
        seen: set[str] = set()
        ahead = set(inner[kind])
        while ahead:
            one = ahead.pop()
            seen.add(one)
            ahead |= inner.get(one, set()) - seen
        if kind in seen:
            raise ValueError(f"{{{kind}}} can be nothing but itself again, without end; a list may need ++")
