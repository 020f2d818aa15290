"""Keywords that keep effects, wounds or changes away from a card (BRS-KW-zashchita, BRS-WND-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.games.berserk.cards.words import (
    ABILITIES,
    DISCHARGE,
    IMPACT,
    MAGIC,
    MAGICAL,
    NONE,
    ROW,
    SHOT,
    SIMPLE,
    SPECIAL,
    SPELL,
    THROW,
)
from kodeks.games.berserk.features.ability import attacks_only, together
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.keywords.waking import Poison
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.wounds import Wounding

EXACTLY: Final = 0
OR_MORE: Final = 1
OR_LESS: Final = -1
SCALED: Final = 5  # wounds from which on scales work


class Protection(Keyword):
    """BRS-KW-zashchita: no effect at all of abilities of these types (of these cards).

    Several types are so many protections, each to be lost alone (BRS-KW-zashchita-ot-atak). Those of one type are
    written out for texts that name them: `ignores protection from shots`.
    """

    __slots__ = ("attacks", "types", "which", "singles")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "защита от {attacks+@gent} ({which@gent})": {},
        "[:prs]": {"attacks": [SHOT]},
        "[:zomet]": {"attacks": [THROW]},
        "[:zor]": {"attacks": [DISCHARGE]},
        "[:zoz]": {"attacks": [SPELL]},
        "[:prm]": {"attacks": [MAGICAL]},
        "защита от магии": {"attacks": [MAGICAL]},
        "защита от выстрелов": {"attacks": [SHOT]},
        "защита от метаний": {"attacks": [THROW]},
        "защита от разрядов": {"attacks": [DISCHARGE]},
        "защита от заклинаний": {"attacks": [SPELL]},
        "защита от простых ударов": {"attacks": [SIMPLE]},
        "защита от особых ударов": {"attacks": [SPECIAL]},
        "защита от магических ударов": {"attacks": [MAGIC]},
        "защита от ударов через ряд": {"attacks": [ROW]},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "protection from {attacks+} (of {which})": {},
        "[:prs]": {"attacks": [SHOT]},
        "[:zomet]": {"attacks": [THROW]},
        "[:zor]": {"attacks": [DISCHARGE]},
        "[:zoz]": {"attacks": [SPELL]},
        "[:prm]": {"attacks": [MAGICAL]},
        "protection from magic": {"attacks": [MAGICAL]},
        "protection from shots": {"attacks": [SHOT]},
        "protection from throws": {"attacks": [THROW]},
        "protection from discharges": {"attacks": [DISCHARGE]},
        "protection from spells": {"attacks": [SPELL]},
        "protection from simple strikes": {"attacks": [SIMPLE]},
        "protection from special strikes": {"attacks": [SPECIAL]},
        "protection from magic strikes": {"attacks": [MAGIC]},
        "protection from row strikes": {"attacks": [ROW]},
    }

    def __init__(self, attacks: list[int], which: Which | None = None) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = together(attacks)
        self.which = which
        bits = [1 << i for i in range(IMPACT.bit_length()) if self.types >> i & 1]
        self.singles: list[Feature] = [Protection([bit], which) for bit in bits] if len(bits) > 1 else []

    def parts(self) -> list[Feature]:
        return self.singles or [self]

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        found += self.parts()

    def title(self) -> str:
        names = [name for name, type in ABILITIES.items() if type & self.types]
        return "protection from " + ", ".join(f"{name}s" for name in names)

    def like(self, other: Modifier) -> bool:
        if not isinstance(other, Protection) or not self.types & other.types:
            return False
        return self.which is None or self.which is other.which

    def protects(self, state: Berserk, me: Piece, type: int, by: Piece, strength: int) -> bool:
        return bool(self.types & type) and (self.which is None or self.which.fits(state, by, me, me.control))


class ProtectionByStrength(Feature):
    """The same from attacks of some strength only; it is compared after all modifiers (BRS-WND-12)."""

    __slots__ = ("attacks", "types", "n", "sense")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "защита от {attacks+@gent} силой {n}": {},
        "защита от {attacks+@gent} силой {n} или более": {"sense": OR_MORE},
        "защита от {attacks+@gent} силой {n} или менее": {"sense": OR_LESS},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "protection from {attacks+} of strength {n}": {},
        "protection from {attacks+} of strength {n} or more": {"sense": OR_MORE},
        "protection from {attacks+} of strength {n} or less": {"sense": OR_LESS},
    }

    def __init__(self, attacks: list[int], n: int, sense: int = EXACTLY) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.n = n
        self.sense = sense

    def protects(self, state: Berserk, me: Piece, type: int, by: Piece, strength: int) -> bool:
        return bool(self.types & type) and (strength == self.n or (strength - self.n) * self.sense > 0)


class ProtectionFromSudden(Keyword):
    """BRS-KW-zashchita-ot-vnezapnykh: sudden actions do nothing to it, nobody defends against its simple strike."""

    __slots__ = ()
    RU: ClassVar = {"защита от внезапных действий": {}}
    EN: ClassVar = {"protection from sudden actions": {}}

    def unsurprised(self) -> bool:
        return True


class ProtectionFromPoison(Keyword):
    """BRS-KW-zashchita-ot-otravleniya: it can not get poison, and loses what it has (checks.py)."""

    __slots__ = ()
    RU: ClassVar = {"[:prp]": {}, "защита от отравления": {}}
    EN: ClassVar = {"[:prp]": {}, "protection from poison": {}}

    def bars_feature(self, state: Berserk, me: Piece, feature: Feature) -> bool:
        return isinstance(feature, Poison)


class ThickSkin(Keyword):
    """BRS-KW-tolstokozhest: no effects of features that trigger on an attack at it."""

    __slots__ = ()
    RU: ClassVar = {"толстокожесть": {}, "толстокожий": {}}
    EN: ClassVar = {"thick skin": {}}

    def thick(self) -> bool:
        return True


class Precision(Keyword):
    """BRS-KW-tochnost: its attacks are not redirected, and no feature obliges it to attack."""

    __slots__ = ()
    RU: ClassVar = {"точность": {}}
    EN: ClassVar = {"precision": {}}

    def precise(self) -> bool:
        return True


class NoWounds(Feature):
    """BRS-KW-ne-poluchaet-ran-ot: a replacement; whatever else the ability does still happens."""

    __slots__ = ("attacks", "types", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "не получает ран": {},
        "не получает ран от {attacks+@gent} ({which@gent})": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "receives no wounds": {},
        "receives no wounds from {attacks+} (of {which})": {},
    }

    def __init__(self, attacks: list[int] | None = None, which: Which | None = None) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = together(attacks or [])
        self.which = which

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        if self.attacks is None:
            return True
        if not self.types & wounding.type:
            return False
        if self.which is None:
            return True
        return wounding.source != NONE and self.which.fits(state, state.cards[wounding.source], me, me.control)


class WoundsOnlyFrom(Feature):
    """BRS-KW-effekt-zameshcheniya: the same of whatever else there is."""

    __slots__ = ("attacks", "types")
    RU: ClassVar = {"получает раны только от {attacks+@gent}": {}}
    EN: ClassVar = {"receives wounds only from {attacks+}": {}}

    def __init__(self, attacks: list[int]) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = together(attacks)

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        return not self.types & wounding.type


class Fortitude(Keyword):
    """BRS-KW-stoykost: no wounds from impacts of the opponent's cards; its own wounds stay (BRS-WND-13)."""

    __slots__ = ()
    RU: ClassVar = {"стойкость": {}}
    EN: ClassVar = {"fortitude": {}}

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        if wounding.type != IMPACT or wounding.source == NONE:
            return False
        return state.cards[wounding.source].control != me.control


class Scales(Keyword):
    """BRS-KW-cheshuya: with five wounds or more it receives wounds from simple strikes only."""

    __slots__ = ()
    RU: ClassVar = {"чешуя": {}}
    EN: ClassVar = {"scales": {}}

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        return me.wounds >= SCALED and wounding.type != SIMPLE


class Masking(Keyword):
    """BRS-KW-maskirovka: closed, no wounds from the first attack that is dealt to it in a turn (BRS-AMB-34)."""

    __slots__ = ()
    RU: ClassVar = {"маскировка": {}}
    EN: ClassVar = {"masking": {}}

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        if wounding.attack is None or not me.closed:
            return False
        return (me.masked if state.rules.masks_while_closed else me.attacks) == 1
