"""How long a person waits for bots: python -m tests.web.waiting arcanon plays a whole game at the normal pace."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.web.browsing import Person, house, launched
from tests.web.clicking import LIVELY, begin
from tests.web.postgres import kept_in
from tests.web.serving import Served

A_LOOK = 1.5  # seconds in which a person decides, as the whole game's time is reckoned
ASKED = "document.querySelector('#moves button[name=move]:not([aria-disabled])') || document.querySelector('#result')"


def waits(person: Person, most: int) -> list[float]:
    """Seconds between a move of one's own and the next question, by a player who plays whatever comes."""
    rng, found = Random(5), []
    for _ in range(most):
        if not person.asked():
            break
        person.go_on()
        moves = person.moves()
        if not moves:
            continue
        before = person.at()
        person.within_reach(rng.choice(moves)).click()
        start = time.monotonic()
        person.moved_from(before)
        person.wait(ASKED)
        found.append(time.monotonic() - start)
    return found


def main() -> None:
    game, most = sys.argv[1:3] if len(sys.argv) > 2 else (*sys.argv[1:2], "1000")
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(kept_in(Path(folder)), "--pace", "0.8") as served,
        launched() as browser,
        house(browser, served.url) as welcome,
    ):
        ewa = welcome("/", **LIVELY)
        begin(ewa, game)
        start = time.monotonic()
        found = waits(ewa, int(most))
        waited, over = sum(found), "whole game" if ewa.over() else "not to its end"
        print(f"{game}, {over}: {len(found)} decisions, {waited:.0f} s waited, longest {max(found):.1f} s,")
        print(f"{sum(one > 3 for one in found)} waits over 3 s; a person who looks {A_LOOK} s at each: ")
        print(f"{(waited + A_LOOK * len(found)) / 60:.1f} minutes ({time.monotonic() - start:.0f} s of the clock)")
        ewa.complaints.clear()


if __name__ == "__main__":
    main()
