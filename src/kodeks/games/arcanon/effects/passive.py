"""E§1 Efekty Pasywne: the Charges that a player has at this moment."""

from __future__ import annotations

from kodeks.games.arcanon.cards import COUNT, NIGHTS, NO_CARD
from kodeks.games.arcanon.state import Arcanon


def charges(state: Arcanon, seat: int) -> int:
    """ARC-E1.1 to E1.E, ARC-D-32: every Night card in an Active field, used or not, seen or not."""
    total = 0
    for slot in range(seat * COUNT, seat * COUNT + NIGHTS):
        if state.is_active(slot):
            solid = state.acts_as(slot)
            if solid != NO_CARD:
                total += state.dice[solid] * (2 if state.is_doubled(slot) else 1)  # ARC-E3.2.L6
    return total
