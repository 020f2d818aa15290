"""The same work on Kodeks and on its peers, side by side: random games of Archimedes with four seats (SPEC.md).

python bench/run.py                     check that all play the same games, measure, print the table
python bench/run.py --repeats 9 --save bench/results.md

Rates are per second of CPU time. The repeats are interleaved, ratios are taken within a repeat, and the table shows
medians: so a busy machine disturbs them little. The exit code is 1 when games differ or a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from peers import ROOT, Engine, engines

SEEDS = 1000
FEW_SEEDS = 50  # for an engine that needs a minute for all
Rates = dict[str, dict[str, list[float]]]

# what is measured, of what, at least
BARS = [
    ("compiled, against OpenSpiel", "compiled", "spiel", 20.0),
    ("compiled, against C", "compiled", "c", 1 / 30),
    ("interpreted, against OpenSpiel", "interpreted", "spiel", 3.0),
    ("Arcanon compiled, against Archimedes in plain Python", "arcanon compiled", "plain", 0.9),
]
# what one of them takes, in milliseconds, at most
LIMITS = [
    ("milliseconds of a random game of Star Wars, compiled", "starwars compiled", "games", 40.0),
    ("milliseconds of a copy in the middle of it", "starwars compiled", "copies", 0.04),
    ("milliseconds of a random game of Berserk, compiled", "berserk compiled", "games", 25.0),
    ("milliseconds of a copy in the middle of a battle of Berserk", "berserk compiled", "copies", 0.03),
]
HELP = 0.3  # seconds of `kodeks --help`, at most


def verify(there: dict[str, Engine]) -> list[tuple[bool, str]]:
    """Do all play the same games? For each engine, whether it does and how that was found."""
    want = there["plain"].run("verify", 1, SEEDS)
    few = there["plain"].run("verify", 1, FEW_SEEDS)
    found = []
    for key, engine in there.items():
        if key in ("compiled", "interpreted"):
            whole, to_a_tie, different = engine.run("verify", 1, SEEDS)
            same = different == "0"
            how = (
                f"of {SEEDS} games {whole} as in plain Python, {to_a_tie} up to their first tie, {different} different"
            )
        elif key == "c":
            same = engine.run("verify", 1, SEEDS) == want
            how = f"{SEEDS} games as in plain Python"
        elif key == "boardgame":
            same = engine.run("verify", 1, FEW_SEEDS) == few
            how = f"{FEW_SEEDS} games as in plain Python"
        elif key == "spiel":
            ratio = int(engine.run("verify", 1, SEEDS // 4)[0]) * 4 / int(want[0])
            same = abs(ratio - 1) < 0.05
            how = f"games {ratio:.2f} times as long as in plain Python"
        else:
            continue
        found.append((same, f"{'' if same else 'NOT THE SAME: '}{engine.title}: {how}"))
    return found


def measure(there: dict[str, Engine], seconds: float, repeats: int) -> Rates:
    """By engine and kind of work, one rate per repeat."""
    rates: Rates = {key: {"decisions": [], "games": [], "copies": []} for key in there}
    for repeat in range(repeats):
        for key, engine in there.items():
            decisions, games, took = map(float, engine.run("play", seconds))
            rates[key]["decisions"].append(decisions / took)
            rates[key]["games"].append(games / took)
            if engine.copies:
                copies, took = map(float, engine.run("copy", seconds / 4))
                rates[key]["copies"].append(copies / took)
        print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
    return rates


def ratio(rates: Rates, one: str, other: str) -> float | None:
    if one not in rates or other not in rates:
        return None
    pairs = zip(rates[one]["decisions"], rates[other]["decisions"], strict=True)
    return median(mine / theirs for mine, theirs in pairs)


def help_seconds(repeats: int) -> float:
    """CPU seconds until the command line has answered."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    took = []
    for _ in range(repeats):
        before = os.times()
        subprocess.run([sys.executable, "-m", "kodeks", "--help"], env=env, check=True, capture_output=True)
        after = os.times()
        user, system = after.children_user - before.children_user, after.children_system - before.children_system
        took.append(user + system)
    return median(took)


def bars(rates: Rates, help_took: float) -> list[dict[str, Any]]:
    found = []
    for title, one, other, least in BARS:
        value = ratio(rates, one, other)
        found.append(
            {"bar": title, "least": least, "measured": value, "met": None if value is None else value >= least}
        )
    for title, one, work, most in LIMITS:
        took = 1000 / median(rates[one][work]) if one in rates else None
        found.append({"bar": title, "most": most, "measured": took, "met": None if took is None else took <= most})
    title = "seconds of kodeks --help"
    return [*found, {"bar": title, "most": HELP, "measured": help_took, "met": help_took <= HELP}]


def times(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.1f}" if value >= 0.1 else f"1/{1 / value:,.0f}"


def rate(values: list[float]) -> str:
    return f"{median(values):,.0f}" if values else "-"


def report(found: dict[str, Any]) -> str:
    lines = [f"{found['machine']}; medians of {found['repeats']} repeats.", ""]
    lines += ["| engine | decisions/s | games/s | copies/s | × OpenSpiel | × plain Python | × C |"]
    lines += ["| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for key, title in found["engines"].items():
        mine = found["rates"][key]
        rates = [rate(mine[kind]) for kind in ("decisions", "games", "copies")]
        ratios = [times(ratio(found["rates"], key, other)) for other in ("spiel", "plain", "c")]
        lines.append(f"| {' | '.join([title, *rates, *ratios])} |")
    lines += ["", "| bar | asked | measured | |", "| --- | ---: | ---: | --- |"]
    for bar in found["bars"]:
        asked = f"≥ {times(bar['least'])}" if "least" in bar else f"≤ {bar['most']}"
        measured = times(bar["measured"]) if "least" in bar or bar["measured"] is None else f"{bar['measured']:.3g}"
        verdict = {True: "pass", False: "FAIL", None: "not measured"}[bar["met"]]
        lines.append(f"| {bar['bar']} | {asked} | {measured} | {verdict} |")
    lines += ["", *[f"- {line}" for line in found["verified"] + found["left_out"]]]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each measurement (default: 1)")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print all numbers as JSON")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the table there, too")
    args = parser.parse_args()
    every = engines()
    there = {engine.key: engine for engine in every if not engine.missing}
    verified = verify(there)
    rates = measure(there, args.seconds, args.repeats)
    found: dict[str, Any] = {
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
        "repeats": args.repeats,
        "engines": {key: engine.title for key, engine in there.items()},
        "rates": rates,
        "bars": bars(rates, help_seconds(args.repeats)),
        "verified": [line for _, line in verified],
        "left_out": [f"left out: {engine.title}: {engine.missing}" for engine in every if engine.missing],
    }
    table = report(found)
    print(json.dumps(found, indent=1) if args.json else table, end="")
    if args.save:
        args.save.write_text(f"# One run of `make bench`\n\n{table}", encoding="utf-8")
    missed = [bar for bar in found["bars"] if bar["met"] is False]
    return 1 if missed or not all(same for same, _ in verified) else 0


if __name__ == "__main__":
    sys.exit(main())
