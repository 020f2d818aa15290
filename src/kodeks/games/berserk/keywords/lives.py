"""Keywords about what a creature is: how many lives it may have, whether it has a body, whether it flies."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.constants.several import Several
from kodeks.games.berserk.constants.strengths import ReducedTo
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk


class MaximumOfLives(Keyword):
    """BRS-KW-maksimum-zhizney: of several the smallest binds (BRS-AMB-51)."""

    __slots__ = ()
    RU: ClassVar = {"максимум {n} [:tgh]": {}, "максимум {n} жизней": {}}
    EN: ClassVar = {"maximum {n} [:tgh]": {}, "maximum {n} lives": {}}

    def named(self) -> bool:
        return False  # all of them are asked

    def most_lives(self) -> int:
        return self.n


class Incorporeal(Keyword):
    """BRS-KW-bestelesnoe: it can not be healed; where it may go and what may ride on it is asked elsewhere."""

    __slots__ = ()
    RU: ClassVar = {"бестелесность": {}, "бестелесный": {}, "бестелесное существо": {}}
    EN: ClassVar = {"incorporeal": {}}

    def bodiless(self) -> bool:
        return True

    def bars_healing(self, state: Berserk, me: Piece) -> str:
        return "BRS-KW-bestelesnoe"


class IncorporealReducing(Several):
    """`Incorporeal: all non-magical attacks are reduced to 1`: two features, as the cards are read."""

    __slots__ = ("attacks", "n")
    RU: ClassVar = {"бестелесный: все {attacks+@nomn@plur} сводятся к {n}": {}}
    EN: ClassVar = {"incorporeal: all {attacks+} are reduced to {n}": {}}

    def __init__(self, attacks: list[int], n: int) -> None:
        both: list[Feature] = [Incorporeal(), ReducedTo(n, attacks)]
        super().__init__(both)
        self.attacks = attacks
        self.n = n


class Flight(Keyword):
    """BRS-KW-polet: a creature that gets it is a flying creature (BRS-FLY-14)."""

    __slots__ = ()
    RU: ClassVar = {"[:fly]": {}, "полёт": {}}
    EN: ClassVar = {"[:fly]": {}, "flight": {}}

    def flies(self) -> bool:
        return True


class MovesDiagonally(Keyword):
    """It may move diagonally, whatever BRS-MOVE-4 says (BRS-GOLD-1)."""

    __slots__ = ()
    RU: ClassVar = {"может/могут двигаться по диагонали": {}}
    EN: ClassVar = {"may move diagonally": {}}

    def steps_aslant(self) -> bool:
        return True
