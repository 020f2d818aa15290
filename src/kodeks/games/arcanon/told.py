"""What everybody can conclude about face-down cards from what was done in the Round.

`state.told` is a flat list of facts: [kind, slot, row], or [SOME, count, slot, row, slot, row, ...].
A guess must agree with all of them. Inferences are named in the catalogue's part E, 18, and ARC-D-23.
"""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import COUNT, NIGHTS, NO_CARD
from kodeks.games.arcanon.matrix import row_of
from kodeks.games.arcanon.state import Arcanon

# kinds are above every slot, row and count, so that no fact looks like a part of another
LIVE: Final = 100  # it was Used there, so its Form is not Nothing
DEAD: Final = 101  # nobody could judge, so it is Nothing there
DOUBLE: Final = 102  # two Effects of one Use
SINGLE: Final = 103  # one Effect, although Doubled cards must use both
SOME: Final = 104  # the Bidding went on, so one of these is not Nothing


def learn_use(state: Arcanon, slot: int, row: int, effects: int) -> bool:
    """A face-down card was Used in this row for so many Effects; true when that says something."""
    forms = state.rules.forms
    facts: list[int] = []
    if effects == 1 and state.rules.use_both and any(forms.doubled(card, row) for card in range(NIGHTS)):
        facts = [SINGLE, slot, row]
    if state.rules.cheats:
        state.tricks += [slot, row, effects]  # it may have been a cheat: more is not certain (ARC-D-33)
    elif effects == 2:
        facts = [DOUBLE, slot, row]
    elif not forms.live_rows[row + 1]:
        facts += [LIVE, slot, row]
    return keep(state, facts)


def learn_judges(state: Arcanon, slots: list[int], some: bool) -> bool:
    """ARC-D-23: whether one of these Renewed cards in Active fields can act was decided aloud."""
    facts = [SOME, len(slots)] if some else []
    for slot in slots:
        row = row_of(state.at[slot])
        facts += [slot, row] if some else [DEAD, slot, row]
    return keep(state, facts)


def keep(state: Arcanon, facts: list[int]) -> bool:
    if not facts or state.told[-len(facts) :] == facts:
        return False
    state.told += facts
    return True


def certain(state: Arcanon, slot: int) -> bool:
    """Whether any Night card could act where this one lies."""
    return state.rules.forms.live_rows[row_of(state.at[slot]) + 1]


def holds_for(state: Arcanon, seat: int) -> bool:
    """Whether the faces of this seat agree with every fact about them alone."""
    told = state.told
    i = 0
    while i < len(told):
        if told[i] == SOME:
            i += 2 + 2 * told[i + 1]
            continue
        slot = told[i + 1]
        if slot // COUNT == seat and not fits(state, told[i], state.face[slot], told[i + 2]):
            return False
        i += 3
    return True


def some_hold(state: Arcanon) -> bool:
    """Whether every group of cards of which one must act has such a one."""
    told = state.told
    forms = state.rules.forms
    i = 0
    while i < len(told):
        if told[i] != SOME:
            i += 3
            continue
        found = False
        for j in range(i + 2, i + 2 + 2 * told[i + 1], 2):
            found = found or forms.acts_as(state.face[told[j]], told[j + 1]) != NO_CARD
        if not found:
            return False
        i += 2 + 2 * told[i + 1]
    return True


def fits(state: Arcanon, kind: int, card: int, row: int) -> bool:
    forms = state.rules.forms
    if kind == LIVE:
        return forms.acts_as(card, row) != NO_CARD
    if kind == DEAD:
        return forms.acts_as(card, row) == NO_CARD
    return forms.doubled(card, row) == (kind == DOUBLE)


def cheated(state: Arcanon, slot: int) -> bool:
    """ARC-D-33: a Use in this Bidding that the face of the card did not allow."""
    forms = state.rules.forms
    for i in range(0, len(state.tricks), 3):
        if state.tricks[i] == slot and slot % COUNT < NIGHTS:
            card, row = state.face[slot], state.tricks[i + 1]
            if forms.acts_as(card, row) == NO_CARD or (state.tricks[i + 2] == 2 and not forms.doubled(card, row)):
                return True
    return False
