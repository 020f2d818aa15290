"""python -m tests.docs.kuhn_tables FOLDER: the example's game at its tables, where it is installed or in its place."""

from __future__ import annotations

import sys
from pathlib import Path
from urllib.parse import urlencode

import kodeks
from kodeks.faces import folder
from kodeks.terminal.sitting import Setup, Sitting
from tests.terminal.table import Driver, sit
from tests.web.house import EVE, House, in_house


def in_the_browser(place: Path) -> None:
    async def story(there: House) -> None:
        lobby = await there.ask("GET", "/", lang="pl")
        assert "Kuhn poker" in lobby.text
        assert "Trzy karty i jedna moneta do postawienia." in lobby.text
        for file in ("board.css", "emblem.svg"):
            assert f"/static/games/kuhn/{file}" in lobby.text
            assert (await there.ask("GET", f"/static/games/kuhn/{file}")).status == 200
        assert (await there.ask("GET", "/static/games/kuhn/../web.py")).status == 404
        lesson = await there.ask("GET", "/learn/kuhn/1", lang="ru")
        assert "Король ставит" in lesson.text
        rules = await there.ask("GET", "/rules/kuhn?q=bet", lang="en")
        assert "KUHN-2" in rules.text
        made = await there.post("/tables", EVE, game="kuhn", name="Eve", seat1="greedy", quick="1")
        table = await there.ask("GET", made.headers["location"], who=EVE, lang="pl")
        assert 'class="board kuhn"' in table.text
        assert 'data-things="coin"' in table.text
        assert "Postaw monetę" in table.text
        assert "Dostajesz" in table.text
        asked = urlencode({"q": 'game = "kuhn"\nchance = ["K", "Q"]\n', "move": "call"})
        judge = await there.ask("GET", f"/judge?{asked}", lang="en")
        assert "KUHN-2" in judge.text

    in_house(place, story)


def in_the_terminal() -> None:
    table = kodeks.game("kuhn").table(2, 3)
    table.players[:] = ["Ewa", "bot:greedy"]

    async def story(driver: Driver) -> None:
        assert "╭────╮" in driver.text
        assert "Postaw monetę" in driver.text
        await driver.type("bet")
        assert table.turn is None
        assert "stawka → " in driver.text

    sit(story, Sitting(table), lang="pl")
    assert Setup("kuhn").game is kodeks.game("kuhn")


if __name__ == "__main__":
    assert folder(kodeks.game("kuhn")) is not None
    in_the_browser(Path(sys.argv[1]))
    in_the_terminal()
