"""Compiles the rules with mypyc into build/native; src/kodeks/_overlay.py says when they are used."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
os.environ["KODEKS_RULES"] = "interpreted"
sys.path.insert(0, str(ROOT / "src"))
os.chdir(ROOT)

from kodeks._overlay import OVERLAY, PACKAGE, STAMP, fresh, sources, stamp  # noqa: E402

BUILD = OVERLAY.parent
LOG = BUILD / "native.log"
# the front door (a game, its table, texts of them): nobody waits for these, and people look into them
FRONT_DOOR = (
    *("entries.py", "errors.py", "fair.py", "form.py", "from_line.py", "journal.py"),
    *("line.py", "odds.py", "option.py", "replay.py", "rulebook.py", "scenario.py", "table.py"),
)
INTERPRETED = ("__init__.py", "native.py", "game.py", "library.py")  # the last one finds files beside it
READING = ("reading", "readings")  # folders, of a game and of the kernel, that read card texts, once


def missing() -> str:
    """What it takes to compile and is not here, or ''."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of this Python are not installed"
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as error:
        return f"{error.name} is not installed"
    return ""


def main() -> int:
    if fresh():
        return 0
    shutil.rmtree(OVERLAY, ignore_errors=True)
    lack = missing()
    if lack:
        print(f"The rules stay interpreted: {lack}.")
        return 0
    print("Compiling the rules takes a minute or two ...", flush=True)
    made_from = stamp()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="native-") as work:
        with LOG.open("w") as log:
            done = subprocess.run([sys.executable, __file__, work], stdout=log, stderr=log, check=False)
        if done.returncode:
            print(f"The rules could not be compiled. The end of {LOG.relative_to(ROOT)}:")
            print("".join(LOG.read_text().splitlines(keepends=True)[-20:]))
            return 1
        lay_out(Path(work) / "native", made_from)
    print("The rules are compiled.")
    return 0


def compile_all(work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    paths = [str(path.relative_to(ROOT)) for path in sources() if path.suffix == ".py"]
    compiled = [path for path in paths if not stays(Path(path))]
    keep_constructors()
    modules = mypycify(  # many files: gcc takes twice as long for one large one
        compiled, opt_level="3", debug_level="0", multi_file=True, target_dir=str(work / "c"), group_name="kodeks"
    )
    for path in compiled:
        keep_docstrings(Path(path), work / "c")
    commands = ["-q", "build_ext", "--build-lib", str(work / "native"), "--build-temp", str(work / "objects")]
    setup(name="kodeks", ext_modules=modules, script_args=commands)


def keep_constructors() -> None:
    """`__new__` of a serializable class does not call `__init__` (pickle needs that), and mypyc forgets who does."""
    from mypyc.codegen import emitclass

    slots: Any = emitclass.SLOT_DEFS
    name, write = slots["__init__"]

    def written(kind: Any, init: Any, emitter: Any) -> str:
        before = kind.allow_interpreted_subclasses
        kind.allow_interpreted_subclasses = before or kind.is_serializable()  # there it is called as in Python
        text: str = write(kind, init, emitter)
        kind.allow_interpreted_subclasses = before
        return text

    slots["__init__"] = (name, written)


SIGNED = re.compile(
    r"(?:\(PyCFunction\)CPyPy_(?P<function>\w+),\s+METH_[A-Z_ |]+, |\.tp_doc = )"
    r'PyDoc_STR\("(?P<class>\w+)\(.*\\n--\\n\\n"'
)


def keep_docstrings(path: Path, work: Path) -> None:
    """mypyc writes the signatures of a module into its C source and drops the docstrings: here they follow."""
    said = docstrings(path)
    source = work / f"__native_{'___'.join(path.with_suffix('').parts[1:])}.c"

    def whole(found: re.Match[str]) -> str:
        name = found["function"] or found["class"]
        while name not in said and "___" in name:  # before it stands as much of the module as tells it from others
            name = name.split("___", 1)[1]
        return found[0] + (" " + json.dumps(said[name]) if name in said else "")

    source.write_text(SIGNED.sub(whole, source.read_text(encoding="utf-8")), encoding="utf-8")


def docstrings(path: Path) -> dict[str, str]:
    """Of the functions, classes and methods of a module, by their names in C."""
    found: dict[str, str] = {}
    for outer in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(outer, ast.ClassDef | ast.FunctionDef):
            found[outer.name] = ast.get_docstring(outer) or ""
            for inner in outer.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{outer.name}___{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def stays(path: Path) -> bool:
    """Whether it is used as it stands in the sources."""
    part = path.parent.name
    return path.name in INTERPRETED or part in READING or (part == "kernel" and path.name in FRONT_DOOR)


def lay_out(made: Path, made_from: str) -> None:
    """The rulebooks beside the games, then the stamp, then all at once to its place."""
    for path in PACKAGE.glob("games/*/rulebook.toml"):
        shutil.copy(path, made / "kodeks" / path.relative_to(PACKAGE))
    (made / STAMP).write_text(made_from)
    shutil.rmtree(OVERLAY, ignore_errors=True)
    made.rename(OVERLAY)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_all(Path(sys.argv[1]))
    else:
        sys.exit(main())
