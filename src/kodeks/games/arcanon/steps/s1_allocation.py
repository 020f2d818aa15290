"""1) Alokacja: in turn everybody lays a card, column by column, one Day and one Night card in each."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS, is_night
from kodeks.games.arcanon.matrix import COLUMNS, IN_HAND, field
from kodeks.games.arcanon.moves import EFFECT, LAY, RAISE, USE
from kodeks.games.arcanon.state import Arcanon
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.state import Frame


class Allocation(Frame[Arcanon]):
    __slots__ = ()

    def run(self, state: Arcanon) -> None:
        if state.laid == COUNT * state.rules.seats:  # ARC-5.1.6
            state.pop()
        else:
            state.turn = next_to_lay(state)

    def offers(self, state: Arcanon) -> list[int]:
        hand = state.hands[state.turn]
        column = state.laid // state.rules.seats // 2
        return [LAY + card * COLUMNS + column for card in range(COUNT) if hand >> card & 1]

    def refusal(self, state: Arcanon, move: int) -> str:
        if not LAY <= move < RAISE:
            return "ARC-3.2.3" if USE <= move < EFFECT else "ARC-5.1.1"
        card, column = divmod(move - LAY, COLUMNS)
        seat = state.turn
        if not state.hands[seat] >> card & 1:
            return "ARC-2.1.1"
        laid = state.laid // state.rules.seats
        current = laid // 2
        if column > current:
            return "ARC-5.1.5" if laid % 2 else "ARC-5.1.3"
        if column < current or (laid % 2 and has_kind(state, seat, column, is_night(card))):
            return "ARC-5.1.4"
        return ""

    def play(self, state: Arcanon, move: int) -> None:
        card, column = divmod(move - LAY, COLUMNS)
        seat = next_to_lay(state)
        slot = seat * COUNT + (column if is_night(card) else card)
        state.hands[seat] ^= 1 << card
        state.face[slot] = card
        state.at[slot] = field(0, column)  # ARC-5.1.2
        state.known[slot] = only(seat)
        state.laid += 1
        if state.log is None:
            return
        args: dict[str, object] = {"seat": seat, "card": CARDS[card], "column": column + 1}
        if is_night(card):  # ARC-5.1.9
            state.tell("ARC-5.1.9", "You lay {card} face-down in column {column}", args, only(seat))
            hidden: dict[str, object] = {"seat": seat, "column": column + 1}
            state.tell("ARC-5.1.9", "{seat} lays a Night card face-down in column {column}", hidden, but(seat))
        else:
            state.tell("ARC-5.1.9", "{seat} lays {card} face-up in column {column}", args, reveals=True)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        column = state.laid // state.rules.seats // 2 + 1
        return Note("ARC-5.1.1", "{seat} lays a card in column {column}", {"seat": state.turn, "column": column})

    def holder(self, state: Arcanon) -> str:
        return "ARC-3.1.1"


def next_to_lay(state: Arcanon) -> int:
    """ARC-5.1.1, ARC-5.1.7: one card, then the next player."""
    return state.from_leader()[state.laid % state.rules.seats]


def has_kind(state: Arcanon, seat: int, column: int, night: bool) -> bool:
    """Whether the column holds a card of this kind already."""
    if night:
        return state.at[seat * COUNT + column] != IN_HAND
    return any(state.at[seat * COUNT + day] == field(0, column) for day in range(NIGHTS, COUNT))


ALLOCATION: Final = Allocation()
