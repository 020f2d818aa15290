"""A random world that a seat can not tell from the true one: hidden cards dealt anew.

What a seat does not know of a player's cards is one pool: his hand, his decks, what he has placed face down,
and captured cards. Cards of one group are dealt among themselves. Cards that the seat knows to be in a hand
stay there, or lie face down in the edge stack.
"""

from __future__ import annotations

from kodeks.games.starwars.cards.words import LIGHT
from kodeks.games.starwars.effects.decks import Below
from kodeks.games.starwars.effects.piles import KindChoice
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.note import WATCHER
from kodeks.kernel.rng import Rng

HAND = 0
EDGE = 1
DECK = 2
CELL = 3


def guess(state: StarWars, seat: int, rng: Rng) -> StarWars:
    world = state.copy()
    for owner in range(2):
        deal(world, owner, seat, rng)
        deal_objectives(world, owner, seat, rng)
    choice = world.frames[-1]
    if isinstance(choice, KindChoice):  # who is asked for a card of his hand has shown that there is one (SWC-FAQ-3.6)
        while not choice.kinds(world):
            deal(world, choice.seat, seat, rng)
    if isinstance(choice, Below) and choice.seat != seat:
        numbers = sorted(choice.cards)
        rng.shuffle(numbers)
        choice.order = numbers[: len(choice.order)]
    return world


def deal(world: StarWars, owner: int, seat: int, rng: Rng) -> None:
    """All places of the owner's cards that the seat does not know, filled anew from the same cards."""
    mine = owner == seat
    groups: dict[int, list[int]] = {}
    places: dict[int, list[tuple[int, int, int]]] = {}  # kind of place, which, where in it

    def put(group: int, number: int, place: tuple[int, int, int]) -> None:
        groups.setdefault(group, []).append(number)
        places.setdefault(group, []).append(place)

    for d in range(len(world.decks[owner])):
        layer = world.decks[owner][d]
        if not layer.known >> seat & 1:
            for i in range(len(layer.cards)):
                put(layer.group, layer.cards[i], (DECK, d, i))
    if owner == LIGHT:
        for piece in world.pieces():
            for i in range(len(piece.captured)):
                if not piece.captured_known[i] >> seat & 1:
                    put(piece.captured_group[i] if mine else 0, piece.captured[i], (CELL, piece.uid, i))
    held: list[tuple[int, int, int]] = []
    if not mine:
        sure = sorted(world.open[owner] if seat == WATCHER else world.known[owner])
        for i in range(len(world.hands[owner])):
            held.append((HAND, 0, i))
        for i in range(world.edge_up[owner], len(world.edge[owner])):
            held.append((EDGE, 0, i))
        rest = sorted(world.hands[owner] + world.edge[owner][world.edge_up[owner] :])
        for number in sure:
            rest.remove(number)
        shuffle_places(held, rng)
        for number in sure:
            fill(world, owner, held.pop(), number)
        for number in rest:
            put(0, number, held.pop())
    for group in sorted(groups):
        numbers = sorted(groups[group])  # so that worlds that look the same give the same guesses
        rng.shuffle(numbers)
        for place, number in zip(sorted(places[group]), numbers, strict=True):
            fill(world, owner, place, number)
    for layer in world.decks[owner]:
        layer.cards.sort()


def shuffle_places(places: list[tuple[int, int, int]], rng: Rng) -> None:
    for i in range(len(places) - 1, 0, -1):
        j = rng.below(i + 1)
        places[i], places[j] = places[j], places[i]


def fill(world: StarWars, owner: int, place: tuple[int, int, int], number: int) -> None:
    kind, which, at = place
    if kind == HAND:
        world.hands[owner][at] = number
    elif kind == EDGE:
        world.edge[owner][at] = number
    elif kind == DECK:
        world.decks[owner][which].cards[at] = number
    else:
        world.piece(which).captured[at] = number


def deal_objectives(world: StarWars, owner: int, seat: int, rng: Rng) -> None:
    """The objective deck, and at setup the objectives that lie face down."""
    hidden: list[Layer] = [layer for layer in world.objectives[owner] if not layer.known >> seat & 1]
    numbers: list[int] = []
    for layer in hidden:
        numbers += layer.cards
    chosen = owner != seat
    if chosen:
        numbers += world.chosen[owner]
    numbers.sort()
    rng.shuffle(numbers)
    at = 0
    for layer in hidden:
        count = len(layer.cards)
        layer.cards = sorted(numbers[at : at + count])
        at += count
    if chosen:
        world.chosen[owner] = numbers[at:]
