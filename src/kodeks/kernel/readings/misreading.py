"""Why a text is not understood: the place, what was expected there, the part that is unknown, what it resembles."""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from typing import TYPE_CHECKING

from kodeks.kernel.errors import BadText
from kodeks.kernel.readings.chart import Chart, Fork, Reading, Wording
from kodeks.kernel.readings.saying import written
from kodeks.kernel.readings.wordings import MINUS, Literal, Part, Token

if TYPE_CHECKING:
    from kodeks.kernel.readings.grammar import Grammar

FEW = 8  # expectations that a person would read
NEAR = 3  # resembling wordings that are told
ALIKE = 0.4  # and how much they must resemble
FAINT = 0.2  # if nothing resembles it more
SPELLED = 0.8  # how much a misspelled word resembles what was meant
SHORT = 4  # letters: shorter words resemble too many
CLOSER = 12  # candidates that are compared in their order too


class NotUnderstood(BadText):
    """A text without exactly one reading that accounts for all its words."""

    def __init__(self, what: str, chart: Chart, at: int) -> None:
        tokens = chart.tokens
        self.at = at  # the token
        self.expected: list[str] = []  # words and kinds, at this place
        self.unknown = ""  # the part that is not understood, as one would word it: `{cards} теряет {feature}`
        self.near: list[str] = []  # known wordings that resemble it
        place = tokens[at].start if at < len(tokens) else len(chart.text.rstrip())
        super().__init__(what, 1, place + 1, chart.text)


def misread(grammar: Grammar, chart: Chart, kind: str) -> NotUnderstood:
    """It has no reading: the farthest place that any wording reached."""
    whole = chart.spans[0].get(kind, {}).get(len(chart.tokens))
    if whole and chart.faults:
        start, _, what = chart.faults[-1]
        return NotUnderstood(what, chart, start)
    search = Farthest(chart, kind)
    there = repr(chart.tokens[search.far].text) if search.far < len(chart.tokens) else "the end"
    expected = sorted(search.expected)
    told = " or ".join(expected[:FEW]) + (" or ..." if len(expected) > FEW else "")
    what = f"{there} is not expected here, but {told}" if search.far else f"{there} begins no {kind}"
    meant = grammar.neighbours.misspelled(chart.tokens[search.far]) if search.far < len(chart.tokens) else ""
    error = NotUnderstood(what + (f"; is {meant!r} meant?" if meant else ""), chart, search.far)
    parts = compressed(grammar, chart, search.start)
    error.expected = expected
    error.unknown = written([shown for shown, _ in parts])
    error.near = grammar.neighbours.of([key for _, key in parts])
    return error


def two_ways(grammar: Grammar, chart: Chart, found: list[Reading]) -> NotUnderstood:
    """Where they part, told in words; by what belongs together, where the words are the same."""
    one, other = parting(*found[:2])
    told = [grammar.say(reading.node) for reading in (one, other)]
    if told[0] == told[1]:
        told = [outline(reading, chart) for reading in (one, other)]
    return NotUnderstood(f"this can be read in two ways: {told[0]!r} or {told[1]!r}", chart, one.start)


def parting(one: Reading, other: Reading) -> tuple[Reading, Reading]:
    """The smallest parts in which two readings differ."""
    while one.wording is other.wording:
        pairs = list(zip(one.parts, other.parts, strict=True))
        differing = [pair for pair in pairs if pair[0] is not pair[1]]
        if len(differing) != 1 or differing[0][0].end != differing[0][1].end:
            break
        one, other = differing[0]
    return one, other


def outline(reading: Reading, chart: Chart) -> str:
    """The print, with each thing of more than a word in brackets after its name."""
    said = ""
    at = reading.start
    for part in reading.parts:
        said += words(chart, at, part.start) + outline(part, chart) + " "
        at = part.end
    said = (said + words(chart, at, reading.end)).strip()
    maker = reading.wording.maker
    return f"{maker.__name__}[{said}]" if isinstance(maker, type) else said


def words(chart: Chart, start: int, end: int) -> str:
    return "".join(f"{token.text} " for token in chart.tokens[start:end])


def word_lost(chart: Chart, at: int) -> NotUnderstood:
    return NotUnderstood(f"what this was understood as has no word for {chart.tokens[at].text!r}", chart, at)


