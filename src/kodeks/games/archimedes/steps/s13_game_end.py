"""ZAKOŃCZENIE GRY: the fewest penalty points win; the tied draw for it (ARM-13)."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.cards import HIGHEST, REINER
from kodeks.games.archimedes.moves import CARD, name_of
from kodeks.games.archimedes.state import Archimedes
from kodeks.games.archimedes.steps.drawing import Drawing, takes
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE


class GameEnd(Drawing):
    """Contenders draw one card each; who has the lowest stays in, until one is left."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        if not state.contenders:
            add_up(state)
        if len(state.drawn) == len(state.contenders):
            compare(state)
        if len(state.contenders) == 1:
            state.winner = state.contenders[0]
            state.tell("ARM-13.3", "{seat} has won the game", {"seat": state.winner})
            state.pop()
        else:
            if state.deck_size == 0:  # ARM-D-30
                shuffle_all(state)
            state.turn = CHANCE

    def play(self, state: Archimedes, move: int) -> None:
        card = move - CARD
        takes(state, card)
        state.pile.append(card)
        seat = state.contenders[len(state.drawn)]
        state.tell("ARM-13.4", "{seat} draws {card} for the victory", {"seat": seat, "card": name_of(card)})
        if card != REINER:
            state.drawn.append(card)
        elif not state.rules.final_redraw:
            state.drawn.append(HIGHEST + 1)  # ARM-D-28: worse than any other

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-13.4", "The tied players draw for the victory")


def add_up(state: Archimedes) -> None:
    """ARM-13.2, ARM-13.3."""
    lowest = min(state.penalties)
    # ARM-D-30: in seat order from the starter of the last round
    state.contenders = [seat for seat in state.around(state.starter) if state.penalties[seat] == lowest]
    if state.log is not None:
        for seat in range(state.rules.seats):
            args: dict[str, object] = {"seat": seat, "count": state.penalties[seat]}
            state.tell("ARM-13.2", "{seat} has {count} penalty points", args)
        if len(state.contenders) > 1:
            state.tell("ARM-13.4", "There is a tie for the fewest points")
    if len(state.contenders) > 1:
        shuffle_all(state)


def shuffle_all(state: Archimedes) -> None:
    """ARM-D-30: a fresh shuffle of all cards in play."""
    state.hands = [0] * state.rules.seats
    state.pile = []
    state.deck = state.rules.deck
    state.deck_size = state.rules.size
    state.buried = False


def compare(state: Archimedes) -> None:
    """ARM-13.4, ARM-13.5: the lowest card wins; tied for it, they draw again."""
    lowest = min(state.drawn)
    still = [seat for seat, card in zip(state.contenders, state.drawn, strict=True) if card == lowest]
    if len(still) > 1:
        state.tell("ARM-13.5", "The lowest card is tied: they draw again")
    state.contenders = still
    state.drawn = []


GAME_END: Final = GameEnd()
