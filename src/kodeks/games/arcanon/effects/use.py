"""E§3 1) E Użycie: the Cost of an Effect. It is put together in private and published whole (ARC-D-61)."""

from __future__ import annotations

from kodeks.games.arcanon.cards import COUNT, NIGHTS, NO_CARD
from kodeks.games.arcanon.effects.effect import is_matrix, make, text_of
from kodeks.games.arcanon.labels import target_label
from kodeks.games.arcanon.matrix import COLUMNS, FIELDS, IN_HAND, field, row_of, slot_name
from kodeks.games.arcanon.moves import (
    CARD,
    COLUMN,
    DIE,
    DIE_TURN,
    DONE,
    EFFECT,
    FIELD,
    INITIUM,
    ITEM,
    JUDGEMENT,
    NEGATIO,
    PEEK,
    REROLL,
    TERMINUS,
    TWEAK,
    USE,
)
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.games.arcanon.told import learn_use
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

BOTTOM = -1


class Composing(Frame[Arcanon]):
    """The owner of a card chooses its Effect, the target, and if Doubled a second one."""

    __slots__ = ("slot", "kind", "effects")

    def __init__(self, slot: int, kind: int, effects: list[int]) -> None:
        self.slot = slot
        self.kind = kind  # waiting for its target
        self.effects = effects

    def run(self, state: Arcanon) -> None:
        state.turn = self.slot // COUNT

    def offers(self, state: Arcanon) -> list[int]:
        if self.kind != NONE:
            return targets(state, self.kind, self.effects)
        found = [EFFECT + kind for kind in options(state, self.slot)]
        return [DONE, *found] if self.effects else found

    def refusal(self, state: Arcanon, move: int) -> str:
        if self.kind != NONE:
            return target_refusal(state, self.kind, self.effects, move)
        if move == DONE:
            if not self.effects:
                return "ARC-E3.1.E1"
            return "ARC-D-50" if state.rules.use_both and state.is_doubled(self.slot) else ""
        if not EFFECT <= move <= EFFECT + JUDGEMENT:
            return "ARC-E2.0.2"
        return effect_refusal(state, self.slot, move - EFFECT)

    def play(self, state: Arcanon, move: int) -> None:
        seat = self.slot // COUNT
        if move == DONE:
            pay(state, self.slot, self.effects)
            return
        if self.kind == NONE and move != EFFECT + JUDGEMENT:
            self.kind = move - EFFECT
            return
        if self.kind == NONE:
            self.effects.append(make(JUDGEMENT, seat, 0))
        else:
            self.effects.append(make(self.kind, seat, move))
            self.kind = NONE
        if len(self.effects) == 2 or not may_double(state, self.slot):
            pay(state, self.slot, self.effects)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        mine = self.slot // COUNT
        if seat != mine:
            return state.beneath().prompt(state, seat)  # ARC-D-61: others see only that somebody decides
        args: dict[str, object] = {"seat": mine, "card": slot_name(self.slot)}
        if self.kind != NONE:
            return Note("ARC-E2.0.2", "{seat} chooses the target", args)
        if self.effects:
            return Note("ARC-E3.2.L1", "{seat} may add a second Effect of {card}", args)
        return Note("ARC-E3.1.E1", "{seat} chooses the Effect of {card}", args)

    def label(self, state: Arcanon, move: int) -> Note | None:
        return None if self.kind == NONE else target_label(self.kind, move)

    def holder(self, state: Arcanon) -> str:
        return state.beneath().holder(state)  # ARC-D-61 too

    def skips(self, state: Arcanon, seat: int) -> str:
        return state.beneath().skips(state, seat)

    def copy(self) -> Composing:
        return Composing(self.slot, self.kind, self.effects[:])


def use_refusal(state: Arcanon, seat: int, move: int) -> str:
    """Whether the holder of Priority may Use this card of his."""
    slot = seat * COUNT + move - USE
    if not state.is_active(slot):
        return "ARC-E3.1.E2"
    if state.used[slot]:
        return "ARC-E3.1.E3"
    if state.acts_as(slot) == NO_CARD and not (state.rules.cheats and state.face_down(slot)):
        return "ARC-E3.2.K1 ARC-D-48"
    reasons: list[str] = []
    for kind in options(state, slot):
        why = effect_refusal(state, slot, kind)
        if not why:
            return ""
        if why not in reasons:
            reasons.append(why)
    return " ".join(reasons)


def options(state: Arcanon, slot: int) -> list[int]:
    """ARC-2.1.11, ARC-2.1.12: what a Use of this card can create; of a Nothing only a cheat asks."""
    if slot % COUNT < NIGHTS:
        return [REROLL, JUDGEMENT]
    return [state.acts_as(slot) - NIGHTS, TWEAK, PEEK]


