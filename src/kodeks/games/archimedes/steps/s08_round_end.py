"""ZAKOŃCZENIE RUNDY: A, somebody went out (ARM-8); B, all passed (ARM-10)."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.cards import REINER, cards_of, holds, sum_of
from kodeks.games.archimedes.moves import name_of
from kodeks.games.archimedes.state import NONE, Archimedes
from kodeks.games.archimedes.steps.s09_ties import TIES
from kodeks.kernel.state import Frame


class RoundEnd(Frame[Archimedes]):
    """Hands are shown, ties settled, tokens given."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        if not state.shown:
            show(state)
            state.push(TIES)
        else:
            state.pop()
            give_tokens(state)


def show(state: Archimedes) -> None:
    """ARM-8.2, ARM-8.3: everybody else shows the hand and adds it up."""
    state.shown = True
    if state.log is None:
        return
    if state.out == NONE:
        state.tell("ARM-10.1", "All have passed in a row: the round ends")
    else:
        state.tell("ARM-8.1", "{seat} has no cards left: the round ends", {"seat": state.out})
    for seat in state.around(state.starter):
        if seat != state.out:
            hand = state.hands[seat]
            cards = " ".join(name_of(card) for card in cards_of(hand))
            total: object = "R" if holds(hand, REINER) else sum_of(hand)
            args: dict[str, object] = {"seat": seat, "cards": cards, "sum": total}
            state.tell("ARM-8.2", "{seat} shows {cards}: {sum}", args, reveals=True)


def give_tokens(state: Archimedes) -> None:
    """ARM-8.4, ARM-8.5 or ARM-10.5."""
    tokens = [0] * state.rules.seats
    if state.out != NONE:
        state.tell("ARM-8.4", "{seat} puts the 1-token into the box", {"seat": state.out})
    token = 1 if state.out == NONE else 2
    for seat in state.ranking:
        tokens[seat] = token
        state.penalties[seat] += token
        if state.log is not None:
            clause = "ARM-10.5" if state.out == NONE else "ARM-8.5"
            state.tell(clause, "{seat} takes the {token}-token", {"seat": seat, "token": token})
        token += 1
    state.tokens += tokens


ROUND_END: Final = RoundEnd()
