"""`If NAME receives wounds from an impact, instead your adjacent creature receives them`."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import Cards
from kodeks.games.berserk.effects.preventing import TakeInstead
from kodeks.games.berserk.effects.redirecting import types_in
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Coming, Event


class Instead(Feature):
    """BRS-KW-effekt-zameshcheniya: used when the wounds come, if there is such a card."""

    __slots__ = ("attacks",)
    RU: ClassVar = {"если {itself} получает раны от {attacks/@gent}, вместо этого их получает {cards@nomn@sing}": {}}
    EN: ClassVar = {"if {itself} receives wounds from a {attacks/}, instead {cards} receives them": {}}

    def __init__(self, attacks: list[int], cards: Cards) -> None:
        super().__init__(Ability([TakeInstead(cards)]))
        self.attacks = attacks

    def heard(self) -> list[str]:
        return [Coming.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Coming) or event.subject != me.uid:
            return False
        return event.wounding.type & types_in(self.attacks) > 0
