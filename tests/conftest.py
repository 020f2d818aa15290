"""What all tests share: the marker that names clauses."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id, ...): clauses that this test checks; it fails when one is broken")
