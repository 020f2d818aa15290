"""The tree of the search: information-set Monte Carlo, one guessed world for each simulation.

A node stands for the answers given so far; chance is sampled and not part of it. What can be
answered differs from world to world, so an answer is weighed by how often it was there to choose.

A guess leaves the searching seat's own cards as they are. Where bluffing matters the others must not
know them, so every second simulation is seen through another seat's eyes: the world is guessed again
from what that seat knows, and only its answers learn from it, while the rest learn only from theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from kodeks.kernel.game import Game
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import CHANCE, OVER, State

SEATS: Final = 8  # room for the seat in a key
EXPLORE: Final = 0.35
AHEAD: Final = 4  # decisions beyond the tree before the judge speaks
STRAY: Final = 30  # per cent of those that are random, the others follow what did well before
EVEN: Final = 0.5


class Node:
    """One answer: how often it was chosen, how often it could have been, what it brought its seat."""

    __slots__ = ("children", "visits", "seen", "total")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.seen = 0
        self.total = 0.0


class Record:
    """How an answer did wherever it was given (MAST)."""

    __slots__ = ("count", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0


class Tree:
    def __init__(self, sight: Sight, rng: Rng) -> None:
        self.sight = sight
        self.game: Game = sight.game
        self.seats = len(sight.guess(rng).scores())
        self.rng = rng
        self.root = Node()
        self.records: dict[int, Record] = {}
        self.simulations = 0
        self.bluffs = self.game.bluffs(sight.guess(rng))
        self.eyes = sight.seat  # who learns from this simulation
        self.path: list[Node] = []
        self.keys: list[int] = []  # seat and move of every decision of this simulation, the path's first
        self.explore = EXPLORE
        self.ahead = AHEAD
        self.stray = STRAY

    def grow(self, simulations: int, stop: Callable[[], bool]) -> None:
        """Simulate, at least once, until the number is reached (0: no limit) or `stop` says so."""
        while True:
            self.simulate()
            self.simulations += 1
            if self.simulations == simulations or stop():
                break

    def visits(self, move: int) -> int:
        child = self.root.children.get(move * SEATS + self.sight.seat)
        return child.visits if child is not None else 0

    def chance(self, move: int) -> float:
        """The chance to win after this move; even while nothing is known of it."""
        child = self.root.children.get(move * SEATS + self.sight.seat)
        return child.total / child.visits if child is not None and child.visits else EVEN

    def simulate(self) -> None:
        state = self.sight.guess(self.rng)
        self.eyes = self.sight.seat
        if self.bluffs and self.simulations % 2:
            self.eyes = (self.eyes + 1 + self.simulations // 2 % (self.seats - 1)) % self.seats
            state = state.guess(self.eyes, self.rng)
        self.path = []
        self.keys = []
        self.descend(state)
        self.run_on(state)
        self.learn(self.values(state))

    def descend(self, state: State) -> None:
        """Down the tree, until a new node has been added."""
        node = self.root
        fresh = False
        while not fresh:
            self.let_chance(state)
            if state.turn == OVER:
                return
            seat = state.turn
            moves = state.moves()
            key = self.select(node, seat, moves) if len(moves) > 1 else moves[0] * SEATS + seat
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
                fresh = len(moves) > 1
            self.path.append(child)
            self.keys.append(key)
            state.play(key // SEATS)
            node = child

    def select(self, node: Node, seat: int, moves: list[int]) -> int:
        """The upper confidence bound with availability; before its first visit an answer counts by its record."""
        best = -1
        best_score = -1.0
        for move in moves:
            key = move * SEATS + seat
            child = node.children.get(key)
            record = self.records.get(key)
            guess = (record.total + EVEN) / (record.count + 1) if record is not None else EVEN
            if child is None:
                score = guess + self.explore * sqrt(log(node.visits + 2.0))
            else:
                if seat == self.eyes or not self.bluffs:
                    child.seen += 1
                count = child.visits + 1.0
                score = (child.total + guess) / count + self.explore * sqrt(log(child.seen + 2.0) / count)
            if score > best_score:
                best = key
                best_score = score
        return best

    def run_on(self, state: State) -> None:
        """A short way beyond the tree, mostly by what did well before."""
        for _ in range(self.ahead):
            self.let_chance(state)
            if state.turn == OVER:
                return
            seat = state.turn
            moves = state.moves()
            move = moves[0]
            if len(moves) > 1:
                if self.rng.below(100) < self.stray:
                    move = moves[self.rng.below(len(moves))]
                else:
                    move = self.favourite(seat, moves)
                self.keys.append(move * SEATS + seat)
            state.play(move)

    def favourite(self, seat: int, moves: list[int]) -> int:
        best = moves[0]
        best_score = -1.0
        for move in moves:
            record = self.records.get(move * SEATS + seat)
            score = (record.total + EVEN) / (record.count + 1) if record is not None else EVEN
            if score > best_score:
                best = move
                best_score = score
        return best

    def let_chance(self, state: State) -> None:
        while state.turn == CHANCE:
            state.play(state.roll(self.rng))

    def values(self, state: State) -> list[float]:
        """Each seat's share of the victory; the last has what the others leave."""
        self.let_chance(state)
        found: list[float] = []
        rest = 1.0
        for seat in range(self.seats - 1):
            value = self.game.judge(state, seat)
            found.append(value)
            rest -= value
        found.append(rest)
        return found

    def learn(self, values: list[float]) -> None:
        self.root.visits += 1
        for i in range(len(self.path)):
            seat = self.keys[i] % SEATS
            if seat == self.eyes or not self.bluffs:
                node = self.path[i]
                node.visits += 1
                node.total += values[seat]
        for key in self.keys:
            if key % SEATS == self.eyes or not self.bluffs:
                record = self.records.get(key)
                if record is None:
                    record = Record()
                    self.records[key] = record
                record.count += 1
                record.total += values[key % SEATS]
