"""A random world that a seat can not tell from the true one: other players' Night cards, dealt anew.

What a player is composing is private (ARC-D-61): in a guess for somebody else it has not begun.
"""

from __future__ import annotations

from kodeks.games.arcanon.cards import COUNT, NIGHTS
from kodeks.games.arcanon.effects.use import Composing
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.games.arcanon.told import holds_for, some_hold
from kodeks.kernel.rng import Rng


def guess(state: Arcanon, seat: int, rng: Rng) -> Arcanon:
    world = state.copy()
    if isinstance(world.frames[-1], Composing) and world.turn != seat:
        world.pop()
    if world.raising != NONE and world.raising // COUNT != seat:
        world.raising = NONE
    others = [i for i in range(state.rules.seats) if i != seat]
    while True:
        for other in others:
            deal(world, other, seat, rng)
            while not holds_for(world, other):
                deal(world, other, seat, rng)
        if some_hold(world):
            return world


def deal(world: Arcanon, other: int, seat: int, rng: Rng) -> None:
    """The faces that `seat` does not know of `other`, in a random order; the rest is in hand."""
    unknown: list[int] = []
    cards = list(range(NIGHTS))
    for slot in range(other * COUNT, other * COUNT + NIGHTS):
        if world.face[slot] == NONE:
            continue
        if world.known[slot] >> seat & 1:
            cards.remove(world.face[slot])
        else:
            unknown.append(slot)
    rng.shuffle(cards)
    for i, slot in enumerate(unknown):
        world.face[slot] = cards[i]
    hand = world.hands[other] >> NIGHTS << NIGHTS
    for card in cards[len(unknown) :]:
        hand |= 1 << card
    world.hands[other] = hand
