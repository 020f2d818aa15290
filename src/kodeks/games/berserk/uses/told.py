"""What a card's text says is done: the type of the ability, its effects in their order, how often."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.cards.words import ATTACKS, IMPACT
from kodeks.games.berserk.effects.cards import Chosen
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.rolling import Dice, OnFaces
from kodeks.games.berserk.effects.thereby import Otherwise, Thereby
from kodeks.games.berserk.features.ability import UNLIMITED, Ability
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.timing.use import OTHERWISE
from kodeks.games.berserk.traits.sides import Other
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText
from kodeks.kernel.part import Shared


class Limit(Shared):
    """BRS-KW-raz-za-khod, KW-raz-za-boy."""

    __slots__ = ("per_turn", "per_battle", "yours", "open", "each")
    RU: ClassVar = {
        "{per_turn:n} раз за ход": {},
        "{per_turn:n} раз за ваш/свой ход": {"yours": True},
        "{per_turn:n} раз в течение вашего/своего хода": {"yours": True},
        "{per_battle:n} раз за бой": {},
        "{per_battle:n} раз за бой для каждого {each:which@gent@sing}": {},
        "{per_turn:n} раз за ход, {per_battle:n} раз за бой": {},
        "{per_battle:n} раз за бой, {per_turn:n} раз за ход": {},
        "не более {per_turn:n} раз за ход": {},
        "не более {per_battle:n} раз за бой": {},
        "не закрываясь": {"open": True},
        "{per_turn:n} раз за ход, не закрываясь": {"open": True},
    }
    EN: ClassVar = {
        "once per turn": {"per_turn": 1},
        "once per battle": {"per_battle": 1},
        "{per_turn:n} times per turn": {},
        "{per_battle:n} times per battle": {},
    }

    def __init__(
        self,
        per_turn: int = UNLIMITED,
        per_battle: int = UNLIMITED,
        yours: bool = False,
        open: bool = False,
        each: Which | None = None,
    ) -> None:
        self.per_turn = per_turn
        self.per_battle = per_battle
        self.yours = yours  # only in the turn of the card's player
        self.each = each  # so often on each such card
        self.open = open  # the card does not close, as it is with all features without that payment


class Told(Ability):
    """`spell "whisper", range 4 - wound a chosen creature by 1-2-3 (once per turn)`."""

    __slots__ = ("said", "name", "limit", "rest")
    RU: ClassVar = {
        "{said:effect+}(, где x - {where:amount})(( {limit} ))": {},
        "{type:attack} ({name})(, дальность {range:n}) - {said:effect+}(, где x - {where:amount})(( {limit} ))": {},
        "{said:effect+}(, где x - {where:amount}) ( {type:attack} ({name}) )": {},
        "{said:effect+} ( {limit} ), {rest:effect}": {},
        "{name} - {said:effect+}(, где x - {where:amount})(( {limit} ))": {},
        "{said:effect+} ( {name} )": {},
        "может (объявить) {said:effect+}(, где x - {where:amount})(( {limit} ))": {"may": True},
        "вы можете {said:effect+}(, где x - {where:amount})(( {limit} ))": {"may": True},
        "может {said:effect+}(, где x - {where:amount}) ( {type:attack} ({name}) )": {"may": True},
        "{type:attack} ({name})(, дальность {range:n}) - может {said:effect+}(, где x - {where:amount})(( {limit} ))": {
            "may": True
        },
        "может объявить {type:attack} ({name})(, дальность {range:n}) - {said:effect+}(, где x - {where:amount})"
        "(( {limit} ))": {"may": True},
        "может объявить {type:attack} ({name}) ( {limit} ) - {said:effect+}": {"may": True},
    }
    EN: ClassVar = {
        "{said:effect+}(, where x is {where:amount})(( {limit} ))": {},
        "{type:attack} ({name})(, range {range:n}) - {said:effect+}(, where x is {where:amount})(( {limit} ))": {},
        "may {said:effect+}(, where x is {where:amount})(( {limit} ))": {"may": True},
    }

    def __init__(
        self,
        said: list[Effect],
        type: int = 0,
        range: int = UNLIMITED,
        name: str = "",
        limit: Limit | None = None,
        may: bool = False,
        where: Amount | None = None,
        rest: Effect | None = None,
    ) -> None:
        if type & ATTACKS:
            raise BadText("an attack is not followed by what it does, but by its strength")
        if rest is not None and not isinstance(rest, Thereby):
            raise BadText("after the limit only 'thereby' goes on")
        effects = flat(said if rest is None else [*said, rest])
        first = effects[0]
        super().__init__(effects, type or first.attacks() or IMPACT, range or first.reach(), may)
        self.said = said
        self.rest = rest
        self.name = name
        self.limit = limit
        self.where = where
        if limit is not None:
            self.per_turn = limit.per_turn
            self.per_battle = limit.per_battle
            self.own_turn = limit.yours
            if limit.each is not None:
                self.per_target = self.per_battle
                self.per_battle = UNLIMITED
                if not isinstance(self.spots[0], Chosen) or self.spots[0].most() != 1:
                    raise BadText("the text does not say for which card it is counted")

    def alternative(self) -> bool:
        return any(effect.then == OTHERWISE for effect in self.effects)

    def unclear(self, it: bool, x: bool, fight: bool, others: bool = False) -> str:
        if self.where is None and not x and any(effect.amount.unknown() for effect in self.effects):
            return "the text does not say what X is"
        if self.where is not None and self.where.of_target() and self.aims() != 1:
            return "the text does not say from which card X is counted"
        if self.where is not None and self.where.of_attack() and not fight and not self.effects[0].attacks():
            return "the text does not say which attack this is about"
        aimed = others
        named = False  # another card than this one has been spoken of
        attacked = False  # or has been attacked, which is no subject
        for effect in self.effects:
            if effect.of_attack() and not fight:
                return "the text does not say which attack this is about"
            for cards in effect.about:
                if cards.unsaid() and named:
                    return "the text does not say which card does this"
                if cards.of_attack() and not fight:
                    return "the text does not say which attack this is about"
                if cards.backward() and not named and not attacked and not it:
                    return "the text does not say which card this is"
                if isinstance(cards, Chosen):
                    if aimed and any(isinstance(trait, Other) for trait in cards.which.traits):
                        return "the text does not say from which card the other one differs"
                    aimed = True
                attacked = attacked or cards.said()
                named = named or (cards.said() and not effect.attacks())
            fight = fight or effect.attacks() > 0
        return ""

    def aims(self) -> int:
        """How many cards it speaks of, besides its own."""
        return sum(cards.said() and not cards.backward() for cards in self.spots)


def flat(said: list[Effect]) -> list[Effect]:
    """All effects in a row; what follows "thereby" is said to the end."""
    found: list[Effect] = []
    for effect in said:
        if isinstance(effect, Otherwise) and len(found) != 1:
            raise BadText("'otherwise' follows on one effect")
        if any(one.then == OTHERWISE for one in found):
            raise BadText("what is done otherwise is said to the end")
        if isinstance(effect, Dice) or (isinstance(effect, Thereby) and not decided(found)):
            found += effect.steps
        elif found and found[-1].then:
            raise BadText("what follows 'thereby' is said to the end")
        elif decided(found):
            raise BadText("what a die decides is said to the end")
        else:
            found.append(effect)
    if found[0].then:
        raise BadText("'thereby' follows an effect")
    return found


def decided(found: list[Effect]) -> bool:
    """Whether a die has been rolled for some of them."""
    return any(isinstance(one, OnFaces) for one in found)


class AtWill(Played):
    """`once per turn may open your troll`: without a payment, as an ordinary game action (BRS-INST-14)."""

    __slots__ = ("limit", "said")
    RU: ClassVar = {
        "{limit} может {said:effect+}": {},
        "в свой/ваш ход может {said:effect+} ( {limit} )": {},
    }
    EN: ClassVar = {"{limit} may {said:effect+}": {}}

    def __init__(self, limit: Limit, said: list[Effect]) -> None:
        if limit.open:
            raise BadText("what has no payment does not close its card")
        super().__init__(Payment(), Told(said, limit=limit))
        self.limit = limit
        self.said = said
