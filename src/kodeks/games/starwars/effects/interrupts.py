"""Interrupts that change the use of a card or ability: its effect is cancelled, its cost becomes less."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Kind
from kodeks.games.starwars.effects.effect import Effect, interrupt_fault
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.effect import TakesEffect
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.reckoning import Reckoning
from kodeks.games.starwars.timing.use import Use


class Cancel(Effect):
    """SWC-TM-19: once is enough."""

    __slots__ = ()
    PHRASES: ClassVar = {"cancel it": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        return interrupt_fault(ability, TakesEffect.NAME, "... playing an event' or 'another interrupt")

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.left() > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        event = use.occurrence(state)
        return isinstance(event, TakesEffect) and event.cancel()


class CostLess(Effect):
    """SWC-D-20: by as many as the cost of the interrupt was paid with."""

    __slots__ = ("floor",)
    PHRASES: ClassVar = {"its cost is X less but not below {floor:number}": {}}

    def __init__(self, floor: int) -> None:
        super().__init__()
        self.floor = floor

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = interrupt_fault(ability, Reckoning.NAME, "the cost of ...")
        if not why and not any(cost.sets_x() for cost in ability.costs):
            return "X is nothing here: the cost 'discard X' says how much it is"
        return why

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.left() > self.floor

    def lowered(self, cost: int) -> int:
        return min(cost, self.floor)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        event = use.occurrence(state)
        assert isinstance(event, Reckoning)
        event.lower(state, use.x, self.floor)
        return True
