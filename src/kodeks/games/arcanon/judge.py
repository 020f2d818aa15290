"""How good a position is for a seat: who will gain most in this Round, and what that means for the game.

The weights are learned by `python -m kodeks.arena.fit arcanon`. A face that is only guessed counts
like a known one; Effects that wait on the Stack count as resolved.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kodeks.games.arcanon.cards import COUNT, NIGHTS, NO_CARD, SIDES
from kodeks.games.arcanon.effects.effect import NEGATED, is_negated, kind_of, maker_of, target_of
from kodeks.games.arcanon.matrix import COLUMNS, FIELDS, column_mask
from kodeks.games.arcanon.moves import (
    COLUMN,
    DIE,
    DIE_TURN,
    FIELD,
    INITIUM,
    ITEM,
    JUDGEMENT,
    NEGATIO,
    REROLL,
    TERMINUS,
    TWEAK,
)
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.kernel.state import OVER

# in tens of Charges, each with a weight for the first and one for the last column
WON: Final = 0  # dice won, less Liar Dice
COVERED: Final = 1  # the die bid for, declared with enough Charges
BLUFF: Final = 2  # the die bid for, declared without, and somebody can judge
SAFE: Final = 3  # the die bid for, declared without, and nobody can judge
MOST: Final = 4  # the die bid for, with the most Charges
VERDICT: Final = 5  # the die judged for, won or lost as things stand
COMING: Final = 6  # dice to come, with the most Charges in their columns
FEATURES: Final = 7
WEIGHTS: Final[list[float]] = [
    *(0.102, 0.214, -0.709, 0.392, -0.013, 0.016, 0.034),
    *(0.857, 0.067, -0.527, 1.289, 0.275, 0.800, 0.248),
]

POOL: Final = 1.05  # what ten Charges in the pool weigh in the last Round; less while more are to come
ROUND: Final = 0.73  # and what the prospects of this Round do


def judge(state: Arcanon, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    if state.turn == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    strengths: list[float] = []
    scale = 1.0 / sqrt(state.rules.seats - state.round)
    rows = features(state)
    for i in range(len(rows)):
        strengths.append(scale * (POOL * state.pools[i] / 10.0 + ROUND * prospect(rows[i])))
    share = 0.0
    for strength in strengths:
        share += exp(min(30.0, strength - strengths[seat]))
    return 1.0 / share


def prospect(row: list[float]) -> float:
    """How strongly a seat with these features is on the way to gain most in this Round."""
    strength = 0.0
    for i in range(len(row)):
        strength += WEIGHTS[i] * row[i]
    return strength


class Outlook:
    """Dice and Active fields as they will be when the Stack is resolved; a fresh roll counts by its mean."""

    __slots__ = ("faces", "worth", "active", "judge")

    def __init__(self, state: Arcanon) -> None:
        self.active = state.active
        self.judge = state.judge
        dice = state.dice
        if state.stack.items:
            dice = dice[:]
            self.active = self.active[:]
            stack: list[int] = state.stack.items[:]
            for i in range(len(stack) - 1, -1, -1):
                self.expect(stack, stack[i], dice)
        self.faces: list[float] = []  # as Charges
        self.worth: list[float] = []  # in Summation, in tens
        for die in range(COLUMNS):
            sides = SIDES[die]
            mean = (sides + 1) / 2.0
            face = float(dice[die])
            if face == 0.0:
                face = mean
            self.faces.append(face)
            # an extreme face rolls on; after a 1 what follows is taken away (ARC-3.4)
            self.worth.append((1.0 - mean if face == 1.0 else face + mean if face == sides else face) / 10.0)

    def expect(self, stack: list[int], effect: int, dice: list[int]) -> None:
        kind = kind_of(effect)
        target = target_of(effect)
        if kind == TWEAK:
            if target >= DIE_TURN:  # else its direction is said later
                die = (target - DIE_TURN) // 2
                face = dice[die] + (1 if (target - DIE_TURN) % 2 else -1)
                if dice[die] and 1 <= face <= SIDES[die]:
                    dice[die] = face
        elif kind == REROLL:
            dice[target - DIE] = 0
        elif kind == JUDGEMENT:
            if self.judge == NONE:
                self.judge = maker_of(effect)
        elif kind == NEGATIO:
            if not is_negated(effect):
                stack[target - ITEM] ^= NEGATED
        elif kind == INITIUM:
            self.open(effect, (target - COLUMN) // COLUMNS, column_mask((target - COLUMN) % COLUMNS))
        elif kind == TERMINUS:
            self.open(effect, (target - FIELD) // FIELDS, 1 << (target - FIELD) % FIELDS)

    def open(self, effect: int, seat: int, fields: int) -> None:
        """Negated it removes the cards there, which is as if they were not Active."""
        if is_negated(effect):
            self.active[seat] &= ~fields
        else:
            self.active[seat] |= fields

    def charges(self, state: Arcanon, seat: int, fields: int) -> float:
        total = 0.0
        for slot in range(seat * COUNT, seat * COUNT + NIGHTS):
            at = state.at[slot]
            if at >= 0 and fields >> at & 1:
                solid = state.acts_as(slot)
                if solid != NO_CARD:
                    total += 2.0 * self.faces[solid] if state.is_doubled(slot) else self.faces[solid]
        return total

    def can_judge(self, state: Arcanon, seat: int) -> bool:
        for slot in range(seat * COUNT, seat * COUNT + NIGHTS):
            at = state.at[slot]
            if at >= 0 and self.active[seat] >> at & 1 and not state.used[slot] and state.acts_as(slot) != NO_CARD:
                return True
        return False


def features(state: Arcanon) -> list[list[float]]:
    """For each seat: the features above for the first column, then for the last, by how far the Round is."""
    seats = state.rules.seats
    rows = [[0.0] * FEATURES for _ in range(seats)]
    outlook = Outlook(state)
    for die in range(COLUMNS):
        value = outlook.worth[die]
        owner, liar = state.owner[die], state.liar[die]
        if owner != NONE:
            rows[owner][WON] += value
            if liar != NONE:
                rows[liar][WON] -= value
        elif die > state.column:
            share(rows, COMING, value, [outlook.charges(state, seat, column_mask(die)) for seat in range(seats)])
        elif die == state.column and state.bidders:
            bid_for(state, outlook, rows, value)
    late = max(0, state.column) / (COLUMNS - 1.0)
    return [[(1.0 - late) * value for value in row] + [late * value for value in row] for row in rows]


def bid_for(state: Arcanon, outlook: Outlook, rows: list[list[float]], value: float) -> None:
    """The die of the Bidding or Judgement in hand."""
    seats = state.rules.seats
    held = [outlook.charges(state, seat, outlook.active[seat]) for seat in range(seats)]
    declarer, judge = state.declarer, outlook.judge
    if declarer == NONE:
        share(rows, MOST, value, held)
    elif judge != NONE:
        won = value if held[declarer] >= state.stake else -value
        rows[declarer][VERDICT] += won
        rows[judge][VERDICT] -= won
    else:
        share(rows, MOST, value, held)
        if held[declarer] >= state.stake:
            rows[declarer][COVERED] += value
        elif any(seat != declarer and outlook.can_judge(state, seat) for seat in state.bidders):
            rows[declarer][BLUFF] += value
        else:
            rows[declarer][SAFE] += value


def share(rows: list[list[float]], feature: int, value: float, held: list[float]) -> None:
    """To those who hold the most."""
    most = max(held)
    first = held.count(most)
    for seat in range(len(held)):
        if held[seat] == most:
            rows[seat][feature] += value / first


def match_features(state: Arcanon) -> list[list[float]]:
    """For the weights POOL and ROUND."""
    scale = 1.0 / sqrt(max(1, state.rules.seats - state.round))
    return [
        [scale * pool / 10.0, scale * prospect(row)] for pool, row in zip(state.pools, features(state), strict=True)
    ]


def rounds_over(state: Arcanon) -> int:
    return state.round


def in_pools(state: Arcanon) -> list[float]:
    return [float(pool) for pool in state.pools]


def over(state: Arcanon) -> int:
    return 1 if state.turn == OVER else 0


def victory(state: Arcanon) -> list[float]:
    return [1.0 if seat in state.winners() else 0.0 for seat in range(state.rules.seats)]


CONTESTS: Final = {
    "round": (features, rounds_over, in_pools),
    "match": (match_features, over, victory),
}
