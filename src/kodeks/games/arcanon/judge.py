"""How good a position is for a seat: Charges banked and to be expected, and what they mean for the game.

The weights are learned by `python -m kodeks.arena.fit arcanon`. All features are in Charges, so a
weight says how much of them a seat will keep. Effects that wait on the Stack count as resolved.
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

FEATURES: Final = [
    "Charges in the pool and of dice won, less those of Liar Dice",
    "the die bid for, declared with enough Charges",
    "the die bid for, declared without, when somebody can judge",
    "the die bid for, declared without, when nobody can judge",
    "the die bid for, with more Charges than the others",
    "the die bid for, owing the Manifest",
    "the die judged for, won; lost for the other side",
    "dice to come, with more Charges in their columns than the others",
]
WEIGHTS: Final[list[float]] = [1.0, 0.7, -0.2, 0.5, 0.3, 0.0, 0.9, 0.3]
SWING: Final = 9.0
LAST: Final = 0.3


class Outlook:
    """The table as it will be when the Stack is resolved: unknown faces by their mean."""

    __slots__ = ("faces", "worth", "active", "judge")

    def __init__(self, state: Arcanon) -> None:
        self.faces: list[float] = []  # as Charges
        self.worth: list[float] = []  # in Summation
        self.active = state.active[:]
        self.judge = state.judge
        faces = state.dice[:]
        stack = state.stack[:]
        for i in range(len(stack) - 1, -1, -1):
            self.expect(state, stack, stack[i], faces)
        for die in range(COLUMNS):
            mean = (SIDES[die] + 1) / 2.0
            face = faces[die]
            self.faces.append(float(face) if face else mean)
            self.worth.append(counted(SIDES[die], face))

    def expect(self, state: Arcanon, stack: list[int], effect: int, faces: list[int]) -> None:
        kind = kind_of(effect)
        target = target_of(effect)
        if kind == TWEAK and target >= DIE_TURN:
            die = (target - DIE_TURN) // 2
            face = faces[die] + (1 if (target - DIE_TURN) % 2 else -1)
            if faces[die] and 1 <= face <= SIDES[die]:
                faces[die] = face
        elif kind == REROLL:
            faces[target - DIE] = 0
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


def counted(sides: int, face: int) -> float:
    """The mean of what a die counts in Summation, by the face it shows; 0 is a fresh roll."""
    mean = (sides + 1) / 2.0
    if face == 0:
        return mean
    if face == 1:
        return 1.0 - mean
    return sides + mean if face == sides else float(face)


def judge(state: Arcanon, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    if state.turn == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    seats = state.rules.seats
    totals = [0.0] * seats
    rows = features(state)
    for i in range(seats):
        row = rows[i]
        for k in range(len(row)):
            totals[i] += WEIGHTS[k] * row[k]
    scale = 1.0 / spread(state)
    share = 0.0
    for i in range(seats):
        share += exp(min(30.0, scale * (totals[i] - totals[seat])))
    return 1.0 / share


def spread(state: Arcanon) -> float:
    """How many Charges are still to move between the players."""
    done = state.round * 1.0
    for owner in state.owner:
        done += 0.2 if owner != NONE else 0.0
    return SWING * sqrt(LAST + state.rules.seats - done)


def features(state: Arcanon) -> list[list[float]]:
    """For each seat; see FEATURES."""
    seats = state.rules.seats
    rows = [[0.0] * len(FEATURES) for _ in range(seats)]
    outlook = Outlook(state)
    worth = outlook.worth
    for seat in range(seats):
        rows[seat][0] = float(state.pools[seat])
    for die in range(state.summed if False else COLUMNS):
        if state.owner[die] != NONE:
            rows[state.owner[die]][0] += worth[die]
            if state.liar[die] != NONE:
                rows[state.liar[die]][0] -= worth[die]
    for column in range(max(0, state.column), COLUMNS):
        if state.owner[column] == NONE:
            bidding = column == state.column and len(state.bidders) > 0
            if not bidding:
                if column != state.column:
                    best = leading(state, outlook, column_mask(column), [])
                    for seat in best:
                        rows[seat][7] += worth[column] / len(best)
                continue
            value = worth[column]
            held = [outlook.charges(state, seat, outlook.active[seat]) for seat in range(seats)]
            who = state.declarer
            if who != NONE and outlook.judge != NONE:
                honest = held[who] >= state.stake
                rows[who][6] += value if honest else -value
                rows[outlook.judge][6] += -value if honest else value
                continue
            if who != NONE:
                if held[who] >= state.stake:
                    rows[who][1] += value
                elif others_can_judge(state, outlook, who):
                    rows[who][2] += value
                else:
                    rows[who][3] += value
            best = leading(state, outlook, -1, held)
            for seat in best:
                rows[seat][4] += value / len(best)
            if state.duty != NONE and not state.done:
                rows[state.duty][5] += value
    return rows


def leading(state: Arcanon, outlook: Outlook, fields: int, held: list[float]) -> list[int]:
    """The seats with the most Charges in these fields."""
    seats = range(state.rules.seats)
    if not held:
        held = [outlook.charges(state, seat, fields) for seat in seats]
    most = max(held)
    return [seat for seat in seats if held[seat] == most]


def others_can_judge(state: Arcanon, outlook: Outlook, seat: int) -> bool:
    for other in state.bidders:
        if other != seat:
            for slot in range(other * COUNT, other * COUNT + NIGHTS):
                at = state.at[slot]
                if at >= 0 and outlook.active[other] >> at & 1 and not state.used[slot]:
                    if state.acts_as(slot) != NO_CARD:
                        return True
    return False
