"""What docs/environments.md and the docstrings show does run."""

from __future__ import annotations

import doctest

import kodeks.env
from tests.docs.test_docs import blocks


def test_the_examples_of_the_page_run_in_order() -> None:
    names: dict[str, object] = {}
    for block in blocks("environments.md", "python"):
        exec(block, names)


def test_the_examples_of_docstrings_run() -> None:
    found = doctest.testmod(kodeks.env)
    assert found.attempted > 5
    assert not found.failed
