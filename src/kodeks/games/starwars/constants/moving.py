"""Constant effects on how cards enter and leave play."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Cards, Kind
from kodeks.games.starwars.cards.words import ENHANCEMENT, UNIT
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.constants.reach import About
from kodeks.kernel.reading import Phrases


class EntersExhausted(About):
    """SWC-EXT-Q23."""

    __slots__ = ()
    PHRASES: ClassVar[Phrases] = {"{cards} enters play with 1 focus": {}}


class PlayedFromDiscard(Constant):
    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"this may be played from your discard pile": {}}

    def misfit(self, kind: Kind) -> str:
        fits = kind.type in (UNIT, ENHANCEMENT)
        return "" if fits else "only units and enhancements are played from the discard pile"


class AsEnhancement(Constant):
    """SWC-EXT-ERR: also when it is put into play, unless the card says only that it may be played so."""

    __slots__ = ("hosts", "only_played")
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {
        "this may be played as an enhancement on {hosts:described}": {"only_played": True},
        "this may enter play as an enhancement on {hosts:described}": {},
    }

    def __init__(self, hosts: Cards, only_played: bool = False) -> None:
        super().__init__()
        self.hosts = hosts
        self.only_played = only_played

    def shape(self, kind: Kind) -> None:
        kind.host = self.hosts

    def misfit(self, kind: Kind) -> str:
        return "" if kind.type == UNIT else "only a unit can say this of itself"


class CapturedInstead(Constant):
    """SWC-TM-20: what happens instead of leaving play."""

    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"this is captured instead of leaving play": {}}

    def misfit(self, kind: Kind) -> str:
        return "" if kind.type == UNIT else "only a unit can say this of itself"


class LostWhenDestroyed(Constant):
    """SWC-CORE-WIN-4."""

    __slots__ = ()
    WHILE: ClassVar[bool] = False
    PHRASES: ClassVar[Phrases] = {"you lose when this is destroyed": {}}
