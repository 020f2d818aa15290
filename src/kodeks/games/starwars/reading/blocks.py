"""A card file cut into cards, each with what it says in each printing."""

from __future__ import annotations

import re

from kodeks.kernel.errors import BadText

FACTS = ("traits", "keywords", "host")
VERSIONS = ("errata", "promo", "draft")


class Line:
    """A line of a card file, without its comment."""

    __slots__ = ("text", "number", "whole")

    def __init__(self, text: str, number: int, whole: str) -> None:
        self.text = text
        self.number = number
        self.whole = whole

    def error(self, what: str, at: int) -> BadText:
        """At this place of the text."""
        return BadText(what, self.number, at + 1, self.whole)

    def missing(self, what: str) -> BadText:
        """Something that should stand after this line."""
        return self.error(what, len(self.text))


class Block:
    """One card as it stands in a file: its head, its facts, and what it says in each printing."""

    __slots__ = ("head", "facts", "versions")

    def __init__(self, head: Line) -> None:
        self.head = head
        self.facts: list[Line] = []
        self.versions: list[Version] = []


class Version:
    """What a printing says. Cards that never changed have one, without a date."""

    __slots__ = ("year", "language", "kind", "lines")

    def __init__(self, year: int = 0, language: str = "English", kind: str = "") -> None:
        self.year = year  # of the legal line
        self.language = language
        self.kind = kind  # "", "errata" (a reprint with the corrected text), "promo" or "draft"
        self.lines: list[Line] = []


def blocks(text: str) -> list[Block]:
    found: list[Block] = []
    for number, whole in enumerate(text.splitlines(), start=1):
        bare = whole.split("#", 1)[0].rstrip()
        if not bare.strip():
            continue
        line = Line(bare, number, whole)
        first = bare.split()[0].lower().rstrip(":")
        if bare.startswith("["):
            found.append(Block(line))
        elif not found:
            raise line.error("a card begins with its place: [1-2 0092] Title", 0)
        elif not found[-1].facts or first in FACTS:
            found[-1].facts.append(line)
        elif first == "version":
            found[-1].versions.append(version(line))
        else:
            if not found[-1].versions:
                found[-1].versions.append(Version())
            found[-1].versions[-1].lines.append(line)
    return found


def version(line: Line) -> Version:
    """`version 2014 English errata`"""
    form = "write: version 2014 English errata"
    found = list(re.finditer(r"\S+", line.text))[1:]
    if not found or not re.fullmatch("[0-9]{4}", found[0][0]):
        column = found[0].start() if found else len(line.text)
        raise line.error(f"a version has the year of its legal line; {form}", column)
    made = Version(int(found[0][0]), "")
    for word in found[1:]:
        if word[0].lower() in VERSIONS and not made.kind:
            made.kind = word[0].lower()
        elif word[0].isalpha() and not made.language and not made.kind:
            made.language = word[0].capitalize()
        else:
            what = f"{word[0]!r} is no language and none of {', '.join(VERSIONS)}; {form}"
            raise line.error(what, word.start())
    made.language = made.language or "English"
    return made


def holding(versions: list[Version], english: bool) -> Version:
    """Of which printing the text holds for every copy (SWC-ERR-GEN-2, GEN-3; SWC-EXT-GEN-1, GEN-2).

    Versions stand in the order of their printing: EN50 reads no dates.
    """
    if not versions:
        return Version()
    if not english:
        return max(versions, key=lambda one: one.year)
    own = [one for one in versions if one.language == "English" and one.kind in ("", "errata")] or versions
    corrected = [one for one in own if one.kind == "errata"]
    return corrected[-1] if corrected else own[0]
