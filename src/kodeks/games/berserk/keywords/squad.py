"""Keywords about decks, squads and the reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.games.berserk.cards.words import NONE, PARASITE
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.traits.printed import belongs
from kodeks.games.berserk.traits.sides import Other, Yours
from kodeks.games.berserk.traits.trait import Printed
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText
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
    RU: ClassVar = {"[:unq]": {}, "уникальность": {}}
    EN: ClassVar = {"[:unq]": {}, "unique": {}, "uniqueness": {}}

    def unique(self) -> bool:
        return True

    def can_be_got(self) -> bool:
        return False


class Loyalty(Keyword):
    """BRS-KW-predannost: cheaper beside another creature of cost 9 or more (BRS-AMB-40)."""

    __slots__ = ()
    RU: ClassVar = {"преданность {n}": {}, "преданность": {"n": 1}}
    EN: ClassVar = {"loyalty {n}": {}, "loyalty": {"n": 1}}

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


class RisesAfar(Feature):
    """BRS-KW-inkarnatsiya, among the enemies."""

    __slots__ = ()
    RU: ClassVar = {"может инкарнировать в открытом виде в третьем ряду противника": {}}
    EN: ClassVar = {"may incarnate open in the opponent's third row": {}}

    def rises_afar(self) -> bool:
        return True

    def can_be_got(self) -> bool:
        return False


class RaisesOpen(Feature):
    """Such cards of its player incarnate open."""

    __slots__ = ("which",)
    RU: ClassVar = {"{which@nomn@plur} инкарнируют в открытом виде": {}}
    EN: ClassVar = {"{which@plur} incarnate open": {}}

    def __init__(self, which: Which) -> None:
        super().__init__()
        mine = any(isinstance(trait, Yours) for trait in which.traits)
        if not mine or not all(isinstance(trait, Printed | Other) for trait in which.traits):
            raise BadText("your cards out of play are described, by what is printed on them")
        self.which = which

    def raises_open(self, state: Berserk, me: Piece, other: Piece) -> bool:
        told = [trait for trait in self.which.traits if not isinstance(trait, Other)]  # it is in play itself
        return Which(self.which.types, traits=told).printed(other.kind)


class WearsNot(Feature):
    """BRS-KW-ne-nosit: no equipment, or none of one class, of one element."""

    __slots__ = ("gear", "element")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "не носит экипировку": {"gear": NONE},
        "не носит {gear@accs}": {},
        "не носит {element} {gear@accs}": {},
        "не носит {element} экипировку": {"gear": NONE},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "wears no equipment": {"gear": NONE},
        "wears no {gear}": {},
        "wears no {element} {gear}": {},
        "wears no {element} equipment": {"gear": NONE},
    }

    def __init__(self, gear: int, element: int = NONE) -> None:
        super().__init__()
        self.gear = gear
        self.element = element

    def wears_not(self, gear: Kind) -> bool:
        if self.element != NONE and not belongs(gear.elements, self.element):
            return False
        return self.gear in (NONE, gear.gear)


class OnlyFor(Feature):
    """Of equipment: other creatures do not wear it (BRS-GOLD-1)."""

    __slots__ = ("which",)
    RU: ClassVar = {"только для {which@gent@plur}": {}}
    EN: ClassVar = {"only for {which@plur}": {}}

    def __init__(self, which: Which) -> None:
        super().__init__()
        self.which = which

    def fault(self, kind: Kind) -> str:
        return "" if kind.gear != NONE else "this is said of equipment only"

    def fits_not(self, state: Berserk, me: Piece, host: Piece) -> bool:
        return not self.which.fits(state, host, me, me.control)


class NotWith(Feature):
    """BRS-KW-ne-mozhet-byt-vzyat: it does not join a squad that has such a card (BRS-SQ-20)."""

    __slots__ = ("which",)
    RU: ClassVar = {"не может быть взят в отряд с {which@ablt}": {}}
    EN: ClassVar = {"cannot be taken into the squad with {which}": {}}

    def __init__(self, which: Which) -> None:
        super().__init__()
        which.out_of_play()
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
