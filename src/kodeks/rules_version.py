"""The version of a game's rules, as rows of its tables keep it: `0.1.0+1f3a9c20`, a release and its sources."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

from kodeks._overlay import FACE, PACKAGE
from kodeks.kernel.game import Game

LETTERS = 8  # of the hash
PARTS = (".py", ".cards")


def rules_version(made: Game) -> str:
    return _version(type(made).__module__)


@cache
def _version(module: str) -> str:
    """Of what the game is played by: the kernel, and the game without its face."""
    package = sys.modules[sys.modules[module].__package__ or module]
    places = [PACKAGE / "kernel", *map(Path, getattr(package, "__path__", []))]
    seen = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*")):
            if path.suffix in PARTS and FACE not in path.relative_to(place).parts:
                seen.update(f"\n{path.relative_to(place)}\n".encode())
                seen.update(path.read_bytes())
    return f"{sys.modules['kodeks'].__version__}+{seen.hexdigest()[:LETTERS]}"
