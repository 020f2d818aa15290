"""The front door is typed and alive: help, examples that run, names that tell, copies and pickles; in both forms."""

from __future__ import annotations

import copy
import doctest
import inspect
import os
import pickle
import subprocess
import sys
import typing
from pathlib import Path

import pytest

import kodeks
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.kernel.state import OVER, Frame, State
from kodeks.kernel.table import Table
from tests.kernel.test_tables import addition

ROOT = Path(__file__).parents[2]
OPEN = (Table, Game, State, kodeks.Rng, kodeks.Clause)
GAMES = pytest.mark.parametrize("name", kodeks.games())


def public(kind: type) -> list[tuple[str, object]]:
    """Its own public methods and properties."""
    found = [(name, thing) for name, thing in vars(kind).items() if not name.startswith("_")]
    return [
        (f"{kind.__name__}.{name}", thing) for name, thing in found if callable(thing) or isinstance(thing, property)
    ]


def doors() -> list[tuple[str, object]]:
    """All public names: what `import kodeks` gives, and what tables, games, states and clauses can do."""
    names = [(name, getattr(kodeks, name)) for name in kodeks.__all__]
    names += [(kind.__name__, kind) for kind in OPEN if kind.__name__ not in kodeks.__all__]
    return names + [door for kind in OPEN for door in public(kind)]


DOORS = pytest.mark.parametrize(("name", "door"), doors(), ids=[name for name, _ in doors()])


@DOORS
def test_every_public_name_has_a_docstring(name: str, door: object) -> None:
    assert (inspect.getdoc(door) or "").strip(), name


@DOORS
def test_the_examples_of_docstrings_run(name: str, door: object) -> None:
    parsed = doctest.DocTestParser().get_doctest(inspect.getdoc(door) or "", {}, name, None, 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed, out=said.append)
    assert not said, "".join(said)


def test_the_ways_in_and_what_a_table_can_do_are_shown_by_examples() -> None:
    shown = [name for name, door in doors() if ">>>" in (inspect.getdoc(door) or "")]
    ways = ["game", "games", "register", "replay", "compiled", "Rng", "Table", "Clause", "IllegalMove"]
    doing = ["turn", "moves", "why_not", "view", "log", "scores", "winners", "play", "undo", "journal", "copy"]
    assert {*ways, *(f"Table.{name}" for name in doing), "Game.table", "Game.new"} <= set(shown)


def test_signatures_are_kept() -> None:
    assert list(inspect.signature(Table.play).parameters) == ["self", "move", "seat"]
    assert list(inspect.signature(Game.table).parameters) == ["self", "seats", "seed", "given"]
    assert list(inspect.signature(State.tell).parameters) == ["self", "clause", "text", "args", "to", "reveals"]
    assert list(inspect.signature(kodeks.Rng.below).parameters) == ["self", "n"]
    assert "The clause that forbids the move now" in (inspect.getdoc(Frame.refusal) or "")


def test_a_table_is_typed() -> None:
    assert typing.get_type_hints(Game.table)["return"] is Table
    code = "import kodeks\nreveal_type(kodeks.game('archimedes').table())\n"
    command = [sys.executable, "-m", "mypy", "--config-file=", "--strict", "-c", code]
    env = {**os.environ, "MYPYPATH": "src"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert 'Revealed type is "kodeks.kernel.table.Table"' in done.stdout, done.stdout + done.stderr


def test_a_table_says_what_it_is() -> None:
    table = addition()
    assert repr(table) == "<Table of Archimedes: 2 seats, 0 answers so far, A to decide>"
    assert str(table).splitlines() == [
        "Archimedes, A to decide: A makes an equation, an equality, or draws (ARM-3.3)",
        "  draw    Draw a card",
        "  +5=8    Play 3 + 5 = 8",
    ]
    table.play("+5=8")
    assert repr(table) == "<Table of Archimedes: 2 seats, 1 answers so far, B to decide>"


def test_a_state_says_what_it_is() -> None:
    state = addition().state
    assert repr(state) == "<Archimedes: A is asked, A makes an equation, an equality, or draws (ARM-3.3), 2 moves>"
    fresh = kodeks.game("archimedes").start(2, kodeks.game("archimedes").settle(2, {}))
    assert repr(fresh) == "<Archimedes: nobody is asked yet>"


@GAMES
def test_a_game_that_is_over_says_so(name: str) -> None:
    table = kodeks.game(name).table(seats=2, seed=5)
    rng = kodeks.Rng(5)
    while table.turn is not None:
        moves = table.moves()
        table.play(moves[rng.below(len(moves))])
    assert table.state.turn == OVER
    assert repr(table).endswith(", over>")
    assert str(table) == f"{table.game.title}: {table.state.prompt(15)} ({table.state.prompt(15).clause})"


@pytest.mark.parametrize("seat", [-1, 2, 15, True])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    table = addition()
    for look in (table.view, table.log):
        with pytest.raises(BadOption, match=r"there is no seat .* here: seats are 0 to 1, and None is a spectator"):
            look(seat)


def test_equal_states_are_equal_positions() -> None:
    one, two = addition().state, addition().state
    assert one == two
    assert one is not two
    assert one == addition().state.copy()
    two.play(two.moves()[0])
    assert one != two
    assert one != "a state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


@GAMES
def test_a_copied_table_goes_its_own_way(name: str) -> None:
    table = kodeks.game(name).table(seats=2, seed=7)
    for make in (Table.copy, copy.copy, copy.deepcopy):
        before = (table.state.dump(), table.journal())
        twin = make(table)
        assert type(twin) is Table
        assert (twin.state, twin.journal()) == (table.state, table.journal())
        twin.play(twin.moves()[0])
        twin.players[0] = "Ewa"
        assert (table.state.dump(), table.journal()) == before
        table.play(table.moves()[0])
        assert table.state == twin.state, "chance goes on where it stood"


@GAMES
def test_a_pickled_table_goes_on_as_the_same_game(name: str) -> None:
    table = kodeks.game(name).table(seats=2, seed=7)
    rng = kodeks.Rng(2)
    for _ in range(40):
        moves = table.moves()
        table.play(moves[rng.below(len(moves))])
    twin = pickle.loads(pickle.dumps(table))
    assert repr(twin) == repr(table)
    assert twin.journal() == table.journal()
    assert twin.view(0) == table.view(0)
    for _ in range(40):
        moves = table.moves()
        assert twin.moves() == moves
        for one in (table, twin):
            one.play(moves[-1])
    assert twin.journal() == table.journal()
    assert [str(note) for note in twin.log(1)] == [str(note) for note in table.log(1)]


def test_games_pickle_by_name() -> None:
    made = kodeks.game("archimedes")
    assert pickle.loads(pickle.dumps(made)) is made
    assert copy.deepcopy(made) is made
    assert repr(made) == "<Game archimedes: Archimedes, 2 to 5 seats, 11 options, 108 clauses>"
    assert ", 2 seats, " in repr(kodeks.game("starwars"))


def test_a_generator_is_copied_and_pickled_where_it_stands() -> None:
    rng = kodeks.Rng(9)
    rng.below(100)
    twins = [copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    expected = [rng.below(1000) for _ in range(5)]
    assert all([twin.below(1000) for _ in range(5)] == expected for twin in twins)
