"""`kodeks engine`: Kodeks' own bots, asked by lines as any program is."""

from __future__ import annotations

import base64
import io
import json
import os
import pickle
import sys
import zlib
from collections.abc import Callable
from typing import Any

import pytest

import kodeks
from kodeks.arena import world
from kodeks.arena.engine import answers
from kodeks.arena.play import Pairing, play
from kodeks.bots import bot
from kodeks.cli import main
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table

Capture = pytest.CaptureFixture[str]
ENGINE = f"program:{sys.executable} -m kodeks engine"
DEPTH = 40


def question(table: Table) -> dict[str, Any]:
    assert table.turn is not None
    sight = Sight(table.game, table.state, table.turn)
    return {
        "game": table.game.name,
        "seat": table.turn,
        "moves": table.moves(),
        "seed": "7",
        "world": world.write(sight),
    }


def deep(name: str) -> Table:
    table = kodeks.game(name).table(seed="engine")
    one = bot("random", "engine")
    for _ in range(DEPTH):
        if table.turn is not None:
            table.play(one.choose(Sight(table.game, table.state, table.turn)))
    return table


@pytest.mark.parametrize("name", kodeks.games())
def test_an_engine_answers_as_the_bot_itself(name: str) -> None:
    table = deep(name)
    assert table.turn is not None
    itself = bot("search:8", "7").choose(Sight(table.game, table.state, table.turn))
    assert list(answers("search:8", [json.dumps(question(table))])) == [table.game.write(itself)]


@pytest.mark.parametrize("name", kodeks.games())
def test_a_world_tells_no_more_than_the_view(name: str) -> None:
    """It is the same for every world that the seat can not tell from the true one."""
    table = deep(name)
    assert table.turn is not None
    other = table.state.guess(table.turn, kodeks.Rng(9))
    mine = world.read(world.write(Sight(table.game, table.state, table.turn)), table.game, table.turn)
    theirs = world.read(world.write(Sight(table.game, other, table.turn)), table.game, table.turn)
    assert mine.view() == theirs.view() == table.state.view(table.turn)
    assert mine.guess(kodeks.Rng(1)) == theirs.guess(kodeks.Rng(1))


def test_through_the_lines_the_same_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    game = kodeks.game("archimedes")
    by_lines = play(Pairing(0, game, (f"{ENGINE} greedy:2", "random"), "1"))
    itself = play(Pairing(0, game, ("greedy:2", "random"), "1"))
    assert by_lines is not None
    assert itself is not None
    assert by_lines.forfeit is None
    assert (by_lines.scores, by_lines.kinds) == (itself.scores, itself.kinds)


def wrong(change: Callable[[dict[str, Any]], object]) -> str:
    asked = question(deep("archimedes"))
    change(asked)
    return json.dumps(asked)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("go", "line 1 is no question"),
        ("[]", "line 1 has no game"),
        (wrong(lambda asked: asked.pop("world")), "line 1 has no world"),
        (wrong(lambda asked: asked.update(game="chess")), "no game is called 'chess'"),
        (wrong(lambda asked: asked.update(world="AAAA")), "not written by this version"),
        (wrong(lambda asked: asked.update(seat=1 - asked["seat"])), "no position in which this seat is asked"),
    ],
)
def test_a_wrong_question_is_explained(line: str, said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(line + "\n"))
    assert main(["engine", "greedy", "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", ["clever", "program:x"])
def test_a_wrong_bot_is_told_before_the_first_question(name: str, capsys: Capture) -> None:
    assert main(["engine", name, "--lang", "en"]) == 2
    assert capsys.readouterr().out == ""


class Evil:
    def __init__(self, call: Callable[..., object], *given: object) -> None:
        self.reduced = call, given

    def __reduce__(self) -> Any:
        return self.reduced


@pytest.mark.parametrize("evil", [Evil(os.getcwd), Evil(main, ["games"]), Evil(eval, "1")])
def test_a_world_runs_nothing_but_rules(evil: Evil) -> None:
    text = base64.b64encode(zlib.compress(pickle.dumps(evil))).decode()
    with pytest.raises(BadPosition):
        world.read(text, kodeks.game("archimedes"), 0)
