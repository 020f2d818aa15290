"""The quick part of the siege: `make siege` runs the whole of it."""

from __future__ import annotations

import pytest

from siege.run import QUICK


@pytest.mark.parametrize("name", QUICK)
def test_the_attack_is_held(name: str) -> None:
    result = QUICK[name]()
    assert result.held, f"{result.tried}: {result.bar}; {result.measured}"
