"""Attacks made stronger or weaker: the next one of a card, or by a number that is counted."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Variable
from kodeks.games.berserk.constants.next import StrongerOnce
from kodeks.games.berserk.constants.strengths import Stronger, Weaker
from kodeks.games.berserk.effects.cards import UNSAID, Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.times import Until
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.gaining import gain
from kodeks.games.berserk.timing.use import Use


class Strengthen(Effect):
    """BRS-KW-plus-x-k-atake, for its next attack of these types."""

    __slots__ = ("more",)
    RU: ClassVar = {
        "усилить следующий {types:attack+@accs} {cards@gent@sing} на {n}": {},
        "усилить на {n} следующий {types:attack+@accs} {cards@gent@sing}": {},
        "уменьшить следующий {types:attack+@accs} {cards@gent@sing} на {n}": {"minus": True},
    }
    EN: ClassVar = {"strengthen the next {types:attack+} of {cards} by {n}": {}}

    def __init__(self, types: list[int], cards: Cards, n: int, minus: bool = False) -> None:
        super().__init__([cards])
        self.more = StrongerOnce(n, types, minus)

    @property
    def types(self) -> list[int]:
        return self.more.attacks

    @property
    def n(self) -> int:
        return self.more.n

    @property
    def minus(self) -> bool:
        return self.more.minus

    def grants(self) -> list[Feature]:
        return [self.more]

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.creature()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            gain(state, piece, self.more)
        return True


HIGH = 20  # no attack is changed by more


class ChangeByX(Effect):
    """`gets +X to [:atk] until ...`: X is what it is when the effect is executed."""

    __slots__ = ("types", "until", "sizes")

    def __init__(self, cards: Cards, amount: Variable, types: list[int], until: Until, sizes: list[Feature]) -> None:
        super().__init__([cards], amount)
        self.types = types
        self.until = until
        self.sizes = sizes

    def grants(self) -> list[Feature]:
        return self.sizes

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.kind.attackable()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        number = min(HIGH, self.amount.worth(state, use))
        for piece in found[0] if number > 0 else []:
            gain(state, piece, self.sizes[number - 1], self.until.moment(state, use, piece))
        return number > 0


class StrengthenByX(ChangeByX):
    """BRS-KW-plus-x-k-atake."""

    __slots__ = ("minus",)
    RU: ClassVar = {
        "{cards@nomn@sing} получает@sing +{amount:variable} к {types:attack+@datv} {until}": {},
        "получает@sing +{amount:variable} к {types:attack+@datv} {until}": {"cards": UNSAID},
        "{cards@nomn@sing} получает@sing -{amount:variable} к {types:attack+@datv} {until}": {"minus": True},
    }
    EN: ClassVar = {
        "{cards} gets +{amount:variable} to {types:attack+} {until}": {},
        "gets +{amount:variable} to {types:attack+} {until}": {"cards": UNSAID},
        "{cards} gets -{amount:variable} to {types:attack+} {until}": {"minus": True},
    }

    def __init__(self, cards: Cards, amount: Variable, types: list[int], until: Until, minus: bool = False) -> None:
        sizes: list[Feature] = [Stronger(n, types, minus=minus) for n in range(1, HIGH + 1)]
        super().__init__(cards, amount, types, until, sizes)
        self.minus = minus


class ShieldByX(ChangeByX):
    """BRS-KW-minus-x-ot-ataki."""

    __slots__ = ()
    RU: ClassVar = {
        "{cards@nomn@sing} получает@sing -{amount:variable} от {types:attack+@gent} {until}": {},
        "получает@sing -{amount:variable} от {types:attack+@gent} {until}": {"cards": UNSAID},
    }
    EN: ClassVar = {
        "{cards} gets -{amount:variable} from {types:attack+} {until}": {},
        "gets -{amount:variable} from {types:attack+} {until}": {"cards": UNSAID},
    }

    def __init__(self, cards: Cards, amount: Variable, types: list[int], until: Until) -> None:
        sizes: list[Feature] = [Weaker(n, types) for n in range(1, HIGH + 1)]
        super().__init__(cards, amount, types, until, sizes)
