"""examples/kuhn, the game of docs/adding-a-game.md: installed as a package, and as a folder among the games."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import kodeks

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "kuhn"
PAGE = ROOT / "docs" / "adding-a-game.md"
SHOWN = re.compile(r"`examples/kuhn/([^`]+)`:\n\n```\w*\n(.*?)```", re.DOTALL)


def python(place: Path, *command: str, **env: str) -> str:
    """With the packages that lie there."""
    found = {**os.environ, "PYTHONPATH": str(place), "XDG_DATA_HOME": str(place), "LC_ALL": "C.UTF-8", **env}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=found, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As pip installs it, from a copy: a build leaves files behind."""
    place = tmp_path_factory.mktemp("installed")
    source = place / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip"] if importlib.util.find_spec("pip") else ["uv", "pip"]
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(place / "packages")]
    subprocess.run([*pip, "install", *options, str(source)], check=True)
    return place / "packages"


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    return importlib.import_module("kuhn.game")


# the page


def test_the_page_shows_the_files_as_they_are() -> None:
    shown = dict(SHOWN.findall(PAGE.read_text(encoding="utf-8")))
    assert {"pyproject.toml", "kuhn/rulebook.toml", "kuhn/game.py", "kuhn/face/web.py"} <= set(shown)
    for name, text in shown.items():
        assert text == (EXAMPLE / name).read_text(encoding="utf-8"), name


def test_a_complete_game_fits_in_120_lines() -> None:
    assert len((EXAMPLE / "kuhn" / "game.py").read_text(encoding="utf-8").splitlines()) < 120


# the rules


def test_the_game_plays_by_its_rulebook(kuhn: ModuleType) -> None:
    table = kuhn.GAME.table(seed=3)
    assert table.moves() == ["pass", "bet"]
    assert [clause.id for clause in table.why_not("call")] == ["KUHN-2"]
    table.play("bet")
    table.play("fold")
    assert (table.winners(), table.scores()) == ([0], [1, -1])
    assert [clause.id for clause in table.why_not("bet")] == ["KUHN-3"]


def test_every_deal_of_the_game_is_guessed_and_no_impossible_one(kuhn: ModuleType) -> None:
    table = kuhn.GAME.table(seed=3)
    rng = kodeks.Rng(5)
    worlds = {tuple(table.state.guess(0, rng).cards) for _ in range(100)}
    mine = table.state.cards[0]
    assert worlds == {(mine, other) for other in range(3) if other != mine}
    watched = {tuple(table.state.guess(15, rng).cards) for _ in range(200)}
    assert watched == {(a, b) for a in range(3) for b in range(3) if a != b}


# installed


def test_every_command_knows_the_installed_game(installed: Path) -> None:
    assert "kuhn: Kuhn poker" in python(installed, "-m", "kodeks", "games")
    assert "KUHN-2" in python(installed, "-m", "kodeks", "rules", "kuhn", "bet")
    files = [str(EXAMPLE / "scenarios"), str(EXAMPLE / "kuhn" / "face" / "lessons")]
    assert "2 scenarios hold" in python(installed, "-m", "kodeks", "check", *files)
    table = python(
        installed, "-m", "kodeks", "arena", "kuhn", "random", "search:50", "--games", "6", "--processes", "2"
    )
    assert "6 games of Kuhn poker" in table


def test_a_journal_of_the_installed_game_replays(installed: Path) -> None:
    program = (
        "import kodeks; table = kodeks.game('kuhn').table(seed=3); table.play('bet'); table.play('fold');"
        "assert kodeks.replay(table.journal()).state.dump() == table.state.dump()"
    )
    python(installed, "-c", program)


def test_the_installed_game_has_tables(installed: Path, tmp_path: Path) -> None:
    python(installed, "-m", "tests.docs.kuhn_tables", str(tmp_path))


# a folder


def test_a_folder_among_the_games_is_enough(tmp_path: Path) -> None:
    """No file outside it is touched: not the list of games, no page, no catalogue."""
    shutil.copytree(ROOT / "src" / "kodeks", tmp_path / "kodeks", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(EXAMPLE / "kuhn", tmp_path / "kodeks" / "games" / "kuhn")
    program = "import kodeks; print(kodeks.game('kuhn').__module__)"
    assert python(tmp_path, "-c", program, KODEKS_RULES="interpreted") == "kodeks.games.kuhn.game\n"
    python(tmp_path, "-m", "tests.docs.kuhn_tables", str(tmp_path), KODEKS_RULES="interpreted")
