"""Phrases with holes: the longest fits, two readings are an error, errors point at the place."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import Hole, Phrase, Words, phrases_of, read_phrase

HOLES = {"number": Hole(lambda words: words.number()), "name": Hole(lambda words: words.capitals(), ("a name",))}


def made(**values: Any) -> dict[str, Any]:
    return values


def read(text: str, *patterns: str) -> Any:
    return read_phrase(Words(text), [Phrase(pattern, made) for pattern in patterns], HOLES, "wish")


def test_holes_are_filled_by_their_names() -> None:
    assert read("swap 2 of Ewa with 3 of Jan", "swap {number} of {name} with {other:number} of {to:name}") == {
        "number": 2,
        "name": "Ewa",
        "other": 3,
        "to": "Jan",
    }


def test_a_phrase_shows_the_kinds_of_its_holes() -> None:
    assert Phrase("give {name} to {to:name}", made).pattern == "give {name} to {name}"


def test_the_longest_phrase_is_meant_whatever_their_order() -> None:
    short, long = "take {number}", "take {number} but not below {low:number}"
    for patterns in ((short, long), (long, short)):
        assert read("take 3 but not below 1", *patterns) == {"number": 3, "low": 1}
        assert read("take 3", *patterns) == {"number": 3}


def test_two_readings_are_an_error() -> None:
    with pytest.raises(BadText, match="can be read in two ways") as caught:
        read("take 3", "take {number}", "take {count:number}")
    assert caught.value.column == 1


def test_where_none_fits_the_error_is_at_the_farthest_place() -> None:
    with pytest.raises(BadText, match="'Ewa' is not expected here, but 'from' or 'to'") as caught:
        read("take 3 Ewa", "take {number} from {name}", "take {number} to {name}", "draw {number}")
    assert caught.value.column == 8


def test_what_begins_no_phrase_is_told_how_one_begins() -> None:
    with pytest.raises(BadText, match="'jump' begins no wish; one begins with: a name, take"):
        read("jump", "take {number}", "{name} draws")


def test_what_is_no_word_is_shown_at_its_place() -> None:
    with pytest.raises(BadText, match="'§' has no meaning here") as caught:
        Words("take  § 3")
    assert str(caught.value) == "cards, line 1, column 7: '§' has no meaning here\n  take  § 3\n        ^"
    with pytest.raises(BadText, match="this quote is not closed") as caught:
        Words('take "three')
    assert caught.value.column == 6


def test_an_error_without_a_place_says_only_what_is_wrong() -> None:
    assert str(BadText("nothing is there")) == "nothing is there"


class Wish:
    PHRASES: dict[str, dict[str, Any]] = {}


class Take(Wish):
    PHRASES = {"take {number}": {}, "may take {number}": {"may": True}}

    def __init__(self, number: int, may: bool = False) -> None:
        self.number = number
        self.may = may


class TakeAll(Take):
    """Its own phrases, not those of what it stands on."""

    PHRASES = {"take all": {"number": 99}}


def test_the_phrases_of_classes_are_found_by_looking() -> None:
    found = phrases_of(Wish)
    assert [phrase.pattern for phrase in found] == ["take {number}", "may take {number}", "take all"]
    taken = read_phrase(Words("may take 2"), found, HOLES, "wish")
    assert (type(taken), taken.number, taken.may) == (Take, 2, True)
    assert type(read_phrase(Words("take all"), found, HOLES, "wish")) is TakeAll
