"""Which form of the rules is imported: as they stand in the sources, or compiled by `make native` or in a wheel.

Modules of kernel, games and bots may lie compiled in build/native of a working copy, or in _native of the installed
package, beside a stamp of the sources they were made from. They are used when the stamp fits, so a compiled rule is
never older than its source. All else, such as the faces of the games, comes from the sources.
KODEKS_RULES=interpreted or KODEKS_RULES=compiled insists on one form.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
INSTALLED = PACKAGE / "_native"
OVERLAY = INSTALLED if INSTALLED.is_dir() else PACKAGE.parents[1] / "build" / "native"
STAMP = "stamp"
COMPILED = ("kernel", "games", "bots")
FACE = "face"  # of a game: no part of its rules


def sources() -> list[Path]:
    """All that the overlay is made from."""
    found = [path for part in COMPILED for path in (PACKAGE / part).rglob("*")]
    rules = [path for path in found if FACE not in path.relative_to(PACKAGE).parts]
    return sorted(path for path in rules if path.suffix in (".py", ".toml", ".cards"))


def stamp() -> str:
    """Of the sources, and of the Python that runs them."""
    seen = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources():
        seen.update(f"\n{path.relative_to(PACKAGE)}\n".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()


def fresh() -> bool:
    """Whether the overlay holds these very sources, compiled."""
    made = OVERLAY / STAMP
    return made.is_file() and made.read_text() == stamp()


class Overlay:
    """Finds the modules of Kodeks that lie in the overlay; packages are those of the sources."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("kodeks."):
            return None
        folder = OVERLAY.joinpath(*name.split(".")[:-1])
        found = PathFinder.find_spec(name, [str(folder)], target)
        return found if found is not None and found.submodule_search_locations is None else None


def choose() -> None:
    wanted = os.environ.get("KODEKS_RULES", "")
    if wanted not in ("", "interpreted", "compiled"):
        raise SystemExit(f"kodeks: KODEKS_RULES is interpreted or compiled, not {wanted!r}")
    if wanted == "interpreted":
        return
    if fresh():
        sys.meta_path.insert(0, Overlay())
        sys.path.append(str(OVERLAY))  # what the compiled modules share lies there
    elif wanted == "compiled":
        raise SystemExit("kodeks: KODEKS_RULES=compiled, but these sources are not compiled: run make native")


choose()
