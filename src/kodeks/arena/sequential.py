"""When a match has been decided: a test that may be looked at after every game.

The share of wins is set against one half by a mixture of all other shares (a beta prior). Whatever the number of
looks, equal bots are called different in at most one match of twenty.
"""

from __future__ import annotations

from math import exp, lgamma, log

ERROR = 0.05
PRIOR = 4.0  # of each side: shares near one half are the likelier ones


def evidence(wins: float, losses: float) -> float:
    """How many times likelier the games are with unequal bots; from 20 on that is decided."""
    mixed = beta(PRIOR + wins, PRIOR + losses) - beta(PRIOR, PRIOR)
    return exp(min(700.0, mixed + (wins + losses) * log(2)))


def decided(wins: float, losses: float) -> bool:
    return evidence(wins, losses) >= 1 / ERROR


def beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)
