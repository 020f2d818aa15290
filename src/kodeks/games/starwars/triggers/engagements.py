"""Triggers of engagements."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import NONE, Cards
from kodeks.games.starwars.piece import ATTACKER, DEFENDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.engaging import Declared, Engaged, Focused, Struck, Survived
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.triggers.trigger import OfCards


class ToEngaging(OfCards):
    PHRASES: ClassVar = {"{cards} being engaged": {}}
    WAITS: ClassVar = Engaged.NAME
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ()


class ToDeclaring(OfCards):
    PHRASES: ClassVar = {
        "{cards} being declared": {},
        "{cards} being declared as attacker": {"role": ATTACKER},
        "{cards} being declared as defender": {"role": DEFENDER},
    }
    WAITS: ClassVar = Declared.NAME
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ("role",)

    def __init__(self, cards: Cards, role: int = NONE) -> None:
        super().__init__(cards)
        self.role = role

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, Declared) or self.role not in (NONE, occ.role):
            return False
        return occ.concerns(state, self.cards, seat, piece)


class ToFocusing(OfCards):
    PHRASES: ClassVar = {
        "{cards} being focused to strike": {},
        "{cards} being focused to strike as attacker": {"as_attacker": True},
    }
    WAITS: ClassVar = Focused.NAME
    AFTERWARDS: ClassVar = True
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ("as_attacker",)

    def __init__(self, cards: Cards, as_attacker: bool = False) -> None:
        super().__init__(cards)
        self.as_attacker = as_attacker

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, Focused) or (self.as_attacker and occ.role != ATTACKER):
            return False
        return occ.concerns(state, self.cards, seat, piece)


class ToStriking(OfCards):
    PHRASES: ClassVar = {"{cards} striking": {}}
    WAITS: ClassVar = Struck.NAME
    AFTERWARDS: ClassVar = True
    IN_ENGAGEMENT: ClassVar = True

    __slots__ = ()


class ToSurviving(OfCards):
    PHRASES: ClassVar = {
        "{cards} surviving as attacker": {},
        "{cards} surviving unopposed as attacker": {"unopposed": True},
    }
    WAITS: ClassVar = Survived.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ("unopposed",)

    def __init__(self, cards: Cards, unopposed: bool = False) -> None:
        super().__init__(cards)
        self.unopposed = unopposed

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, Survived) or occ.role != ATTACKER or (self.unopposed and not occ.unopposed):
            return False
        return occ.concerns(state, self.cards, seat, piece)
