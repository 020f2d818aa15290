"""Every printed fact of the shipped cards, against a list that was made from another source than the card files."""

from __future__ import annotations

from pathlib import Path

import pytest

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import AFFILIATIONS, FATE, OBJECTIVE, TYPES
from kodeks.games.starwars.reading.library import catalogue
from kodeks.games.starwars.sheet import icons, keywords

SHORT = {"Neu": "Neutral", "Rebel": "Rebel Alliance", "Smug": "Smugglers and Spies", "Navy": "Imperial Navy"}
SHORT |= {"Scum": "Scum and Villainy", "Obj": "objective", "Enh": "enhancement", "Evt": "event"}


def rows() -> list[list[str]]:
    text = (Path(__file__).parent / "facts.txt").read_text(encoding="utf-8")
    return [line.split(" | ") for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row[0]} {row[2]}")
def test_a_card_has_what_is_printed_on_it(row: list[str]) -> None:
    place, number, title, unique, type_, affiliation, cost, resources, force, icon, capacity, traits, words = row
    in_set, at = (int(part) for part in place.split("-"))
    kind = catalogue().kinds[catalogue().sets[in_set][at - 1]]
    assert (in_set, at, number) in kind.prints
    assert kind.title == title
    assert kind.unique == (unique == "unique")
    assert TYPES[kind.type] == SHORT.get(type_, type_.lower())
    assert AFFILIATIONS[kind.affiliation] == SHORT.get(affiliation, affiliation)
    assert kind.cost == number_of(cost)
    assert kind.resources == number_of(resources)
    assert kind.force == number_of(force)
    assert kind.capacity == number_of(capacity)
    if kind.type == FATE:
        assert f"prio {kind.priority}" == icon
    else:
        assert split(icons(kind)) == split(icon.replace("-", ""))
    assert kind.traits == ([] if traits == "-" else traits.split(", "))
    assert sorted(limits(kind) + keywords(kind)) == ([] if words == "-" else sorted(words.split(", ")))
    assert (kind.type == OBJECTIVE) == (at == 1)


def limits(kind: Kind) -> list[str]:
    """What its objective asks of a deck."""
    only = [] if kind.only == NONE else [f"{AFFILIATIONS[kind.only]} only"]
    return [*only, "one per deck"] if kind.single else only


def split(text: str) -> tuple[list[str], list[str]]:
    """Icons that always count, and those that need the edge."""
    plain, _, edge = text.partition("e[")
    return sorted(plain.split()), sorted(edge.rstrip("]").split())


def number_of(text: str) -> int:
    return 0 if text == "-" else int(text)


def test_the_list_names_every_shipped_card() -> None:
    """36 sets of the Core Set (216 cards, 167 titles) and six others."""
    assert len(rows()) == 252
    core = [row for row in rows() if int(row[0].split("-")[0]) <= 36]
    assert len(core) == 216
    assert len({row[2] for row in core}) == 167