def may_double(state: Arcanon, slot: int) -> bool:
    """ARC-E3.2.L1; a cheat may take two Effects of a face-down card (ARC-D-33)."""
    return state.is_doubled(slot) or (state.rules.cheats and state.face_down(slot))


def effect_refusal(state: Arcanon, slot: int, kind: int) -> str:
    seat = slot // COUNT
    if kind not in options(state, slot):
        return "ARC-2.1.11" if slot % COUNT < NIGHTS else "ARC-2.1.12"
    if kind == JUDGEMENT:
        return judgement_refusal(state, seat)
    if state.uses[seat] >= state.rules.max_uses:
        return "ARC-D-30"
    if kind <= NEGATIO and state.judging:
        return "ARC-E2.0.3"
    if kind == NEGATIO and not any(is_matrix(effect) for effect in state.stack.items):
        return "ARC-E2.1.E1 ARC-D-52"
    if kind in (TWEAK, REROLL) and state.rules.protect_won and NONE not in state.owner:
        return "ARC-D-36"
    return ""


def judgement_refusal(state: Arcanon, seat: int) -> str:
    if state.declarer == NONE or state.declarer == seat:
        return "ARC-D-18"
    return "ARC-D-28" if state.judging and not state.rules.judge_again else ""


def targets(state: Arcanon, kind: int, before: list[int]) -> list[int]:
    seats = state.rules.seats
    if kind == INITIUM:
        return list(range(COLUMN, COLUMN + seats * COLUMNS))
    if kind < NEGATIO:
        return list(range(FIELD, FIELD + seats * FIELDS))
    if kind == NEGATIO:
        return list(range(ITEM, ITEM + len(state.stack.items) + len(before)))
    if kind == PEEK:
        return [CARD + slot for slot in range(seats * COUNT) if state.at[slot] != IN_HAND]
    if kind == REROLL or state.rules.turn_later:
        return list(range(DIE, DIE_TURN))
    return list(range(DIE_TURN, COLUMN))


def target_refusal(state: Arcanon, kind: int, before: list[int], move: int) -> str:
    """ARC-D-52: whether this is a target of that Effect."""
    seats = state.rules.seats
    if kind == INITIUM:
        return "" if COLUMN <= move < COLUMN + seats * COLUMNS else "ARC-E2.1.A1"
    if kind < NEGATIO:
        if FIELD <= move < FIELD + seats * FIELDS:
            return ""
        return "ARC-E2.1.B1" if kind == TERMINUS else "ARC-D-40"
    if kind == NEGATIO:
        waiting: list[int] = state.stack.items + before
        if not ITEM <= move < ITEM + len(waiting):
            return "ARC-E2.1.E1"
        return "" if is_matrix(waiting[move - ITEM]) else "ARC-E2.0.6"
    if kind == PEEK:
        if not CARD <= move < CARD + seats * COUNT:
            return "ARC-E2.3.A"
        return "" if state.at[move - CARD] >= 0 else "ARC-D-44"
    if kind == REROLL or state.rules.turn_later:
        if not DIE <= move < DIE_TURN:
            return "ARC-E2.2.B" if kind == REROLL else "ARC-D-51"
        die = move - DIE
    else:
        if not DIE_TURN <= move < COLUMN:
            return "ARC-E2.2.A"
        die = (move - DIE_TURN) // 2
    return "ARC-D-36" if state.rules.protect_won and state.owner[die] != NONE else ""


def pay(state: Arcanon, slot: int, effects: list[int]) -> None:
    """ARC-E3.1.E6, ARC-E2.0.2: the card is turned, its Effects go to the Stack in the chosen order."""
    seat = slot // COUNT
    row = row_of(state.at[slot])
    state.pop()
    learnt = state.face_down(slot) and learn_use(state, slot, row, len(effects))
    state.used[slot] = 1
    state.uses[seat] += 1
    if state.log is not None:
        state.tell("ARC-E3.1.E6", "{seat} Uses {card}", {"seat": seat, "card": slot_name(slot)}, reveals=learnt)
        for effect in effects:
            state.tell("ARC-E2.0.2", "On the Stack: {effect}", {"effect": text_of(effect)})
    state.stack.declare(effects)
    if slot % COUNT < NIGHTS:
        fall(state, slot, row)


def fall(state: Arcanon, slot: int, row: int) -> None:
    """ARC-E3.1.B: an Unstable card goes one row down, and that Renews it (ARC-D-46, ARC-D-47)."""
    card: dict[str, object] = {"card": slot_name(slot)}
    if row > BOTTOM:
        state.put(slot, field(row - 1, state.at[slot] % COLUMNS), state.rules.renews)
        state.tell("ARC-E3.1.B", "{card} is Unstable and goes one row down", card)
    elif state.rules.bottom_removes:
        state.tell("ARC-D-47", "{card} is Unstable and leaves the Matrix", card)
        state.remove(slot)
