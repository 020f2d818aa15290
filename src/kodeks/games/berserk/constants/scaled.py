"""Features whose number is counted: `+X to [:atk], where X is ...`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.amounts.counts import ENDLESS, Count, HowMany
from kodeks.games.berserk.features.ability import attacks_only
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.wounds import add_chips
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText
from kodeks.kernel.modifiers import Sum

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack


class StrongerByCount(Feature):
    """BRS-KW-plus-x-k-atake."""

    __slots__ = ("attacks", "types", "where", "most", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+x к {attacks+@datv} (по {which@datv}) (( максимум + {most:n} )), где x - {where:count}": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "+x to {attacks+} (at {which}) (( at most + {most:n} )), where x is {where:count}": {},
    }

    def __init__(self, attacks: list[int], where: Count, most: int = ENDLESS, which: Which | None = None) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.where = where
        self.most = most
        self.which = which

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if self.types & attack.type:
            if self.which is None or self.which.fits(state, state.cards[attack.target], me, me.control):
                made.add(min(self.most, self.where.count(state, me)))


class StrongerForEach(Feature):
    """`+1 to throw for each of your trolls`."""

    __slots__ = ("n", "attacks", "types", "which", "most")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} к {attacks+@datv} за каждого {which@accs@sing} (( максимум + {most:n} ))": {},
        "+{n} к {attacks+@datv} за каждую [:cnt] на {itself@loct}": {"which": None},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "+{n} to {attacks+} for each {which@sing} (( at most + {most:n} ))": {},
        "+{n} to {attacks+} for each of {which@plur} (( at most + {most:n} ))": {},
    }

    def __init__(self, n: int, attacks: list[int], which: Which | None, most: int = ENDLESS) -> None:
        super().__init__()
        self.n = n
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.which = which  # without it: for each chip on the card
        self.most = most

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if self.types & attack.type:
            count = me.chips if self.which is None else HowMany(self.which).count(state, me)
            made.add(min(self.most, self.n * count))


class StrongerByWounds(Feature):
    """X is the number of wounds on the attacked card."""

    __slots__ = ("attacks", "types")
    RU: ClassVar = {"+x к {attacks+@datv}, где x - число ран на атакованном": {}}
    EN: ClassVar = {"+x to {attacks+}, where x is the number of wounds on the attacked card": {}}

    def __init__(self, attacks: list[int]) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = attacks_only(attacks)

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if self.types & attack.type:
            made.add(state.cards[attack.target].wounds)


class WeakerByCount(Feature):
    """BRS-KW-minus-x-ot-ataki."""

    __slots__ = ("attacks", "types", "where", "most")
    RU: ClassVar = {"-x от {attacks+@gent} (( максимум - {most:n} )), где x - {where:count}": {}}
    EN: ClassVar = {"-x from {attacks+} (( at most - {most:n} )), where x is {where:count}": {}}

    def __init__(self, attacks: list[int], where: Count, most: int = ENDLESS) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = attacks_only(attacks)
        self.where = where
        self.most = most

    def weakens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        if self.types & attack.type:
            made.add(-min(self.most, self.where.count(state, me)))


HIGH = 9  # no named feature is larger


class NamedByCount(Feature):
    """`attack experience X`: of the features with all numbers the one that fits now; none when X is 0."""

    __slots__ = ("keyword", "where", "most", "sizes")
    RU: ClassVar = {"{keyword} (-) x (( максимум {most:n} )), где x - {where:count}": {}}
    EN: ClassVar = {"{keyword} (-) x (( at most {most:n} )), where x is {where:count}": {}}

    def __init__(self, keyword: Feature, where: Count, most: int = HIGH) -> None:
        super().__init__()
        if keyword.posthumous() and not where.on_itself():
            raise BadText("what is counted at a death is what was on the card")
        self.keyword = keyword
        self.where = where
        self.most = most
        maker: Any = type(keyword)
        try:
            self.sizes: list[Feature] = [maker(n=n) for n in range(1, HIGH + 1)]
        except TypeError:
            raise BadText("this feature has no number") from None

    def wraps(self) -> bool:
        return True

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        number = min(self.most, HIGH, self.where.count(state, me))
        if number > 0:
            self.sizes[number - 1].expand(state, me, found)

    def inner(self) -> list[Feature]:
        return [self] + [one for feature in self.sizes for one in feature.inner()]

    def heard(self) -> list[str]:
        return [name for feature in self.sizes for name in feature.heard()]


class BeginsWithCount(Feature):
    """BRS-KW-nachinaet-boy-s: chips, as many as there are of something then."""

    __slots__ = ("where",)
    RU: ClassVar = {"начинает бой с x [:cnt], где x - {where:count}": {}}
    EN: ClassVar = {"starts the battle with x [:cnt], where x is {where:count}": {}}

    def __init__(self, where: Count) -> None:
        super().__init__()
        self.where = where

    def begins(self, state: Berserk, me: Piece) -> None:
        add_chips(state, me, self.where.count(state, me), "BRS-REV-11")

    def can_be_got(self) -> bool:
        return False
