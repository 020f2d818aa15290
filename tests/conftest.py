"""What all tests share: the marker that names clauses, a data folder of their own, `tests.play` to import."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))  # `pytest` alone does not look there, `python -m pytest` does


def pytest_configure(config: pytest.Config) -> None:
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()  # cards that somebody keeps on this machine change no test
    config.add_cleanup(lambda: shutil.rmtree(os.environ["XDG_DATA_HOME"], ignore_errors=True))
    config.addinivalue_line("markers", "clause(id, ...): clauses that this test checks; it fails when one is broken")


@pytest.fixture
def fresh_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """No card is kept yet, and what is kept here is forgotten afterwards."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path
