"""Doors that tests try from the inside: they are tried once more here, and counted."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from siege.field import Result

ROOT = Path(__file__).parents[1]
MINUTES = 5
DOORS = {
    "times": ("spectators with a delay, errors, clocks of other servers", ["tests/web/test_times.py"]),
    "small doors": (
        "file modes, names like a bot's, links for another device",
        ["tests/web/test_small_doors.py", "tests/web/test_visitors.py"],
    ),
    "set aside": ("damage in every phase, a card file removed, a rule mended", ["tests/web/test_aside.py"]),
    "promises": ("numbers kept back, changed, opened twice", ["tests/web/test_promises.py"]),
    "bad requests": ("forms, addresses, files", ["tests/web/test_requests.py", "tests/web/test_uploads.py"]),
}


def attack(name: str) -> Result:
    tried, files = DOORS[name]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60 * MINUTES)
    found = re.findall(r"(\d+) (passed|failed|errors?)", done.stdout)
    measured = ", ".join(f"{count} {what}" for count, what in found) or "nothing ran"
    return Result(name, tried, "every test passes", measured, done.returncode == 0)


def attacks() -> dict[str, Callable[[], Result]]:
    return {name: lambda name=name: attack(name) for name in DOORS}  # type: ignore[misc]
