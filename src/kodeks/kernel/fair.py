"""Chance that nobody can bend, neither a player nor who keeps the table, even when that one plays too.

The seed is `secret/number/number…`, and all of it is promised by hash before any of it is shown:

1. The hash of the secret is published first (`sealed`).
2. Each seat promises a number by its hash, which is made with `sealed` and so can not be older (`commit`).
3. When every promise is known to every seat, the numbers are opened. Who does not open annuls the table.

A seat that promised nothing (a bot, a browser without scripts) adds nothing: the secret speaks for it alone.
docs/fair.md says why nobody gains by any step.
"""

from __future__ import annotations

import hashlib
import re

from kodeks.kernel.journal import odds_in
from kodeks.kernel.note import letter
from kodeks.kernel.table import Table

NUMBER = re.compile(r"[0-9A-Za-z]{24,64}")  # too many to be found by trying out their hashes
COMMIT = re.compile(r"[0-9a-f]{64}")
SERVED = "server"  # in place of a promise

# what a journal proves
FAIR = "fair"
UNPROVEN = "unproven"
BROKEN = "broken"


def seal(secret: str) -> str:
    """What is published before the players promise their numbers."""
    return hashlib.sha256(secret.encode()).hexdigest()


def commitment(sealed: str, seat: int, number: str) -> str:
    """What a seat promises: no other seat can repeat it, and it is made after the seal."""
    return hashlib.sha256(f"{sealed}/{letter(seat)}/{number}".encode()).hexdigest()


def mixed(secret: str, numbers: list[str]) -> str:
    """The seed of the game; a seat that gave nothing leaves its place empty."""
    return "/".join([secret, *numbers])


def is_number(text: str) -> bool:
    """As a player may promise it."""
    return NUMBER.fullmatch(text) is not None


def is_commit(text: str) -> bool:
    return COMMIT.fullmatch(text) is not None


def secret_of(table: Table) -> str:
    return table.seed.split("/")[0]


def numbers_of(table: Table) -> list[str]:
    return table.seed.split("/")[1:]


def wrong_seal(table: Table) -> bool:
    """Whether another secret was published."""
    return bool(table.sealed) and seal(secret_of(table)) != table.sealed


def wrong_seats(table: Table) -> list[int]:
    """The seats whose number is not what they promised."""
    if not table.commits:
        return []
    numbers = numbers_of(table)
    if len(numbers) != table.seats:
        return list(range(table.seats))
    return [seat for seat in range(table.seats) if not _kept(table, seat, numbers[seat])]


def _kept(table: Table, seat: int, number: str) -> bool:
    if table.commits[seat] == SERVED:
        return not number  # one that nobody promised could have been chosen last
    return is_number(number) and commitment(table.sealed, seat, number) == table.commits[seat]


def wrong_odds(table: Table, text: str) -> bool:
    """Whether the journal says that chance could have answered what the rules do not let it."""
    return odds_in(text) != odds_in(table.journal())


def is_promised(table: Table) -> bool:
    """Whether some seat's own number, which nobody else could know in time, is in the seed."""
    return bool(table.sealed) and any(commit != SERVED for commit in table.commits)


def differs(table: Table, kept: str) -> str:
    """What of the seal, the number and the promises that a browser kept the journal has not; '' for nothing."""
    lines = [" ".join(line.split()) for line in kept.splitlines() if line.strip()]
    words = dict(line.rpartition(" ")[::2] for line in lines)
    mine = [seat for seat in range(table.seats) if words.get("seat") == letter(seat)]
    there = [f"sealed {table.sealed}", *(f"seat {letter(seat)}" for seat in mine)]
    there += [f"number {numbers_of(table)[seat]}" for seat in mine if table.commits]
    there += [f"commit {letter(seat)} {commit}" for seat, commit in enumerate(table.commits)]
    return next((line for line in [*lines, *there] if line not in there or line not in lines), "")
