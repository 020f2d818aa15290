"""Remis: tied players draw until all sums differ (ARM-9)."""

from __future__ import annotations

from typing import Any, Final

from kodeks.games.archimedes.cards import REINER, bag_of, holds, size_of, sum_of
from kodeks.games.archimedes.moves import CARD, PLACE, name_of
from kodeks.games.archimedes.state import Archimedes
from kodeks.games.archimedes.steps.drawing import Drawing, takes
from kodeks.kernel.events import FIXED, Simultaneous
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, Frame


class Ties(Frame[Archimedes]):
    """Ranks the players: passes of draws while sums are equal, then place by place."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        tied = tied_seats(state)
        if tied and not state.exhausted:
            draws: list[Frame[Any]] = [TieDraw(seat) for seat in tied]  # ARM-9.1, ARM-D-15
            state.push(Simultaneous(draws, FIXED, "ARM-9.1"))
            return
        while len(state.ranking) < len(ranked(state)):
            best = next_best(state)
            if len(best) > 1:
                state.turn = CHANCE  # ARM-D-17: what nothing else tells apart
                return
            state.ranking.append(best[0])
        state.pop()

    def offers(self, state: Archimedes) -> list[int]:
        return [PLACE + seat for seat in next_best(state)]

    def refusal(self, state: Archimedes, move: int) -> str:
        return "" if move - PLACE in next_best(state) else "ARM-D-17"

    def play(self, state: Archimedes, move: int) -> None:
        seat = move - PLACE
        state.ranking.append(seat)
        state.tell("ARM-D-17", "No card is left: chance puts {seat} before the others", {"seat": seat})

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-D-17", "Chance settles the tie")

    def holder(self, state: Archimedes) -> str:
        return "ARM-D-17"


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
            state.tell("ARM-9.5", "The calculation pile is shuffled and becomes the draw pile")
        if state.deck_size == 0:
            state.exhausted = True  # ARM-D-17: the pass stops, drawn cards are kept
            state.pop()
        else:
            state.turn = CHANCE

    def play(self, state: Archimedes, move: int) -> None:
        card = move - CARD
        takes(state, card)
        state.hands[self.seat] += 1 << 4 * card
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


def ranked(state: Archimedes) -> list[int]:
    """Those who get a token by their sum: not the one who went out (ARM-D-18)."""
    return [seat for seat in state.around(state.starter) if seat != state.out]


def last_by_reiner(state: Archimedes, seat: int) -> bool:
    """ARM-12.4: the holder of the Reiner card is last, whatever the sum."""
    return holds(state.hands[seat], REINER) > 0


def tied_seats(state: Archimedes) -> list[int]:
    """ARM-9.3: everybody whose sum is another's too; the Reiner card ties with nobody (ARM-D-26)."""
    seats = [seat for seat in ranked(state) if not last_by_reiner(state, seat)]
    sums = [sum_of(state.hands[seat]) for seat in seats]
    return [seats[i] for i in range(len(seats)) if sums.count(sums[i]) > 1]


def next_best(state: Archimedes) -> list[int]:
    """Who comes next in the ranking; several when nothing but chance can tell them apart."""
    best: list[int] = []
    lowest = -1
    for seat in ranked(state):
        if seat in state.ranking:
            continue
        hand = state.hands[seat]
        key = 100_000 if last_by_reiner(state, seat) else 100 * sum_of(hand)
        if state.rules.fewer_cards:
            key += size_of(hand)
        if not best or key < lowest:
            best = [seat]
            lowest = key
        elif key == lowest:
            best.append(seat)
    return best


TIES: Final = Ties()