class Farthest:
    """How far wordings of a kind go from the beginning, from which start the farthest went, and what they wait for."""

    def __init__(self, chart: Chart, kind: str) -> None:
        self.chart = chart
        self.kind = kind
        self.far = 0
        self.start = 0
        self.expected: set[str] = set()
        self.seen: set[tuple[int, str, int]] = set()
        self.go(chart.root, kind, 0, 0)

    def go(self, fork: Fork, kind: str, start: int, at: int) -> None:
        if kind not in fork.kinds or (at, kind, id(fork)) in self.seen:
            return
        self.seen.add((at, kind, id(fork)))
        self.wait(fork, kind, start, at)
        chart = self.chart
        if at == len(chart.tokens):
            return
        for then in fork.over(chart.tokens[at]):
            self.go(then, kind, start, at + 1)
        for inner, ways in fork.holes.items():
            for hole, then in ways:
                if kind in then.kinds:
                    self.go(chart.root, inner, at, at)
                    for end in chart.spans[at].get(inner, ()):
                        if hole.takes(chart.tokens, at, end):
                            self.go(then, kind, start, end)

    def wait(self, fork: Fork, kind: str, start: int, at: int) -> None:
        """What may come next here; how a hole may begin is not told, only its kind."""
        if at < self.far or (start == at and at > 0):
            return
        if at > self.far:
            self.far, self.start, self.expected = at, start, set()
        self.start = min(start, self.start)
        for ways in fork.words.values():
            self.expected |= {repr(part.text) for part, then in ways if kind in then.kinds}
        for inner in fork.holes.values():
            self.expected |= {repr(part) for part, then in inner if kind in then.kinds}
        if kind == self.kind and start == 0 and fork.ends:
            self.expected.add("the end")


def compressed(grammar: Grammar, chart: Chart, start: int) -> list[tuple[str, str]]:
    """The text from here on, with the name of its kind for whatever is understood: as shown, and to be compared."""
    end = len(chart.tokens)
    kinds = [kind for kind in grammar.kinds if kind not in grammar.spelled]
    best: list[tuple[float, list[tuple[str, str]]]] = [(0, [])] * (end + 1)
    for at in range(end - 1, start - 1, -1):
        token = chart.tokens[at]
        known = grammar.neighbours.known
        key = next((one for one in token.forms if one in known), "") or grammar.neighbours.misspelled(token)
        key = key or token.text.lower()
        cost, rest = best[at + 1]
        shown = MINUS if MINUS in token.forms else token.text.lower()
        best[at] = (cost + 1, [(shown, key), *rest])
        for kind in kinds:
            for to in chart.spans[at].get(kind, ()):
                cost, rest = best[to]
                if (at, to) != (0, end) and cost + 0.9 < best[at][0]:
                    shown = "{" + kind + "}"
                    best[at] = (cost + 0.9, [(shown, shown), *rest])
    return best[start][1]


class Neighbours:
    """The known wordings, by the words and kinds that they are made of."""

    def __init__(self, wordings: list[Wording]) -> None:
        longest = {wording.pattern: wording for wording in wordings if isinstance(wording.maker, type)}
        self.rows = {pattern: [key_of(part) for part in wording.parts] for pattern, wording in longest.items()}
        self.known: dict[str, list[str]] = {}  # the patterns with a word or kind
        for pattern, wording in longest.items():
            for part in wording.parts:
                for key in part.lemmas if isinstance(part, Literal) else [repr(part)]:
                    self.known.setdefault(key, []).append(pattern)

    def misspelled(self, token: Token) -> str:
        """The known word that a word which is none was most likely meant to be, or ''."""
        if not token.text.isalpha() or len(token.text) < SHORT or any(lemma in self.known for lemma in token.forms):
            return ""
        words = [word for word in self.known if word[:1].isalpha()]
        for said in [token.text.lower(), *token.forms]:
            found = get_close_matches(said, words, 1, SPELLED)
            if found:
                return found[0]
        return ""

    def of(self, keys: list[str]) -> list[str]:
        """Those that resemble a row the most, the nearest first."""
        shared: dict[str, int] = {}
        for key in set(keys):
            for pattern in self.known.get(key, ()):
                shared[pattern] = shared.get(pattern, 0) + (1 if key.startswith("{") else 2)
        some = sorted(shared, key=lambda pattern: (-shared[pattern], len(self.rows[pattern])))[:CLOSER]
        alike = {pattern: SequenceMatcher(None, keys, self.rows[pattern], False).ratio() for pattern in some}
        some.sort(key=lambda one: -alike[one])
        return [one for one in some if alike[one] >= ALIKE][:NEAR] or [one for one in some[:1] if alike[one] >= FAINT]


def key_of(part: Part) -> str:
    return min(part.lemmas) if isinstance(part, Literal) else repr(part)
