"""Random games for all tests: every game, every value of every option, always the same from a seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import kodeks
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.kernel.game import game as shipped
from kodeks.kernel.note import WATCHER
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.kernel.table import Dealer, Table

SCENARIOS = Path(__file__).parent / "scenarios"
FEWEST_SETS = 8
NEVER = 10**9
MANY = 12_000  # moves


@dataclass(frozen=True)
class Case:
    """A game with options, and the seed of its chance and of its players."""

    name: str
    seats: int
    given: tuple[tuple[str, Any], ...]
    seed: int
    telling: bool = True  # chosen so that every test finds enough to compare; a random case need not be

    def __str__(self) -> str:
        return f"{self.name}-{self.seed}"

    @property
    def game(self) -> Game:
        return with_our_sets(self.name)

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.given)

    def table(self) -> Table:
        table = self.game.table(self.seats, self.seed, **self.options)
        assert isinstance(table, Table)
        return table

    def rng(self) -> Random:
        return Random(f"{self.name}/{self.seed}")


@cache
def with_our_sets(name: str) -> Game:
    """The game with the cards that lie beside its scenarios: they do what no published card does."""
    files = sorted((SCENARIOS / name).glob("*.cards"))
    return shipped(name).with_cards(CardFile(file.name, file.read_text(encoding="utf-8")) for file in files)


def playable() -> list[str]:
    """The games that are there: a game's package has a module `game`."""
    return [name for name in kodeks.games() if find_spec(f"kodeks.games.{name}.game") is not None]


def cases(name: str) -> list[Case]:
    """Option sets in which every value of every option and every number of seats occurs; the first is plain."""
    game = kodeks.game(name)
    count = max([FEWEST_SETS] + [len(option.values()) for option in game.options])
    columns: dict[str, list[Any]] = {}
    for option in game.options:
        column = [option.values()[i % len(option.values())] for i in range(count)]
        Random(f"{name}/{option.name}").shuffle(column)
        columns[option.name] = column
    made = [Case(name, game.low, (), 0)]
    for i in range(count):
        given = {option: column[i] for option, column in columns.items()}
        made.append(Case(name, fitting_seats(game, i, given), tuple(given.items()), i + 1))
    return made


def fitting_seats(game: Game, turn: int, given: dict[str, Any]) -> int:
    """A number of seats that these options allow; a seat that must exist may ask for more."""
    numbers = list(range(game.low, game.high + 1))
    turn %= len(numbers)
    for seats in numbers[turn:] + numbers[:turn]:
        try:
            game.start(seats, game.settle(seats, given))
            return seats
        except BadOption:
            continue
    raise AssertionError(f"no number of seats allows {given}")


def all_cases() -> list[Case]:
    return [case for name in playable() for case in cases(name)]


def walk(table: Table, rng: Random, most: int = NEVER) -> Iterator[int]:
    """Yields the seat at each of its decisions, then plays a random move for it."""
    for _ in range(most):
        if table.turn is None:
            return
        yield table.turn
        if table.turn is not None:  # a test may have played on
            table.play(rng.choice(table.state.moves()))


def questions(state: State, rng: Random, most: int = NEVER) -> Iterator[int]:
    """Like `walk` over a bare state: chance is asked too, and answers by its odds."""
    for _ in range(most):
        if state.turn == OVER:
            return
        yield state.turn
        moves = state.moves()
        if state.turn == CHANCE:
            state.play(rng.choices(moves, state.odds())[0])
        else:
            state.play(rng.choice(moves))


@cache
def length(case: Case) -> int:
    """How many questions a random game of this case has, chance's among them."""
    return sum(1 for _ in questions(case.game.new(case.seats, **case.options), case.rng()))


def moments(case: Case, count: int) -> set[int]:
    """Numbers of questions spread at random over a game, the first among them: where costly tests look."""
    all_of_them = range(1, length(case))
    return {0, *Random(f"moments of {case}").sample(all_of_them, min(count, len(all_of_them)))}


@cache
def probes(case: Case) -> list[int]:
    """Moves to ask about wherever a test looks: all that there are or, of very many, some of every form."""
    space = case.game.space()
    return space if len(space) <= MANY else sorted(Random(f"probes of {case}").sample(space, MANY // 4))


def eyes(seats: int) -> list[int]:
    """Everybody who looks at a table, the spectator last."""
    return [*range(seats), WATCHER]


def receives(table: Table, seat: int) -> str:
    """Every byte that this seat is sent: view, prompt, moves, log, and the reasons for its own eyes."""
    who = None if seat == WATCHER else seat
    offers = [] if who is None else table.offers(who)
    reasons = [(move, [clause.id for clause in clauses]) for move, clauses in offers]
    return json.dumps({"view": table.view(who), "offers": reasons}, ensure_ascii=False, sort_keys=True)


def table_at(case: Case, state: State, dealer: Dealer) -> Table:
    """A table whose game begins at this state: nothing has been said there yet."""
    return Table(case.game, case.seats, case.seed, case.options, state.copy(), dealer)
