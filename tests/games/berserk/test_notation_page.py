"""What is told of a card in a position can be said of one, and the notation page tells all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kodeks.games.berserk.position import FLAGS, NUMBERS
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import game
from kodeks.kernel.table import Table

PAGE = (Path(game("berserk").folder) / "face" / "notation.md").read_text(encoding="utf-8")
MANY = [f"{word} 1" for word in NUMBERS]


@pytest.mark.parametrize("fact", [*FLAGS, *MANY, "owner B", "with armour 2", "without curse until the end of turn 4"])
def test_a_fact_is_taken_and_told(fact: str) -> None:
    position = {"play": {"A": [f"c3 Spark Watchman; {fact}"], "B": ["e6 Headsman"]}}
    try:
        Table(game("berserk"), 2, "1", {}, position)
    except BadPosition as error:
        assert "BRS-" in str(error), "a rule forbids it here"
    assert f"`{fact.split()[0]}" in PAGE
