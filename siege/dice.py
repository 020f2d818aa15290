"""Journals that were changed: `kodeks verify` says so by its exit code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import kodeks
from kodeks.kernel.fair import SERVED, commitment, seal
from siege.field import Result

SOURCE = Path(__file__).parents[1] / "src"


def journal() -> str:
    """Of a whole game with promises."""
    number = "e" * 32
    table = kodeks.game("archimedes").table(seats=2, seed=f"secret/{number}/")
    table.sealed = seal("secret")
    table.commits = [commitment(table.sealed, 0, number), SERVED]
    while table.turn is not None:
        table.play(table.moves()[-1])
    return table.journal()


def code(text: str, folder: str) -> int:
    path = Path(folder) / "game.journal"
    path.write_text(text, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-m", "kodeks", "verify", str(path)]
    return subprocess.run(command, env=env, capture_output=True, timeout=60).returncode


def attack() -> Result:
    whole = journal()
    rolls = next(
        found for found in re.finditer(r"^\* ([^,\n]+), ([^,\n]+)", whole, re.MULTILINE) if found[1] != found[2]
    )
    changed = {
        "another seal": re.sub(r"^sealed .", lambda found: "sealed " + "01"[found[0][-1] == "0"], whole, flags=re.M),
        "another number": whole.replace("e" * 32, "f" * 32),
        "another secret": whole.replace("seed secret", "seed secrets"),
        "cut": whole[: len(whole) // 2],
        "rolls swapped": whole.replace(rolls[0], f"* {rolls[2]}, {rolls[1]}", 1),
        "a promise taken away": re.sub(r"^commit A .*", f"commit A {SERVED}", whole, flags=re.M),
    }
    with tempfile.TemporaryDirectory() as folder:
        fair = code(whole, folder)
        passed = [what for what, text in changed.items() if code(text, folder) == 0]
    measured = f"the true one {fair}, passed: {', '.join(passed) or 'none'}"
    held = fair == 0 and not passed
    return Result("dice", f"{len(changed)} changed journals", "exit 0 for the true one alone", measured, held)
