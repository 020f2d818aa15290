"""Remis: tied players draw until all sums differ (ARM-9)."""

from __future__ import annotations

from typing import Any, Final

from kodeks.games.archimedes.cards import REINER, bag_of, holds, size_of, sum_of
from kodeks.games.archimedes.moves import CARD, PLACE, name_of
from kodeks.games.archimedes.state import Archimedes
from kodeks.games.archimedes.steps.drawing import Drawing, deals
from kodeks.kernel.events import FIXED, Simultaneous
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, Frame

LAST: Final = 1000  # ARM-12.4: the holder of the Reiner card, whatever the sum; it ties with nobody (ARM-D-26)


class Ties(Frame[Archimedes]):
    """Ranks the players: passes of draws while sums are equal, then place by place."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        sums = open_sums(state)
        tied = [seat for seat in sums if list(sums.values()).count(sums[seat]) > 1]  # ARM-9.3
        if tied and not state.exhausted:
            draws: list[Frame[Any]] = [TieDraw(seat) for seat in tied]  # ARM-9.1, ARM-D-15
            state.push(Simultaneous(draws, FIXED, "ARM-9.1"))
            return
        while sums:
            best = next_best(state, sums)
            if len(best) > 1:
                state.turn = CHANCE  # ARM-D-17: what nothing else tells apart
                return
            state.ranking.append(best[0])
            del sums[best[0]]
        state.pop()

    def offers(self, state: Archimedes) -> list[int]:
        return [PLACE + seat for seat in next_best(state, open_sums(state))]

    def play(self, state: Archimedes, move: int) -> None:
        seat = move - PLACE
        state.ranking.append(seat)
        state.tell("ARM-D-17", "No card is left: chance puts {seat} before the others", {"seat": seat})

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-D-17", "Chance settles the tie")


class TieDraw(Drawing):
    """One card for a tied player, added to the hand."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Archimedes) -> None:
        if state.deck_size == 0 and state.pile:  # ARM-9.5, ARM-D-16
            state.deck = bag_of(state.pile)
            state.deck_size = len(state.pile)
            state.pile = []
            state.buried = False
            state.tell("ARM-9.5", "The calculation pile is shuffled and becomes the draw pile")
        if state.deck_size == 0:
            state.exhausted = True  # ARM-D-17: the pass stops, drawn cards are kept
            state.pop()
        else:
            state.turn = CHANCE

    def play(self, state: Archimedes, move: int) -> None:
        card = move - CARD
        deals(state, self.seat, card)
        state.pop()
        if state.log is not None:
            args: dict[str, object] = {"seat": self.seat, "card": name_of(card)}
            state.tell("ARM-9.1", "{seat} is tied and draws {card}", args)
            if card == REINER:
                state.tell("ARM-12.5", "{seat} holds the Reiner card and is last", {"seat": self.seat})

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-9.1", "{seat} is tied and draws a card", {"seat": self.seat})

    def copy(self) -> TieDraw:
        return TieDraw(self.seat)


def open_sums(state: Archimedes) -> dict[int, int]:
    """The sums of those who have no place yet. Who went out gets no token by a sum (ARM-D-18)."""
    sums: dict[int, int] = {}
    for seat in state.around(state.starter):
        if seat != state.out and seat not in state.ranking:
            hand = state.hands[seat]
            sums[seat] = LAST if holds(hand, REINER) else sum_of(hand)
    return sums


def next_best(state: Archimedes, sums: dict[int, int]) -> list[int]:
    """Who comes next in the ranking; several when nothing but chance can tell them apart."""
    lowest = min(sums.values())
    best = [seat for seat in sums if sums[seat] == lowest]
    if len(best) > 1 and state.rules.fewer_cards:  # ARM-D-17
        fewest = min([size_of(state.hands[seat]) for seat in best])
        best = [seat for seat in best if size_of(state.hands[seat]) == fewest]
    return best


TIES: Final = Ties()
