"""E§2 Efekty Aktywne: what each Effect does when it is resolved."""

from __future__ import annotations

from kodeks.games.arcanon.cards import CARDS, COUNT, SIDES
from kodeks.games.arcanon.effects.effect import (
    NEGATED,
    is_negated,
    kind_of,
    maker_of,
    target_of,
    text_of,
)
from kodeks.games.arcanon.matrix import (
    COLUMNS,
    FIELDS,
    REMOVED,
    card_name,
    column_mask,
    column_of,
    field,
    field_name,
    row_of,
)
from kodeks.games.arcanon.moves import (
    CARD,
    COLUMN,
    DIE,
    DIE_TURN,
    DOWN,
    FIELD,
    INITIUM,
    ITEM,
    NEGATIO,
    PEEK,
    PICK,
    REROLL,
    ROLL,
    TERMINUS,
    TRANSITIO,
    TWEAK,
    UP,
)
from kodeks.games.arcanon.state import ALL_KNOW, NONE, Arcanon
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import EVERYONE, Note, but, only
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame

OFF = -1


def resolve(state: Arcanon, effect: int) -> None:
    """ARC-3.6.1: the Effect works now. It may push a question to chance or to a Matrix's owner."""
    kind = kind_of(effect)
    target = target_of(effect)
    if state.log is not None:
        state.tell("ARC-3.6.1", "Resolved: {effect}", {"effect": text_of(effect)})
    if kind == INITIUM:
        seat, column = divmod(target - COLUMN, COLUMNS)
        if is_negated(effect):
            clear(state, seat, column_mask(column), "ARC-E2.1.A4")
        else:
            state.active[seat] |= column_mask(column)
            state.tell("ARC-E2.1.A1", "{seat}: column {column} is Active", {"seat": seat, "column": column + 1})
    elif kind == TERMINUS:
        seat, at = divmod(target - FIELD, FIELDS)
        if is_negated(effect):
            clear(state, seat, 1 << at, "ARC-E2.1.B3")
        else:
            state.active[seat] |= 1 << at
            state.tell("ARC-E2.1.B1", "{seat}: field {field} is Active", {"seat": seat, "field": field_name(at)})
    elif kind < NEGATIO:
        shift(state, kind, target - FIELD, is_negated(effect))
    elif kind == NEGATIO:
        if is_negated(effect):
            state.tell("ARC-E2.1.E2", "It is Negated and does nothing")
        else:
            state.stack.items[target - ITEM] ^= NEGATED  # ARC-2.4.3, ARC-2.4.4
            if state.log is not None:
                state.tell("ARC-E2.1.E1", "It is now {effect}", {"effect": text_of(state.stack.items[target - ITEM])})
    elif kind == TWEAK:
        if state.rules.turn_later:
            state.push(Turning(maker_of(effect), target - DIE))
        else:
            tweak(state, (target - DIE_TURN) // 2, 1 if (target - DIE_TURN) % 2 else -1)
    elif kind == REROLL:
        state.push(Reroll(target - DIE))
    elif kind == PEEK:
        peek(state, maker_of(effect), target - CARD)
    elif state.judge == NONE and not state.judging:
        state.judged_by(maker_of(effect))  # ARC-E2.3.B; the first to resolve names the Judge (ARC-D-19)
        state.tell("ARC-E2.3.B", "{seat} will hold a Judgement", {"seat": state.judge})
    else:
        state.tell("ARC-D-28" if state.judging else "ARC-D-19", "This Judgement is empty")


def clear(state: Arcanon, seat: int, fields: int, clause: str) -> None:
    """Initium and Terminus Negated remove what lies there."""
    for slot in range(seat * COUNT, seat * COUNT + COUNT):
        if state.at[slot] >= 0 and fields >> state.at[slot] & 1:
            remove(state, slot, clause)


def remove(state: Arcanon, slot: int, clause: str) -> None:
    state.tell(clause, "{card} is removed to the end of the Round", {"card": card_name(slot)})
    state.remove(slot)


def shift(state: Arcanon, kind: int, target: int, negated: bool) -> None:
    """Transitio and Tempus: the owner of the Matrix picks a card of the field (ARC-E2.1.C3, D3)."""
    seat, at = divmod(target, FIELDS)
    goal = destination(state, kind, at, negated)
    slots = [slot for slot in range(seat * COUNT, seat * COUNT + COUNT) if state.at[slot] == at]
    if goal == OFF or not slots:
        state.tell("ARC-D-39" if slots else "ARC-D-40", "Nothing moves")
    elif len(slots) == 1:
        move_card(state, slots[0], goal)
    else:
        state.push(Picking(seat, at, goal, "ARC-E2.1.C3" if kind == TRANSITIO else "ARC-E2.1.D3"))


def destination(state: Arcanon, kind: int, at: int, negated: bool) -> int:
    """ARC-E2.1.C1, C2, D1, D2; beyond the edge as the house rules (ARC-D-39)."""
    row, column = row_of(at), column_of(at)
    step = 1 if negated else -1
    if kind == TRANSITIO:
        column += step
    else:
        row += step
    if -1 <= row <= 1 and 0 <= column < COLUMNS:
        return field(row, column)
    if state.rules.off_wrap:
        return field((row + 4) % 3 - 1, column % COLUMNS)
    return REMOVED if state.rules.off_remove else OFF


def move_card(state: Arcanon, slot: int, goal: int) -> None:
    if goal == REMOVED:
        remove(state, slot, "ARC-D-39")
        return
    state.put(slot, goal)
    if state.log is not None:
        state.tell("ARC-3.3.1", "{card} moves to {field}", {"card": card_name(slot), "field": field_name(goal)})


def tweak(state: Arcanon, die: int, step: int) -> None:
    """ARC-E2.2.A: one point, if that face exists (ARC-D-51)."""
    sides = SIDES[die]
    value = state.dice[die] + step
    if state.rules.tweak_wraps:
        value = (value - 1) % sides + 1
    if 1 <= value <= sides:
        state.dice[die] = value
    state.tell("ARC-E2.2.A", "The d{die} shows {value}", {"die": sides, "value": state.dice[die]})


def peek(state: Arcanon, seat: int, slot: int) -> None:
    """ARC-E2.3.A: only the one who made it sees the card (ARC-D-45)."""
    if state.at[slot] < 0:
        state.tell("ARC-D-44", "The card is gone: nothing is seen")
        return
    to = EVERYONE if state.rules.peek_public else only(seat)
    reveals = state.face_down(slot) and state.known[slot] >> seat & 1 == 0 and slot // COUNT != seat
    if state.log is not None:
        args: dict[str, object] = {"seat": seat, "slot": card_name(slot), "card": CARDS[state.face[slot]]}
        state.tell("ARC-E2.3.A", "{seat} sees {slot}: {card}", args, to, reveals or state.rules.peek_public)
        if not state.rules.peek_public:
            state.tell("ARC-E2.3.A", "{seat} looks at {slot}", {"seat": seat, "slot": card_name(slot)}, but(seat))
    state.known[slot] |= ALL_KNOW if state.rules.peek_public else only(seat)


class Reroll(Frame[Arcanon]):
    """ARC-E2.2.B: chance rolls one die again."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: Arcanon) -> None:
        state.turn = CHANCE

    def offers(self, state: Arcanon) -> list[int]:
        return [ROLL + self.die * 20 + i for i in range(SIDES[self.die])]

    def roll(self, state: Arcanon, rng: Rng) -> int:
        return ROLL + self.die * 20 + rng.below(SIDES[self.die])

    def play(self, state: Arcanon, move: int) -> None:
        state.dice[self.die] = move - ROLL - self.die * 20 + 1
        state.pop()
        if state.log is not None:
            args: dict[str, object] = {"die": SIDES[self.die], "value": state.dice[self.die]}
            state.tell("ARC-E2.2.B", "The d{die} is rolled again: {value}", args)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        return Note("ARC-E2.2.B", "The d{die} is rolled again", {"die": SIDES[self.die]})


class Turning(Choice[Arcanon]):
    """ARC-D-51, tweakDirectionAt resolution: up or down is said only now."""

    __slots__ = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def chooser(self, state: Arcanon) -> int:
        return self.seat

    def offers(self, state: Arcanon) -> list[int]:
        return [UP, DOWN]

    def chosen(self, state: Arcanon, move: int) -> None:
        tweak(state, self.die, 1 if move == UP else -1)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        return Note("ARC-D-51", "{seat} turns the d{die} up or down", {"seat": self.seat, "die": SIDES[self.die]})


class Picking(Choice[Arcanon]):
    """The owner of the Matrix picks the card that moves; he can not decline (ARC-D-40)."""

    __slots__ = ("seat", "at", "goal", "clause")

    def __init__(self, seat: int, at: int, goal: int, clause: str) -> None:
        self.seat = seat
        self.at = at
        self.goal = goal
        self.clause = clause

    def chooser(self, state: Arcanon) -> int:
        return self.seat

    def offers(self, state: Arcanon) -> list[int]:
        return [PICK + own for own in range(COUNT) if state.at[self.seat * COUNT + own] == self.at]

    def forbids(self, state: Arcanon) -> str:
        return "ARC-D-40"

    def chosen(self, state: Arcanon, move: int) -> None:
        move_card(state, self.seat * COUNT + move - PICK, self.goal)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        return Note(self.clause, "{seat} picks the card that moves", {"seat": self.seat})
