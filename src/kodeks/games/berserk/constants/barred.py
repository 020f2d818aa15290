"""What a card can not do, and what can not be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.cards.words import ATTACKS
from kodeks.games.berserk.features.ability import together
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack


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


class Rooted(Feature):
    """It does not move by its units, nor in their place (BRS-MOVE-1)."""

    __slots__ = ()
    RU: ClassVar = {"не может двигаться/передвигаться": {}}
    EN: ClassVar = {"cannot move": {}}

    def bars_moving(self, state: Berserk, me: Piece) -> str:
        return "BRS-GOLD-1"


class Idle(Feature):
    """BRS-KW-deystvie: nothing with closing in its payment; being a defender is an action too."""

    __slots__ = ()
    RU: ClassVar = {"не может действовать": {}}
    EN: ClassVar = {"cannot act": {}}

    def bars_acting(self, state: Berserk, me: Piece) -> str:
        return "BRS-GOLD-1"

    def bars_defending(self, state: Berserk, me: Piece, attack: Attack) -> str:
        return "BRS-D-52"


class NoDefender(Feature):
    """BRS-DEF-1."""

    __slots__ = ()
    RU: ClassVar = {"не может выступать защитником": {}, "не может быть защитником": {}}
    EN: ClassVar = {"cannot defend": {}}

    def bars_defending(self, state: Berserk, me: Piece, attack: Attack) -> str:
        return "BRS-GOLD-1"


class NotUsing(Feature):
    """It declares no such ability, or none at such cards (BRS-KW-napadenie)."""

    __slots__ = ("attacks", "types", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "не может объявлять/использовать {attacks+@accs}": {},
        "не может объявлять {attacks+@accs} по {which@datv}": {},
        "не может атаковать": {"attacks": [ATTACKS]},
        "не может нападать": {"attacks": [ATTACKS]},
        "не может атаковать {which@accs}": {"attacks": [ATTACKS]},
        "не может нападать на {which@accs}": {"attacks": [ATTACKS]},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "cannot declare {attacks+}": {},
        "cannot declare {attacks+} at {which}": {},
        "cannot attack": {"attacks": [ATTACKS]},
        "cannot attack {which}": {"attacks": [ATTACKS]},
    }

    def __init__(self, attacks: list[int], which: Which | None = None) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = together(attacks)
        self.which = which

    def bars_declaring(self, state: Berserk, me: Piece, type: int, target: Piece | None) -> str:
        if not self.types & type:
            return ""
        if self.which is None:
            return "BRS-GOLD-1"
        if target is None or not self.which.fits(state, target, me, me.control):
            return ""
        return "BRS-GOLD-1"
