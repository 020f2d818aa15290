"""What can not be done with a card: it is not called, not taken over."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk


class Uncallable(Feature):
    """It can not be called (BRS-KW-vyzov)."""

    __slots__ = ()
    RU: ClassVar = {"не может быть вызван": {}}
    EN: ClassVar = {"cannot be called": {}}

    def uncallable(self) -> bool:
        return True


class Uncontrollable(Feature):
    """The opponent can not take control of it (BRS-KW-kontroliruyushchiy)."""

    __slots__ = ()
    RU: ClassVar = {"не может быть взят под контроль (противника)": {}}
    EN: ClassVar = {"cannot be taken control of": {}}

    def bars_control(self, state: Berserk, me: Piece) -> str:
        return "BRS-GOLD-1"


class Unhealable(Feature):
    """It can not be healed (BRS-KW-izlechenie)."""

    __slots__ = ()
    RU: ClassVar = {"не может быть излечен": {}, "не может излечиваться": {}}
    EN: ClassVar = {"cannot be healed": {}}

    def bars_healing(self, state: Berserk, me: Piece) -> str:
        return "BRS-GOLD-1"
