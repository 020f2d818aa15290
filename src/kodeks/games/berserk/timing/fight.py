"""One attack from its dice to what accompanies it (BRS-ATK-3)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import NONE, SIMPLE, WEAK
from kodeks.games.berserk.knowing import against, features, fights, flying
from kodeks.games.berserk.moves import DIE, DONE, REROLL, made, place_of, write_place
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import BLACK, NO_DIE, WHITE, Attack, Roll
from kodeks.games.berserk.timing.dice import FACES, final, kind_of, rerolls, sickness
from kodeks.games.berserk.timing.event import Dealt, Missed, Rolled
from kodeks.games.berserk.timing.reach import protected
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding
from kodeks.kernel.modifiers import Sum
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, Frame

WHITE_DIE: Final = 0
BLACK_DIE: Final = 1
AGAIN: Final = 2  # re-rolls of the attacker
AGAIN_BLACK: Final = 3
READ: Final = 4
WOUNDED: Final = 5
OVER: Final = 6

PASSES: Final = 4  # a black die up to this lets the strike through (BRS-ATK-6)
BOTH_MISS: Final = 5


class Fight(Frame[Berserk]):
    """The dice are rolled, then rolled again, then read; one of the two sides may deal a strike."""

    __slots__ = ("attack", "stage", "again", "self_wounds")

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.stage = READ if attack.counter else WHITE_DIE
        self.again = 0  # re-rolls made of the die that is being asked about
        self.self_wounds: list[Wounding] = []  # of plague, placed together with the others (BRS-AMB-50)

    def copy(self) -> Fight:
        other = Fight(self.attack.copy())
        other.stage = self.stage
        other.again = self.again
        other.self_wounds = [one.copy() for one in self.self_wounds]
        return other

    def run(self, state: Berserk) -> None:
        attack = self.attack
        if self.stage == WHITE_DIE:
            self.begin(state)
            if attack.blocked or not self.alive(state):
                state.pop()
                return
            if needs_white(state, attack):
                state.turn = CHANCE
                return
            self.stage = BLACK_DIE
        if self.stage == BLACK_DIE:
            if needs_black(state, attack):
                state.turn = CHANCE
                return
            self.stage = AGAIN
        if self.stage in (AGAIN, AGAIN_BLACK):
            if self.may_reroll(state):
                state.turn = state.cards[self.asked().roller].control
                return
            self.again = 0
            self.stage += 1
            return
        if self.stage == READ:
            self.stage = WOUNDED
            self.read(state)
        elif self.stage == WOUNDED:
            self.stage = OVER
            if attack.landed:
                state.rules.inside(state, Dealt(attack))
        else:
            state.pop()
            self.finish(state)

    def finish(self, state: Berserk) -> None:
        """What was for this attack only is used up; the use that it belongs to is told what came of it."""
        source = state.cards[self.attack.source]
        if source.acquired:
            source.acquired = [one for one in source.acquired if one.lost or not one.feature.used_up(self.attack)]
        below = state.frames[-1]
        if isinstance(below, Use):
            if below.attack is not None:
                below.attack = self.attack
            below.success = below.success and self.attack.landed

    def begin(self, state: Berserk) -> None:
        source = state.cards[self.attack.source]
        source.attacked = True
        state.dice = []
        if self.attack.type == SIMPLE and flying(state, state.cards[self.attack.meant]):
            source.hunts = 0  # used once (BRS-FLY-7)

    def alive(self, state: Berserk) -> bool:
        there = self.attack.posthumous or state.cards[self.attack.source].in_play()
        return there and state.cards[self.attack.target].in_play()

    # dice

    def asked(self) -> Roll:
        """The die that is asked about."""
        attack = self.attack
        if self.stage in (BLACK_DIE, AGAIN_BLACK):
            return Roll(attack.target, attack.source, BLACK, attack, attack.type)
        return Roll(attack.source, attack.target, WHITE, attack, attack.type)

    def may_reroll(self, state: Berserk) -> bool:
        die = self.attack.black if self.stage == AGAIN_BLACK else self.attack.white
        return die != NO_DIE and self.again < rerolls(state, self.asked())

    def offers(self, state: Berserk) -> list[int]:
        if state.turn == CHANCE:
            return FACES
        return [made(REROLL, place_of(state, state.cards[self.asked().roller])), DONE]

    def play(self, state: Berserk, move: int) -> None:
        if move == DONE:
            self.again = 0
            self.stage += 1
        elif move in FACES:
            self.rolled(state, move - DIE)
        else:
            self.again += 1
            state.turn = CHANCE

    def rolled(self, state: Berserk, number: int) -> None:
        if self.stage in (WHITE_DIE, AGAIN):
            self.attack.white = number
        else:
            self.attack.black = number
        state.dice += [self.asked().roller, self.asked().die, number]
        if state.log is not None:
            black = self.stage in (BLACK_DIE, AGAIN_BLACK)
            args: dict[str, object] = {"card": state.cards[self.asked().roller].kind.name, "number": number}
            if self.stage == WHITE_DIE:
                args |= self.thrown(state)
            state.tell(
                "BRS-ATK-4",
                "{card} rolls the defence die: {number}" if black else "{card} rolls the attack die: {number}",
                args,
            )
        if self.stage < AGAIN:
            self.stage += 1

    def thrown(self, state: Berserk) -> dict[str, object]:
        """What this throw may come to, for screens that show it."""
        source, target = state.cards[self.attack.source], state.cards[self.attack.target]
        names = {"source": source.kind.name, "target": target.kind.name}
        places = {"from": write_place(place_of(state, source)), "at": write_place(place_of(state, target))}
        return names | places | {"odds": state.rules.foresee(state, self.attack)}

    def label(self, state: Berserk, move: int) -> Note | None:
        return Note("BRS-AMB-27", "Keep the roll") if move == DONE else None

    def prompt(self, state: Berserk, seat: int) -> Note:
        args: dict[str, object] = {"card": state.cards[self.asked().roller].kind.name, "seat": state.turn}
        if state.turn != CHANCE:
            return Note("BRS-AMB-27", "{seat} may roll the die of {card} again", args)
        if self.stage in (BLACK_DIE, AGAIN_BLACK):
            return Note("BRS-ATK-4", "{card} rolls the defence die", args)
        return Note("BRS-ATK-4", "{card} rolls the attack die", args)

    # what they say

    def read(self, state: Berserk) -> None:
        attack = self.attack
        if attack.white != NO_DIE:
            attack.white = self.number(state, WHITE, attack.white)
            attack.kind = kind_of(attack.white)
        if attack.black != NO_DIE:
            attack.black = self.number(state, BLACK, attack.black)
        if attack.black > PASSES:
            attack.missed = True
            self.miss(state)
        else:
            self.deal(state)

    def number(self, state: Berserk, die: int, number: int) -> int:
        attack = self.attack
        roller, foe = (attack.source, attack.target) if die == WHITE else (attack.target, attack.source)
        found = final(state, Roll(roller, foe, die, attack, attack.type), number)
        state.rules.announce(state, Rolled(roller, found, attack, number))
        self.self_wounds += sickness(state, state.cards[roller], found)
        return found

    def miss(self, state: Berserk) -> None:
        """BRS-ATK-7, ATK-8: perhaps the other side strikes back, weakly."""
        attack = self.attack
        if state.log is not None:
            state.tell("BRS-KW-promakh", "{card} misses", {"card": state.cards[attack.source].kind.name})
        state.rules.announce(state, Missed(attack))
        if attack.black <= BOTH_MISS:
            self.hurt(state, [])
        else:
            target = state.cards[attack.target]
            assert target.kind.simple is not None
            back = Attack(SIMPLE, attack.target, attack.source, target.kind.simple.does.effects[0].amount)
            back.counter = True
            target.attacked = True  # BRS-AMB-78
            if state.log is not None:
                state.tell("BRS-ATK-8", "{card} strikes back", {"card": target.kind.name})
            answer = Fight(back)
            answer.self_wounds = self.self_wounds
            state.push(answer)

    def deal(self, state: Berserk) -> None:
        attack = self.attack
        source, target = state.cards[attack.source], state.cards[attack.target]
        attack.kind = reduced_kind(state, attack, source, target)
        attack.strength = strength(state, attack, source, target)
        if protected(state, target, attack.type, source, attack.sudden, attack.strength):
            state.tell("BRS-KW-zashchita", "{card} is protected", {"card": target.kind.name})
            self.hurt(state, [])
            return
        if blocked(state, attack, source, target):
            attack.blocked = True
            state.tell("BRS-KW-blokirovat", "{card} blocks the attack", {"card": target.kind.name})
            self.hurt(state, [])
            return
        attack.landed = True
        target.attacks += 1
        target.masked += 1 if target.closed else 0
        number = attack.strength + more(state, attack, source, target)
        if state.log is not None:
            args: dict[str, object] = {"card": source.kind.name, "target": target.kind.name, "number": attack.strength}
            state.tell("BRS-ATK-12", "{card} strikes {target} with strength {number}", args)
        self.hurt(state, [Wounding(target.uid, number, source.uid, attack.type, attack)] if number > 0 else [])

    def hurt(self, state: Berserk, wounds: list[Wounding]) -> None:
        wounds = wounds + self.self_wounds
        if wounds:
            state.push(Hurting(wounds, "BRS-WND-1"))


def needs_white(state: Berserk, attack: Attack) -> bool:
    """A simple strike always rolls; an ability only if the number matters, or the kind to some card (BRS-ABL-5)."""
    if attack.type == SIMPLE or attack.amount.rolls():
        return True
    for piece in state.cards:
        if piece.zone <= ALOFT:
            for feature in features(state, piece):
                if feature.wants_kind(state, piece, attack):
                    return True
    return False


def needs_black(state: Berserk, attack: Attack) -> bool:
    """BRS-ATK-4, ATK-9: only a simple strike at an open creature that fights."""
    if attack.type != SIMPLE or attack.vanguard or attack.counter:
        return False
    target = state.cards[attack.target]
    return fights(state, target) and not unanswered(state, attack)


def unanswered(state: Berserk, attack: Attack) -> bool:
    source = state.cards[attack.source]
    for feature in features(state, source):
        if feature.unanswered(state, source, attack):
            return True
    return False


def reduced_kind(state: Berserk, attack: Attack, source: Piece, target: Piece) -> int:
    """BRS-AMB-23: the source's side first, then the target's; the last one stands. A counterstrike is weak."""
    kind = WEAK if attack.counter else attack.kind
    for feature in features(state, source):
        own = feature.kind_of_own(state, source, attack)
        kind = own if own != NONE else kind
    for feature in against(state, target, source, attack.type):
        theirs = feature.kind_of_theirs(state, target, attack)
        kind = theirs if theirs != NONE else kind
    return kind


def strength(state: Berserk, attack: Attack, source: Piece, target: Piece) -> int:
    """BRS-ATK-12."""
    made = Sum(attack.amount.of_kind(attack.kind))
    for feature in features(state, source):
        feature.strengthens(state, source, attack, made)
    for feature in against(state, target, source, attack.type):
        feature.weakens(state, target, attack, made)
    return made.value()


def more(state: Berserk, attack: Attack, source: Piece, target: Piece) -> int:
    """BRS-KW-uyazvimost; at strength 0 it is a matter of option (BRS-AMB-80)."""
    if attack.strength == 0 and not state.rules.zero_wounds:
        return 0
    found = 0
    for feature in against(state, target, source, attack.type):
        found = max(found, feature.more_wounds(state, target, attack))
    return found


def blocked(state: Berserk, attack: Attack, source: Piece, target: Piece) -> bool:
    for feature in against(state, target, source, attack.type):
        if feature.blocks(state, target, attack):
            return True
    return False
