"""Where a rule can be broken, and how."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

TIMID = ("state.log", "TYPE_CHECKING", "reveals=")  # what only saves time or words
FLIPPED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}


class Break:
    """One change of one place."""

    def __init__(self, path: Path, function: str, node: ast.expr | ast.stmt, changed: str) -> None:
        self.path = path
        self.function = function
        self.line = node.lineno
        self.span = (node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0)
        self.changed = changed

    def apply(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)
        first, start, last, end = self.span
        before = b"".join(lines[: first - 1]) + lines[first - 1][:start]
        after = lines[last - 1][end:] + b"".join(lines[last:])
        return (before + self.changed.encode() + after).decode()

    def text(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)
        first, start, last, end = self.span
        part = lines[first - 1 : last]
        part[-1] = part[-1][:end]  # before the start is cut off: it may be the same line
        part[0] = part[0][start:]
        return " ".join(b"".join(part).decode().split())

    def key(self, source: str) -> str:
        return f"{self.path} {self.span} {self.changed} {sha256(source.encode()).hexdigest()[:12]}"


def breaks(path: Path, source: str) -> list[Break]:
    found: list[Break] = []
    for name, function, node in rules_in(ast.parse(source)):
        for part, changed in changes(node, function):
            made = Break(path, name, part, changed if isinstance(part, ast.stmt) else f"({changed})")
            if not any(word in made.text(source) for word in TIMID):
                found.append(made)
    return found


Place = tuple[str, ast.FunctionDef, ast.expr | ast.stmt]


def rules_in(node: ast.AST, name: str = "", function: ast.FunctionDef | None = None) -> Iterator[Place]:
    """Expressions and statements that are carried out, without annotations, docstrings and tables of constants."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.Raise | ast.JoinedStr):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            if function is None and isinstance(child, ast.Assign | ast.AnnAssign):
                continue
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inside = f"{name}{'.<locals>' if function else ''}.{child.name}".lstrip(".")
                yield from rules_in(child, inside, child if isinstance(child, ast.FunctionDef) else None)
                continue
            if function is not None and isinstance(child, ast.expr | ast.stmt):
                yield name, function, child
            yield from rules_in(child, name, function)


def changes(node: ast.expr | ast.stmt, function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The part of it that becomes another, and what it becomes."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            for other in FLIPPED[type(op)]:
                compared = copy.deepcopy(node)
                compared.ops[i] = other()
                yield node, ast.unparse(compared)
    elif isinstance(node, ast.BoolOp):
        swapped = copy.deepcopy(node)
        swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, ast.unparse(swapped)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        reckoned = copy.deepcopy(node)
        reckoned.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield node, ast.unparse(reckoned)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, str(node.value + 1)
        yield node, str(node.value - 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, str(not node.value)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test, f"not ({ast.unparse(node.test)})"
    elif isinstance(node, ast.Return) and node.value is not None:
        for changed in returns(node.value, function):
            yield node, changed
    elif dropped(node):
        yield node, "pass"


def returns(value: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    said = "" if function.returns is None else ast.unparse(function.returns)
    text = ast.unparse(value)
    if said == "bool":
        yield f"return not ({text})"
    elif said == "str" and text != "''":
        yield "return ''"
    elif said.startswith("list") and text != "[]":
        yield "return []"
    elif said == "int" and not isinstance(value, ast.Constant):
        yield f"return ({text}) + 1"
    elif said.endswith("| None") and text != "None":
        yield "return None"


def dropped(node: ast.expr | ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break | ast.Delete)
