"""How good a position is for a seat: points so far and the token that the hands promise."""

from __future__ import annotations

from math import exp

from kodeks.games.archimedes.cards import REINER, holds, size_of, sum_of
from kodeks.games.archimedes.state import ROUNDS, Archimedes
from kodeks.kernel.state import OVER

CARD_COST = 4.0  # a card in hand weighs like this many points of its sum
REINER_COST = 6.0
SPREAD = 9.0  # how far apart two hands are until their order is all but sure
SWING = 1.2  # points that one round still to come moves between two players


def judge(state: Archimedes, seat: int) -> float:
    """About the chance to win, from 0 to 1."""
    if state.turn == OVER:
        return 1.0 if state.winner == seat else 0.0
    seats = state.rules.seats
    totals = [float(points) for points in state.penalties]
    left = ROUNDS - state.round
    if len(state.tokens) == state.round * seats and left > 0 and state.pile:
        weights = [weight(hand) for hand in state.hands]
        for i in range(seats):
            totals[i] += expected_token(weights, i)
        left -= 1
    mine = totals[seat]
    scale = 1.0 + SWING * left
    strength = 0.0
    for i in range(seats):
        if i != seat:
            strength += exp(max(-30.0, min(30.0, (mine - totals[i]) / scale)))
    return 1.0 / (1.0 + strength)


def weight(hand: int) -> float:
    if hand == 0:
        return 0.0
    load = sum_of(hand) + CARD_COST * size_of(hand)
    return load + REINER_COST if holds(hand, REINER) else load


def expected_token(weights: list[float], seat: int) -> float:
    """1 plus the number of players likely to be ahead; who is out pays nothing."""
    if weights[seat] == 0.0:
        return 0.0
    token = 1.0
    for i in range(len(weights)):
        if i != seat:
            gap = max(-30.0, min(30.0, (weights[seat] - weights[i]) / SPREAD))
            token += 1.0 / (1.0 + exp(-gap))
    return token
