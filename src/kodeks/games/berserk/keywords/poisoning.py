"""Poison by a number that a die or the table decides, and poison made stronger (BRS-KW-otravlenie)."""

from __future__ import annotations

from typing import ClassVar, Final

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.effects.cards import UNSAID, Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.armour import Raising
from kodeks.games.berserk.keywords.waking import Poison
from kodeks.games.berserk.knowing import has
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.gaining import can_gain, gain
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.errors import BadText

MOST: Final = 9


class Envenom(Effect):
    """The cards get poison of that number."""

    __slots__ = ("poisons",)
    RU: ClassVar = {
        "отравить {cards@accs@sing} на {amount}": {},
        "отравить {cards:group} на {amount}": {},
    }
    EN: ClassVar = {"poison {cards} by {amount}": {}}

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__([cards], amount)
        self.poisons: list[Feature] = [Poison(n) for n in range(1, MOST + 1)]

    def grants(self) -> list[Feature]:
        return self.poisons

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return can_gain(state, piece, self.poisons[0])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        number = min(MOST, self.amount.worth(state, use))
        done = False
        for piece in found[0]:
            if number > 0 and can_gain(state, piece, self.poisons[number - 1]):
                gain(state, piece, self.poisons[number - 1])
                done = True
                if state.log is not None:
                    args: dict[str, object] = {"card": piece.kind.name, "count": number}
                    state.tell("BRS-KW-otravlenie", "{card} is poisoned: {count}", args)
        return done


class EnvenomByRoll(Envenom):
    """`gets poison 1-2-3`: the numbers are of the die (BRS-KW-xyz-v-tekste)."""

    __slots__ = ()
    RU: ClassVar = {
        "{cards@nomn@sing} получает@sing отравление (на) {amount}": {},
        "получает@sing отравление (на) {amount}": {"cards": UNSAID},
    }
    EN: ClassVar = {"{cards} gets poison {amount}": {}}

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__(cards, amount)
        if not amount.rolls() and not amount.unknown():
            raise BadText("poison of a plain number is a feature")


class StrengthenPoison(Effect):
    """Of a poisoned card only."""

    __slots__ = ("more",)
    RU: ClassVar = {
        "усилить отравление (у) {cards@gent@sing} на {n}": {},
        "усилить на {n} отравление {cards@gent@sing}": {},
    }
    EN: ClassVar = {"strengthen the poison of {cards} by {n}": {}}

    def __init__(self, cards: Cards, n: int) -> None:
        super().__init__([cards])
        self.more = Raising(n, Poison())

    @property
    def n(self) -> int:
        return self.more.n

    def grants(self) -> list[Feature]:
        return [self.more]

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return has(state, piece, Poison)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        done = False
        for piece in found[0]:
            if has(state, piece, Poison):
                gain(state, piece, self.more)
                done = True
        return done
