"""Bots at the terminal: they think in the background, and what they think of is only their seat's."""

from __future__ import annotations

from threading import Event

from kodeks.bots import Bot
from kodeks.kernel.sight import Sight
from terminal.table import Driver, position, setup, sit

GO = Event()


class Patient(Bot):
    """Thinks until it is told to move."""

    def choose(self, sight: Sight) -> int:
        assert GO.wait(60)
        return sight.moves()[0]


class Broken(Bot):
    def choose(self, sight: Sight) -> int:
        raise RuntimeError("out of ideas")


def test_the_screen_answers_while_a_bot_thinks() -> None:
    GO.clear()

    async def story(table: Driver) -> None:
        await table.pilot.press("1", "enter")  # Ewa draws, and the bot begins to think
        await table.pilot.pause()
        assert "terminal.test_bots.Patient) makes an equation" in table.text
        await table.pilot.press("l")
        await table.pilot.pause()
        assert "Twoja ręka: 6 kart" in table.text
        await table.pilot.press("question_mark")
        await table.pilot.pause()
        assert "zapisane w instrukcji" in table.text
        await table.pilot.press("escape")
        GO.set()
        await table.settle()
        assert "▶ Ewa" in table.text

    hands = [[2, 6, 6, 9, 12], [3, 7, 10, 11, 13]]
    try:
        sit(story, position("Ewa", "bot:terminal.test_bots.Patient", hands=hands, pile=[8]))
    finally:
        GO.set()  # else its thread would wait on


def test_a_bot_that_fails_is_told_and_the_game_is_kept() -> None:
    async def story(table: Driver) -> None:
        assert "The bot gave up: out of ideas" in table.text
        assert table.app.is_running

    sit(story, setup("bot:terminal.test_bots.Broken", "Ewa", firstPlayer=0).sitting())


def test_a_searching_bot_moves() -> None:
    async def story(table: Driver) -> None:
        await table.press("1", "enter")
        assert "bot (search:20) " in table.text
        assert table.table.turn == 0

    sit(story, position("Ewa", "bot:search:20", hands=[[2, 6, 6, 9], [3, 7, 10, 11]], pile=[8]))
