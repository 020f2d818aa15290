"""Changing or blocking what another card has declared (BRS-KW-perenapravlenie, BRS-KW-blokirovat)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.cards import Cards, This
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import reach
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import Assault
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.errors import BadText


def newest(state: Berserk) -> Use | None:
    """What was declared last and waits: what is answered."""
    if not state.stack.items:
        return None
    found: Use = state.stack.items[-1]
    return found


def answered(state: Berserk, use: Use) -> Attack | None:
    """The attack whose declaration has set it off, or the newest one."""
    if isinstance(use.event, Assault):
        return use.event.attack
    item = newest(state)
    return None if item is None else item.attack


def types_in(attacks: list[int]) -> int:
    found = 0
    for one in attacks:
        found |= one
    return found


class Redirect(Effect):
    """`redirect an attack at your adjacent creature to NAME`: once per attack (BRS-DEF-13), wherever (BRS-ATK-17)."""

    __slots__ = ("attacks_at", "at", "to")
    RU: ClassVar = {"перенаправить {attacks_at:attack/@accs} по {at:cards@datv} в {to:cards@accs}": {}}
    EN: ClassVar = {"redirect a {attacks_at:attack/} at {at:cards} to {to:cards}": {}}

    def __init__(self, attacks_at: list[int], at: Cards, to: Cards) -> None:
        if not isinstance(to, This):
            raise BadText("an attack is redirected to the card that says so")
        super().__init__()
        self.attacks_at = attacks_at
        self.at = at
        self.to = to

    def possible(self, state: Berserk, use: Use) -> bool:
        attack = answered(state, use)
        if attack is None or attack.changed or not attack.type & types_in(self.attacks_at):
            return False
        me = state.cards[use.source]
        source, target = state.cards[attack.source], state.cards[attack.target]
        if me.uid in (attack.source, attack.target) or not me.kind.attackable():
            return False
        if not self.at.means(state, use, target) or reach.forbidden(state, source, attack.type, me):
            return False
        return not any(feature.precise() for feature in features(state, source))

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        attack = answered(state, use)
        assert attack is not None
        attack.target = use.source
        attack.changed = True
        if state.log is not None:
            name = state.cards[use.source].kind.name
            state.tell("BRS-KW-perenapravlenie", "The attack is redirected to {card}", {"card": name})
        return True


class Block(Effect):
    """`block a discharge or spell at the host`: it has no effect at all and is paid."""

    __slots__ = ("attacks_at", "at")
    RU: ClassVar = {"блокировать {attacks_at:attack/@accs} по {at:cards@datv}": {}}
    EN: ClassVar = {"block a {attacks_at:attack/} at {at:cards}": {}}

    def __init__(self, attacks_at: list[int], at: Cards) -> None:
        super().__init__()
        self.attacks_at = attacks_at
        self.at = at

    def possible(self, state: Berserk, use: Use) -> bool:
        item = newest(state)
        if item is None or item.blocked or not item.ability.type & types_in(self.attacks_at):
            return False
        aimed = [item.attack.target] if item.attack is not None else [uid for chosen in item.targets for uid in chosen]
        return any(self.at.means(state, use, state.cards[uid]) for uid in aimed)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        item = newest(state)
        assert item is not None
        item.blocked = True
        if item.attack is not None:
            item.attack.blocked = True
        if state.log is not None:
            args: dict[str, object] = {"card": state.cards[use.source].kind.name, "other": item.me(state).kind.name}
            state.tell("BRS-KW-blokirovat", "{card} blocks what {other} does", args)
        return True
