"""What a visitor is told when something can not be done."""

from __future__ import annotations

from collections.abc import Sequence

from kodeks.kernel.rulebook import Clause
from kodeks.languages import Language, mark

TOO_LARGE = mark("This is too large.")
LONGEST = 300  # letters of an answer that quotes what was sent
REASON = "reason"  # the place of a sentence that holds another one


class Refused(Exception):
    """A sentence for the person with its places filled, and the clauses that say so."""

    status = 409

    def __init__(self, text: str, clauses: Sequence[Clause] = (), /, **places: object) -> None:
        super().__init__(text)
        self.text = text
        self.clauses = list(clauses)
        self.places = places

    def told(self, reader: Language) -> str:
        places = {name: reader.say(str(value)) if name == REASON else value for name, value in self.places.items()}
        places = {name: short(value) if isinstance(value, str) else value for name, value in places.items()}
        reasons = "; ".join(f"{clause.id} {clause.text(reader.code)}" for clause in self.clauses)
        return " ".join(filter(None, [reader.say(self.text, **places), reasons]))


class NotYours(Refused):
    """The person may not do this here."""

    status = 403


class NotThere(Refused):
    status = 404


class BadRequest(Refused):
    status = 400


class TooMuch(Refused):
    status = 429


class TooLarge(Refused):
    status = 413


class NoSuchWay(Refused):
    """The page is there, but not for this method."""

    status = 405


class Broken(Refused):
    """Our fault."""

    status = 500


def short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
