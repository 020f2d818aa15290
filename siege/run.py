"""The siege: every attack against a real server on this machine, and a table of what held.

python -m siege.run                     all of them, a few minutes
python -m siege.run kills disk          those whose names hold one of these words
python -m siege.run --save siege/results.md

The exit code is 1 when a door is open. Everything stays on loopback addresses.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kodeks.kernel.form import which
from siege import blocking, cards, clock, crowd, damage, database, dice, disk, held, kills, lobby, sizes, slow, thinking
from siege.field import Result

QUICK: dict[str, Callable[[], Result]] = {  # make test runs these
    "cards of others": cards.attack,
    "damaged tables": damage.attack,
    "sizes": sizes.attack,
    "the lobby": lobby.attack,
    "dice": dice.attack,
    "clock jumps": clock.attack,
    "a full disk": disk.attack,
    "thinking": thinking.attack,
    "long questions": blocking.attack,
}
LONG: dict[str, Callable[[], Result]] = {
    "the lobby and moves": lobby.moves,
    "connections": crowd.attack,
    "slow readers": slow.attack,
    "PostgreSQL restarts": database.attack,
    "kills, SQLite": kills.on_sqlite,
    "kills, PostgreSQL": kills.on_postgresql,
}
BUSY = os.getloadavg()[0]  # what else ran when it began
WORDS = {True: "held", False: "OPEN", None: "not tried"}


def tried(name: str, attack: Callable[[], Result]) -> Result:
    """An attack that breaks off has found something."""
    began = time.monotonic()
    try:
        result = attack()
    except Exception as error:
        result = Result(name, "", "", f"{type(error).__name__}: {str(error)[:200]}".replace("\n", " "), False)
    print(f"{result.name}: {WORDS[result.held]}, {time.monotonic() - began:.0f} s", file=sys.stderr)
    return result


def report(results: list[Result]) -> list[str]:
    lines = [
        f"{os.cpu_count()} cores, Python {platform.python_version()}; {which()}. Load of the machine: {BUSY:.1f}.",
        "",
    ]
    lines += ["| attack | tried | bar | measured | |", "| --- | --- | --- | --- | --- |"]
    for one in results:
        cells = [one.name, one.tried, one.bar, one.measured, WORDS[one.held]]
        lines.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--save", type=Path)
    args = parser.parse_args()
    everything = {**QUICK, **held.attacks(), **LONG}
    chosen = {name: one for name, one in everything.items() if not args.words or any(w in name for w in args.words)}
    results = [tried(name, attack) for name, attack in chosen.items()]
    lines = report(results)
    print("\n".join(lines))
    if args.save:
        args.save.write_text("\n".join(["# One run of `make siege`", "", *lines, ""]), encoding="utf-8")
    return 1 if any(one.held is False for one in results) else 0


if __name__ == "__main__":
    raise SystemExit(main())
