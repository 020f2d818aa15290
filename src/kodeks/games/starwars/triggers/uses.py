"""Triggers of cards that are played or used, and of what they cost."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import ANYONE, INTERRUPT, OPPONENT, YOU, Ability, Cards, Kind
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.effect import TakesEffect, Triggered
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.timing.payment import Generated
from kodeks.games.starwars.timing.reckoning import Reckoning
from kodeks.games.starwars.triggers.trigger import OfCards, Trigger, meant

ENDLESS = "a forced ability that waits for abilities would wait for itself, without end"


class ToCost(Trigger):
    PHRASES: ClassVar = {"the cost of {described}": {}}
    WAITS: ClassVar = Reckoning.NAME

    __slots__ = ("described",)

    def __init__(self, described: Cards) -> None:
        self.described = described

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, Reckoning) and occ.seat == seat and self.lowers(state.kind(occ.number))

    def lowers(self, kind: Kind) -> bool:
        return self.described.fits_print(kind)

    def fault(self, kind: Kind, made: Ability) -> str:
        why = self.described.print_fault()
        if not why and made.kind != INTERRUPT:
            return "a cost is changed before it is paid: this is for an interrupt"
        return why


class ToPlaying(Trigger):
    PHRASES: ClassVar = {
        "anyone playing {described}": {"who": ANYONE},
        "the opponent playing {described}": {"who": OPPONENT},
        "you playing {described}": {"who": YOU},
    }
    WAITS: ClassVar = TakesEffect.NAME

    __slots__ = ("described", "who")

    def __init__(self, described: Cards, who: int) -> None:
        self.described = described
        self.who = who

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        if not isinstance(occ, TakesEffect) or not occ.played or not meant(self.who, occ.seat, seat):
            return False
        return self.described.fits_print(state.kind(occ.number))

    def fault(self, kind: Kind, made: Ability) -> str:
        return self.described.print_fault()


class ToInterrupt(Trigger):
    PHRASES: ClassVar = {"another interrupt": {}}
    WAITS: ClassVar = TakesEffect.NAME

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, TakesEffect) and occ.interrupts

    def fault(self, kind: Kind, made: Ability) -> str:
        return ENDLESS if made.forced else ""


class ToDrawingByEffect(Trigger):
    PHRASES: ClassVar = {"the opponent drawing by an effect": {}}
    WAITS: ClassVar = TakesEffect.NAME

    __slots__ = ()

    def meets(self, state: StarWars, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
        return isinstance(occ, TakesEffect) and occ.seat != seat and occ.draws

    def fault(self, kind: Kind, made: Ability) -> str:
        return "it is known after the effect: this is for a reaction" if made.kind == INTERRUPT else ""


class ToTriggering(OfCards):
    PHRASES: ClassVar = {"{cards} being triggered": {}}
    WAITS: ClassVar = Triggered.NAME

    __slots__ = ()

    def fault(self, kind: Kind, made: Ability) -> str:
        return super().fault(kind, made) or (ENDLESS if made.forced else "")


class ToGenerating(OfCards):
    PHRASES: ClassVar = {"{cards} generating resources": {}}
    WAITS: ClassVar = Generated.NAME
    AFTERWARDS: ClassVar = True

    __slots__ = ()
