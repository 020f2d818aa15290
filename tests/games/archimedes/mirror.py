"""Archimedes once more, written straight down from the catalogue: slow, plain, and sharing no code with the game.

`match` is a generator: it yields who is asked and what they may answer, and is sent the answer.
Cards are "1" to "13" and "R". Test games are played in lock-step with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from itertools import permutations
from typing import Any

CHANCE = -1
ROUNDS = 5
DECKS = {
    "default": {1: 5, 2: 5} | dict.fromkeys(range(3, 14), 4),
    "low-heavy": {1: 6, 2: 6, 3: 5, 4: 5} | dict.fromkeys(range(5, 10), 4) | dict.fromkeys(range(10, 14), 3),
}

Asks = Generator[tuple[int, set[str]], str, Any]


def values(card: str) -> range:
    """ARM-12.2: the Joker stands for any value."""
    return range(1, 14) if card == "R" else range(int(card), int(card) + 1)


def compute(left: int, sign: str, right: int) -> Fraction:
    if sign == "+":
        return Fraction(left + right)
    if sign == "−":
        return Fraction(left - right)
    return Fraction(left * right) if sign == "×" else Fraction(left, right)


def equations(tops: range, hand: Counter[str], signs: str) -> dict[str, int]:
    """Every true equation of two cards of the hand, and the value that is on top then."""
    found: dict[str, int] = {}
    pairs = set(permutations(hand.elements(), 2))
    for sign in signs:
        for operand, result in pairs:
            for left in tops:
                for right in values(operand):
                    value = compute(left, sign, right)
                    if value in values(result):
                        found[f"{sign}{operand}={result}"] = int(value)
    return found


def equalities(tops: range, hand: Counter[str]) -> dict[str, int]:
    """ARM-5.2; on a Reiner card without a value the hand card sets it (ARM-D-23)."""
    found: dict[str, int] = {}
    for card in hand:
        common = [value for value in values(card) if value in tops]
        if common:
            found[f"={card}"] = common[0]
    return found


class World:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        counts = DECKS[options["deck"]]
        self.deck = Counter({str(value): count for value, count in counts.items()})
        if options["reiner"]:
            self.deck["R"] = 1
        self.totals = [0] * seats
        self.tokens: list[list[int]] = []
        self.starter = 0
        self.round = 1
        self.winner = -1
        self.clear()

    def clear(self) -> None:
        self.hands = [Counter[str]() for _ in range(self.seats)]
        self.pack = Counter(self.deck)
        self.pile: list[str] = []
        self.tops = range(0)
        self.under = False  # the Reiner card lies under the draw pile

    def order(self) -> list[int]:
        return [(self.starter + i) % self.seats for i in range(self.seats)]

    def card(self) -> Asks:
        """Chance turns the top card of the draw pile up."""
        last = self.pack.total() == 1
        answer = yield CHANCE, {f"card {card}" for card in +self.pack if card != "R" or last or not self.under}
        card = answer.removeprefix("card ")
        self.pack[card] -= 1
        return card

    def sum(self, seat: int) -> int:
        return sum(int(card) for card in self.hands[seat].elements() if card != "R")


def match(world: World) -> Asks:
    first = world.options["firstPlayer"]
    if first == "random":
        answer = yield CHANCE, {f"first {'ABCDE'[seat]}" for seat in range(world.seats)}
        first = "ABCDE".index(answer[-1])
    world.starter = first
    for world.round in range(1, ROUNDS + 1):
        world.clear()
        yield from set_up(world)
        out = yield from turns(world)
        ranking = yield from ranks(world, out)
        tokens = [0] * world.seats
        for place, seat in enumerate(ranking, start=1 if out is None else 2):
            tokens[seat] = place
            world.totals[seat] += place
        world.tokens.append(tokens)
        if world.round < ROUNDS:
            world.starter = tokens.index(world.seats)
    world.winner = yield from final(world)


def set_up(world: World) -> Asks:
    for seat in range(world.seats):
        for _ in range(5):
            world.hands[seat][(yield from world.card())] += 1
    card = yield from world.card()
    if card == "R" and world.options["reinerFlip"] == "redraw":
        world.pack["R"] += 1
        world.under = True
        card = yield from world.card()
    world.pile = [card]
    world.tops = values(card)
    if card == "R" and world.options["reinerFlip"] == "starterNames":
        answer = yield world.starter, {f"name {value}" for value in range(1, 14)}
        world.tops = values(answer.removeprefix("name "))


def turns(world: World) -> Asks:
    """Who went out, or None when all passed."""
    player = world.starter
    passes = 0
    while True:
        move = yield from ask(world, player, "draw" if world.pack.total() else "pass")
        if move == "draw":
            world.hands[player][(yield from world.card())] += 1
            if world.options["afterDraw"] == "mayPlay":
                move = yield from ask(world, player, "done")
        passes = passes + 1 if move == "pass" else 0
        if not world.hands[player].total():
            return player
        if passes == world.seats:
            return None
        player = (player + 1) % world.seats


def ask(world: World, player: int, idle: str) -> Asks:
    hand = world.hands[player]
    plays = equations(world.tops, +hand, world.options["operators"]) | equalities(world.tops, +hand)
    forced = world.options["mustPlayIfAble"] and plays
    move = yield player, set(plays) | (set() if forced else {idle})
    if move in plays:
        cards = move.lstrip("+−×:").replace("=", " ").split()
        hand.subtract(cards)
        world.pile += cards
        world.tops = range(plays[move], plays[move] + 1)
    return move


def ranks(world: World, out: int | None) -> Asks:
    """The players who get tokens, from the lowest to the highest."""
    seats = [seat for seat in world.order() if seat != out]
    dry = False
    while not dry:
        compared = [seat for seat in seats if not world.hands[seat]["R"]]
        sums = Counter(world.sum(seat) for seat in compared)
        tied = [seat for seat in compared if sums[world.sum(seat)] > 1]
        if not tied:
            break
        for seat in tied:
            if not world.pack.total():
                world.pack, world.pile = Counter(world.pile), []
                world.under = False
            if not world.pack.total():
                dry = True
                break
            world.hands[seat][(yield from world.card())] += 1
    ranking: list[int] = []
    while len(ranking) < len(seats):
        left = [seat for seat in seats if seat not in ranking]
        best = min(key(world, seat) for seat in left)
        among = [seat for seat in left if key(world, seat) == best]
        if len(among) > 1:
            answer = yield CHANCE, {f"place {'ABCDE'[seat]}" for seat in among}
            among = ["ABCDE".index(answer[-1])]
        ranking.append(among[0])
    return ranking


def key(world: World, seat: int) -> tuple[int, int, int]:
    fewer = world.hands[seat].total() if world.options["tieExhausted"] == "fewerCards" else 0
    return (1, 0, 0) if world.hands[seat]["R"] else (0, world.sum(seat), fewer)


def final(world: World) -> Asks:
    """ARM-13.4, ARM-D-30."""
    seats = [seat for seat in world.order() if world.totals[seat] == min(world.totals)]
    if len(seats) > 1:
        world.clear()
    while len(seats) > 1:
        drawn: dict[int, int] = {}
        for seat in seats:
            while seat not in drawn:
                if not world.pack.total():
                    world.clear()
                card = yield from world.card()
                world.pile.append(card)
                if card != "R":
                    drawn[seat] = int(card)
                elif world.options["reinerFinal"] == "worst":
                    drawn[seat] = 14
        seats = [seat for seat in seats if drawn[seat] == min(drawn.values())]
    return seats[0]
