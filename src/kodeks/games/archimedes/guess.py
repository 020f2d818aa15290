"""A random world that a seat can not tell from the true one.

Where all draw freely, every deal of the unseen cards is as likely as any other; see story.py for
what mustPlayIfAble tells.
"""

from __future__ import annotations

from kodeks.games.archimedes.cards import REINER, bag_of, cards_of, holds, size_of
from kodeks.games.archimedes.state import Archimedes
from kodeks.games.archimedes.story import tell
from kodeks.kernel.rng import Rng


def guess(state: Archimedes, seat: int, rng: Rng) -> Archimedes:
    world = state.copy()
    if state.shown:
        return world  # all hands are open, and so is what the draw pile holds
    others = [i for i in range(state.rules.seats) if i != seat]
    known = [0] * len(others)
    under = 0
    pool = state.deck
    for i in others:
        pool += state.hands[i]
    if state.buried:  # everybody knows where the Reiner card is: under the pile, or drawn from there
        if holds(state.deck, REINER):
            under = 1 << 4 * REINER
        known = [1 << 4 * REINER if holds(state.hands[i], REINER) else 0 for i in others]
        pool -= under + sum(known)
    if state.past:
        telling = tell(state, others, known, pool, rng)
        for i, other in enumerate(others):
            world.hands[other] = telling.hands[i]
        world.deck = telling.pool + under
        return world
    cards = cards_of(pool)
    rng.shuffle(cards)
    at = 0
    for i, other in enumerate(others):
        size = size_of(state.hands[other]) - size_of(known[i])
        world.hands[other] = bag_of(cards[at : at + size]) + known[i]
        at += size
    world.deck = bag_of(cards[at:]) + under
    return world
