"""Classes of the card language in a module of one's own, played in a process of its own: they are there for good."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from kodeks import _overlay

FORMS = ["interpreted", "compiled"] if _overlay.fresh() else ["interpreted"]


def said_by(folder: Path, scratch: str, play: str, rules: str) -> str:
    """What the script prints; it can import `scratch`."""
    (folder / "scratch.py").write_text(scratch)
    (folder / "play.py").write_text(play)
    source = Path(_overlay.__file__).parents[1]
    env = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{folder}", "KODEKS_RULES": rules}
    done = subprocess.run([sys.executable, "play.py"], env=env, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout
