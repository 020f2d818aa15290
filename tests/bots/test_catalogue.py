"""Bots by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

import kodeks
from kodeks.bots import Bot, UnknownBot, bot, bots
from kodeks.bots.catalogue import seconds
from kodeks.bots.greedy import Greedy
from kodeks.bots.search import Search
from kodeks.kernel.sight import Sight


def test_every_listed_bot_is_there_with_a_line_on_it() -> None:
    assert set(bots()) == {"random", "novice", "greedy", "search"}
    for name, line in bots().items():
        assert isinstance(bot(name), Bot)
        assert line


def test_levels() -> None:
    search = bot("search:400")
    assert isinstance(search, Search)
    assert (search.simulations, search.seconds) == (400, 0)
    timed = bot("search:250ms")
    assert isinstance(timed, Search)
    assert (timed.simulations, timed.seconds) == (0, 0.25)
    greedy = bot("greedy:7")
    assert isinstance(greedy, Greedy)
    assert greedy.guesses == 7


@pytest.mark.parametrize(("text", "value"), [("100ms", 0.1), ("2s", 2.0), ("0.5s", 0.5)])
def test_times(text: str, value: float) -> None:
    assert seconds(text) == pytest.approx(value)


@pytest.mark.parametrize(
    "name", ["", "chess", "random:3", "greedy:fast", "greedy:0", "search:-1", "search:0ms", "search:s", "search:1h"]
)
def test_a_wrong_name_says_what_there_is(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are: random|the level of|times look like"):
        bot(name)


OWN = """
from kodeks.bots import Bot

class Last(Bot):
    def choose(self, sight):
        return sight.moves()[-1]

class Stranger:
    def __init__(self, seed):
        pass
"""


def test_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = kodeks.game("archimedes")
    table = game.table(2, seed=5)
    assert table.turn is not None
    assert bot("own_bots.Last").choose(Sight(game, table.state, table.turn)) == table.state.moves()[-1]
    for wrong in ("own_bots.Stranger", "own_bots.Missing", "missing_module.Last"):
        with pytest.raises(UnknownBot, match="is no bot"):
            bot(wrong)
