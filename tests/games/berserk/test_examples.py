"""The worked examples of the catalogue (BRS-EX): each has its file among the scenarios, named by its number."""

from __future__ import annotations

import re

from tests.play import SCENARIOS

EXAMPLES = 39


def numbers(name: str) -> set[int]:
    """`ex_06_to_09_shots` and `ex_30_31_38_armour_and_vampires`."""
    span = re.match(r"ex_(\d\d)_to_(\d\d)_", name)
    if span:
        return set(range(int(span[1]), int(span[2]) + 1))
    listed = re.match(r"ex((?:_\d\d)+)_", name)
    return {int(number) for number in listed[1].split("_")[1:]} if listed else set()


def test_every_worked_example_is_played() -> None:
    found = [numbers(file.stem) for file in (SCENARIOS / "berserk").glob("ex_*.toml")]
    assert all(found)
    assert set().union(*found) == set(range(1, EXAMPLES + 1))
