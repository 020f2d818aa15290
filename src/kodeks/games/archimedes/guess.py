"""A random world that a seat can not tell from the true one.

Where all draw freely, every deal of the unseen cards is as likely as any other. With mustPlayIfAble
a draw or a pass says that the hand had no play then; `past` keeps what was said in this round, and
a guess must tell the same story.
"""

from __future__ import annotations

from kodeks.games.archimedes.cards import REINER, bag_of, cards_of, size_of
from kodeks.games.archimedes.moves import DRAW, EQUALITY, EQUATION, operand_of, result_of
from kodeks.games.archimedes.state import HAND, Archimedes
from kodeks.games.archimedes.steps.s03_turn import any_play
from kodeks.kernel.rng import Rng

TRIES = 60  # stories for one hand before another hand is tried


def guess(state: Archimedes, seat: int, rng: Rng) -> Archimedes:
    world = state.copy()
    if state.shown:
        return world  # all hands are open, and so is what the draw pile holds
    others = [i for i in range(state.rules.seats) if i != seat]
    pool = state.deck
    for i in others:
        pool += state.hands[i]
    if state.buried:
        pool -= 1 << 4 * REINER
    cards = cards_of(pool)
    while True:
        rng.shuffle(cards)
        at = 0
        for i in others:
            size = size_of(state.hands[i])
            world.hands[i] = bag_of(cards[at : at + size])
            at += size
        if not state.past or all(fits(world, i, rng) for i in others):
            break
    world.deck = bag_of(cards[at:]) + (1 << 4 * REINER if state.buried else 0)
    return world


def fits(world: Archimedes, seat: int, rng: Rng) -> bool:
    """Whether the hand can have come about by what the seat was seen to do."""
    past = [world.past[i : i + 3] for i in range(0, len(world.past), 3) if world.past[i] == seat]
    return any(plausible(world, seat, past, rng) for _ in range(TRIES))


def plausible(world: Archimedes, seat: int, past: list[list[int]], rng: Rng) -> bool:
    """One random order in which the cards came: could each thing be done, and no play be made?"""
    came = cards_of(world.hands[seat])
    for _, move, _ in past:
        came += played(move)
    rng.shuffle(came)
    hand = bag_of(came[:HAND])
    at = HAND
    for _, move, top in past:
        cards = played(move)
        if not cards:
            if any_play(world, hand, top):
                return False
            if move == DRAW and at < len(came):
                hand += 1 << 4 * came[at]
                at += 1
        for card in cards:
            if not hand >> 4 * card & 15:
                return False
            hand -= 1 << 4 * card
    return True


def played(move: int) -> list[int]:
    if move >= EQUATION:
        return [operand_of(move), result_of(move)]
    return [move - EQUALITY] if move >= EQUALITY else []
