"""Features that work only under a condition, and features that a card gives to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.constants.several import Several
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.features.used import Played, Triggered
from kodeks.games.berserk.traits.given import one_side
from kodeks.games.berserk.traits.places import Adjacent, Placed
from kodeks.games.berserk.traits.sides import Picked
from kodeks.games.berserk.traits.trait import Trait
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.traits.which import Which

BESIDE = Adjacent()


@mypyc_attr(allow_interpreted_subclasses=True)
class While(Feature):
    """`Armour 1 while it is open`: the features are there as long as the condition holds."""

    __slots__ = ("condition", "features")
    RU: ClassVar = {
        "(получает) {features+}, пока/если {condition}": {},
        "пока {condition}(,)( -) (получает) {features+}": {},
    }
    EN: ClassVar = {
        "(gets) {features+}(,) while {condition}": {},
        "while {condition}, (gets) {features+}": {},
    }

    def __init__(self, condition: Condition, features: list[Feature]) -> None:
        super().__init__()
        unmixed(features)
        if type(self) is While and any(isinstance(feature, (Played, Triggered)) for feature in features):
            raise BadText("the text does not say whether the condition is about the feature or about what it does")
        if len(features) > 1 and any(feature.reaches_others() for feature in features):
            raise BadText("the text does not say who gets what")
        if condition.unsaid() and any(feature.reaches_others() for feature in features):
            raise BadText("the text does not say which card the condition is about")
        self.condition = condition
        self.features = features

    def wraps(self) -> bool:
        return True

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        if self.condition.holds(state, me):
            for feature in self.features:
                feature.expand(state, me, found)

    def inner(self) -> list[Feature]:
        return [self] + [one for feature in self.features for one in feature.inner()]

    def heard(self) -> list[str]:
        return [name for feature in self.features for name in feature.heard()]

    def reaches_others(self) -> bool:
        return any(feature.reaches_others() for feature in self.features)

    def gives(self, state: Berserk, me: Piece, other: Piece, found: list[Feature]) -> None:
        if self.condition.holds(state, me):
            for feature in self.features:
                feature.gives(state, me, other, found)

    def strips(self) -> bool:
        return any(feature.strips() for feature in self.features)

    def takes(self, state: Berserk, me: Piece, other: Piece, feature: Feature) -> bool:
        if not self.condition.holds(state, me):
            return False
        return any(one.takes(state, me, other, feature) for one in self.features)


class CalledWhile(While):
    """`While it is open - impact "true face" - gets armour 1`: the same, with a name."""

    __slots__ = ("name",)
    RU: ClassVar = {"пока {condition} - воздействие {name} - получает {features+}": {}}
    EN: ClassVar = {"while {condition} - impact {name} - gets {features+}": {}}

    def __init__(self, condition: Condition, features: list[Feature], name: str) -> None:
        super().__init__(condition, features)
        self.name = name


class Called(Several):
    """`... while it stands in your first row (impact "carrion")`: the name of what always holds says nothing."""

    __slots__ = ("name",)
    RU: ClassVar = {"{given:feature} ( воздействие {name} )": {}}
    EN: ClassVar = {"{given:feature} ( impact {name} )": {}}

    def __init__(self, given: Feature, name: str) -> None:
        if given.ability is not None or given.strips() or not (given.wraps() or given.reaches_others()):
            raise BadText("only what holds while something is so has a name of this kind")
        super().__init__([given])
        self.name = name

    @property
    def given(self) -> Feature:
        return self.features[0]

    def wraps(self) -> bool:
        return True


def unmixed(features: list[Feature]) -> None:
    """BadText for a condition within a list: it would be about one of them, or about all."""
    if any(type(feature) in (While, Called) for feature in features):
        raise BadText("the text does not say what the condition is about")


class Giving(Feature):
    """`Your swamp creatures next to it have armour 1` (BRS-KW-poluchaet): given while the other card fits."""

    __slots__ = ("which", "features", "where")
    RU: ClassVar = {
        "каждый {which@nomn@sing} {features+@VERB@sing}(, пока {where:trait@VERB})": {},
        "каждый {which@nomn@sing} получает@sing {features+}(, пока {where:trait@VERB})": {},
        "(все/весь) {which@nomn@plur} получают@plur {features+}(, пока {where:trait@VERB})": {},
        "{which@nomn@sing} получает@sing {features+}, пока {where:trait@VERB}": {},
        "каждый {which@nomn@sing} получает@sing {features+}, пока рядом (с ним/ней) стоит {itself@nomn}": {
            "where": BESIDE
        },
        "{which@nomn@plur} {features+@VERB@plur}": {},
    }
    EN: ClassVar = {
        "each {which@sing} gets {features+}( while it {where:trait@VERB})": {},
        "each of {which@plur} gets {features+}( while it {where:trait@VERB})": {},
        "all (of) {which@plur} get {features+}": {},
        "each {which@sing} {features+@VERB}( while it {where:trait@VERB})": {},
        "each of {which@plur} {features+@VERB}( while it {where:trait@VERB})": {},
    }

    def __init__(self, which: Which, features: list[Feature], where: Trait | None = None) -> None:
        super().__init__()
        if where is not None and not isinstance(where, Placed):
            raise BadText("'while' is followed by where the card stands")
        if any(isinstance(trait, Picked) for trait in which.traits):
            raise BadText("who gets a feature all the time is not chosen")
        unmixed(features)
        if any(feature.reaches_others() for feature in features):
            raise BadText("what a card gives can not be given on")
        one_side(features, which)
        self.which = which
        self.features = features
        self.where = where

    def given_away(self) -> bool:
        """Whether its features are those of other cards."""
        return True

    def reaches_others(self) -> bool:
        return True

    def inner(self) -> list[Feature]:
        return [self] + [one for feature in self.features for one in feature.inner()]

    def heard(self) -> list[str]:
        return [name for feature in self.features for name in feature.heard()]

    def gives(self, state: Berserk, me: Piece, other: Piece, found: list[Feature]) -> None:
        if other.hidden or not self.which.fits(state, other, me, me.control):
            return
        if self.where is None or self.where.fits(state, other, me):
            for feature in self.features:
                feature.expand(state, other, found)


class GivingHost(Feature):
    """`The host gets armour 1 while it wears it` (BRS-KW-khozyain)."""

    __slots__ = ("features",)
    RU: ClassVar = {
        "хозяин получает@sing {features+}(, пока (хозяин) носит {itself@accs})": {},
        "пока хозяин носит {itself@accs}, он получает@sing {features+}": {},
    }
    EN: ClassVar = {"the host gets {features+}( while it wears {itself})": {}}

    def __init__(self, features: list[Feature]) -> None:
        super().__init__()
        unmixed(features)
        if any(feature.reaches_others() for feature in features):
            raise BadText("what a card gives can not be given on")
        one_side(features, None)
        self.features = features

    def given_away(self) -> bool:
        """Whether its features are those of other cards."""
        return True

    def reaches_others(self) -> bool:
        return True

    def inner(self) -> list[Feature]:
        return [self] + [one for feature in self.features for one in feature.inner()]

    def heard(self) -> list[str]:
        return [name for feature in self.features for name in feature.heard()]

    def gives(self, state: Berserk, me: Piece, other: Piece, found: list[Feature]) -> None:
        if me.host == other.uid and not other.hidden:
            for feature in self.features:
                feature.expand(state, other, found)
