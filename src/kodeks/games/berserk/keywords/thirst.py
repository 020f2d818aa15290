"""Thirst: a closed creature bites, or it does not open (BRS-KW-zhazhda)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import IMPACT
from kodeks.games.berserk.effects.cards import Chosen
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Ability, Feature
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import bodiless, find, flying, worth
from kodeks.games.berserk.moves import BITE
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding
from kodeks.games.berserk.traits.places import Adjacent
from kodeks.games.berserk.traits.which import Which


class Drinking(Hurting):
    """Who got no wound was not drunk from (BRS-AMB-36)."""

    __slots__ = ()

    def copy(self) -> Drinking:
        other = Drinking([one.copy() for one in self.wounds], self.clause)
        other.stage = self.stage
        other.placed = self.placed
        return other

    def done(self, state: Berserk) -> None:
        if self.placed:
            state.cards[self.wounds[0].source].fed = True


class Bites(Effect):
    """Wounds a creature next to it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([Chosen(Which(traits=[Adjacent()]))])

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return not bodiless(state, piece)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return "BRS-KW-zhazhda"

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        me = state.cards[use.source]
        thirst = find(state, me, Thirst)
        number = 0 if thirst is None else worth(state, me, thirst)
        state.push(Drinking([Wounding(found[0][0].uid, number, me.uid, IMPACT)], "BRS-KW-zhazhda"))
        return number > 0


class Bite(Played):
    """Like a sudden feature, once for each closing, whether it succeeds or not (BRS-AMB-36)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Payment(sudden=True), Ability([Bites()]))

    def verb(self) -> int:
        return BITE

    def refusal(self, state: Berserk, me: Piece) -> str:
        if not me.closed or flying(state, me):
            return "BRS-KW-zhazhda"
        waits = any(use.source == me.uid and use.feature is self for use in state.stack.items)
        return "BRS-AMB-36" if me.bitten or waits else ""

    def paid(self, me: Piece) -> None:
        me.bitten = True


class Thirst(Keyword):
    """Flyers can not have it; who has not fed stays closed at the start of its turn."""

    __slots__ = ("bite",)
    NAMES: ClassVar = {"ru": ["жажда"], "en": ["thirst"]}
    RU: ClassVar = {"жажда {n}": {}}
    EN: ClassVar = {"thirst {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n)
        self.bite = Bite()

    def inner(self) -> list[Feature]:
        return [self, self.bite]

    def suits(self, state: Berserk, piece: Piece) -> bool:
        return not flying(state, piece)

    def plays(self) -> list[Played]:
        return self.bite.plays()

    def bars_opening(self, state: Berserk, me: Piece) -> str:
        return "" if me.fed or flying(state, me) else "BRS-KW-zhazhda"

    def grounded(self) -> bool:
        return True
