"""A copy is the same position, and lives a life of its own: at every step of every scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from kodeks.kernel.scenario import load
from kodeks.kernel.state import OVER
from kodeks.kernel.table import Table

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "starwars").glob("*.toml"))


def is_copied(number: int, table: Table) -> None:
    state = table.state
    before = state.dump()
    copy = state.copy()
    assert copy.dump() == before
    if copy.turn != OVER:
        copy.play(copy.moves()[-1])
        assert state.dump() == before
        assert state.copy().dump() == before


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_copy_is_the_same_and_goes_its_own_way(path: Path) -> None:
    load(path).run(is_copied)
