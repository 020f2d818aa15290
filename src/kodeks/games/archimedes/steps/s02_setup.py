"""PRZYGOTOWANIE RUNDY: shuffle, deal, turn the first card up (ARM-2)."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.cards import HIGHEST, REINER
from kodeks.games.archimedes.moves import CARD, NAME, name_of
from kodeks.games.archimedes.state import HAND, NONE, Archimedes
from kodeks.games.archimedes.steps.drawing import Drawing, deals, takes
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE


def gather(state: Archimedes) -> None:
    """ARM-11.1, ARM-2.1, ARM-2.3: all cards in play come back and are shuffled."""
    seats = state.rules.seats
    state.hands = [0] * seats
    state.deck = state.rules.deck
    state.deck_size = state.rules.size
    state.buried = False
    state.pile = []
    state.top = 0
    state.dealt = 0
    state.drew = False
    state.ring.give(state.starter)
    state.past = []
    state.out = NONE
    state.shown = False
    state.exhausted = False
    state.ranking = []
    if state.log is not None:
        state.tell(
            "ARM-2.2", "Round {round}: the tokens 1 to {count} are laid out", {"round": state.round + 1, "count": seats}
        )
        state.tell("ARM-2.3", "All {count} cards are shuffled", {"count": state.rules.size})


class Setup(Drawing):
    """Five cards to seat 0, five to seat 1 and so on (ARM-2.4, ARM-D-34), then the first of the pile."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        if state.pile:
            state.pop()
            if state.top == 0 and state.rules.flip_named:
                state.push(NAMING)
        else:
            state.turn = CHANCE

    def play(self, state: Archimedes, move: int) -> None:
        card = move - CARD
        dealt = state.dealt
        if dealt < HAND * state.rules.seats:
            deals(state, dealt // HAND, card)
            state.dealt = dealt + 1
            state.turn = CHANCE
        elif card == REINER and state.rules.flip_redraw and state.deck_size > 1:
            state.buried = True
            state.tell("ARM-D-22", "The Reiner card was turned up and goes under the draw pile")
        else:
            takes(state, card)
            state.pile.append(card)
            state.top = card
            if state.log is not None:
                state.tell("ARM-2.4", "Everybody gets {count} cards", {"count": HAND})
                state.tell("ARM-2.5", "{count} cards are left in the draw pile", {"count": state.deck_size})
                state.tell("ARM-2.6", "{card} is turned up", {"card": name_of(card)})

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-2.4", "The cards are dealt")


class Naming(Choice[Archimedes]):
    """ARM-D-22, starterNames: the starter gives the Reiner card that was turned up a value."""

    __slots__ = ()

    def chooser(self, state: Archimedes) -> int:
        return state.starter

    def offers(self, state: Archimedes) -> list[int]:
        return [NAME + i for i in range(HIGHEST)]

    def chosen(self, state: Archimedes, move: int) -> None:
        state.top = move - NAME + 1
        state.tell(
            "ARM-D-22", "{seat} gives the Reiner card the value {value}", {"seat": state.starter, "value": state.top}
        )

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-D-22", "{seat} names the value of the Reiner card", {"seat": state.starter})


SETUP: Final = Setup()
NAMING: Final = Naming()
