"""Triggers of damage and other tokens."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import INTERRUPT, OUT_OF_PLAY, Ability, Cards, Kind
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.focusing import Readied, TokenOff
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.timing.points import DamageComing, Damaged
from kodeks.games.starwars.triggers.trigger import OfCards


class ToDamage(OfCards):
    """SWC-TM-56: before it is dealt."""

    PHRASES: ClassVar = {"damage to {cards}": {}, "damage dealt to {cards}": {}}
    WAITS: ClassVar = DamageComing.NAME

    __slots__ = ()

    def fault(self, kind: Kind, made: Ability) -> str:
        why = super().fault(kind, made)
        if not why and made.kind != INTERRUPT:
            return "this is before the damage, for an interrupt; a reaction waits for '... being damaged'"
        return why


class ToBeingDamaged(OfCards):
    PHRASES: ClassVar = {"{cards} being damaged": {}, "{cards} being dealt damage": {"dealt": True}}
    WAITS: ClassVar = Damaged.NAME

    __slots__ = ("dealt",)

    def __init__(self, cards: Cards, dealt: bool = False) -> None:
        super().__init__(cards)
        self.dealt = dealt

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, Damaged) or (self.dealt and not occ.dealt):
            return False
        return occ.concerns(state, self.cards, seat, piece)

    def fault(self, kind: Kind, made: Ability) -> str:
        why = super().fault(kind, made)
        if not why and made.kind == INTERRUPT:
            return "the damage is there already; an interrupt waits for 'damage to ...'"
        return why


class ToDamaging(ToBeingDamaged):
    """By this card; what it moves is not dealt (SWC-FAQ-4.3a)."""

    PHRASES: ClassVar = {"this damaging {cards}": {"dealt": True}}

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if piece is None or not isinstance(occ, Damaged) or occ.source != piece.uid:
            return False
        return super().meets(state, occ, seat, piece)

    def fault(self, kind: Kind, made: Ability) -> str:
        if not made.in_play(kind):
            return OfCards.fault(self, kind, made) or f"the card itself {OUT_OF_PLAY}"
        return super().fault(kind, made)


class ToReadying(OfCards):
    PHRASES: ClassVar = {"{cards} readying": {}}
    WAITS: ClassVar = Readied.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ()


class ToLosingToken(OfCards):
    PHRASES: ClassVar = {"{cards} losing a token": {}}
    WAITS: ClassVar = TokenOff.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ()
