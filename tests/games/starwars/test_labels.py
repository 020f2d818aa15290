"""Moves in words: one that only counts still says which card it means, to the seat that is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from kodeks.kernel.offer import offers
from kodeks.kernel.scenario import load
from kodeks.languages import language

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "starwars"


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("d_36_engaged_again", ["First: 1 Wookiee Navigator", "First: 2 Wookiee Navigator #2"]),
        ("d_68_forced_ones_in_order", ["First: 1 Prowling Beast", "First: 2 Prowling Beast #2"]),
    ],
)
def test_what_comes_first_is_named(name: str, labels: list[str]) -> None:
    table = load(SCENARIOS / f"{name}.toml").table()
    found = [offer.label for offer in offers(table, 0)]
    assert [language("en").tell(label.text, label.args, ["Ewa", "Jan"]) for label in found] == labels
    for label in labels:
        assert label.removeprefix("First: ") in str(table.view(0)["prompt"]["args"]["cards"])


def test_a_move_out_of_place_has_its_plain_label() -> None:
    table = load(SCENARIOS / "d_36_engaged_again.toml").table()
    assert table.label("next 7").args == {"number": 7}
    assert table.label("first 1").args == {"number": 1}
