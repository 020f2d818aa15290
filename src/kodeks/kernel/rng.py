"""Randomness that is handed in from outside: fast for playouts, provable for tables."""

from __future__ import annotations

import hashlib
from typing import Final

from kodeks.kernel.native import i64, mypyc_attr
from kodeks.kernel.part import Part

MASK: Final = 0xFFFFFFFF
WIDE: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(Part):
    """A 32-bit linear congruential generator: for playouts and guesses, where speed counts.

    >>> import kodeks
    >>> rng = kodeks.Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [5, 5, 5, 1, 5, 2, 2, 3]
    """

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        x: i64 = seed & MASK
        x ^= x >> 16  # the finaliser of murmur3, so that neighbouring seeds differ
        x = (x * 0x85EBCA6B) & MASK
        x ^= x >> 13
        x = (x * 0xC2B2AE35) & MASK
        self.x: i64 = x ^ (x >> 16)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = (self.x * 1664525 + 1013904223) & MASK
        self.x = x
        return ((x >> 8) * n) >> 24

    def shuffle(self, items: list[int]) -> None:
        """In place; every order is as likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Sealed(Rng):
    """The chance of a table: SHA-256 over the seed and a counter, which anyone can recompute."""

    __slots__ = ("seed", "drawn")

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self.seed = seed
        self.drawn = 0

    def below(self, n: int) -> int:
        while True:
            block = hashlib.sha256(f"{self.seed}/{self.drawn}".encode()).digest()
            self.drawn += 1
            value = int.from_bytes(block[:8], "big")
            if value < WIDE - WIDE % n:  # else the low numbers would come a little more often
                return value % n
