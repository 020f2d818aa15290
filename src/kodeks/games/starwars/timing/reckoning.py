"""C.4 steps 2 and 3: what a card costs, and Interrupts that change it."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.moves import PASS
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability, means
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.timing.use import Use, use_under_way


def reduced(use: Use) -> int:
    """What is left of the cost after the Interrupts."""
    return max(min(use.cost, use.floor), use.cost - use.less)


class Reckoning(Occurrence):
    """C.4 step 3: Interrupts that change the cost (SWC-D-20)."""

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Reckoning(self.event)

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS and not self.waiting and self.too_dear(state):
            return "SWC-CORE-RES-2"
        return Occurrence.refusal(self, state, move)

    def moves(self, state: StarWars) -> list[int]:
        found = Occurrence.moves(self, state)
        return found[1:] if not self.waiting and len(found) > 1 and self.too_dear(state) else found

    def too_dear(self, state: StarWars) -> bool:
        """Whether the card can not be paid without another reduction."""
        use = use_under_way(state)
        if self.asked != use.seat:
            return False
        return means.refusal(state, use.seat, use.kind(state), reduced(use)) != ""


def reckon(state: StarWars, use: Use) -> None:
    if ability.listening(state, ops.ON_COST):
        made = Reckoning(ops.ON_COST, NONE, use.seat, use.cost)
        made.what = use.number
        state.push(made)
