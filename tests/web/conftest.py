"""A server and a browser for the tests that need real ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kodeks.web.pages import lobby
from kodeks.web.times import Timeline
from tests.web.browsing import Welcome, house, launched
from tests.web.postgres import database, kept_in, on_postgres, postgres
from tests.web.serving import Served

__all__ = ["database", "on_postgres", "postgres"]  # fixtures


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(kept_in(tmp_path_factory.mktemp("served"))) as running:
        yield running


@pytest.fixture(scope="module")
def chrome() -> Iterator[Any]:
    with launched() as browser:
        yield browser


@pytest.fixture
def welcome(chrome: Any, served: Served) -> Iterator[Welcome]:
    """Each call lets in another person, with a browser of their own."""
    with house(chrome, served.url) as let_in:
        yield let_in


@pytest.fixture
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fresh ids differ between any two pages."""
    monkeypatch.setattr(lobby, "new_id", lambda: "f" * 24)


@pytest.fixture
def steady(same_ids: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And so does the time of day."""
    monkeypatch.setattr(Timeline, "now", lambda _: 0.0)
