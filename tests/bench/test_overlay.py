"""Compiled rules are used while they fit the sources, and never after."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kodeks._overlay import COMPILED

ROOT = Path(__file__).resolve().parents[2]
FORM = "import kodeks.kernel.native as native; print(getattr(native, 'FORM', 'source'))"
STAMP = "from kodeks._overlay import stamp; print(stamp(), end='')"


def python(copy: Path, program: str, rules: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "KODEKS_RULES": rules}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A working copy with an overlay that fits; a mark stands for its being compiled."""
    package = tmp_path / "src" / "kodeks"
    shutil.copytree(ROOT / "src" / "kodeks", package, ignore=shutil.ignore_patterns("__pycache__"))
    overlay = tmp_path / "build" / "native"
    for part in COMPILED:
        shutil.copytree(package / part, overlay / "kodeks" / part)
    with (overlay / "kodeks" / "kernel" / "native.py").open("a") as native:
        native.write("\nFORM = 'overlay'\n")
    (overlay / "stamp").write_text(python(tmp_path, STAMP, "interpreted").stdout)
    return tmp_path


def test_an_overlay_that_fits_is_used(copy: Path) -> None:
    assert python(copy, FORM).stdout == "overlay\n"
    assert python(copy, FORM, "compiled").stdout == "overlay\n"


def test_it_can_be_turned_off(copy: Path) -> None:
    assert python(copy, FORM, "interpreted").stdout == "source\n"


@pytest.mark.parametrize("name", ["kernel/rng.py", "games/archimedes/steps/s03_turn.py", "games/arcanon/rulebook.toml"])
def test_it_is_not_used_after_a_change(copy: Path, name: str) -> None:
    path = copy / "src" / "kodeks" / name
    before = path.stat()
    path.write_text(path.read_text() + "\n# changed\n")
    os.utime(path, (before.st_atime, before.st_mtime))  # as some tools unpack: the date tells nothing
    assert python(copy, FORM).stdout == "source\n"
    refused = python(copy, FORM, "compiled")
    assert refused.returncode != 0
    assert "run make native" in refused.stderr


def test_it_is_not_used_after_a_file_came_or_went(copy: Path) -> None:
    added = copy / "src" / "kodeks" / "games" / "archimedes" / "extra.py"
    added.write_text("")
    assert python(copy, FORM).stdout == "source\n"
    added.unlink()
    assert python(copy, FORM).stdout == "overlay\n"


def test_a_face_is_no_rule(copy: Path) -> None:
    """It is always that of the sources, and its changes leave the compiled rules as they are."""
    face = copy / "src" / "kodeks" / "games" / "arcanon" / "face"
    program = "import kodeks.faces as f; made = f.game('arcanon'); print(f.folder(made), f.face(made).about)"
    (face / "__init__.py").write_text("from kodeks.faces import Face\nFACE = Face(about='changed')\n")
    assert python(copy, FORM).stdout == "overlay\n"
    assert python(copy, program, "compiled").stdout == f"{face} changed\n"


def test_an_overlay_without_a_stamp_is_not_used(copy: Path) -> None:
    (copy / "build" / "native" / "stamp").unlink()
    assert python(copy, FORM).stdout == "source\n"


def test_an_unknown_form_is_refused(copy: Path) -> None:
    assert "interpreted or compiled" in python(copy, FORM, "fast").stderr
