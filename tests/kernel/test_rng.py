"""Chance: what a table draws can be recomputed by anyone with SHA-256; what a search draws is even and repeatable."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from kodeks.kernel.rng import Rng, Sealed


def recomputed(seed: str, n: int, count: int) -> list[int]:
    """The first eight bytes of SHA-256("seed/counter") as a number, modulo n; uneven leftovers are skipped."""
    found: list[int] = []
    counter = 0
    while len(found) < count:
        value = int(hashlib.sha256(f"{seed}/{counter}".encode()).hexdigest()[:16], 16)
        counter += 1
        if value < 2**64 // n * n:
            found.append(value % n)
    return found


def test_known_vectors() -> None:
    dice = Sealed("7")
    assert [dice.below(6) for _ in range(12)] == [0, 0, 3, 0, 0, 4, 4, 2, 3, 3, 5, 2]
    cards = Sealed("fair play")
    assert [cards.below(13) for _ in range(8)] == [1, 0, 0, 3, 11, 1, 10, 10]


def test_a_search_draws_by_a_known_generator() -> None:
    """The first state is the finaliser of murmur3, of 1 and of 2; the steps are those of Numerical Recipes."""
    for seed, first in ((1, 0x514E28B7), (2, 0x30F4C306)):
        rng = Rng(seed)
        state = first
        for _ in range(3):
            state = (state * 1664525 + 1013904223) % 2**32
            assert rng.below(2**24) == state >> 8


@pytest.mark.parametrize("n", [1, 2, 6, 13, 54, 1000, 2**63 + 1])
def test_anyone_can_recompute_it(n: int) -> None:
    sealed = Sealed("seed with words")
    assert [sealed.below(n) for _ in range(50)] == recomputed("seed with words", n, 50)


def test_numbers_that_would_favour_the_low_ones_are_skipped() -> None:
    """f/0, f/1 and f/2 hash to numbers above 2^63, which have no full round of 2^63 + 1 to share; f/3 does not."""
    sealed = Sealed("f")
    assert sealed.below(2**63 + 1) == int(hashlib.sha256(b"f/3").hexdigest()[:16], 16)
    assert sealed.drawn == 4


def test_the_counter_can_be_set_back() -> None:
    sealed = Sealed("7")
    first = [sealed.below(20) for _ in range(5)]
    mark = sealed.drawn
    later = [sealed.below(20) for _ in range(5)]
    sealed.drawn = mark
    assert [sealed.below(20) for _ in range(5)] == later
    assert Sealed("8").below(2**32) != Sealed("7").below(2**32)
    assert first == recomputed("7", 20, 5)


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[i] - expected) ** 2 / expected for i in range(kinds))


@pytest.mark.parametrize("rng", [Sealed("fairness"), Rng(1), Rng(2)], ids=["sealed", "fast 1", "fast 2"])
@pytest.mark.parametrize("kinds", [2, 6, 13, 54])
def test_every_number_comes_as_often(rng: Rng, kinds: int) -> None:
    counts = Counter(rng.below(kinds) for _ in range(400 * kinds))
    assert set(counts) == set(range(kinds))
    assert chi_square(counts, kinds) < kinds + 5 * (2 * kinds) ** 0.5 + 10


def test_a_shuffle_reaches_every_order() -> None:
    rng = Rng(3)
    orders: Counter[int] = Counter()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [0, 1, 2, 3]
        orders[int("".join(map(str, items)))] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 120
    assert max(orders.values()) < 290


def test_neighbouring_seeds_of_the_fast_one_differ() -> None:
    def start(seed: int) -> tuple[int, ...]:
        rng = Rng(seed)
        return tuple(rng.below(1000) for _ in range(3))

    assert len({start(seed) for seed in range(500)}) == 500
    assert start(5) == start(5)
