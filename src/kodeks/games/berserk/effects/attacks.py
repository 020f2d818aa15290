"""Attacks as effects: strikes, shots, throws, discharges (BRS-KW-ataka)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount, Number
from kodeks.games.berserk.cards.words import ATTACKS, ROW, SIMPLE
from kodeks.games.berserk.effects.cards import Cards, Chosen
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.ability import UNLIMITED, Ability
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.fight import Fight
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.which import ALL_CARDS, Which
from kodeks.kernel.errors import BadText


class AttackBy(Effect):
    """An attack of this type at each of the cards, one after the other; at a card of one's choice if none is said."""

    __slots__ = ("type", "range", "name", "at")
    RU: ClassVar = {
        "{type:attack} ({name}) на {amount}(, дальность {range:n})": {},
        "{type:attack} ({name}) на {amount}(, дальность {range:n})( -) по {at:cards@datv@sing}": {},
        "{type:attack} ({name}) по {at:cards@datv@sing} на {amount}(, дальность {range:n})": {},
        "{type:attack} ({name}) на {amount} по {at:cards@datv@sing}, дальность {range:n}": {},
        "{type:attack} ({name}) на {amount} в {at:cards@accs@sing}": {},
        "{type:attack} ({name}) на {amount}(, дальность {range:n}) ( по {at:cards@datv@sing} )": {},
        "нанести@INFN {type:attack@accs} ({name}) на {amount}( по {at:cards@datv@sing})": {},
        "объявить@INFN {type:attack@accs} ({name}) на {amount}(, дальность {range:n})": {},
        "объявить@INFN {type:attack@accs} ({name}) на {amount} по {at:cards@datv@sing}": {},
        "объявить@INFN {type:attack@accs} ({name}) на {amount} в {at:cards@accs@sing}": {},
    }
    EN: ClassVar = {
        "{type:attack} ({name}) {amount}(, range {range:n})": {},
        "{type:attack} ({name}) {amount}(, range {range:n}) at {at:cards}": {},
    }

    def __init__(
        self,
        type: int,
        amount: Amount,
        cards: Cards | None = None,
        range: int = UNLIMITED,
        name: str = "",
        at: Cards | None = None,
    ) -> None:
        if type & ~ATTACKS or type & (type - 1):
            raise BadText("this is no attack of one type")
        if range and type == ROW:
            raise BadText("a row strike has no range")
        super().__init__([at or cards or Chosen(Which(ALL_CARDS))], amount)
        self.type = type
        self.range = range
        self.name = name
        self.at = at

    def attacks(self) -> int:
        return self.type

    def reach(self) -> int:
        return self.range

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        amount = Number([self.amount.worth(state, use)]) if self.amount.unknown() else self.amount
        if use.attack is not None and use.at == 1:
            use.attack.amount = amount
            use.attack.posthumous = use.last is not None
            state.push(Fight(use.attack))
            return True
        for target in reversed(found[0]):
            self.fight(state, use, target, amount)
        return True

    def fight(self, state: Berserk, use: Use, target: Piece, amount: Amount) -> None:
        attack = Attack(self.type, use.source, target.uid, amount)
        attack.sudden = use.sudden
        attack.posthumous = use.last is not None
        state.push(Fight(attack))


class VanguardStrike(AttackBy):
    """BRS-KW-avangard: a simple strike that nobody answers."""

    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        assert use.attack is not None
        use.attack.vanguard = True
        return super().do(state, use, found)


def simple_strike(amount: Amount) -> Played:
    """BRS-KW-prostoy-udar: every creature has it."""
    return Played(Payment(tap=True), Ability([AttackBy(SIMPLE, amount)], SIMPLE))
