"""How good a position is for a seat: who will be first in this round, and what that means for the game.

The weights are learned by `python -m kodeks.arena.fit archimedes`. A hand that is only guessed
counts like a known one, so a feature says what a hand is worth on the whole, not card by card.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kodeks.games.archimedes.cards import HIGHEST, KINDS, marks, size_of, sum_of
from kodeks.games.archimedes.equations import UNTRUE, table
from kodeks.games.archimedes.moves import EQUATION, operand_of, result_of
from kodeks.games.archimedes.state import NONE, ROUNDS, Archimedes
from kodeks.kernel.state import OVER

# what a hand has, and its weight with a full and with an empty draw pile
FEATURES: Final = [
    "cards in hand",
    "their sum, in tens",
    "share of the top cards on which the hand has a play",
    "on turn with a play on this top card",
    "on turn and can go out",
    "waiting and could go out on this top card",
]
WEIGHTS: Final[list[float]] = [0.164, -0.154, -0.314, 0.064, 4.162, 1.573, -0.029, -0.415, 0.994, 0.195, 3.536, 1.332]

POINT: Final = 0.93  # what a penalty point weighs in the last round; less while more rounds are to come


def reaches() -> list[list[int]]:
    """For two cards: a bit for each top card on which they make an equation."""
    found = [[0] * KINDS for _ in range(KINDS)]
    for top in range(1, HIGHEST + 1):
        needs = table(top, [0, 1, 2, 3], True)
        for move in range(EQUATION, len(needs)):
            if needs[move] != UNTRUE:
                found[operand_of(move)][result_of(move)] |= 1 << top
                found[result_of(move)][operand_of(move)] |= 1 << top
    return found


REACHES: Final = reaches()


def judge(state: Archimedes, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    if state.turn == OVER:
        return 1.0 if state.winner == seat else 0.0
    totals = [float(points) for points in state.penalties]
    left = ROUNDS - rounds_over(state)
    if state.pile and left == ROUNDS - state.round:
        add_expected_tokens(state, totals)
    pull = POINT / sqrt(max(left, 0.5))
    share = 0.0
    for total in totals:
        share += exp(pull * (totals[seat] - total))
    return 1.0 / share


def add_expected_tokens(state: Archimedes, totals: list[float]) -> None:
    """One token more for each player that comes before; who is first pays nothing."""
    chances = [exp(prospect(state, seat)) for seat in range(len(totals))]
    everything = sum(chances)
    for seat in range(len(totals)):
        token = 1.0 - chances[seat] / everything
        for other in range(len(totals)):
            if other != seat:
                token += chances[other] / (chances[seat] + chances[other])
        totals[seat] += token


def prospect(state: Archimedes, seat: int) -> float:
    """How strongly this seat is on the way to be first in this round."""
    if state.out != NONE:
        return 9.0 if state.out == seat else 0.0
    values = features(state, seat)
    strength = 0.0
    for i in range(len(values)):
        strength += values[i] * WEIGHTS[i]
    return strength


def features(state: Archimedes, seat: int) -> list[float]:
    """See FEATURES."""
    hand = state.hands[seat]
    size = size_of(hand)
    able = False
    out = False
    have = marks(hand)
    for pattern in state.rules.patterns[state.top]:
        if have & pattern.need == pattern.need:
            able = True
            out = out or have == pattern.need
    turn = seat == state.ring.holder
    if size > 2:
        out = False
    values = [
        float(size),
        sum_of(hand) / 10.0,
        reach(hand),
        1.0 if turn and able else 0.0,
        1.0 if turn and out else 0.0,
        1.0 if out and not turn else 0.0,
    ]
    early = state.deck_size / (state.rules.size - 5.0 * state.rules.seats)
    return [early * value for value in values] + [(1.0 - early) * value for value in values]


def reach(hand: int) -> float:
    """The share of the values 1 to 13 on which the hand has an equation or equality."""
    cards: list[int] = []
    tops = 0
    card = 0
    while hand:
        count = hand & 15
        if count:
            tops |= 1 << card
            row = REACHES[card]
            if count > 1:
                tops |= row[card]
            for other in cards:
                tops |= row[other]
            cards.append(card)
        hand >>= 4
        card += 1
    tops >>= 1
    count = 0
    while tops:
        count += tops & 1
        tops >>= 1
    return count / HIGHEST


def round_features(state: Archimedes) -> list[list[float]]:
    return [features(state, seat) for seat in range(state.rules.seats)]


def match_features(state: Archimedes) -> list[list[float]]:
    left = ROUNDS - rounds_over(state)
    return [[-points / sqrt(left)] for points in state.penalties]


def rounds_over(state: Archimedes) -> int:
    return len(state.tokens) // state.rules.seats


def few_penalties(state: Archimedes) -> list[float]:
    return [-float(points) for points in state.penalties]


def over(state: Archimedes) -> int:
    return 1 if state.turn == OVER else 0


def victory(state: Archimedes) -> list[float]:
    return [1.0 if seat == state.winner else 0.0 for seat in range(state.rules.seats)]


CONTESTS: Final = {
    "round": (round_features, rounds_over, few_penalties),
    "match": (match_features, over, victory),
}
