"""The tree of the search: information-set Monte Carlo, one guessed world for each simulation.

A node stands for the answers given so far; chance is sampled and not part of it. What can be
answered differs from world to world, so an answer is weighed by how often it was there to choose.
Before its first visit an answer is worth what the judge says after it: so a game of many small
questions is searched along its few good lines, and not drowned in the others.

What counts is the gain: how much better a line ends than its world began, by the judge. Lucky and unlucky
worlds then compare, and an answer is not liked for the world it was tried in. How far apart gains lie says how
much there is to explore: in one game an answer wins or loses, in another a hundred of them differ by a hair.

Who has just moved looks better than after the other's answer: so lines that end at different times do not
compare. Where a game says where a stretch of it ends (a turn, a squad), the search looks to that end and no
further. Elsewhere a few answers follow beyond the tree, mostly those that did well before (MAST).

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

EXPLORE: Final = 0.35
WIDE: Final = 0.25  # a spread of gains with which all of that is explored
SPREAD: Final = 0.01  # of gains before there are any
AHEAD: Final = 4  # decisions beyond the tree before the judge speaks
STRAY: Final = 30  # per cent of those that are random, the others follow what did well before
EVEN: Final = 0.5


class Node:
    """One answer: the gain the judge promised, how often it was there to choose, chosen, and what it brought."""

    __slots__ = ("children", "word", "seen", "visits", "gain", "total")

    def __init__(self, word: float) -> None:
        self.children: dict[int, Node] = {}  # by seat and move
        self.word = word
        self.seen = 0
        self.visits = 0
        self.gain = 0.0
        self.total = 0.0  # what its seat had in the end, gained or not


class Record:
    """How an answer did wherever it was given."""

    __slots__ = ("count", "gain")

    def __init__(self) -> None:
        self.count = 0
        self.gain = 0.0


class Tree:
    def __init__(self, sight: Sight, rng: Rng, compared: list[int] | None = None) -> None:
        self.sight = sight
        self.game: Game = sight.game
        self.compared = compared or []  # answers of the seat that are tried in turn, and no others
        self.seats = len(sight.guess(rng).scores())
        self.rng = rng
        self.root = Node(0.0)
        self.records: dict[int, Record] = {}
        self.simulations = 0
        self.gains = 0.0  # of the searching seat, and their squares
        self.squares = 0.0
        self.bluffs = self.game.bluffs(sight.guess(rng))
        self.eyes = sight.seat  # who learns from this simulation
        self.start: list[float] = []  # what the judge gave each seat in this simulation's world
        self.stretch = 0  # and what is played in it to its end
        self.path: list[Node] = []
        self.keys: list[int] = []  # seat and move of every decision of this simulation, the path's first

    def grow(self, simulations: int, stop: Callable[[], bool]) -> None:
        """Simulate, at least once, until the number is reached (0: no limit) or `stop` says so."""
        while True:
            self.simulate()
            self.simulations += 1
            if self.simulations == simulations or stop():
                break

    def visits(self, move: int) -> int:
        child = self.root.children.get(self.key(self.sight.seat, move))
        return child.visits if child is not None else 0

    def chance(self, move: int) -> float:
        """The chance to win after this move; even while nothing is known of it."""
        child = self.root.children.get(self.key(self.sight.seat, move))
        return child.total / child.visits if child is not None and child.visits else EVEN

    def gain(self, move: int) -> float:
        """How much better things stood after this move than before it, on average."""
        child = self.root.children.get(self.key(self.sight.seat, move))
        return child.gain / child.visits if child is not None and child.visits else 0.0

    def key(self, seat: int, move: int) -> int:
        return move * self.seats + seat

    def spread(self) -> float:
        """How far apart the gains lie so far."""
        count = self.simulations + 1.0
        mean = self.gains / count
        return sqrt(max(0.0, (self.squares + SPREAD * SPREAD) / count - mean * mean))

    def simulate(self) -> None:
        state = self.sight.guess(self.rng)
        self.eyes = self.sight.seat
        if self.bluffs and self.simulations % 2:
            self.eyes = (self.eyes + 1 + self.simulations // 2 % (self.seats - 1)) % self.seats
            state = state.guess(self.eyes, self.rng)
        self.path = []
        self.keys = []
        self.start = self.values(state)
        self.stretch = self.game.horizon(state)
        self.descend(state)
        if not self.stretch:
            self.run_on(state)
        self.learn(self.values(state))

    def ended(self, state: State) -> bool:
        """Whether there is nothing more to look at; chance has answered."""
        self.let_chance(state)
        return state.turn == OVER or self.game.horizon(state) != self.stretch

    def descend(self, state: State) -> None:
        """Down the tree, to the first answer that nobody has followed yet."""
        node = self.root
        while not self.ended(state):
            seat = state.turn
            moves = state.moves()
            move = moves[0]
            if len(moves) > 1:
                if node is not self.root and not node.visits:
                    return
                move = self.select(node, state, moves)
            key = self.key(seat, move)
            child = node.children.get(key)
            if child is None:
                child = Node(0.0)
                node.children[key] = child
            self.path.append(child)
            self.keys.append(key)
            state.play(move)
            node = child

    def select(self, node: Node, state: State, moves: list[int]) -> int:
        """The upper confidence bound with availability; the judge's word counts as one visit."""
        seat = state.turn
        learning = seat == self.eyes or not self.bluffs
        if self.compared and node is self.root and learning:
            return min(self.compared, key=self.visits)
        explore = EXPLORE * min(1.0, self.spread() / WIDE)
        best = moves[0]
        best_score = -2.0
        for move in moves:
            child = node.children.get(self.key(seat, move))
            if child is None:
                child = Node(self.word(state, move))
                node.children[self.key(seat, move)] = child
            if learning:
                child.seen += 1
            count = child.visits + 1.0
            score = (child.gain + child.word) / count + explore * sqrt(log(child.seen + 1.0) / count)
            if score > best_score:
                best = move
                best_score = score
        return best

    def word(self, state: State, move: int) -> float:
        """The gain that the judge sees after this move."""
        seat = state.turn
        after = state.copy()
        after.play(move)
        self.let_chance(after)
        return self.game.judge(after, seat) - self.start[seat]

    def run_on(self, state: State) -> None:
        """A short way beyond the tree, mostly by what did well before: a judge sees little amid a clash."""
        for _ in range(AHEAD):
            if self.ended(state):
                return
            seat = state.turn
            moves = state.moves()
            move = moves[0]
            if len(moves) > 1:
                stray = self.rng.below(100) < STRAY
                move = moves[self.rng.below(len(moves))] if stray else self.favourite(seat, moves)
                self.keys.append(self.key(seat, move))
            state.play(move)

    def favourite(self, seat: int, moves: list[int]) -> int:
        best = moves[0]
        best_score = -2.0
        for move in moves:
            record = self.records.get(self.key(seat, move))
            score = record.gain / (record.count + 1) if record is not None else 0.0
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
        gained = values[self.sight.seat] - self.start[self.sight.seat]
        self.gains += gained
        self.squares += gained * gained
        for i in range(len(self.keys)):
            seat = self.keys[i] % self.seats
            if seat != self.eyes and self.bluffs:
                continue
            gain = values[seat] - self.start[seat]
            if i < len(self.path):
                self.path[i].visits += 1
                self.path[i].gain += gain
                self.path[i].total += values[seat]
            record = self.records.get(self.keys[i])
            if record is None:
                record = Record()
                self.records[self.keys[i]] = record
            record.count += 1
            record.gain += gain
