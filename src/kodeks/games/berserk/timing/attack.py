"""An attack and its dice, as data (BRS-ATK-3)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.cards.words import NONE, WEAK
from kodeks.kernel.part import Part

WHITE: Final = 0  # the attack die
BLACK: Final = 1  # the defence die
NO_DIE: Final = 0


class Attack(Part):
    """From its declaration to its end. Effects of features may change it on the way."""

    __slots__ = (
        "type",
        "source",
        "target",
        "meant",  # the target as declared
        "amount",
        "counter",
        "vanguard",
        "changed",  # its target has been changed, which may happen once (BRS-DEF-13)
        "defender",
        "blocked",
        "sudden",
        "white",
        "black",
        "kind",
        "strength",
        "dealt",  # wounds placed by it
        "missed",
        "landed",  # it was dealt, with or without wounds
        "posthumous",  # by a card that has died, of what its death sets off (BRS-WND-14)
    )

    def __init__(self, type: int, source: int, target: int, amount: Amount) -> None:
        self.type = type
        self.source = source
        self.target = target
        self.meant = target
        self.amount = amount
        self.counter = False
        self.vanguard = False
        self.changed = False
        self.defender = NONE
        self.blocked = False
        self.sudden = False
        self.white = NO_DIE
        self.black = NO_DIE
        self.kind = WEAK
        self.strength = 0
        self.dealt = 0
        self.missed = False
        self.landed = False
        self.posthumous = False

    def copy(self) -> Attack:
        other = Attack(self.type, self.source, self.target, self.amount)
        other.meant = self.meant
        other.counter = self.counter
        other.vanguard = self.vanguard
        other.changed = self.changed
        other.defender = self.defender
        other.blocked = self.blocked
        other.sudden = self.sudden
        other.white = self.white
        other.black = self.black
        other.kind = self.kind
        other.strength = self.strength
        other.dealt = self.dealt
        other.missed = self.missed
        other.landed = self.landed
        other.posthumous = self.posthumous
        return other


class Roll(Part):
    """One die, on its way to a number."""

    __slots__ = ("roller", "foe", "die", "attack", "type")

    def __init__(self, roller: int, foe: int, die: int, attack: Attack | None, type: int) -> None:
        self.roller = roller
        self.foe = foe  # the other card of the fight, or NONE
        self.die = die
        self.attack = attack
        self.type = type  # of the ability that it is rolled for
