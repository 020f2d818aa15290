"""What all tests share: the marker that names clauses, and `tests.play` for them to import."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))  # `pytest` alone does not look there, `python -m pytest` does


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id, ...): clauses that this test checks; it fails when one is broken")
