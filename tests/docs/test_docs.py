"""The examples of the documentation do what the documentation says."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

import pytest

import kodeks
from kodeks.kernel import game as registry
from kodeks.kernel.sight import Sight

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_api_examples_run_in_order() -> None:
    names: dict[str, object] = {}
    for block in blocks("api.md", "python"):
        exec(block, names)


@pytest.fixture
def kuhn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game of adding-a-game.md, written where the page says."""
    code, _ = blocks("adding-a-game.md", "python")
    (tmp_path / "kuhn.py").write_text(code, encoding="utf-8")
    (tmp_path / "rulebook.toml").write_text(blocks("adding-a-game.md", "toml")[0], encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.delitem(sys.modules, "kuhn", raising=False)
    return tmp_path


def test_a_complete_game_fits_in_120_lines() -> None:
    code, _ = blocks("adding-a-game.md", "python")
    assert len(code.splitlines()) < 120


def test_the_game_plays_as_the_page_says(kuhn: Path) -> None:
    _, use = blocks("adding-a-game.md", "python")
    exec(use, {"folder": str(kuhn)})


def test_every_deal_of_the_game_is_guessed_and_no_impossible_one(kuhn: Path) -> None:
    made = importlib.import_module("kuhn").KuhnGame("kuhn", "Kuhn poker", 2, 2, str(kuhn), [])
    table = made.table(seed=3)
    rng = kodeks.Rng(5)
    worlds = {tuple(table.state.guess(0, rng).cards) for _ in range(100)}
    mine = table.state.cards[0]
    assert worlds == {(mine, other) for other in range(3) if other != mine}
    watched = {tuple(table.state.guess(15, rng).cards) for _ in range(200)}
    assert watched == {(a, b) for a in range(3) for b in range(3) if a != b}


def test_the_bot_of_the_page_plays_a_game() -> None:
    names: dict[str, type] = {}
    for block in blocks("strength.md", "python"):
        exec(block, names)
    table = kodeks.game("archimedes").table(seats=2, seed=7)
    saver = names["Saver"]()
    while table.turn is not None:
        table.play(saver.choose(Sight(table.game, table.state, table.turn)))
    assert table.winners()
