"""The bench compares what is the same, and takes ratios within a repeat."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("run")


def worker(*args: str) -> list[str]:
    command = [sys.executable, str(BENCH / "worker.py"), *args]
    env = {**os.environ, "PYTHONPATH": str(BENCH.parent / "src")}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()


def test_kodeks_plays_as_plain_python_does_where_no_tie_arises() -> None:
    whole, to_a_tie, different = map(int, worker("kodeks", "verify", "5000", "200"))
    assert different == 0
    assert whole + to_a_tie == 200
    assert whole > 80


def test_a_worker_says_what_it_did() -> None:
    decisions, games, seconds = map(float, worker("kodeks", "play", "0.01"))
    assert 100 < decisions / games < 500
    assert seconds >= 0.01
    copies, seconds = map(float, worker("arcanon", "copy", "0.01"))
    assert copies > 0
    assert seconds >= 0.01


def test_a_ratio_is_taken_within_a_repeat(run: Any) -> None:
    """The second repeat met a machine half as fast: each ratio is 4 or 5 all the same."""
    rates = {"compiled": {"decisions": [400.0, 250.0, 500.0]}, "c": {"decisions": [100.0, 50.0, 100.0]}}
    assert run.ratio(rates, "compiled", "c") == 5.0
    assert run.ratio(rates, "compiled", "spiel") is None


def test_a_bar_passes_fails_or_is_not_measured(run: Any) -> None:
    rates = {"compiled": {"decisions": [25.0]}, "spiel": {"decisions": [1.0]}, "c": {"decisions": [800.0]}}
    met = {bar["bar"]: bar["met"] for bar in run.bars(rates, 0.4)}
    assert met == {
        "compiled, against OpenSpiel": True,
        "compiled, against C": False,
        "interpreted, against OpenSpiel": None,
        "Arcanon compiled, against Archimedes in plain Python": None,
        "milliseconds of a random game of Star Wars, compiled": None,
        "milliseconds of a random game of Berserk, compiled": None,
        "milliseconds of a copy in the middle of it": None,
        "milliseconds of a copy in the middle of a battle of Berserk": None,
        "seconds of kodeks --help": False,
    }


def test_a_missing_peer_is_named(run: Any) -> None:
    found = {
        "machine": "2 cores",
        "repeats": 1,
        "engines": {"c": "C"},
        "rates": {"c": {"decisions": [3000.0], "games": [12.0], "copies": []}},
        "bars": run.bars({}, 0.1),
        "verified": ["C: 1000 games"],
        "left_out": ["left out: boardgame.io: node and npm are not installed"],
    }
    text = run.report(found)
    assert "| C | 3,000 | 12 | - | - | - | 1.0 |" in text
    assert "not measured" in text
    assert "- left out: boardgame.io: node and npm are not installed" in text
