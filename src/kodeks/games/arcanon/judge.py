"""How good a position is for a seat: Charges in the pool, dice won, and the stake of the Bidding."""

from __future__ import annotations

from math import exp

from kodeks.games.arcanon.cards import SIDES
from kodeks.games.arcanon.effects.passive import charges
from kodeks.games.arcanon.matrix import COLUMNS
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.kernel.state import OVER

SWING = 9.0  # Charges that a Round still to come moves between two players


def judge(state: Arcanon, seat: int) -> float:
    """About the chance to win, from 0 to 1."""
    if state.turn == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    totals = [float(pool) for pool in state.pools]
    for die in range(COLUMNS):
        value = worth(state, die)
        if state.owner[die] != NONE:
            totals[state.owner[die]] += value
            if state.liar[die] != NONE:
                totals[state.liar[die]] -= value
    expect_stake(state, totals)
    left = state.rules.seats - state.round
    scale = 4.0 + SWING * left
    rest = 0.0
    for other in range(state.rules.seats):
        if other != seat:
            gap = max(-30.0, min(30.0, 3.0 * (totals[other] - totals[seat]) / scale))
            rest += exp(gap)
    return 1.0 / (1.0 + rest)


def worth(state: Arcanon, die: int) -> float:
    """The mean of what a die counts in Summation, by the face it shows (catalogue, E 17)."""
    sides = SIDES[die]
    mean = (sides + 1) / 2
    face = state.dice[die]
    if face == 1:
        return 1 - mean
    return sides + mean if face == sides else float(face)


def expect_stake(state: Arcanon, totals: list[float]) -> None:
    """Who would get the die of the Bidding or Judgement in hand, as things stand."""
    if not state.bidders or state.column == NONE or state.owner[state.column] != NONE or state.declarer == NONE:
        return
    value = worth(state, state.column)
    true = charges(state, state.declarer) >= state.stake
    if state.judge != NONE:
        totals[state.declarer if true else state.judge] += value
        totals[state.judge if true else state.declarer] -= value
    else:
        totals[state.declarer] += value * (0.6 if true else 0.2)
