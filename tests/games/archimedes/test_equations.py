"""Which equations are true: the catalogue's oracle A.4, and brute force over every top card and hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

import kodeks
from tests.games.archimedes.mirror import compute, equalities, equations, values

GAME = kodeks.game("archimedes")
CARDS = [str(value) for value in range(1, 14)]
PER_TOP = {1: 26, 2: 20, 3: 18, 4: 18, 5: 16, 6: 18, 7: 15, 8: 17, 9: 16, 10: 17, 11: 15, 12: 19, 13: 15}
PER_SIGN = {"+": 78, "−": 78, "×": 37, ":": 37}


def plays(top: str, hand: list[str], **options: Any) -> set[str]:
    """The legal plays of this hand on this top card."""
    data = {"pile": [top], "hands": [hand]}
    state = GAME.position(data, 2, GAME.settle(2, options))
    state.begin()
    return {GAME.write(move) for move in state.moves()} - {"draw"}


def brute(top: str, hand: list[str], signs: str = "+−×:") -> set[str]:
    counted = Counter(hand)
    return set(equations(values(top), counted, signs)) | set(equalities(values(top), counted))


@pytest.mark.clause("ARM-7.1", "ARM-7.2", "ARM-7.3", "ARM-7.4", "ARM-7.5", "ARM-7.8", "ARM-D-03", "ARM-D-04")
def test_the_230_equations() -> None:
    """For every top card, the pairs of hand cards that the game takes, counted as in the catalogue."""
    found: Counter[int] = Counter()
    signs: Counter[str] = Counter()
    for top in CARDS:
        moves: set[str] = set()
        for hand in combinations_with_replacement(CARDS, 2):
            moves |= {move for move in plays(top, list(hand)) if not move.startswith("=")}
        for move in moves:
            operand, result = move[1:].split("=")
            assert compute(int(top), move[0], int(operand)) == int(result)
            signs[move[0]] += 1
        found[int(top)] = len(moves)
    assert found == PER_TOP
    assert signs == PER_SIGN
    assert found.total() == 230


@pytest.mark.clause("ARM-4.5", "ARM-4.6", "ARM-5.2")
@pytest.mark.parametrize("top", CARDS)
def test_brute_force_over_every_hand_of_two_cards(top: str) -> None:
    for hand in combinations_with_replacement(CARDS, 2):
        assert plays(top, list(hand)) == brute(top, list(hand))


@pytest.mark.clause("ARM-12.2", "ARM-12.3", "ARM-D-23", "ARM-D-24")
@pytest.mark.parametrize("top", CARDS)
def test_brute_force_with_the_reiner_card_in_hand(top: str) -> None:
    for card in CARDS:
        assert plays(top, ["R", card], reiner=True) == brute(top, ["R", card])


@pytest.mark.clause("ARM-D-22", "ARM-D-23", "ARM-D-24")
def test_brute_force_with_the_reiner_card_turned_up() -> None:
    for hand in combinations_with_replacement(CARDS, 2):
        assert plays("R", list(hand), reiner=True) == brute("R", list(hand))


@pytest.mark.clause("ARM-4.6", "ARM-D-06")
@pytest.mark.parametrize("seed", range(4))
def test_brute_force_over_larger_hands(seed: int) -> None:
    rng = Random(seed)
    deck = [card for card in CARDS for _ in range(4)] + ["R"]
    for _ in range(60):
        signs = "".join(sign for sign in "+−×:" if rng.random() < 0.7) or "+"
        cards = rng.sample(deck, rng.randint(2, 12))
        top = cards.pop()
        assert plays(top, cards, reiner=True, operators=signs) == brute(top, cards, signs)


@pytest.mark.clause("ARM-4.6")
def test_a_longer_hand_adds_nothing_but_pairs() -> None:
    """7.1: each equation takes two cards; whatever else is in the hand does not matter."""
    hand = ["1", "2", "2", "3", "5", "8", "13"]
    pairs = {tuple(sorted((a, b))) for i, a in enumerate(hand) for b in hand[i + 1 :]}
    assert plays("6", hand) == set().union(*(plays("6", list(pair)) for pair in pairs))
