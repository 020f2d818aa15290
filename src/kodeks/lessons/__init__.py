"""Lessons: a game taught in short steps at its real table.

Each step is a scenario file in the face of its game, with a `[lesson]` table for the learner; docs/scenarios.md
describes it. A step keeps nothing between two calls: the table, or the learner's moves so far, say where it stands.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kodeks.faces import folder
from kodeks.kernel.errors import UnknownGame
from kodeks.kernel.game import game, games
from kodeks.kernel.scenario import load
from kodeks.lessons.step import Step
from kodeks.lessons.verdict import Verdict

__all__ = ["Lesson", "Step", "Verdict", "lesson", "lessons"]

FOLDER = "lessons"


class Lesson:
    """The steps that teach a game, in the order of their files."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        self.name = name
        self.steps = steps


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [name for name in games() if files(name)]


@cache
def files(name: str) -> list[Path]:
    place = folder(game(name))
    return sorted((place / FOLDER).glob("*.toml")) if place is not None else []


@cache
def lesson(name: str) -> Lesson:
    if name not in lessons():
        raise UnknownGame(f"no lesson teaches {name!r}; there are: {', '.join(lessons())}")
    return Lesson(name, [Step(load(path)) for path in files(name)])
