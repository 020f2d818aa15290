"""Reading a small language: words with their places, phrases with holes, errors that point at the place."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from kodeks.kernel.errors import BadText

WORD = re.compile(r"""\s*("[^"]*"|[0-9]+|[^\W\d_][\w'’.-]*|=>|[-+:;,/()\[\]])""")
NAMED = re.compile(r"\{\w+:")
Phrases = dict[str, dict[str, Any]]  # of a class: each pattern, and the arguments that it stands for
T = TypeVar("T")
MOST = 99  # no number of a text is higher


class Expected(BadText):
    """Another word should stand here."""

    word = ""


class Words:
    """The words of one line, read from left to right."""

    def __init__(self, text: str, line: int = 1, start: int = 0, whole: str = "") -> None:
        self.text = text
        self.line = line
        self.start = start  # where `text` begins in the whole line
        self.whole = whole or text
        self.words: list[str] = []
        self.places: list[int] = []
        self.at = 0
        at = 0
        end = len(text.rstrip())
        while at < end:
            found = WORD.match(text, at)
            if found is None:
                while text[at].isspace():
                    at += 1
                if text[at] == '"':
                    raise self.error("this quote is not closed: '\"' is expected", at)
                raise self.error(f"{text[at]!r} has no meaning here", at)
            self.words.append(found.group(1))
            self.places.append(found.start(1))
            at = found.end()

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def take(self, word: str) -> bool:
        """Step over this word if it comes next."""
        if self.peek().lower() != word.lower():
            return False
        self.at += 1
        return True

    def takes(self, phrase: str) -> bool:
        before = self.at
        for word in phrase.split():
            if not self.take(word):
                self.at = before
                return False
        return True

    def colon(self) -> None:
        if not self.take(":"):
            raise self.error(f"':' is expected, not {self.there()}")

    def ended(self) -> bool:
        return self.at >= len(self.words)

    def column(self, at: int = -1) -> int:
        at = self.at if at < 0 else at
        place = self.places[at] if at < len(self.places) else len(self.text.rstrip())
        return self.start + place + 1

    def error(self, what: str, place: int = -1) -> BadText:
        column = self.column() if place < 0 else self.start + place + 1
        return BadText(what, self.line, column, self.whole)

    def error_at(self, what: str, word: int) -> BadText:
        """What is wrong with a word that was read already."""
        return BadText(what, self.line, self.column(word), self.whole)

    def there(self) -> str:
        """What stands where one reads, to be said in an error."""
        return repr(self.peek()) if self.peek() else "the end of the line"

    def part(self, start: int) -> str:
        """The text from a word on to where one reads now."""
        end = self.places[self.at] if self.at < len(self.places) else len(self.text)
        return self.text[self.places[start] : end].strip()

    def number(self) -> int:
        if not self.peek().isdecimal():
            raise self.error(f"a number is expected, not {self.there()}")
        if len(self.peek()) > len(str(MOST)):
            raise self.error(f"a number up to {MOST} is expected, not {self.there()}")
        return int(self.next())

    def quoted(self) -> str:
        if not self.peek().startswith('"'):
            raise self.error(f"a title in double quotes is expected, not {self.there()}")
        return self.next()[1:-1]

    def capitals(self) -> str:
        """A name of one or more words that begin with a capital letter: `Force User`."""
        found: list[str] = []
        while self.peek()[:1].isupper() or (found and self.peek() == "and" and self.ahead(1)[:1].isupper()):
            found.append(self.next())
        if not found:
            raise self.error(f"a name with a capital letter is expected, not {self.there()}")
        return " ".join(found)

    def ahead(self, by: int) -> str:
        return self.words[self.at + by] if self.at + by < len(self.words) else ""


class Hole:
    """What a hole of a phrase is filled with, and the words that it can begin with (to be said in an error)."""

    def __init__(self, read: Callable[[Words], Any], begins: tuple[str, ...] = ()) -> None:
        self.read = read
        self.begins = begins


class Phrase:
    """A pattern such as `move {amount} damage from {cards} to {to:cards}` and what it makes.

    A hole has the name of its kind, or its own before a colon. `make` is called with what the holes were
    filled with, by their names, and with what is `given` beside.
    """

    def __init__(self, pattern: str, make: Callable[..., Any], given: dict[str, Any] | None = None) -> None:
        self.pattern = NAMED.sub("{", pattern)  # as people write it
        self.parts = pattern.split()
        self.first = "" if pattern.startswith("{") else self.parts[0].lower()
        self.make = make
        self.given = given or {}

    def fill(self, words: Words, holes: dict[str, Hole]) -> dict[str, Any]:
        """The values of the holes, each read in its place."""
        values = dict(self.given)
        for part in self.parts:
            if part.startswith("{"):
                name, _, kind = part[1:-1].partition(":")
                values[name] = holes[kind or name].read(words)
            elif not words.take(part):
                error = Expected(f"{part!r} is expected", words.line, words.column(), words.whole)
                error.word = repr(part)
                raise error
        return values

    def begins(self, holes: dict[str, Hole]) -> tuple[str, ...]:
        """Its first words, or those of its first hole."""
        first = self.parts[0]
        return holes[first[1:-1].split(":")[-1]].begins if first.startswith("{") else (first,)


def phrases_of(base: type) -> list[Phrase]:
    """Those of all classes that stand on it: each has its own in `PHRASES`, with the arguments that each stands for."""
    found: list[Phrase] = []
    for one in heirs(base):
        found += phrases_in(one)
    return found


def heirs(base: type) -> list[type]:
    found: list[type] = []
    one: type
    for one in base.__subclasses__():
        found += [one, *heirs(one)]
    return found


@cache
def phrases_in(one: type) -> list[Phrase]:
    return [Phrase(pattern, one, given) for pattern, given in one.__dict__.get("PHRASES", {}).items()]


def read_one(words: Words, base: type[T], holes: dict[str, Hole], what: str) -> T:
    """What one of the classes that stand on the base makes of the words."""
    found = read_phrase(words, phrases_of(base), holes, what)
    assert isinstance(found, base)
    return found


def read_phrase(words: Words, phrases: list[Phrase], holes: dict[str, Hole], what: str) -> Any:
    """What the longest phrase that fits makes; two of one length are an error, as is none.

    Where none fits, the error is at the farthest place that any of them reached.
    """
    start = words.at
    far = -1
    problem: BadText | None = None
    expected: list[str] = []
    end = start
    fitting: list[tuple[Phrase, dict[str, Any]]] = []
    first = words.peek().lower()
    for phrase in [phrase for phrase in phrases if phrase.first in ("", first)]:
        words.at = start
        try:
            values = phrase.fill(words, holes)
        except BadText as error:
            if words.at > far:
                far, problem, expected = words.at, error, []
            if words.at == far and isinstance(error, Expected):
                expected.append(error.word)
            continue
        if words.at > end:
            end, fitting = words.at, []
        if words.at == end:
            fitting.append((phrase, values))
    if len(fitting) == 1:
        words.at = end
        [(phrase, values)] = fitting
        return phrase.make(**values)
    if fitting:
        readings = " or ".join(repr(phrase.pattern) for phrase, _ in fitting)
        raise words.error_at(f"this can be read in two ways: {readings}", start)
    if far <= start:
        words.at = start
        known = {word for phrase in phrases for word in phrase.begins(holes)}
        raise words.error(f"{words.there()} begins no {what}; one begins with: {', '.join(sorted(known))}")
    if expected:
        words.at = far
        some = " or ".join(sorted(set(expected)))
        raise words.error(f"{words.there()} is not expected here, but {some}")
    assert problem is not None
    raise problem
