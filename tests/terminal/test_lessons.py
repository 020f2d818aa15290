"""Lessons at the terminal: every step of every game is played to its praise, by the moves that it hints at."""

from __future__ import annotations

import pytest

from kodeks.lessons import lesson, lessons
from kodeks.terminal.lesson import LessonScreen
from kodeks.terminal.sitting import Setup
from kodeks.terminal.start import StartScreen
from terminal.table import Driver, sit


def lying(table: Driver) -> LessonScreen:
    screen = table.app.screen
    assert isinstance(screen, LessonScreen)
    return screen


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_from_its_first_step_to_a_game(name: str) -> None:
    async def story(table: Driver) -> None:
        await table.press("k")
        for number, step in enumerate(lesson(name).steps):
            assert f"{number + 1}/{len(lesson(name).steps)}" in table.text
            assert step.task().split()[0] in table.text
            while not lying(table).done:
                moves = [offer.notation for offer in lying(table).offers]
                at = moves.index(step.solution(lying(table).sitting.table))
                await table.press(*str(at + 1), "enter")
            assert step.praise().split()[0] in table.text
            await table.press("enter")
        assert isinstance(table.app.screen, StartScreen)

    sit(story, Setup(name), size=(80, 24))


def test_what_is_not_taught_here_gets_the_hint_and_what_is_not_allowed_its_rule() -> None:
    async def story(table: Driver) -> None:
        await table.press("k")
        screen = lying(table)
        other = next(
            move for move in screen.sitting.table.moves() if move not in screen.step.accepted(screen.sitting.table)
        )
        await table.type(other)
        assert " ".join(screen.step.hint().split()[:3]) in table.text
        await table.type("pass")
        assert "ARM-6.1" in table.text
        await table.type("dance")
        assert "is no move" in table.text
        await table.press("escape", "n")
        assert lying(table).number == 1
        await table.press("p")
        assert lying(table).number == 0
        await table.press("q")
        assert isinstance(table.app.screen, StartScreen)

    sit(story, Setup("archimedes"))


def test_the_first_screen_tells_what_the_game_is_about() -> None:
    async def story(table: Driver) -> None:
        assert "Play your hand out by equations" in table.text
        assert lesson("archimedes").steps[0].title() in table.text

    sit(story, Setup("archimedes"))
