"""A long soak: the contract of every game, with new seeds and options, until it is stopped or the time is up.

python -m tests.soak --minutes 30 --seed 1

What fails is printed with the case that repeats it, and the soak goes on; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from types import ModuleType

import kodeks
from tests.contract import test_hidden, test_state, test_table
from tests.games.berserk import test_invariants as of_berserk
from tests.games.starwars import test_invariants
from tests.play import Case, fitting_seats, playable

FOREVER = 60 * 24 * 365


def contract() -> list[Callable[[Case], None]]:
    """The tests that every game must pass with any options."""
    return [
        test
        for module in (test_state, test_table, test_hidden, test_invariants, of_berserk)
        for name, test in vars(module).items()
        if name.startswith("test_") and not isinstance(test, ModuleType) and "case" in test.__code__.co_varnames[:1]
    ]


def cases(first_seed: int) -> Iterator[Case]:
    """Games in turn, with random options and seats."""
    for seed in count(first_seed):
        for name in playable():
            game = kodeks.game(name)
            rng = Random(f"{name}/{seed}")
            given = {option.name: rng.choice(option.values()) for option in game.options}
            seats = fitting_seats(game, rng.randrange(game.high), given)
            yield Case(name, seats, tuple(given.items()), seed, telling=False)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=FOREVER)
    parser.add_argument("--seed", type=int, default=1000, help="the first seed; each case has its own")
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    checks = contract()
    print(f"{kodeks.kernel.form.which()}; {len(checks)} checks on each case; stop with Ctrl+C")
    done = failed = 0
    try:
        for case in cases(args.seed):
            for check in checks:
                try:
                    check(case)
                except Exception:
                    failed += 1
                    traceback.print_exc()
                    print(f"FAILED: {check.__name__} with {case!r}", flush=True)
            done += 1
            if done % 10 == 0:
                print(f"{done} cases, {failed} failures", flush=True)
            if time.monotonic() > end:
                break
    except KeyboardInterrupt:
        pass
    print(f"{done} cases, {failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
