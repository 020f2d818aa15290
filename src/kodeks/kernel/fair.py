"""Chance that nobody can bend: a secret published as a hash before the game, and a number from each player.

The seed is `secret/number/number…`. Who keeps the table can not choose the secret after seeing the players'
numbers, since its hash is already known; no player can choose a number that helps, since the secret is not.
"""

from __future__ import annotations

import hashlib
import re

from kodeks.kernel.table import Table

NUMBER = re.compile(r"[0-9A-Za-z]{1,64}")


def seal(secret: str) -> str:
    """What is published before the players give their numbers."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mixed(secret: str, numbers: list[str]) -> str:
    """The seed of the game; a seat that gave nothing leaves its place empty."""
    return "/".join([secret, *numbers])


def is_number(text: str) -> bool:
    """As a player may give it."""
    return NUMBER.fullmatch(text) is not None


def secret_of(table: Table) -> str:
    return table.seed.split("/")[0]


def numbers_of(table: Table) -> list[str]:
    return table.seed.split("/")[1:]


def is_fair(table: Table) -> bool:
    """Whether the secret is the one that was published; that chance follows from the seed, replaying has shown."""
    return bool(table.sealed) and seal(secret_of(table)) == table.sealed
