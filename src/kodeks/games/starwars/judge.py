"""How good a position is for a seat, from 0 to 1."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import LIGHT
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.state import OVER


def judge(state: StarWars, seat: int) -> float:
    if state.turn == OVER:
        return 0.5 if state.winner == 2 else 1.0 if state.winner == seat else 0.0
    light = len(state.victory[LIGHT]) / 3 - state.dial / 12
    mine = light if seat == LIGHT else -light
    return min(0.99, max(0.01, 0.5 + mine / 2))
