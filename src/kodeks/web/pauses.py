"""How long the table waits before it passes for a person.

Others see the pause, so it must tell them nothing of a hand: it comes from a secret and the number of the question
alone. The secret is not the table's, which is published after the end.
"""

from __future__ import annotations

import hashlib
import hmac

from kodeks.languages import mark
from kodeks.windows import NEVER

SHORTEST, LONGEST = 1.0, 4.0  # seconds
CONSTANT = 0.5  # for who never wants to be asked: what they hold plays no part


SPEEDS = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "at once": 0.0}  # how much of the server's pace bots take
NORMAL = "normal"
SHORT = 0.3  # of it before a bot's pass: there is nothing to look at
FASTER, LEAST = 0.5, 0.03  # for one person alone, each further move of bots in a row takes less of it, down to so much
SPEED_WORDS = {"slow": mark("slow"), "normal": mark("normal"), "fast": mark("fast"), "at once": mark("at once")}
assert set(SPEED_WORDS) == set(SPEEDS)


def bots_pause(pace: float, speed: str, passes: bool, row: int) -> float:
    """Seconds from what was seen last to a bot's move, the so-many-th in a row for one who watches alone."""
    return pace * SPEEDS[speed] * (SHORT if passes else 1.0) * max(LEAST, FASTER**row)


def pause(how: str, key: str, table: str, question: int) -> float:
    if how == NEVER:
        return CONSTANT
    drawn = hmac.new(key.encode(), f"{table} {question}".encode(), hashlib.sha256).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(drawn[:8], "big") / 2**64
