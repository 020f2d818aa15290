"""A game is one folder: shared code knows none by its name, and rules know no face."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kodeks
from kodeks.kernel.game import game

SOURCE = Path(kodeks.__file__).parent
GAMES = SOURCE / "games"
SHIPPED = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
SHARED = [
    path
    for path in sorted(SOURCE.rglob("*"))
    if path.is_file() and path.suffix != ".pyc" and (GAMES not in path.parents or path.parent == GAMES)
]


@pytest.mark.parametrize("name", SHIPPED)
def test_no_shared_file_knows_a_game(name: str) -> None:
    made = game(name)
    titles = [name, made.title.partition(":")[0], made.rulebook.clauses[0].id.partition("-")[0] + "-"]
    known = re.compile("|".join(rf"(?<!\w){re.escape(title)}" for title in titles), re.IGNORECASE)
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in SHARED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if known.search(f"{path.name} {line}")
    ]
    assert len(SHARED) > 100
    assert found == []


@pytest.mark.parametrize("name", SHIPPED)
def test_rules_know_no_face(name: str) -> None:
    """A face draws with all that there is; rules need the kernel alone."""
    rules = [path for path in (GAMES / name).rglob("*.py") if "face" not in path.relative_to(GAMES / name).parts]
    assert rules
    for path in rules:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                top = node.module.split(".")
                assert top[0] != "kodeks" or top[1] in ("kernel", "games"), f"{path}: {node.module}"
                assert "face" not in top, f"{path}: {node.module}"
