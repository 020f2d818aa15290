"""What a card does by itself to attacks at it or at others: it blocks them, or draws them to itself."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import Cards, Chosen
from kodeks.games.berserk.effects.redirecting import Redirect, types_in
from kodeks.games.berserk.features.ability import Ability, of_one_type
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import Assault, Event
from kodeks.games.berserk.traits.which import Which


class Blocks(Feature):
    """`blocks weak strikes`: of those at it (BRS-KW-blokirovat)."""

    __slots__ = ("kind", "attacks")
    RU: ClassVar = {"блокирует {kind:strength@accs} {attacks+@accs}": {}}
    EN: ClassVar = {"blocks {kind:strength} {attacks+}": {}}

    def __init__(self, kind: int, attacks: list[int]) -> None:
        super().__init__()
        of_one_type(attacks)
        self.kind = kind
        self.attacks = attacks

    def wants_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return attack.target == me.uid and attack.type & types_in(self.attacks) > 0

    def blocks(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return attack.kind == self.kind and attack.type & types_in(self.attacks) > 0


class DrawsAttacks(Feature):
    """`all strikes at your creatures ... are redirected to NAME`: as soon as one is declared."""

    __slots__ = ("attacks", "which", "to")
    RU: ClassVar = {"все {attacks+@nomn@plur} по {which@datv@plur} перенаправляются в {to:cards@accs}": {}}
    EN: ClassVar = {"all {attacks+} at {which@plur} are redirected to {to:cards}": {}}

    def __init__(self, attacks: list[int], which: Which, to: Cards) -> None:
        self.attacks = attacks
        self.which = which
        self.to = to
        super().__init__(Ability([Redirect(attacks, Chosen(which), to)]))

    def heard(self) -> list[str]:
        return [Assault.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Assault) or not event.attack.type & types_in(self.attacks):
            return False
        target = state.cards[event.attack.target]
        return target.uid != me.uid and self.which.fits(state, target, me, me.control)
