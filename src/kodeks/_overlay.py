"""Which form of the rules is imported: as they stand in the sources, or compiled by `make native`.

A working copy may hold kernel, games and bots compiled in build/native, beside a stamp of the sources they were
made from. They are used when the stamp fits, so a compiled rule is never older than its source.
KODEKS_RULES=interpreted or KODEKS_RULES=compiled insists on one form.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import kodeks

PACKAGE = Path(__file__).resolve().parent
OVERLAY = PACKAGE.parents[1] / "build" / "native"
STAMP = "stamp"
COMPILED = ("kernel", "games", "bots")


def sources() -> list[Path]:
    """All that the overlay is made from."""
    found = [path for part in COMPILED for path in (PACKAGE / part).rglob("*")]
    return sorted(path for path in found if path.suffix in (".py", ".toml", ".cards"))


def stamp() -> str:
    """Of the sources, and of the Python that runs them."""
    seen = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources():
        seen.update(f"\n{path.relative_to(PACKAGE)}\n".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()


def fresh() -> bool:
    """Whether build/native holds these very sources, compiled."""
    made = OVERLAY / STAMP
    return made.is_file() and made.read_text() == stamp()


def choose() -> None:
    wanted = os.environ.get("KODEKS_RULES", "")
    if wanted not in ("", "interpreted", "compiled"):
        raise ImportError(f"KODEKS_RULES is interpreted or compiled, not {wanted!r}")
    if wanted == "interpreted":
        return
    if fresh():
        kodeks.__path__.insert(0, str(OVERLAY / "kodeks"))
        sys.path.append(str(OVERLAY))  # what the compiled modules share lies there
    elif wanted == "compiled":
        raise ImportError("KODEKS_RULES=compiled, but these sources are not compiled: run make native")


choose()
