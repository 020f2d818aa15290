"""How long the table waits before it passes for a person.

Others see the pause, so it must tell them nothing of a hand: it comes from a secret and the number of the question
alone. The secret is not the table's, which is published after the end.
"""

from __future__ import annotations

import hashlib
import hmac

from kodeks.windows import NEVER

SHORTEST, LONGEST = 1.0, 4.0  # seconds
CONSTANT = 0.5  # for who never wants to be asked: what they hold plays no part


def pause(how: str, key: str, table: str, question: int) -> float:
    if how == NEVER:
        return CONSTANT
    drawn = hmac.new(key.encode(), f"{table} {question}".encode(), hashlib.sha256).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(drawn[:8], "big") / 2**64
