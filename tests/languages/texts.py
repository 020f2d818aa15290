"""Every text that a reader can be shown, found in the source: what the catalogues must hold."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from jinja2 import Environment, nodes

import kodeks
from kodeks.kernel.table import BARS

SOURCE = Path(kodeks.__file__).parent

NOTES = ("Note", "Fault")

# argparse looks these up by itself
ARGPARSE = [
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid %(type)s value: %(value)r",
    "expected one argument",
    "expected at least one argument",
]


def texts() -> dict[str, dict[str, str]]:
    """What each game says and, under '', what all share: every text with the place where it stands."""
    found: dict[str, dict[str, str]] = {"": dict.fromkeys(ARGPARSE, "argparse")}
    for path in sorted(SOURCE.rglob("*.py")):
        found.setdefault(owner(path), {}).update(spoken(path))
    for path in sorted(SOURCE.rglob("*.html")):
        found.setdefault(owner(path), {}).update(written(path))
    found[""] |= dict.fromkeys(returned(SOURCE / "kernel/form.py", "which"), "kernel/form.py")
    found[""] |= dict.fromkeys(BARS.values(), "kernel/table.py")
    for said in found.values():
        said.pop("", None)
    return {name: said for name, said in found.items() if said}


def owner(path: Path) -> str:
    """The game in whose folder the file lies, or ''."""
    top, *rest = path.relative_to(SOURCE).parts
    return rest[0] if top == "games" and len(rest) > 1 else ""


def spoken(path: Path) -> dict[str, str]:
    """By the rules: the text of each note, of log lines, prompts and labels alike. By all else: what it says."""
    inside = path.relative_to(SOURCE).parts
    rules = inside[0] in ("kernel", "games") and "face" not in inside
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if rules:
            if isinstance(node, ast.Call) and says(node) and path.name != "state.py":
                told = list(strings(node.args[1]))
                assert told, f"{place(path, node)}: a note's text stands as it is, so that it can be translated"
                found |= dict.fromkeys(told, place(path, node))
        elif isinstance(node, ast.Call) and called(node) in ("say", "mark") and node.args:
            found |= dict.fromkeys(strings(node.args[0]), place(path, node))
        elif isinstance(node, ast.keyword) and node.arg == "help":
            found |= dict.fromkeys(strings(node.value), place(path, node.value))
    return found


def written(path: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for call in Environment().parse(path.read_text(encoding="utf-8")).find_all(nodes.Call):
        if getattr(call.node, "name", getattr(call.node, "attr", "")) == "say":
            found |= dict.fromkeys(template_strings(call.args[0]), f"{path.relative_to(SOURCE)}:{call.lineno}")
    return found


def says(node: ast.Call) -> bool:
    """`Note(clause, text, …)`, a kind of note, or `state.tell(clause, text, …)`."""
    note = isinstance(node.func, ast.Name) and node.func.id in NOTES
    return note or (isinstance(node.func, ast.Attribute) and node.func.attr == "tell")


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def strings(node: ast.AST) -> Iterator[str]:
    """A text, or the texts that a condition chooses from."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


def template_strings(node: nodes.Node) -> Iterator[str]:
    if isinstance(node, nodes.Const):
        yield str(node.value)
    elif isinstance(node, nodes.CondExpr):
        for part in (node.expr1, node.expr2):
            if part is not None:
                yield from template_strings(part)


def returned(path: Path, function: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield from strings(inner.value)


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
