"""Features that cards get or lose for a time (BRS-KW-poluchaet, KW-do-kontsa-boya-teryaet)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.constants.conditional import unmixed
from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards, Chosen, Each
from kodeks.games.berserk.effects.effect import ONE, Effect
from kodeks.games.berserk.effects.times import FOREVER, Until
from kodeks.games.berserk.features.ability import UNLIMITED
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import features, means
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.gaining import can_gain, gain, lose
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.given import one_side
from kodeks.kernel.errors import BadText


class Get(Effect):
    """Until its time is over, whatever becomes of the source (BRS-AMB-81)."""

    __slots__ = ("features", "until", "most", "other")
    RU: ClassVar = {
        "{cards@nomn@sing} получает@sing {features+}( {until})": {},
        "{cards:group} получают@plur {features+}( {until})": {},
        "{cards@nomn@sing} и {other:cards@nomn@sing} получают@plur {features+}( {until})": {},
        "получает@sing {features+}( {until})": {"cards": UNSAID},
        "получают@plur {features+}( {until})": {"cards": UNSAID},
        "получить@INFN {features+}( {until})": {"cards": SELF},
        "{cards@nomn@sing} {features+@VERB@sing} {until}": {},
        "{cards@nomn@sing} получает@sing {until} {features+}": {},
        "получает@sing {until} {features+}": {"cards": UNSAID},
        "получает@sing {features+}( {until}) ( максимум (+) {most:n} )": {"cards": UNSAID},
        "получить@INFN {features+}( {until}) ( максимум (+) {most:n} )": {"cards": SELF},
    }
    EN: ClassVar = {
        "{cards} gets {features+}( {until})": {},
        "{cards} and {other:cards} get {features+}( {until})": {},
        "gets {features+}( {until})": {"cards": UNSAID},
    }

    def __init__(
        self,
        cards: Cards,
        features: list[Feature],
        until: Until = FOREVER,
        most: int = UNLIMITED,
        other: Cards | None = None,
    ) -> None:
        super().__init__([cards] if other is None else [cards, other])
        self.other = other
        self.features = features
        self.until = until
        self.most = most  # of a feature with a number, all in all by this effect
        if most and (len(features) != 1 or not features[0].amounts()):
            raise BadText("the text does not say of what there is a maximum")
        unmixed(features)
        for one in self.about:
            if not one.itself():
                one_side(features, one.which if isinstance(one, Chosen | Each) else None)
        for feature in features:
            if not feature.can_be_got():
                raise BadText("this is nothing that a card can get")

    @property
    def cards(self) -> Cards:
        return self.about[0]

    def given_away(self) -> bool:
        """Whether its features are those of other cards."""
        return not all(cards.itself() for cards in self.about)

    def grants(self) -> list[Feature]:
        return self.features

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return any(self.takes(state, piece, feature) for feature in self.features)

    def takes(self, state: Berserk, piece: Piece, feature: Feature) -> bool:
        if self.most:
            had = sum(feature.amounts() for change in piece.acquired if change.feature is feature)
            if had + feature.amounts() > self.most:
                return False
        return can_gain(state, piece, feature)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        done = False
        for piece in [one for pieces in found for one in pieces]:
            for feature in self.features:
                if self.takes(state, piece, feature):
                    until = self.until.moment(state, use, piece)
                    source = use.source if self.until.with_source() else NONE
                    for part in feature.parts():
                        gain(state, piece, part, until, source)
                    done = True
            if done and state.log is not None:
                state.tell("BRS-KW-poluchaet", "{card} gets a feature", {"card": piece.kind.name})
        return done


class Lose(Effect):
    """All instances of a named feature (BRS-STK-6); what comes later works."""

    __slots__ = ("keywords", "until")
    RU: ClassVar = {
        "{cards@nomn@sing} теряет@sing {keywords+@accs}( {until})": {},
        "{cards:group} теряют@plur {keywords+@accs}( {until})": {},
        "теряет@sing {keywords+@accs}( {until})": {"cards": UNSAID},
    }
    EN: ClassVar = {
        "{cards} loses {keywords+}( {until})": {},
        "loses {keywords+}( {until})": {"cards": UNSAID},
    }

    def __init__(self, cards: Cards, keywords: list[Feature], until: Until = FOREVER) -> None:
        super().__init__([cards])
        self.keywords = keywords
        self.until = until

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        done = False
        for piece in found[0]:
            for keyword in [part for feature in self.keywords for part in feature.parts()]:
                if any(means(keyword, one) for one in features(state, piece)):
                    lose(state, piece, keyword, self.until.moment(state, use, piece))
                    done = True
            if done and state.log is not None:
                state.tell("BRS-KW-do-kontsa-boya-teryaet", "{card} loses a feature", {"card": piece.kind.name})
        return done


class LoseAndGet(Effect):
    """`it loses [:prp] and gets poison 1`: both of one card."""

    __slots__ = ("loses", "gets")
    RU: ClassVar = {"{cards@nomn@sing} теряет@sing {keywords+@accs} и получает@sing {features+}( {until})": {}}
    EN: ClassVar = {"{cards} loses {keywords+} and gets {features+}( {until})": {}}

    def __init__(self, cards: Cards, keywords: list[Feature], features: list[Feature], until: Until = FOREVER) -> None:
        if until is not FOREVER:
            raise BadText("the text does not say whether the loss has an end")
        super().__init__([cards])
        self.loses = Lose(cards, keywords)
        self.gets = Get(cards, features)

    @property
    def cards(self) -> Cards:
        return self.about[0]

    @property
    def keywords(self) -> list[Feature]:
        return self.loses.keywords

    @property
    def features(self) -> list[Feature]:
        return self.gets.features

    @property
    def until(self) -> Until:
        return self.gets.until

    def given_away(self) -> bool:
        return self.gets.given_away()

    def grants(self) -> list[Feature]:
        return self.gets.grants()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        lost = self.loses.do(state, use, found)
        return self.gets.do(state, use, found) or lost


class LoseChips(Effect):
    """BRS-CHIP-6."""

    __slots__ = ("everything",)
    RU: ClassVar = {
        "{cards@nomn@sing} теряет@sing {amount} [:cnt]": {},
        "{cards@nomn@sing} теряет@sing [:cnt]": {},
        "{cards@nomn@sing} теряет@sing все [:cnt]": {"everything": True},
        "теряет@sing {amount} [:cnt]": {"cards": UNSAID},
        "теряет@sing [:cnt]": {"cards": UNSAID},
        "теряет@sing все [:cnt]": {"cards": UNSAID, "everything": True},
        "потерять@INFN {amount} [:cnt]": {"cards": SELF},
        "потерять@INFN [:cnt]": {"cards": SELF},
    }
    EN: ClassVar = {
        "{cards} loses {amount} [:cnt]": {},
        "{cards} loses [:cnt]": {},
        "{cards} loses all [:cnt]": {"everything": True},
        "loses {amount} [:cnt]": {"cards": UNSAID},
        "loses [:cnt]": {"cards": UNSAID},
        "loses all [:cnt]": {"cards": UNSAID, "everything": True},
    }

    def __init__(self, cards: Cards, amount: Amount = ONE, everything: bool = False) -> None:
        super().__init__([cards], amount)
        self.everything = everything

    def possible(self, state: Berserk, use: Use) -> bool:
        return not self.about[0].itself() or use.me(state).chips > 0

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        use.number = 0
        for piece in found[0]:
            fewer = piece.chips if self.everything else min(piece.chips, self.amount.worth(state, use))
            if fewer > 0:
                piece.chips -= fewer
                use.number += fewer
                args: dict[str, object] = {"card": piece.kind.name, "count": fewer}
                state.tell("BRS-KW-fishka", "{card} loses chips: {count}", args)
        return use.number > 0
