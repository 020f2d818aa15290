"""What a seat's decisions in a game were worth, each from what the seat knew at that moment.

A search that looks for the best answer rarely tries the others, so it can not tell how much worse they are. The best
one and the one that was played are therefore compared once more, each tried as often as the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kodeks.bots.search import Search
from kodeks.bots.tree import Tree
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import OVER, State

LEAST: Final = 0.03  # of a winning chance: what costs less did not matter, and is not told from what is as good
LONGEST: Final = 6  # answers of a line
FEW: Final = 4  # visits of an answer that a line goes on with


class Weighed(NamedTuple):
    """A decision: what was played and what the search likes best, each in words, and the chances to win."""

    at: int  # the number of the answer in the game
    played: Note
    best: Note
    chance: float  # after what was played
    loss: float  # against the best, as far as can be told; 0 when nothing was better

    @property
    def best_chance(self) -> float:
        return self.chance + self.loss


class Step(NamedTuple):
    """An answer of a line: whose, and which."""

    seat: int
    told: Note


class Looked(NamedTuple):
    """A decision at which the search looked closer: what it expects to follow."""

    weighed: Weighed
    asked: Note
    after_played: list[Step]
    after_best: list[Step]


def choices(state: State, answers: Sequence[int], seat: int) -> list[int]:
    """The numbers of those answers that this seat could have given differently; the state is played to the end."""
    found: list[int] = []
    for at, answer in enumerate(answers):
        if state.turn == seat and state.game.speaker(answer) is None and len(state.moves()) > 1:
            found.append(at)
        state.play(answer)
    return found


def weigh(sight: Sight, at: int, played: int, search: Search) -> Weighed:
    """One decision, by two searches: which answer is the best, and how much worse was the one that was played."""
    return _weighed(sight, at, played, _compared(sight, played, search))


def look_into(sight: Sight, at: int, played: int, search: Search) -> Looked:
    """The same, with what would follow."""
    tree = _compared(sight, played, search)
    weighed = _weighed(sight, at, played, tree)
    asked = sight.guess(tree.rng).prompt(sight.seat)
    return Looked(weighed, asked, line(tree, played), line(tree, _best(tree, played)))


def worst(found: Sequence[Weighed], most: int) -> list[Weighed]:
    """The decisions that cost most, the dearest first; fewer where fewer mattered."""
    dear = [one for one in found if one.loss >= LEAST]
    return sorted(dear, key=lambda one: (-one.loss, one.at))[:most]


def line(tree: Tree, move: int) -> list[Step]:
    """What the search expects from this answer on, in a world that the seat may think of; not what is forced."""
    world = tree.sight.guess(tree.rng)
    stretch = tree.game.horizon(world)
    node = tree.root
    found: list[Step] = []
    while True:
        if len(world.moves()) > 1:
            found.append(Step(world.turn, _label(tree.game, world, move)))
        child = node.children.get(tree.key(world.turn, move))
        world.play(move)
        tree.let_chance(world)
        if child is None or world.turn == OVER or tree.game.horizon(world) != stretch or len(found) == LONGEST:
            return found
        node = child
        move, visits = -1, 0
        moves = world.moves()
        for answer in moves:
            tried = node.children.get(tree.key(world.turn, answer))
            if tried is not None and tried.visits > visits:
                move, visits = answer, tried.visits
        if not visits or (visits < FEW and len(moves) > 1):
            return found


def _compared(sight: Sight, played: int, search: Search) -> Tree:
    """A tree in which the best answer and the played one were tried as often as each other."""
    rng = search.rng(sight)
    tree = Tree(sight, rng)
    tree.grow(search.simulations, search.ending())
    best = max(sight.moves(), key=tree.visits)
    rivals = [played] if best == played else [best, played]
    tree = Tree(sight, rng, rivals)
    tree.grow(search.simulations, search.ending())
    return tree


def _best(tree: Tree, played: int) -> int:
    """The rival of what was played, if it came out better; who had no time to try both can not tell."""
    rival = tree.compared[0]
    return rival if tree.visits(played) and tree.gain(rival) > tree.gain(played) else played


def _weighed(sight: Sight, at: int, played: int, tree: Tree) -> Weighed:
    best = _best(tree, played)
    top = tree.chance(best if tree.visits(best) else tree.compared[0])
    loss = min(top, tree.gain(best) - tree.gain(played)) if best != played else 0.0
    world = sight.guess(tree.rng)
    return Weighed(at, _label(sight.game, world, played), _label(sight.game, world, best), top - loss, loss)


def _label(game: Game, world: State, move: int) -> Note:
    return world.label(move) or game.label(move)
