"""The examples of the documentation do what the documentation says."""

from __future__ import annotations

import re
from pathlib import Path

import kodeks
from kodeks.kernel.sight import Sight

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_api_examples_run_in_order() -> None:
    names: dict[str, object] = {}
    for block in blocks("api.md", "python"):
        exec(block, names)


def test_the_bot_of_the_page_plays_a_game() -> None:
    names: dict[str, type] = {}
    for block in blocks("strength.md", "python"):
        exec(block, names)
    table = kodeks.game("archimedes").table(seats=2, seed=7)
    saver = names["Saver"]()
    while table.turn is not None:
        table.play(saver.choose(Sight(table.game, table.state, table.turn)))
    assert table.winners()
