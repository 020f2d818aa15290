"""The judge's desk takes a position in one line, and gives the one that it shows."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from urllib.parse import quote

import pytest

import kodeks
from kodeks.web.pages.judge import is_line
from tests.web.house import EWA, House, in_house

BUILT = 'archimedes 2 {} {"hands": [[5, 8, 13]], "pile": [3]}'


@pytest.mark.parametrize("line", [BUILT, *(kodeks.game(name).table(seed=1).line() for name in kodeks.games())])
def test_a_line_is_opened_and_given_back(line: str, tmp_path: Path) -> None:
    async def story(there: House) -> None:
        page = await there.ask("GET", f"/judge?q={quote(line)}", who=EWA, lang="en")
        assert page.status == 200
        assert f'value="{line}"' in unescape(page.text)

    in_house(tmp_path, story)


def test_a_ruling_on_a_line(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        page = await there.ask("GET", f"/judge?q={quote(BUILT)}&move={quote('+5=7')}", who=EWA, lang="en")
        assert "+5=7 is not allowed:" in page.text
        assert "ARM-4.5" in page.text

    in_house(tmp_path, story)


def test_a_wrong_line_is_explained(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        page = await there.ask("GET", f"/judge?q={quote('archimedes 2 {} {} 3.AAAA.0000')}", who=EWA, lang="en")
        assert page.status == 200
        assert "damaged, or was written with other rules" in page.text

    in_house(tmp_path, story)


def test_what_is_no_line() -> None:
    assert not is_line('game = "archimedes"')
    assert not is_line("archimedes 2\nseats = 2")
    assert is_line(BUILT + "\n")
