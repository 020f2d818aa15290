"""Features that work only at certain times: in one's own turn, until the end of the first one."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.conditions.times import (
    InFirstTurn,
    InItsTurn,
    InTheirTurn,
    InYourTurn,
    PlaysFirst,
    UntilFirstTurnEnds,
)
from kodeks.games.berserk.constants.conditional import While, unmixed
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.features.used import Played, Triggered
from kodeks.kernel.errors import BadText


def settled(features: list[Feature]) -> None:
    """BadText where the time could be meant of what is done, not of the feature."""
    unmixed(features)
    if any(isinstance(feature, Played | Triggered | While) for feature in features):
        raise BadText("the text does not say of what the time is told")


def constant(features: list[Feature]) -> None:
    """The same where the time is that of the card that has the feature."""
    settled(features)
    if any(feature.reaches_others() for feature in features):
        raise BadText("the text does not say whose time is meant")


class Early(While):
    """`receives no wounds until the end of your first turn`."""

    __slots__ = ()
    RU: ClassVar = {"{features+} до конца вашего первого хода": {}}
    EN: ClassVar = {"{features+} until the end of your first turn": {}}

    def __init__(self, features: list[Feature]) -> None:
        constant(features)
        super().__init__(UntilFirstTurnEnds(), features)


class InOwnTurn(While):
    __slots__ = ()
    RU: ClassVar = {"{features+} в свой ход": {}}
    EN: ClassVar = {"{features+} in its own turn": {}}

    def __init__(self, features: list[Feature]) -> None:
        constant(features)
        super().__init__(InItsTurn(), features)


class InThisTurn(While):
    """In the turn of the player who controls the card that says so, also of what it gives to others."""

    __slots__ = ()
    RU: ClassVar = {"{features+} в ваш ход": {}}
    EN: ClassVar = {"{features+} in your turn": {}}

    def __init__(self, features: list[Feature]) -> None:
        settled(features)
        super().__init__(InYourTurn(), features)


class InFoesTurn(While):
    __slots__ = ()
    RU: ClassVar = {"{features+} в ход противника": {}}
    EN: ClassVar = {"{features+} in the opponent's turn": {}}

    def __init__(self, features: list[Feature]) -> None:
        settled(features)
        super().__init__(InTheirTurn(), features)


class AtFirst(While):
    """`in your first turn`."""

    __slots__ = ("yours",)
    RU: ClassVar = {
        "{features+} в ваш/свой первый ход": {"yours": True},
        "{features+} в первый ход противника": {"yours": False},
        "в первый ход противника (-) {features+}": {"yours": False},
    }
    EN: ClassVar = {
        "{features+} in your first turn": {"yours": True},
        "{features+} in the opponent's first turn": {"yours": False},
    }

    def __init__(self, features: list[Feature], yours: bool) -> None:
        constant(features)
        super().__init__(InFirstTurn(yours), features)
        self.yours = yours


class OneSide(While):
    """Its features are there only if you are the First, or the Second, player (BRS-IM-pervy-vtoroy)."""

    __slots__ = ("first",)
    RU: ClassVar = {
        "[:1hod]: {features+}": {"first": True},
        "[:2hod]: {features+}": {"first": False},
        "[:2hod] {features+}": {"first": False},
    }
    EN: ClassVar = {
        "[:1hod]: {features+}": {"first": True},
        "[:2hod]: {features+}": {"first": False},
    }

    def __init__(self, first: bool, features: list[Feature]) -> None:
        super().__init__(PlaysFirst(first), features)
        self.first = first
