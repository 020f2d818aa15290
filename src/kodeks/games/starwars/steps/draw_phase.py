"""B.6, draw phase."""

from __future__ import annotations

from kodeks.games.starwars.effects.hands import Discarding
from kodeks.games.starwars.moves import PASS, TAKE, by_kind, kind_of
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.drawing import Drawing
from kodeks.games.starwars.timing.hands import discard_from_hand
from kodeks.games.starwars.values import reserve
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note


def offer_discard(state: StarWars) -> None:
    if state.hands[state.active]:
        state.push(FIRST_DISCARD)


class FirstDiscard(Choice[StarWars]):
    """SWC-CORE-DRAW-1: none or one."""

    __slots__ = ()

    def chooser(self, state: StarWars) -> int:
        return state.active

    def offers(self, state: StarWars) -> list[int]:
        return [PASS] + [by_kind(TAKE, number) for number in sorted(set(state.hands[state.active]))]

    def chosen(self, state: StarWars, move: int) -> None:
        if move == PASS:
            state.tell("SWC-CORE-DRAW-1", "{seat} passes", {"seat": state.active})
        else:
            discard_from_hand(state, state.active, kind_of(move))

    def label(self, state: StarWars, move: int) -> Note | None:
        return None if move == PASS else Note("SWC-CORE-DRAW-1", "Discard {card}", state.named(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-DRAW-1", "{seat} may discard a card", {"seat": state.active})


FIRST_DISCARD = FirstDiscard()


def to_reserve(state: StarWars) -> bool:
    """SWC-CORE-DRAW-2: one card at a time; true when there is more to do (SWC-D-14: reckoned anew each time)."""
    seat = state.active
    more = reserve(state, seat) - len(state.hands[seat])
    if more > 0:
        state.push(Drawing(seat))
    elif more:
        state.push(Discarding(seat, seat, -more, "SWC-CORE-DRAW-2"))
    return more != 0
