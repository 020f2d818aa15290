"""The way of wounds: protection, replacement, prevention, then they are placed (BRS-WND-12)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import against, features, most_chips, room_for_lives
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import Coming, GotLives, Healed, Wounded
from kodeks.kernel.part import Part
from kodeks.kernel.state import Frame

BEGINS: Final = 0
COMES: Final = 1


class Wounding(Part):
    """Wounds on their way to one card."""

    __slots__ = ("victim", "number", "source", "type", "attack", "cause", "own", "stopped", "clause")

    def __init__(
        self, victim: int, number: int, source: int, type: int, attack: Attack | None = None, cause: int = 0
    ) -> None:
        self.victim = victim
        self.number = number
        self.source = source
        self.type = type
        self.attack = attack
        self.cause = cause  # poison, fading or plague (`cards/words.py`)
        self.own = source == victim  # the card wounds itself (BRS-WND-13)
        self.stopped = False  # replaced: nothing is received, no armour is used up
        self.clause = ""  # by which they come, where that is not the clause of those that are placed with them

    def copy(self) -> Wounding:
        other = Wounding(self.victim, self.number, self.source, self.type, self.attack, self.cause)
        other.own = self.own
        other.stopped = self.stopped
        other.clause = self.clause
        return other


class Hurting(Frame[Berserk]):
    """Wounds that are placed together. Afterwards `placed` tells how many each got."""

    __slots__ = ("wounds", "stage", "placed", "clause")

    def __init__(self, wounds: list[Wounding], clause: str) -> None:
        self.wounds = wounds
        self.clause = clause
        self.stage = BEGINS
        self.placed = 0

    def copy(self) -> Hurting:
        other = Hurting([one.copy() for one in self.wounds], self.clause)
        other.stage = self.stage
        other.placed = self.placed
        return other

    def run(self, state: Berserk) -> None:
        if self.stage == BEGINS:
            self.stage = COMES
            for one in self.wounds:
                self.come(state, one)
        else:
            state.pop()
            for one in self.wounds:
                self.place(state, one)
            self.done(state)

    def join(self, state: Berserk, one: Wounding) -> None:
        """Wounds that are received in the place of others."""
        self.wounds.append(one)
        self.come(state, one)

    def come(self, state: Berserk, one: Wounding) -> None:
        self.replace(state, one)
        if not one.stopped and one.number > 0 and Coming.NAME in state.rules.heard:
            state.rules.inside(state, Coming(one))

    def replace(self, state: Berserk, one: Wounding) -> None:
        victim = state.cards[one.victim]
        if not victim.in_play():
            one.stopped = True
            return
        if replaced(state, victim, one):
            one.stopped = True
            if state.log is not None:
                state.tell("BRS-KW-effekt-zameshcheniya", "{card} receives no wounds", {"card": victim.kind.name})

    def place(self, state: Berserk, one: Wounding) -> None:
        victim = state.cards[one.victim]
        if one.stopped or not victim.in_play():
            return
        number = one.number + (sicker(state, victim, one.cause) if one.cause else 0)
        for feature in seen_by(state, victim, one):
            kept = min(number, feature.prevents(state, victim, one))
            if kept > 0:
                number -= kept
                feature.prevented(victim, kept)
        if number <= 0:
            return
        victim.wounds += number
        victim.wounded += number
        if one.attack is not None:
            victim.hurt += number
            one.attack.dealt += number if one.victim == one.attack.target else 0
        self.placed += number
        if state.log is not None:
            args: dict[str, object] = {"card": victim.kind.name, "count": number}
            state.tell(one.clause or self.clause, "{card} receives wounds: {count}", args)
        victim.slayer = NONE if one.own else one.source
        victim.slain_by = one.type | one.cause
        state.rules.announce(state, Wounded(one, number))

    def done(self, state: Berserk) -> None:
        """What follows when they are placed."""


def sicker(state: Berserk, victim: Piece, cause: int) -> int:
    """How many wounds more, or fewer, it receives of a sickness."""
    return sum(feature.sicker(cause) for feature in features(state, victim))


def replaced(state: Berserk, victim: Piece, one: Wounding) -> bool:
    """BRS-KW-effekt-zameshcheniya: whether it would not receive them."""
    for feature in seen_by(state, victim, one):
        if feature.replaces(state, victim, one):
            return True
    return False


def seen_by(state: Berserk, victim: Piece, one: Wounding) -> list[Feature]:
    """The features of the victim that work against the source."""
    if one.source in (NONE, victim.uid):
        return features(state, victim)
    return against(state, victim, state.cards[one.source], one.type)


def heal(state: Berserk, piece: Piece, number: int, clause: str) -> int:
    """BRS-WND-5: how many wounds were taken off."""
    healed = min(number, piece.wounds)
    if healed > 0:  # BRS-WND-15
        piece.wounds -= healed
        if state.log is not None:
            state.tell(clause, "{card} is healed: {count}", {"card": piece.kind.name, "count": healed})
        state.rules.announce(state, Healed(piece.uid, healed))
    return healed


def add_lives(state: Berserk, piece: Piece, number: int, clause: str) -> int:
    """BRS-KW-dopolnitelnye-zhizni, up to its maximum (BRS-AMB-51)."""
    gained = min(number, room_for_lives(state, piece))
    if gained > 0:
        piece.extra += gained
        if state.log is not None:
            state.tell(clause, "{card} gets additional lives: {count}", {"card": piece.kind.name, "count": gained})
        state.rules.announce(state, GotLives(piece.uid, gained))
    return max(0, gained)


def add_chips(state: Berserk, piece: Piece, number: int, clause: str) -> int:
    """BRS-CHIP-7: up to its maximum."""
    gained = max(0, min(number, most_chips(state, piece) - piece.chips))
    if gained:
        piece.chips += gained
        if state.log is not None:
            state.tell(clause, "{card} gets chips: {count}", {"card": piece.kind.name, "count": gained})
    return gained
