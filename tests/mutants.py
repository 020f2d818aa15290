"""What the tests do not notice: single breaks of the rules at random places, and which of them no test finds.

python -m tests.mutants --count 40 --seed 1 starwars/position.py kernel

A break is made in a scratch copy of the sources, then the quick tests that fit run there, interpreted, and stop at
the first failure. One that makes them take five times as long counts as noticed. Results are kept in build/mutants:
whoever stops the run and starts it again goes on where it stood, and a break of unchanged source is not tried twice.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
SOURCE = Path("src/kodeks")
SCRATCH = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md", "Makefile")
TIMID = ("state.log", "TYPE_CHECKING", "reveals=")  # what only saves time or words
SLOW = ("test_invariants.py", "test_printings.py", "test_oracle.py", "test_guess.py", "test_mirror.py")
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

    def __init__(self, path: Path, node: ast.expr | ast.stmt, changed: str) -> None:
        self.path = path
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


# --- where a break can be made -------------------------------------------------------------------


def breaks(path: Path, source: str) -> list[Break]:
    found: list[Break] = []
    for node, function in rules_in(ast.parse(source), None):
        for part, changed in changes(node, function):
            made = Break(path, part, changed if isinstance(part, ast.stmt) else f"({changed})")
            if not any(word in made.text(source) for word in TIMID):
                found.append(made)
    return found


Place = tuple[ast.expr | ast.stmt, ast.FunctionDef | None]


def rules_in(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[Place]:
    """Expressions and statements that are carried out, without annotations, docstrings and tables of constants."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.Raise | ast.JoinedStr):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            if function is None and isinstance(child, ast.Assign | ast.AnnAssign):
                continue
            inner = child if isinstance(child, ast.FunctionDef) else function
            if function is not None and isinstance(child, ast.expr | ast.stmt):
                yield child, inner
            yield from rules_in(child, inner)


def changes(node: ast.expr | ast.stmt, function: ast.FunctionDef | None) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
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


def returns(value: ast.expr, function: ast.FunctionDef | None) -> Iterator[str]:
    said = "" if function is None or function.returns is None else ast.unparse(function.returns)
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


# --- which tests fit ----------------------------------------------------------------------------------


def tests_of(path: Path) -> list[list[str]]:
    """Two runs of pytest: the quick tests, and for what they do not notice those that play many games."""
    part = path.relative_to(SOURCE).parts
    if part[0] == "games" and len(part) > 2:
        folder = Path("tests/games") / part[1]
        tests = sorted(test.as_posix() for test in folder.glob("test_*.py"))
        slow = [test for test in tests if test.rpartition("/")[2] in SLOW]
        quick = [test for test in tests if test not in slow]
        return [["tests/test_scenarios.py", "tests/test_goldens.py", *quick, "-k", part[1]], slow]
    return [["tests/kernel", "tests/test_scenarios.py"], ["tests/contract", "tests/test_goldens.py"]]


class Desk:
    """A scratch copy in which one break after the other is tried."""

    def __init__(self, number: int) -> None:
        self.folder = SCRATCH / f"desk{number}"
        self.usual: dict[str, float] = {}  # how long tests take without a break
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif (ROOT / name).exists():
                shutil.copy2(ROOT / name, self.folder / name)

    def tried(self, one: Break, source: str) -> str:
        """`survived`, or how it was noticed."""
        for arguments in tests_of(one.path):
            if not arguments:
                continue
            key = " ".join(arguments)
            if key not in self.usual:
                began = time.monotonic()
                if self.run(arguments, None):
                    raise SystemExit(f"these tests fail without any break: {key}")
                self.usual[key] = time.monotonic() - began
            place = self.folder / one.path
            place.write_text(one.apply(source))
            try:
                how = self.run(arguments, 30 + 5 * self.usual[key])
            finally:
                place.write_text(source)
            if how:
                return how
        return "survived"

    def run(self, arguments: list[str], limit: float | None) -> str:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
        env = os.environ | {
            "KODEKS_RULES": "interpreted",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}",
        }
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(
            command, cwd=self.folder, env=env, stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            code = process.wait(limit)
        except subprocess.TimeoutExpired:
            return "too slow"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        return "" if code == 0 else "noticed"


# --- the run ------------------------------------------------------------------------------------------


class Book:
    """What is known already: one line of JSON for each break that was tried."""

    def __init__(self) -> None:
        SCRATCH.mkdir(parents=True, exist_ok=True)
        self.file = SCRATCH / "tried.jsonl"
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        self.known: dict[str, str] = dict(json.loads(line) for line in lines)
        self.lock = threading.Lock()

    def write(self, key: str, how: str) -> None:
        with self.lock, self.file.open("a") as out:
            self.known[key] = how
            out.write(json.dumps([key, how]) + "\n")


def chosen(wanted: list[str], seed: int, count: int) -> tuple[list[Break], dict[Path, str]]:
    """Of every file as many as it has places, in an order of the seed."""
    sources: dict[Path, str] = {}
    found: list[Break] = []
    for folder in ("kernel", "games"):
        for file in sorted((ROOT / SOURCE / folder).rglob("*.py")):
            path = file.relative_to(ROOT)
            if not wanted or any(word in f"{path.as_posix()}/" for word in wanted):
                sources[path] = file.read_text()
                found += breaks(path, sources[path])
    Random(seed).shuffle(found)
    return found[:count], sources


def work(desk: Desk, todo: queue.SimpleQueue[Break], sources: dict[Path, str], book: Book) -> None:
    while True:
        try:
            one = todo.get_nowait()
        except queue.Empty:
            return
        how = desk.tried(one, sources[one.path])
        book.write(one.key(sources[one.path]), how)
        print(
            f"{how:9} {place(one)}  {one.text(sources[one.path])[:60]}  ->  {' '.join(one.changed.split())[:60]}",
            flush=True,
        )


def place(one: Break) -> str:
    return f"{one.path.relative_to(SOURCE).as_posix()}:{one.line}"


def report(some: list[Break], sources: dict[Path, str], book: Book) -> None:
    how = {one: book.known.get(one.key(sources[one.path]), "") for one in some}
    print("\n| place | what | became |\n|---|---|---|")
    for one in sorted(some, key=lambda one: (str(one.path), one.span)):
        if how[one] == "survived":
            cells = [place(one), one.text(sources[one.path])[:80], " ".join(one.changed.split())[:80]]
            print("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    print("\n| folder | breaks | noticed |\n|---|---|---|")
    folders = sorted({one.path.parent for one in some})
    for folder in [*folders, None]:
        tried = [how[one] for one in some if how[one] and folder in (None, one.path.parent)]
        if tried:
            name = "all" if folder is None else folder.relative_to(SOURCE).as_posix()
            share = 100 * sum(word != "survived" for word in tried) / len(tried)
            print(f"| {name} | {len(tried)} | {share:.0f} % |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "wanted", nargs="*", help="parts of paths, such as kernel/ or starwars/decks.py; all if left out"
    )
    parser.add_argument("--seed", type=int, default=1, help="which places")
    parser.add_argument("--count", type=int, default=100, help="how many")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    args = parser.parse_args()
    book = Book()
    some, sources = chosen(args.wanted, args.seed, args.count)
    todo: queue.SimpleQueue[Break] = queue.SimpleQueue()
    for one in some:
        if one.key(sources[one.path]) not in book.known:
            todo.put(one)
    desks = [Desk(number) for number in range(args.jobs)]
    workers = [threading.Thread(target=work, args=(desk, todo, sources, book), daemon=True) for desk in desks]
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here")
    report(some, sources, book)
    return 0


if __name__ == "__main__":
    sys.exit(main())
