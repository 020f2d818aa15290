"""Dice: rolled by chance, rolled again by experience, changed by features (BRS-ATK-21)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import IMPACT, MEDIUM, NONE, PLAGUED, STRONG, WEAK
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import against, features
from kodeks.games.berserk.moves import DIE
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import WHITE, Roll
from kodeks.games.berserk.timing.event import Rolled
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, Frame

FACES = [DIE + number for number in range(1, 7)]


def final(state: Berserk, roll: Roll, number: int) -> int:
    """After re-rolls: own modifiers, the other side's, "counts as"; 1 to 6 at the end (BRS-ATK-11)."""
    me = state.cards[roll.roller]
    cap = 6
    for feature in seen(state, roll.roller, roll):
        number += feature.roll_bonus(state, me, roll)
    if roll.foe != NONE:
        foe = state.cards[roll.foe]
        for feature in seen(state, roll.foe, roll):
            number += feature.roll_bonus_of_foe(state, foe, roll)
            cap = min(cap, feature.roll_cap_of_foe(state, foe, roll))
    return max(1, min(number, cap))


def seen(state: Berserk, uid: int, roll: Roll) -> list[Feature]:
    """The features of a card of the fight; of the attacked one without those that the attacker ignores."""
    attack = roll.attack
    if attack is None or uid != attack.target:
        return features(state, state.cards[uid])
    return against(state, state.cards[uid], state.cards[attack.source], attack.type)


def kind_of(number: int) -> int:
    """BRS-ATK-5."""
    if number <= 3:
        return WEAK
    return MEDIUM if number <= 5 else STRONG


def rerolls(state: Berserk, roll: Roll) -> int:
    me = state.cards[roll.roller]
    most = 0
    for feature in seen(state, roll.roller, roll):
        most = max(most, feature.rerolls(state, me, roll))
    return most


def sickness(state: Berserk, me: Piece, number: int) -> list[Wounding]:
    """BRS-KW-chuma: what a card deals itself with its roll."""
    wounds = 0
    for feature in features(state, me):
        wounds += feature.wounds_by_roll(state, me, number)
    if not wounds:
        return []
    found = Wounding(me.uid, wounds, me.uid, IMPACT, cause=PLAGUED)
    found.clause = "BRS-KW-chuma"
    return [found]


class AbilityRoll(Frame[Berserk]):
    """BRS-KW-xyz-v-tekste: the card of the use below rolls the attack die for its ability."""

    __slots__ = ()

    def use(self, state: Berserk) -> Use:
        found = state.beneath()
        assert isinstance(found, Use)
        return found

    def run(self, state: Berserk) -> None:
        state.turn = CHANCE

    def offers(self, state: Berserk) -> list[int]:
        return FACES

    def play(self, state: Berserk, move: int) -> None:
        use = self.use(state)
        state.pop()
        me = use.me(state)
        state.dice = [me.uid, WHITE, move - DIE]
        number = final(state, Roll(me.uid, NONE, WHITE, None, use.ability.type), move - DIE)
        use.kind = kind_of(number)
        use.rolled = number
        if state.log is not None:
            state.tell("BRS-ABL-4", "{card} rolls {number}", {"card": me.kind.name, "number": number})
        state.rules.announce(state, Rolled(me.uid, number, None, move - DIE))
        wounds = sickness(state, me, number)
        if wounds:
            state.push(Hurting(wounds, "BRS-KW-chuma"))

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-ABL-4", "{card} rolls the attack die", {"card": self.use(state).me(state).kind.name})
