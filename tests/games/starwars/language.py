"""What the tests of the card language share: cards to say something on, and where an error points."""

from __future__ import annotations

import pytest

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.kernel.errors import BadText
from tests.play import with_our_sets

HEAD = "[1010-2] Probe\n"
UNIT = "  unit, light, cost 1, Force 1, icons UD1, capacity 2\n"
OBJECTIVE = "  objective, light, resources 1, capacity 5\n"
ENHANCEMENT = "  enhancement, light, cost 1\n  host: unit\n"
EVENT = "  event, light, cost 1\n"
FATE = "  fate, light, priority 3\n"
MISSION = "  mission, light, cost 1, capacity 2\n"
OURS = with_our_sets("starwars").added


def problem(text: str, catalogue: bool = False) -> BadText:
    with pytest.raises(BadText) as caught:
        found = read_cards(text, "mine.cards")
        if catalogue:
            Catalogue().add(found)
    return caught.value


def points_at(error: BadText, text: str, place: str, says: str) -> None:
    """The caret stands under `place` (its last occurrence), in the line that is shown as it is in the file."""
    where, line, caret = str(error).split("\n")
    assert text.splitlines()[error.line - 1] == error.text == line[2:]
    assert caret == "  " + " " * (error.column - 1) + "^"
    assert error.column - 1 == (len(error.text.rstrip()) if place == "END" else error.text.rindex(place))
    assert where.startswith(f"mine.cards, line {error.line}, column {error.column}: ")
    assert says in error.what, error.what
