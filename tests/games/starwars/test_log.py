"""Every sentence of the log is heard somewhere: in a scenario or in a golden."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kodeks.games import starwars

TESTS = Path(__file__).parents[2]
RULES = Path(starwars.__file__).parent


def sentences() -> Iterator[str]:
    """What the rules tell, with the names of what is filled in."""
    for file in sorted(set(RULES.rglob("*.py")) - set((RULES / "face").rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                for part in ast.walk(node.args[1]):
                    if isinstance(part, ast.Constant):
                        yield str(part.value)


def heard() -> Iterator[str]:
    for file in TESTS.glob("goldens/starwars-*.txt"):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield re.sub(r"^ +SWC-\S+ | \[to [^]]*\]$", "", line)
    for file in TESTS.glob("scenarios/starwars/*.toml"):
        for step in tomllib.loads(file.read_text(encoding="utf-8"))["step"]:
            for lines in step.get("hears", {}).values():
                yield from lines if isinstance(lines, list) else lines["contains"]


HEARD = set(heard())


@pytest.mark.parametrize("sentence", sorted(set(sentences())))
def test_a_sentence_is_heard(sentence: str) -> None:
    said = re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(sentence)))
    assert any(said.fullmatch(line) for line in HEARD)
