"""4) Adjustacja: once in each column everybody may raise one card and lower another."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import COUNT
from kodeks.games.arcanon.matrix import COLUMNS, card_name, column_of, row_of
from kodeks.games.arcanon.moves import EFFECT, LOWER, RAISE, SKIP, USE
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

TOP = 1
BOTTOM = -1


class Adjustment(Frame[Arcanon]):
    __slots__ = ()

    def run(self, state: Arcanon) -> None:
        if state.chances == state.rules.seats:
            state.pop()
        else:
            state.turn = adjuster(state)

    def offers(self, state: Arcanon) -> list[int]:
        own = [slot % COUNT for slot in in_column(state, adjuster(state))]
        if state.raising != NONE:
            return [LOWER + slot for slot in own]
        return [SKIP, *(RAISE + slot for slot in own)]

    def refusal(self, state: Arcanon, move: int) -> str:
        first = adjuster(state) * COUNT
        if state.raising != NONE:
            if not LOWER <= move < USE:
                return "ARC-5.4.4"
            slot = first + move - LOWER
            if slot not in in_column(state, adjuster(state)):
                return "ARC-5.4.3"
            return "" if slot in may_fall(state, state.raising) else "ARC-5.4.4 ARC-D-55"
        if move == SKIP:  # ARC-5.4.5
            return ""
        if not RAISE <= move < LOWER:
            return "ARC-3.2.3" if USE <= move < EFFECT else "ARC-5.4.4"
        slot = first + move - RAISE
        if slot not in in_column(state, adjuster(state)):
            return "ARC-5.4.3"
        if row_of(state.at[slot]) == TOP or not may_fall(state, slot):
            return "ARC-5.4.4 ARC-D-55"
        return ""

    def play(self, state: Arcanon, move: int) -> None:
        seat = adjuster(state)
        if move == SKIP:
            state.chances += 1
            state.tell("ARC-5.4.5", "{seat} adjusts nothing", {"seat": seat})
            return
        if state.raising == NONE:
            state.raising = seat * COUNT + move - RAISE
            lower = may_fall(state, state.raising)
            if len(lower) > 1 and not state.rules.lower_all:
                return  # ask which of the others goes down
        else:
            lower = [seat * COUNT + move - LOWER]
        swing(state, state.raising, lower)
        state.raising = NONE
        state.chances += 1  # ARC-5.4.2

    def prompt(self, state: Arcanon, seat: int) -> Note:
        mine = adjuster(state)
        if state.raising != NONE and seat == mine:
            return Note("ARC-5.4.4", "{seat} chooses the card that goes down", {"seat": mine})
        return Note("ARC-5.4.2", "{seat} may raise one card and lower another", {"seat": mine})

    def holder(self, state: Arcanon) -> str:
        return "ARC-5.4.1"


def adjuster(state: Arcanon) -> int:
    """ARC-5.4.1: in order from the Leader."""
    return state.from_leader()[state.chances]


def in_column(state: Arcanon, seat: int) -> list[int]:
    """ARC-5.4.3: the player's cards in the Active column."""
    slots = range(seat * COUNT, seat * COUNT + COUNT)
    return [slot for slot in slots if state.at[slot] >= 0 and column_of(state.at[slot]) == state.column]


def may_fall(state: Arcanon, raised: int) -> list[int]:
    """The other cards that can go down; with adjustOthers all, every other one or none (ARC-D-55)."""
    others = [slot for slot in in_column(state, raised // COUNT) if slot != raised]
    lower = [slot for slot in others if row_of(state.at[slot]) > BOTTOM]
    return [] if state.rules.lower_all and len(lower) < len(others) else lower


def swing(state: Arcanon, up: int, down: list[int]) -> None:
    """ARC-5.4.4, ARC-5.4.6: both by exactly one row, and at once."""
    state.put(up, state.at[up] + COLUMNS)
    for slot in down:
        state.put(slot, state.at[slot] - COLUMNS)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": up // COUNT,
            "up": card_name(up),
            "down": " ".join(card_name(slot) for slot in down),
        }
        state.tell("ARC-5.4.4", "{seat} raises {up} and lowers {down}", args)


ADJUSTMENT: Final = Adjustment()
