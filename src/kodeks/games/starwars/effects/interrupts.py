"""Interrupts that change the use of a card or ability: its effect is cancelled, its cost becomes less."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import Ability, Kind
from kodeks.games.starwars.effects.effect import Effect, interrupt_fault
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.reckoning import reduced
from kodeks.games.starwars.timing.use import Use, use_answered


class Cancel(Effect):
    """SWC-TM-19: once is enough."""

    __slots__ = ()
    PHRASES: ClassVar = {"cancel it": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        return interrupt_fault(ability, ops.ON_PLAY, "... playing an event' or 'another interrupt")

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        event = prospect.event
        return event is not None and event.event == ops.ON_PLAY and event.amount == 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        event = use.occurrence(state)
        assert event is not None
        fresh = event.event == ops.ON_PLAY and event.amount == 0
        event.amount = 1
        return fresh


class CostLess(Effect):
    """SWC-D-20: by as many as the cost of the interrupt was paid with."""

    __slots__ = ("floor",)
    PHRASES: ClassVar = {"its cost is X less but not below {floor:number}": {}}

    def __init__(self, floor: int) -> None:
        super().__init__()
        self.floor = floor

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = interrupt_fault(ability, ops.ON_COST, "the cost of ...")
        if not why and not any(cost.sets_x() for cost in ability.costs):
            return "X is nothing here: the cost 'discard X' says how much it is"
        return why

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.event is not None and prospect.event.amount > self.floor

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        event = use.occurrence(state)
        played = use_answered(state)
        assert event is not None
        played.less += use.x
        played.floor = self.floor
        event.amount = reduced(played)
        return True
