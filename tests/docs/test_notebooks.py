"""The notebooks of examples/notebooks run from their first cell to their last, and what they show can be shown."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def run(source: str, names: dict[str, Any]) -> Any:
    """A cell as a notebook runs it: the value of its last line is what it shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    names: dict[str, Any] = {"__name__": "notebook"}
    shown = 0
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "what comes out of it is not kept in the repository"
            value = run("".join(cell["source"]), names)
            shown += value is not None
            if hasattr(value, "_repr_html_"):
                assert "<iframe" in value._repr_html_()
    assert shown
