"""What each seat may know (ARM-D-32), and the whole table for a judge."""

from __future__ import annotations

from typing import Any

from kodeks.games.archimedes.cards import REINER, cards_of, holds, size_of
from kodeks.games.archimedes.moves import SIGNS, name_of
from kodeks.games.archimedes.state import NONE, Archimedes
from kodeks.kernel.state import OVER


def names(cards: list[int]) -> list[str]:
    return [name_of(card) for card in cards]


def common(state: Archimedes) -> dict[str, Any]:
    """What lies open on the table."""
    seats = state.rules.seats
    rounds = len(state.tokens) // seats
    return {
        "round": min(state.round + 1, 5),
        "starter": state.starter,
        "player": state.ring.holder,
        "top": state.top if state.pile else None,
        "pile": names(state.pile),
        "draw_pile": state.deck_size,
        "hand_sizes": [size_of(hand) for hand in state.hands],
        "passes": state.ring.passes,
        "out": None if state.out == NONE else state.out,
        "symbols": [*SIGNS, "="],
        "tokens_laid_out": list(range(1, seats + 1)),
        # each token was handed out in public, so the log of them is no secret (ARM-D-25)
        "tokens": [state.tokens[i * seats : (i + 1) * seats] for i in range(rounds)],
        "contenders": state.contenders[:],
        # put under the draw pile it is seen by all, and so is who draws it from there (ARM-D-22)
        "reiner_buried": state.buried and holds(state.deck, REINER) > 0,
        "reiner_with": next((i for i in range(seats) if state.buried and holds(state.hands[i], REINER)), None),
    }


def view(state: Archimedes, seat: int) -> dict[str, Any]:
    seen = common(state)
    open_hands = range(state.rules.seats) if state.shown else [seat]
    seen["hands"] = {str(i): names(cards_of(state.hands[i])) for i in open_hands if i < state.rules.seats}
    if state.rules.show_totals or state.turn == OVER:
        seen["totals"] = state.penalties[:]
    if state.turn == OVER:
        seen["winner"] = state.winner
    return seen


def facts(state: Archimedes) -> dict[str, Any]:
    known = common(state)
    known["hands"] = {str(seat): names(cards_of(hand)) for seat, hand in enumerate(state.hands)}
    known["draw_pile_cards"] = names(cards_of(state.deck))
    known["totals"] = state.penalties[:]
    known["winner"] = state.winner
    known["turn"] = state.turn
    return known
