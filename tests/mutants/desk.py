"""A scratch copy of the sources in which one break after the other is tried."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from tests.mutants.breaks import Break

ROOT = Path(__file__).parents[2]
SOURCE = Path("src/kodeks")
SCRATCH = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md", "Makefile")
SLOW = ("test_invariants.py", "test_printings.py", "test_oracle.py", "test_guess.py", "test_mirror.py")
SURVIVED = "survived"
COLLECTING = "collecting the tests"
NOTHING_TO_RUN = 5  # what pytest says then
MEMORY = 4 << 30
SHARED = (
    "tests/kernel",
    "tests/test_scenarios.py",
    "tests/test_goldens.py",
    "tests/bots/test_greedy.py",
    "tests/contract",
)


def tests_of(path: Path) -> list[list[str]]:
    """Two runs of pytest: the quick tests, and for what they do not notice those that play many games."""
    part = path.relative_to(SOURCE).parts
    if part[0] == "games" and len(part) > 2:
        tests = of_games(part[1])
        slow = [test for test in tests if test.rpartition("/")[2] in SLOW]
        quick = [test for test in tests if test not in slow]
        return [
            ["tests/test_scenarios.py", "tests/test_goldens.py", *quick, "-k", part[1]],
            ["tests/contract", *slow, "-k", part[1]],
        ]
    return [["tests/kernel", "tests/test_scenarios.py"], ["tests/contract", "tests/bots", "tests/test_goldens.py"]]


def of_games(name: str = "*") -> list[str]:
    return sorted(test.relative_to(ROOT).as_posix() for test in (ROOT / "tests/games").glob(f"{name}/test_*.py"))


QUICK = 1.0  # seconds, with every call noted


class Calls:
    """Which tests call a function, the shortest first: a guess where to look, made once (build/mutants/calls.json)."""

    def __init__(self, desk: Desk, quick: bool) -> None:
        file = SCRATCH / "calls.json"
        if not file.exists():
            some = [test for test in of_games() if test.rpartition("/")[2] not in SLOW]
            if desk.run([*SHARED, *some, "--calls", str(file)]):
                file.unlink()
                raise SystemExit("these tests fail without any break")
        self.tests: dict[str, list[str]] = {}
        self.times: dict[str, float] = {}
        for test, (seconds, functions) in json.loads(file.read_text()).items():
            self.times[test] = seconds
            for function in functions if seconds < QUICK or not quick else []:
                self.tests.setdefault(function, []).append(test)

    def of(self, one: Break) -> list[str]:
        found = self.tests.get(f"{one.path.relative_to(SOURCE).as_posix()}:{one.function}", [])
        return sorted(found, key=lambda test: self.times[test])


class Desk:
    """A scratch copy in which one break after the other is tried."""

    def __init__(self, number: int, quick: bool) -> None:
        self.quick = quick
        self.folder = SCRATCH / f"desk{number}"
        self.sound: set[str] = set()  # tests that pass without a break
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif (ROOT / name).exists():
                shutil.copy2(ROOT / name, self.folder / name)

    def tried(self, one: Break, source: str, calls: Calls) -> str:
        """`survived`, or the test that noticed it."""
        near = calls.of(one)
        listed = self.folder / "near.txt"
        listed.write_text("\n".join(near))
        runs = [[*arguments, "--but", str(listed)] for arguments in tests_of(one.path)]
        if self.quick:
            runs = [] if near else runs[:1]
        if near:
            runs.insert(0, [*dict.fromkeys(test.partition("::")[0] for test in near), "--only", str(listed)])
        place = self.folder / one.path
        for arguments in runs:
            place.write_text(one.apply(source))
            failed = self.run(arguments)
            place.write_text(source)
            if failed:
                self.check(failed, arguments)
                return failed
        return SURVIVED

    def check(self, test: str, arguments: list[str]) -> None:
        """Nothing can be said of a break by a test that fails without it."""
        alone = self.folder / "alone.txt"
        alone.write_text(test)
        if test not in self.sound and self.run([*arguments, "--only", str(alone)]):
            raise RuntimeError(f"this fails without any break: {test}")
        self.sound.add(test)

    def run(self, arguments: list[str]) -> str:
        """The test at which it stopped."""
        now = self.folder / "now.txt"
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "tests.mutants.plugin"]
        env = os.environ | {
            "KODEKS_RULES": "interpreted",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder}",
        }
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(
            [*command, "--now", str(now), *arguments],
            cwd=self.folder,
            env=env,
            stdout=quiet,
            stderr=quiet,
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        )
        try:
            code = process.wait()
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        return "" if code in (0, NOTHING_TO_RUN) else now.read_text() or COLLECTING
