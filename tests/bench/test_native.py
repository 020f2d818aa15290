"""The compiled rules play the same games as the interpreted ones, to the last bit of every state."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from kodeks._overlay import fresh

ROOT = Path(__file__).resolve().parents[2]


def digests(rules: str, hash_seed: int) -> list[str]:
    """By a process with this form of the rules; hash seeds differ, so nothing may hang on the order of a set."""
    env = {**os.environ, "KODEKS_RULES": rules, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.bench.digests"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == rules
    return done.stdout.splitlines()


def test_both_forms_of_the_rules_give_the_same_states() -> None:
    subprocess.run([sys.executable, str(ROOT / "native.py")], check=True)
    other = "compiled" if fresh() else "interpreted"
    if other == "interpreted":
        print("nothing can be compiled here: the interpreted rules are compared with themselves")
    one, two = digests("interpreted", 1), digests(other, 2)
    assert len(one) > 1000
    for line, twin in zip(one, two, strict=True):
        assert line == twin
