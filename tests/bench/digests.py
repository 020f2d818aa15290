"""Prints the state hashes of seeded random games of every game and option; test_native.py compares them."""

from __future__ import annotations

import sys

import kodeks
from tests.play import all_cases, questions

EVERY = 7  # answers between two hashes


def main() -> None:
    print("compiled" if kodeks.compiled() else "interpreted", file=sys.stderr)
    for case in all_cases():
        state = case.game.new(case.seats, **case.options)
        for i, turn in enumerate(questions(state, case.rng())):
            if i % EVERY == 0:
                print(case, i, turn, state.moves(), state.digest())
        print(case, "over", state.scores(), state.winners(), state.digest())


if __name__ == "__main__":
    main()
