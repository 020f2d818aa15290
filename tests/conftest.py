"""What all tests share: the marker that names clauses, a memory without own cards, `tests.play` to import."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kodeks.games.starwars.cards import catalogue as known

sys.path.append(str(Path(__file__).parents[1]))  # `pytest` alone does not look there, `python -m pytest` does


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id, ...): clauses that this test checks; it fails when one is broken")


@pytest.fixture
def fresh_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing is learnt yet, and what is learnt here is forgotten afterwards."""
    monkeypatch.setattr(known, "_shipped", {})
    monkeypatch.setattr(known, "_learnt", [])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path
