"""Several attacks of one feature: `two shots 2, only at different cards`."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.effects.attacks import AttackBy
from kodeks.games.berserk.effects.cards import Cards, Chosen, Group
from kodeks.games.berserk.features.ability import UNLIMITED
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.sides import Theirs
from kodeks.games.berserk.traits.which import ALL_CARDS, Which


class Repeated(Chosen):
    """A target that may have been chosen before."""

    __slots__ = ()

    def again(self) -> bool:
        return True


class Volley(AttackBy):
    """So many attacks, each at a card of one's choice: the same or another."""

    __slots__ = ("n",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "{n} {type:attack} ({name}) на {amount}(, дальность {range:n})": {},
        "{n} {type:attack} ({name}) на {amount}(, дальность {range:n}) по картам противника": {"theirs": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {"{n} {type:attack} ({name}) {amount}(, range {range:n})": {}}

    def __init__(
        self,
        n: int,
        type: int,
        amount: Amount,
        range: int = UNLIMITED,
        name: str = "",
        theirs: bool = False,
    ) -> None:
        super().__init__(type, amount, range=range, name=name)
        which = Which(ALL_CARDS, traits=[Theirs()] if theirs else [])
        self.n = n
        self.about: list[Cards] = [Repeated(which) for _ in [0] * n]

    @property
    def theirs(self) -> bool:
        cards = self.about[0]
        return isinstance(cards, Chosen) and bool(cards.which.traits)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        use.attack = None
        for pieces in reversed(found):
            for target in pieces:
                self.fight(state, use, target, self.amount)
        return True


FEWER = "{n} или менее {type:attack} ({name}) на {amount}(, дальность {range:n})"


class SpreadVolley(AttackBy):
    """At different cards, at most one attack at each."""

    __slots__ = ("n", "low", "theirs")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "{n} {type:attack} ({name}) на {amount}(, дальность {range:n}) ( только по/в разным картам )": {},
        FEWER + " ( только по/в разным картам )": {"low": 1},
        FEWER + "(,) (только) по разным картам противника": {"low": 1, "theirs": True},
        FEWER + " ( только по разным картам противника )": {"low": 1, "theirs": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "{n} {type:attack} ({name}) {amount}(, range {range:n}), only at different cards": {},
        "{n} or fewer {type:attack} ({name}) {amount}(, range {range:n}), only at different cards": {"low": 1},
    }

    def __init__(
        self,
        n: int,
        type: int,
        amount: Amount,
        range: int = UNLIMITED,
        name: str = "",
        low: int = 0,
        theirs: bool = False,
    ) -> None:
        which = Which(ALL_CARDS, traits=[Theirs()] if theirs else [])
        super().__init__(type, amount, Group(which, n, low or n), range, name)
        self.n = n
        self.low = low
        self.theirs = theirs


class TwiceAtOne(AttackBy):
    """All of them at one card."""

    __slots__ = ("n",)
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "{n} {type:attack} ({name}) на {amount}(, дальность {range:n}) ( только по одной карте противника )": {},
    }

    def __init__(self, n: int, type: int, amount: Amount, range: int = UNLIMITED, name: str = "") -> None:
        super().__init__(type, amount, Chosen(Which(ALL_CARDS, traits=[Theirs()])), range, name)
        self.n = n

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for _ in [0] * self.n:
            for target in found[0]:
                self.fight(state, use, target, self.amount)
        return True
