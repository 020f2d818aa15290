"""Keywords about decks, squads and the reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kodeks.games.berserk.cards.words import NONE, PARASITE
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.timing.wounds import add_chips, add_lives
from kodeks.kernel.note import naming

if TYPE_CHECKING:
    from kodeks.games.berserk.cards.kind import Kind
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.traits.which import Which

HORDE: Final = 5  # copies in a deck
GREAT: Final = 9  # the cost of a creature that others are loyal to


class Horde(Keyword):
    """BRS-KW-orda."""

    __slots__ = ()
    RU: ClassVar = {"орда": {}}
    EN: ClassVar = {"horde": {}}

    def copies(self) -> int:
        return HORDE

    def can_be_got(self) -> bool:
        return False


class Unique(Keyword):
    """BRS-KW-unikalnost: no two of it in one squad."""

    __slots__ = ()
    RU: ClassVar = {"[:unq]": {}}
    EN: ClassVar = {"[:unq]": {}}

    def unique(self) -> bool:
        return True

    def can_be_got(self) -> bool:
        return False


class Loyalty(Keyword):
    """BRS-KW-predannost: cheaper beside another creature of cost 9 or more (BRS-AMB-40)."""

    __slots__ = ()
    RU: ClassVar = {"преданность {n}": {}, "преданность": {"n": 1}}
    EN: ClassVar = {"loyalty {n}": {}}

    def discount(self, kind: Kind, squad: list[Kind]) -> int:
        great = sum(1 for other in squad if other.creature() and other.cost >= GREAT)
        return self.n if great > (1 if kind.creature() and kind.cost >= GREAT else 0) else 0

    def can_be_got(self) -> bool:
        return False


class Stealth(Keyword):
    """BRS-KW-skrytnost: it may stay hidden for the whole game."""

    __slots__ = ()
    RU: ClassVar = {"скрытность": {}}
    EN: ClassVar = {"stealth": {}}

    def stealthy(self) -> bool:
        return True


class Vanguard(Keyword):
    """BRS-KW-avangard: it may strike before the first turn (steps/battle_start.py)."""

    __slots__ = ()
    RU: ClassVar = {"авангард": {}}
    EN: ClassVar = {"vanguard": {}}


class Incarnation(Keyword):
    """BRS-KW-inkarnatsiya: it comes back from the graveyard (timing/rising.py)."""

    __slots__ = ()
    RU: ClassVar = {"инкарнация {n}": {}}
    EN: ClassVar = {"incarnation {n}": {}}

    def returns(self) -> int:
        return self.n

    def can_be_got(self) -> bool:
        return False


class BeginsWithChips(Feature):
    """BRS-KW-nachinaet-boy-s."""

    __slots__ = ("n",)
    RU: ClassVar = {"начинает бой с [:cnt]": {"n": 1}, "начинает бой с {n} [:cnt]": {}}
    EN: ClassVar = {"starts the battle with [:cnt]": {"n": 1}, "starts the battle with {n} [:cnt]": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def begins(self, state: Berserk, me: Piece) -> None:
        add_chips(state, me, self.n, "BRS-REV-11")

    def can_be_got(self) -> bool:
        return False


class BeginsWithLives(Feature):
    """BRS-KW-nachinaet-boy-s: additional lives."""

    __slots__ = ("n",)
    RU: ClassVar = {"начинает бой с {n} дополнительными [:tgh]": {}}
    EN: ClassVar = {"starts the battle with {n} additional [:tgh]": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def begins(self, state: Berserk, me: Piece) -> None:
        add_lives(state, me, self.n, "BRS-REV-11")

    def can_be_got(self) -> bool:
        return False


class BeginsWithWounds(Feature):
    """BRS-KW-nachinaet-boy-s: it has these wounds, but nobody dealt them."""

    __slots__ = ("n",)
    RU: ClassVar = {"начинает бой с {n} ранами": {}}
    EN: ClassVar = {"starts the battle with {n} wounds": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def begins(self, state: Berserk, me: Piece) -> None:
        me.wounds += self.n
        if state.log is not None:
            state.tell("BRS-REV-11", "{card} has wounds: {count}", {"card": me.kind.name, "count": self.n})

    def can_be_got(self) -> bool:
        return False


class WearsNot(Feature):
    """BRS-KW-ne-nosit: no equipment, or none of one class."""

    __slots__ = ("gear",)
    RU: ClassVar = {"не носит экипировку": {"gear": NONE}, "не носит {gear}": {}}
    EN: ClassVar = {"wears no equipment": {"gear": NONE}, "wears no {gear}": {}}

    def __init__(self, gear: int) -> None:
        super().__init__()
        self.gear = gear

    def wears_not(self, gear: int) -> bool:
        return self.gear in (NONE, gear)


class NotWith(Feature):
    """BRS-KW-ne-mozhet-byt-vzyat: it does not join a squad that has such a card (BRS-SQ-20)."""

    __slots__ = ("which",)
    RU: ClassVar = {"не может быть взят в отряд с {which}": {}}
    EN: ClassVar = {"cannot be taken into the squad with {which}": {}}

    def __init__(self, which: Which) -> None:
        super().__init__()
        self.which = which

    def refuses(self, kind: Kind, squad: list[Kind]) -> str:
        return naming("BRS-SQ-20", kind.name) if any(self.which.printed(other) for other in squad) else ""


class Aloft(Keyword):
    """BRS-ZONE-10: it is kept in the additional zone."""

    __slots__ = ()
    RU: ClassVar = {"помещается в дополнительную зону": {}}
    EN: ClassVar = {"is placed in the additional zone": {}}

    def aloft(self) -> bool:
        return True


class Parasite(Keyword):
    """BRS-KW-parazit: a symbiote of an enemy creature (timing/hosting.py); its type says so too."""

    __slots__ = ()
    RU: ClassVar = {"паразит": {}}
    EN: ClassVar = {"parasite": {}}

    def fault(self, kind: Kind) -> str:
        return "" if kind.sub == PARASITE else "its type is not parasite"
