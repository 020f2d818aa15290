"""The deal, and the redeal (BRS-SQ-8, SQ-9)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.moves import DEALT, KEEP, REDEAL, made, source_of
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame

DEAL: Final = 15


class Dealing(Frame[Berserk]):
    """Chance deals so many cards of a shuffled deck, one after the other."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count  # still to come

    def copy(self) -> Dealing:
        return Dealing(self.seat, self.count)

    def run(self, state: Berserk) -> None:
        if self.count:
            state.turn = CHANCE
            return
        state.pop()
        deal = state.deals[self.seat]
        deal.sort()
        if state.log is not None:
            args: dict[str, object] = {"seat": self.seat, "cards": [state.kind(number).name for number in deal]}
            state.tell("BRS-SQ-8", "{seat} is dealt {cards}", args, only(self.seat), True)
            state.tell(
                "BRS-SQ-8", "{seat} is dealt {count} cards", {"seat": self.seat, "count": len(deal)}, but(self.seat)
            )

    def offers(self, state: Berserk) -> list[int]:
        return []

    def moves(self, state: Berserk) -> list[int]:
        return [made(DEALT, number) for number in sorted(set(state.decks[self.seat]))]

    def refusal(self, state: Berserk, move: int) -> str:
        return "" if move in self.moves(state) else "BRS-SQ-8"

    def odds(self, state: Berserk) -> list[int]:
        return [state.decks[self.seat].count(source_of(move)) for move in self.moves(state)]

    def roll(self, state: Berserk, rng: Rng) -> int:
        """By the odds: each card is as likely as any other."""
        deck = state.decks[self.seat]
        return made(DEALT, deck[rng.below(len(deck))])

    def play(self, state: Berserk, move: int) -> None:
        number = source_of(move)
        state.decks[self.seat].remove(number)
        state.deals[self.seat].append(number)
        self.count -= 1
        if self.count:
            state.turn = CHANCE

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-SQ-8", "A card is dealt to {seat}", {"seat": self.seat})


class Redealing(Choice[Berserk]):
    """BRS-SQ-9, BRS-AMB-4: as often as the player likes, each time with one card fewer."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def chooser(self, state: Berserk) -> int:
        return self.seat

    def offers(self, state: Berserk) -> list[int]:
        return [KEEP, REDEAL] if state.deals[self.seat] else [KEEP]

    def chosen(self, state: Berserk, move: int) -> None:
        seat = self.seat
        if move == KEEP:
            state.tell("BRS-SQ-9", "{seat} keeps the deal", {"seat": seat})
            return
        count = len(state.deals[seat]) - 1
        state.decks[seat] = sorted(state.decks[seat] + state.deals[seat])
        state.deals[seat] = []
        state.push(Redealing(seat))
        state.push(Dealing(seat, count))
        state.tell("BRS-SQ-9", "{seat} shuffles the deal back and takes one card fewer", {"seat": seat})

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-SQ-9", "{seat} keeps the deal or redeals", {"seat": self.seat})
