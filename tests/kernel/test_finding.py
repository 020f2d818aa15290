"""Games are found by looking: in their folder, and in other installed packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = """
from kodeks.kernel.game import Game
GAME = Game("{name}", "A game", 2, 2, "", [])
"""


def installed(place: Path, entries: dict[str, str], modules: dict[str, str]) -> None:
    """A package as pip leaves it: modules, and beside them what they offer."""
    info = place / "theirs-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[kodeks.games]", *lines, ""]))
    for name, text in modules.items():
        (place / f"{name}.py").write_text(text)


def python(place: Path, program: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{place}", "KODEKS_RULES": "interpreted"}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)


def test_a_game_of_another_package_is_found(tmp_path: Path) -> None:
    installed(tmp_path, {"theirs": "theirs:GAME"}, {"theirs": GAME.format(name="theirs")})
    done = python(tmp_path, "import kodeks; print(kodeks.game('theirs').title, 'theirs' in kodeks.games())")
    assert (done.stdout, done.stderr) == ("A game True\n", "")


@pytest.mark.parametrize(
    ("entries", "module", "why"),
    [
        ({"broken": "missing:GAME"}, "", "No module named 'missing'"),
        ({"broken": "theirs:GAME"}, "raise RuntimeError('no luck')", "no luck"),
        ({"broken": "theirs:GAME"}, "GAME = 3", "theirs:GAME is no game of this name"),
        ({"broken": "theirs:GAME"}, GAME.format(name="other"), "theirs:GAME is no game of this name"),
        ({"arcanon": "theirs:GAME"}, GAME.format(name="arcanon"), "another game has this name"),
    ],
)
def test_a_broken_game_of_another_package_is_told_and_left_out(
    tmp_path: Path, entries: dict[str, str], module: str, why: str
) -> None:
    (name,) = entries
    installed(tmp_path, {**entries, "whole": "whole:GAME"}, {"theirs": module, "whole": GAME.format(name="whole")})
    done = python(tmp_path, "import kodeks; print(kodeks.games(), kodeks.game('arcanon').title)")
    assert done.stdout == "['arcanon', 'archimedes', 'berserk', 'starwars', 'whole'] Arcanon\n"
    assert f"the game {name} ({entries[name]}) is left out: {why}" in done.stderr


def test_no_game_is_imported_before_somebody_asks_for_it(tmp_path: Path) -> None:
    installed(tmp_path, {"theirs": "theirs:GAME"}, {"theirs": "raise RuntimeError('imported')"})
    program = "import sys, kodeks.cli; print([name for name in sys.modules if name.startswith('kodeks.games.')])"
    done = python(tmp_path, program)
    assert (done.stdout, done.stderr) == ("[]\n", "")
