"""The table of Arcanon as data."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS
from kodeks.games.arcanon.matrix import IN_HAND, REMOVED, card_name, row_of
from kodeks.games.arcanon.rules import Rules
from kodeks.kernel.game import Game
from kodeks.kernel.note import WATCHER
from kodeks.kernel.stack import Stack
from kodeks.kernel.state import OVER, State

NONE: Final = -1
OPEN: Final = 14  # the bit in `known` of a Night card that lies face-up
ALL_KNOW: Final = (1 << OPEN) - 1 | 1 << WATCHER
FULL_HAND: Final = (1 << COUNT) - 1


class Arcanon(State):
    __slots__ = (
        "rules",
        "order",  # of the players, drawn once (ARC-4.1)
        "round",
        "step",  # where the Round stands, see steps/course.py
        "hands",  # a bit for each card not yet laid
        "face",  # the card in each slot
        "at",  # the field of each slot, IN_HAND or REMOVED
        "used",  # turned by 90 degrees
        "known",  # a bit for each seat that knows the face of a Night slot
        "told",  # what the public can conclude about faces, see guess.py
        "laid",  # cards laid in this Round
        "dice",  # 0 before the Roll
        "column",  # the base column
        "active",  # a mask of fields for each seat
        "chances",  # seats that have had their Adjustment
        "raising",  # the slot chosen to go up
        "stake",
        "declarer",
        "bidders",
        "duty",  # who owes the Manifest
        "done",  # and has made it
        "handed",  # the duty went on while the Stack was not empty
        "stack",  # who has Priority, and the Effects that wait, see effects/effect.py
        "uses",  # in this Step, for each seat
        "tricks",  # Uses of face-down cards in this Bidding: slot, row, effects
        "judging",  # in the Judgement Step
        "judge",  # who resolved a Judgement
        "owner",  # of each die
        "liar",  # of each die
        "summed",  # dice counted in this Summation
        "counted",  # Charges of the die being counted, its sign and its rolls
        "sign",
        "rolls",
        "pools",
        "dice_won",
        "liar_dice",
    )

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        seats = rules.seats
        self.rules = rules
        self.order: list[int] = []
        self.round = 0
        self.step = 0
        self.hands = [FULL_HAND] * seats
        self.face = [NONE] * (COUNT * seats)
        self.at = [IN_HAND] * (COUNT * seats)
        self.used = [0] * (COUNT * seats)
        self.known = [0] * (COUNT * seats)
        self.told: list[int] = []
        self.laid = 0
        self.dice = [0] * 5
        self.column = NONE
        self.active = [0] * seats
        self.chances = 0
        self.raising = NONE
        self.stake = 0
        self.declarer = NONE
        self.bidders: list[int] = []
        self.duty = NONE
        self.done = False
        self.handed = False
        self.stack = Stack([], NONE)
        self.uses = [0] * seats
        self.tricks: list[int] = []
        self.judging = False
        self.judge = NONE
        self.owner = [NONE] * 5
        self.liar = [NONE] * 5
        self.summed = 0
        self.counted = 0
        self.sign = 1
        self.rolls = 0
        self.pools = [0] * seats
        self.dice_won = [0] * seats
        self.liar_dice = [0] * seats

    def copy(self) -> Arcanon:
        other = Arcanon(self.game, self.rules)
        self.copy_into(other)
        other.order = self.order[:]
        other.round = self.round
        other.step = self.step
        other.hands = self.hands[:]
        other.face = self.face[:]
        other.at = self.at[:]
        other.used = self.used[:]
        other.known = self.known[:]
        other.told = self.told[:]
        other.laid = self.laid
        other.dice = self.dice[:]
        other.column = self.column
        other.active = self.active[:]
        other.chances = self.chances
        other.raising = self.raising
        other.stake = self.stake
        other.declarer = self.declarer
        other.bidders = self.bidders[:]
        other.duty = self.duty
        other.done = self.done
        other.handed = self.handed
        self.stack.copy_into(other.stack)
        other.uses = self.uses[:]
        other.tricks = self.tricks[:]
        other.judging = self.judging
        other.judge = self.judge
        other.owner = self.owner[:]
        other.liar = self.liar[:]
        other.summed = self.summed
        other.counted = self.counted
        other.sign = self.sign
        other.rolls = self.rolls
        other.pools = self.pools[:]
        other.dice_won = self.dice_won[:]
        other.liar_dice = self.liar_dice[:]
        return other

    # who and where

    def leader(self) -> int:
        """ARC-4.2, ARC-5.0.5: the next in order each Round."""
        return self.order[self.round % len(self.order)]

    def from_leader(self) -> list[int]:
        at = self.round % len(self.order)
        return self.order[at:] + self.order[:at]

    def is_active(self, slot: int) -> bool:
        at = self.at[slot]
        return at >= 0 and self.active[slot // COUNT] >> at & 1 == 1

    def face_down(self, slot: int) -> bool:
        """ARC-E3.1.D; with keepRevealed a card can lie open."""
        return slot % COUNT < NIGHTS and self.known[slot] >> OPEN & 1 == 0

    def acts_as(self, slot: int) -> int:
        """The card that this one acts as where it lies, or NO_CARD (ARC-2.1.10)."""
        return self.rules.forms.acts_as(self.face[slot], row_of(self.at[slot]))

    def is_doubled(self, slot: int) -> bool:
        return self.rules.forms.doubled(self.face[slot], row_of(self.at[slot]))

    def put(self, slot: int, at: int, renews: bool = True) -> None:
        """ARC-3.3.1: a card that changes its position is Renewed."""
        self.at[slot] = at
        if renews:
            self.used[slot] = 0

    def remove(self, slot: int) -> None:
        """ARC-D-44: set aside until the end of the Round."""
        self.at[slot] = REMOVED
        if self.rules.reveal_removed and self.face_down(slot) and self.known[slot] & ALL_KNOW != ALL_KNOW:
            self.known[slot] |= ALL_KNOW
            args: dict[str, object] = {"slot": card_name(slot), "card": CARDS[self.face[slot]]}
            self.tell("ARC-D-44", "{slot} is {card}", args, reveals=True)

    def judged_by(self, seat: int) -> None:
        """ARC-D-17: a Judgement replaces the Manifest, which nobody owes any more."""
        self.judge = seat
        self.duty = NONE
        self.done = False

    def scores(self) -> list[int]:
        """Charges in the pools: more is better (ARC-1.3)."""
        return self.pools[:]

    def winners(self) -> list[int]:
        """ARC-6.2; a tie is shared unless a house rule breaks it (ARC-D-11)."""
        if self.turn != OVER:
            return []
        keys = self.pools[:]
        for seat in range(len(keys)):
            keys[seat] *= 1000
            if self.rules.fewest_liars:
                keys[seat] -= self.liar_dice[seat]
            elif self.rules.most_dice:
                keys[seat] += self.dice_won[seat]
        return [seat for seat in range(len(keys)) if keys[seat] == max(keys)]
