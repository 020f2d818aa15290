"""With mustPlayIfAble a draw or a pass says that the hand had no play then (ARM-D-08).

`past` keeps what was done in this round; a guess must tell the same story. A story is told backwards:
what was played was in the hand before, and any card of a hand may be the one that was drawn last.
"""

from __future__ import annotations

from kodeks.games.archimedes.cards import KINDS, cards_of, size_of
from kodeks.games.archimedes.moves import DRAW, EQUALITY, EQUATION, operand_of, result_of
from kodeks.games.archimedes.rules import Rules
from kodeks.games.archimedes.state import Archimedes
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE

TELLINGS = 8  # worlds of which one is chosen
STEPS = 1 << 20


class Story:
    """What one seat did, the last thing first, and what is known of its hand now."""

    def __init__(self, state: Archimedes, seat: int, known: int) -> None:
        self.known = known
        self.unknown = size_of(state.hands[seat]) - size_of(known)
        self.moves: list[int] = []
        self.tops: list[int] = []
        for at in range(len(state.past) - 3, -1, -3):
            if state.past[at] == seat:
                self.moves.append(state.past[at + 1])
                self.tops.append(state.past[at + 2])
        self.waiting = state.turn == CHANCE and state.ring.holder == seat  # the last draw is not answered yet


class Moment:
    """A hand without a play: how many of its cards are unknown, and which cards, as bits, are not among them."""

    def __init__(self, top: int, unknown: int, barred: int) -> None:
        self.top = top
        self.unknown = unknown
        self.barred = barred


class Telling:
    """Hands that fit the stories. `weight` makes up for the choices that were left out in the making."""

    def __init__(self, pool: int) -> None:
        self.hands: list[int] = []
        self.pool = pool
        self.weight = 1.0


def tell(state: Archimedes, seats: list[int], known: list[int], pool: int, rng: Rng) -> Telling:
    """Hands for the seats from the pool, the likelier the more ways lead to them."""
    stories = [Story(state, seats[i], known[i]) for i in range(len(seats))]
    while True:
        tellings = [one_telling(state.rules, stories, pool, rng) for _ in range(TELLINGS)]
        total = 0.0
        for telling in tellings:
            total += telling.weight
        rest = total * rng.below(STEPS) / STEPS
        for telling in tellings:
            rest -= telling.weight
            if rest < 0.0:
                return telling


def one_telling(rules: Rules, stories: list[Story], pool: int, rng: Rng) -> Telling:
    telling = Telling(pool)
    for story in stories:
        moments = moments_of(rules, story, telling, rng)
        if telling.weight > 0.0:
            fill(rules, story, moments, telling, rng)
        if telling.weight == 0.0:
            break
    return telling


def moments_of(rules: Rules, story: Story, telling: Telling, rng: Rng) -> list[Moment]:
    """Each moment without a play; which cards came when is chosen on the way."""
    moments: list[Moment] = []
    known = cards_of(story.known)
    unknown = story.unknown
    for at in range(len(story.moves)):
        move = story.moves[at]
        if move >= EQUALITY:
            known += played(move)
            continue
        if move == DRAW and not (story.waiting and at == 0):
            unknown -= undo_draw(rules, story, at, known, unknown, telling, rng)
        barred = barred_by(rules, story.tops[at], known)
        if barred < 0:
            telling.weight = 0.0
        if telling.weight == 0.0:
            break
        moments.append(Moment(story.tops[at], unknown, barred))
    return moments


def undo_draw(rules: Rules, story: Story, at: int, known: list[int], unknown: int, telling: Telling, rng: Rng) -> int:
    """Give back the card that was drawn, a known one or an unknown (1), such that there was no play without it."""
    size = unknown + len(known)
    choices = [-1] * unknown if no_play_before(rules, story, at, known) else []
    for i in range(len(known)):
        if no_play_before(rules, story, at, known[:i] + known[i + 1 :]):
            choices.append(i)
    telling.weight *= len(choices) / size
    if not choices:
        return 0
    chosen = choices[rng.below(len(choices))]
    if chosen < 0:
        return 1
    known.pop(chosen)
    return 0


def no_play_before(rules: Rules, story: Story, at: int, known: list[int]) -> bool:
    """Whether these cards had no play at this moment, nor since the draw before it."""
    if barred_by(rules, story.tops[at], known) < 0:
        return False
    for earlier in range(at + 1, len(story.moves)):
        move = story.moves[earlier]
        if move == DRAW:
            break
        if move >= EQUALITY:
            known = known + played(move)
        elif barred_by(rules, story.tops[earlier], known) < 0:
            return False
    return True


def barred_by(rules: Rules, top: int, hand: list[int]) -> int:
    """The cards, as bits, that would give the hand a play, or -1 when it has one."""
    barred = rules.alone[top]
    together = rules.together[top]
    for card in hand:
        if barred >> card & 1:
            return -1
        barred |= together[card]
    return barred


def played(move: int) -> list[int]:
    return [operand_of(move), result_of(move)] if move >= EQUATION else [move - EQUALITY]


def fill(rules: Rules, story: Story, moments: list[Moment], telling: Telling, rng: Rng) -> None:
    """The unknown cards in the order in which they came, none of which made a play possible too early."""
    hand = story.known
    for i in range(story.unknown):
        barred = 0
        for moment in moments:
            if moment.unknown > i:
                barred |= moment.barred
        allowed = 0
        for card in range(KINDS):
            if not barred >> card & 1:
                allowed += telling.pool >> 4 * card & 15
        telling.weight *= allowed / size_of(telling.pool)
        if allowed == 0:
            return
        rest = rng.below(allowed)
        chosen = -1
        while rest >= 0:
            chosen += 1
            if not barred >> chosen & 1:
                rest -= telling.pool >> 4 * chosen & 15
        hand += 1 << 4 * chosen
        telling.pool -= 1 << 4 * chosen
        for moment in moments:
            if moment.unknown > i:
                moment.barred |= rules.together[moment.top][chosen]
    telling.hands.append(hand)
