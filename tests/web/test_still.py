"""Tables in notebooks: the web's drawing, complete in itself, and nothing that the seat may not see."""

from __future__ import annotations

import re
from html import unescape

import pytest

import kodeks
from kodeks.bots import bot
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table


def deep(name: str, count: int = 40) -> Table:
    table = kodeks.game(name).table(seed=5)
    one = bot("random", 5)
    for _ in range(count):
        if table.turn is not None:
            table.play(one.choose(Sight(table.game, table.state, table.turn)))
    return table


def page_in(frame: str) -> str:
    found = re.fullmatch(r'<iframe [^>]*srcdoc="([^"]*)"></iframe>', frame)
    assert found is not None
    return unescape(found[1])


@pytest.mark.parametrize("name", kodeks.games())
def test_a_table_shows_itself_and_fetches_nothing(name: str) -> None:
    table = deep(name)
    page = page_in(table._repr_html_())  # type: ignore[attr-defined]
    assert "<style>" in page
    fetched = re.findall(r'<(?:img|use|link|script|image)[^>]*(?:src|href)="([^"]*)"', page)
    assert [address for address in fetched if not address.startswith(("#", "data:"))] == []
    assert not re.findall(r'<a [^>]*href="/', page)
    ids = set(re.findall(r'\bid="([^"]+)"', page))
    assert {address[1:] for address in fetched if address.startswith("#")} <= ids


@pytest.mark.parametrize("name", kodeks.games())
def test_what_is_shown_is_the_same_for_worlds_that_the_seat_can_not_tell_apart(name: str) -> None:
    table = deep(name)
    seat = table.turn or 0
    other = table.state.guess(seat, kodeks.Rng(3))
    mine = kodeks.look(table.state.guess(seat, kodeks.Rng(4)), seat)._repr_html_()
    assert kodeks.look(other, seat)._repr_html_() == mine


def test_a_game_is_turned_by_a_slider() -> None:
    table = deep("archimedes", 12)
    page = page_in(kodeks.reel(table, 0)._repr_html_())
    assert page.count('class="moment"') == 13
    assert 'max="12"' in page
    assert "<iframe" in kodeks.look(table.state, None, "pl")._repr_html_()


def test_a_game_that_began_at_a_bare_state_is_turned_from_there() -> None:
    begun = deep("archimedes", 12)
    table = Table(begun.game, 2, 1, {}, begun.state)
    table.play(table.moves()[0])
    page = page_in(kodeks.reel(table, None)._repr_html_())
    assert page.count('class="moment"') == 2
