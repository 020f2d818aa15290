"""`kodeks rules --coverage`: which clauses a scenario or a marked test exercises, and which none does."""

from __future__ import annotations

import ast
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kodeks.commands.paper import paragraph, print_json
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import game, games
from kodeks.languages import language, mark

COUNTS = mark("{game}: {done} of {clauses} clauses exercised, {rulings_done} of {rulings} rulings")


def run(args: Namespace) -> int:
    """0 when every id that a test names is a clause, 1 when one is not."""
    if not args.tests.is_dir():
        raise BadOption(f"there is no folder {args.tests}: give the folder of the tests by --tests")
    named = exercised(args.tests)
    reports = [report(name, named) for name in ([args.game] if args.game else games())]
    if args.json:
        print_json(reports)
    else:
        reader = language("en" if args.lang == "all" else args.lang)
        for found in reports:
            print(reader.say(COUNTS, **found))
            for label, ids in (
                (reader.say("no test:"), found["missing"]),
                (reader.say("no such clause:"), found["unknown"]),
            ):
                if ids:
                    print(paragraph(" ".join(ids), len(label) + 3, f"  {label}"))
    return 1 if any(found["unknown"] for found in reports) else 0


def report(name: str, named: set[str]) -> dict[str, Any]:
    rulebook = game(name).rulebook
    ids = list(rulebook.by_id)
    prefix = ids[0].split("-", 1)[0] + "-" if ids else name
    missing = [clause_id for clause_id in ids if clause_id not in named]
    unknown = sorted(clause_id for clause_id in named if clause_id.startswith(prefix) and clause_id not in ids)
    clauses = [clause.id for clause in rulebook.clauses]
    done = sum(clause_id in named for clause_id in clauses)
    return {
        "game": name,
        "clauses": len(clauses),
        "done": done,
        "rulings": len(rulebook.rulings),
        "rulings_done": len(ids) - len(missing) - done,
        "missing": missing,
        "unknown": unknown,
    }


def exercised(tests: Path) -> set[str]:
    """The ids that scenarios list and that tests are marked with."""
    found: set[str] = set()
    for path in sorted(tests.glob("scenarios/*/*.toml")):
        try:
            found |= set(tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", []))
        except tomllib.TOMLDecodeError as error:
            raise BadOption(f"{path} can not be read: {error}") from None
    for path in sorted(tests.rglob("*.py")):
        try:
            found |= set(marked(ast.parse(path.read_text(encoding="utf-8"))))
        except SyntaxError as error:
            raise BadOption(f"{path} can not be read: {error}") from None
    return found


def marked(tree: ast.AST) -> Iterator[str]:
    """The arguments of every `pytest.mark.clause(...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value
