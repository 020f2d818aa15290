"""The source package makes a wheel, and from the wheel alone everything runs.

The pure wheel is the one that is quick to make; `make wheel` sets KODEKS_WHEEL=compiled and tries the other.
Nothing is fetched: what Kodeks needs is lent to the fresh venv by the one that runs the tests.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import sys
import sysconfig
import tarfile
import termios
import venv
from pathlib import Path
from select import select
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
FORM = os.environ.get("KODEKS_WHEEL", "interpreted")
TAG = "py3-none-any" if FORM == "interpreted" else f"cp3{sys.version_info[1]}"
FOLDERS = ("src", "docs", "examples", "tests")
FILES = (
    *("pyproject.toml", "setup.py", "building.py", "native.py", "MANIFEST.in", "Makefile"),
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "requirements.lock", "requirements-dev.lock"),
)
PATIENCE = 120  # seconds without a word, on a busy machine
API = ["tests/kernel/test_exports.py", "tests/kernel/test_front_door.py", "tests/kernel/test_journal.py"]


def build(kind: str, source: Path, place: Path) -> Path:
    """As `python -m build --no-isolation` does it, in a process of its own."""
    program = f"import building; print(building.build_{kind}({str(place)!r}))"
    env = {**os.environ, "PYTHONPATH": str(source), "KODEKS_RULES": FORM if FORM == "interpreted" else ""}
    done = subprocess.run([sys.executable, "-c", program], cwd=source, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return place / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the source package, which is made from a copy: other tests work in the repository."""
    work = tmp_path_factory.mktemp("build")
    copy = work / "copy"
    left_out = shutil.ignore_patterns("*.egg-info", "__pycache__")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    for name in FILES:
        shutil.copy(ROOT / name, copy)
    packed = build("sdist", copy, work)
    with tarfile.open(packed) as archive:
        archive.extractall(work, filter="data")
    place = ROOT / "dist" if FORM == "compiled" else work
    place.mkdir(exist_ok=True)
    if FORM == "compiled":
        shutil.copy(packed, place)
    return build("wheel", work / packed.name.removesuffix(".tar.gz"), place)


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of a fresh venv with the wheel alone. A line in a .pth lends packages, but not what they themselves link to."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=False)
    [site] = home.glob("lib/python*/site-packages")
    ZipFile(wheel).extractall(site)
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return str(home / "bin" / "python")


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("KODEKS", "PYTHON"))}
    return {**kept, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


def run(python: str, env: dict[str, str], cwd: Path, *command: str) -> str:
    done = subprocess.run([python, *command], env=env, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_is_the_one_that_was_asked_for(wheel: Path) -> None:
    assert f"-{TAG}" in wheel.name
    names = ZipFile(wheel).namelist()
    sources = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src" / "kodeks").rglob("*") if path.is_file()}
    assert {name for name in sources if "__pycache__" not in name} <= set(names)
    assert any(name.startswith("kodeks/_native/") for name in names) == (FORM == "compiled")
    assert not [name for name in names if name.startswith("tests")]


def test_its_metadata_say_what_it_is(python: str, env: dict[str, str], tmp_path: Path) -> None:
    program = (
        "import json, kodeks; from importlib.metadata import metadata, entry_points\n"
        "found = metadata('kodeks').json\n"
        "assert found['version'] == kodeks.__version__, found\n"
        "[command] = entry_points(group='console_scripts', name='kodeks'); command.load()\n"
        "print(json.dumps([kodeks.__file__, kodeks.compiled(), found]))"
    )
    place, compiled, found = json.loads(run(python, env, tmp_path, "-c", program))
    assert Path(place).is_relative_to(Path(python).parents[1])
    assert compiled == (FORM == "compiled")
    assert found["description"].startswith("# Kodeks")
    assert found["description_content_type"] == "text/markdown"
    assert found["keywords"]
    assert len(found["classifier"]) > 5
    assert {"env", "openspiel", "dev"} <= set(found["provides_extra"])


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["--version"], "kodeks "),
        (["rules", "archimedes", "5.2"], "ARM-5.2"),
        (["arena", "archimedes", "greedy:1", "random", "--games", "2", "--processes", "2"], "2 games of Archimedes"),
        (["games"], "starwars: "),
        (["completion", "bash"], "complete"),
    ],
)
def test_commands_run(command: list[str], said: str, python: str, env: dict[str, str], tmp_path: Path) -> None:
    assert said in run(python, env, tmp_path, "-m", "kodeks", *command)


def test_the_tests_of_the_api_pass(python: str, env: dict[str, str]) -> None:
    run(python, env, ROOT, "-m", "pytest", "-q", "-p", "no:cacheprovider", *API)


def test_tables_are_served(python: str, env: dict[str, str], tmp_path: Path) -> None:
    command = [python, "-m", "kodeks", "serve", "--port", "0", "--processes", "1", "--lang", "en"]
    process = subprocess.Popen(command, env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = next(found[0] for line in process.stdout if (found := re.search(r"http://[^ /]+:\d+", line)))
        page = urlopen(f"{address}/new/arcanon").read().decode()
        styles = re.findall(r'href="(/[^"]+\.css[^"]*)"', page)
        assert styles
        assert all(urlopen(address + style).status == 200 for style in styles)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()


def test_a_table_opens_in_the_terminal(python: str, env: dict[str, str], tmp_path: Path) -> None:
    """In a terminal of its own, until the table shows a question with its clause."""
    mine, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    command = [python, "-m", "kodeks", "play", "archimedes", "--seat", "A=person", "--seed", "1", "--lang", "en"]
    process = subprocess.Popen(command, env=env, cwd=tmp_path, stdin=its, stdout=its, stderr=its)
    os.close(its)
    shown = ""
    try:
        while "ARM-" not in shown:  # who ends without it closes the terminal, and reading fails
            assert select([mine], [], [], PATIENCE)[0], shown
            shown += os.read(mine, 65536).decode(errors="replace")
    finally:
        process.kill()
        process.wait()
        os.close(mine)
