"""Windows at the terminal table: one person is asked as they chose, several people always."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.kernel.table import Table
from kodeks.languages import language
from kodeks.terminal.sitting import Sitting
from kodeks.windows import ALWAYS, CARD, NEVER, PASS
from terminal.table import Driver, position, sit
from tests.web.windows import WINDOWS, answers

BOT = "bot:random"


def at(kind: str, wanted: str, several: bool = False) -> Sitting:
    """The one who is asked is a person, the other a bot or another person."""
    game = kodeks.game("starwars")
    table = Table(game, 2, 1, {}, given=[game.read(text) for text in answers(kind, wanted)])
    table.players[:] = ["Ewa" if seat == table.turn else "Bolek" if several else BOT for seat in range(2)]
    return Sitting(table)


@pytest.mark.parametrize("kind", WINDOWS)
def test_each_choice_does_what_it_says(kind: str) -> None:
    for wanted, passes in (
        ("lonely", {ALWAYS: False, CARD: True, NEVER: True}),
        ("choice", {CARD: False, NEVER: True}),
    ):
        sitting = at(kind, wanted)
        assert sitting.passes() == passes[CARD]
        for choice, expected in passes.items():
            sitting.asks[kind] = choice
            assert sitting.passes() == expected
        assert not at(kind, wanted, several=True).passes()


def test_what_is_no_window_is_asked() -> None:
    sitting = at("", "plain")
    sitting.asks.update(dict.fromkeys(WINDOWS, NEVER))
    assert not sitting.passes()


def test_one_person_is_not_asked_where_there_is_no_choice() -> None:
    sitting = at("action", "lonely")
    before = len(sitting.table.entries)

    async def story(driver: Driver) -> None:
        assert driver.table.entries[before].move == driver.table.game.read(PASS)
        if driver.table.turn is not None:
            assert len(driver.table.moves()) > 1 or not driver.table.state.window()

    sit(story, sitting)


def test_the_choice_is_changed_by_a_key() -> None:
    sitting = at("action", "choice")
    before = len(sitting.table.entries)
    words = language("en")

    async def story(driver: Driver) -> None:
        assert len(driver.table.entries) == before
        await driver.press("w")
        assert words.say("when a card could act") in driver.text
        await driver.press("enter")
        assert sitting.asks == {"action": NEVER}
        await driver.press("escape")
        assert driver.table.entries[before].move == driver.table.game.read(PASS)

    sit(story, sitting)


def test_several_people_are_always_asked() -> None:
    sitting = at("action", "lonely", several=True)
    before = len(sitting.table.entries)

    async def story(driver: Driver) -> None:
        await driver.press("enter")
        assert len(driver.table.entries) == before
        await driver.press("w")
        assert "everybody is always asked" in driver.text

    sit(story, sitting)


def test_a_game_without_windows_says_so() -> None:
    async def story(driver: Driver) -> None:
        await driver.press("w")
        assert "no such window" in driver.text

    sit(story, position("Ewa", BOT, hands=[[2, 6], [3, 7]], pile=[8]))


def test_a_pass_that_was_taken_back_waits() -> None:
    sitting = at("action", "lonely")
    seat = sitting.table.turn
    assert seat is not None
    assert sitting.passes()
    sitting.table.play(PASS)
    sitting.take_back(seat)
    assert not sitting.passes()
