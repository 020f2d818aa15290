"""The face of a game: all that people see of it beside its rules, in the folder `face` of its package.

face/__init__.py        FACE: what is said of the game before it has a table
face/web.py             DRAWING: its board in the browser, with face/templates; face/static/board.css and emblem.svg
face/pictures/          ALBUM: the pictures of its cards; face/gallery.py: cards, what is told of each
face/terminal.py        draw: its table in a terminal
face/lessons/*.toml     what teaches it
face/pl.po, ru.po, …    its words in other languages

Each may be missing: then the plain ones serve that all games have. Rules know nothing of this.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from kodeks.kernel.game import Game, game, games

FOLDER = "face"
STATIC = "static"  # in it, what browsers may fetch


class Face:
    """Texts that the game's own catalogues translate, said where all games stand side by side."""

    def __init__(
        self,
        about: str = "",
        points: str | None = None,
        windows: Mapping[str, str] | None = None,
        minutes: int = 60,
        entrusted: Mapping[str, str] | None = None,
        stretches: Mapping[str, str] | None = None,
    ) -> None:
        self.about = about  # the game in one sentence
        self.points = points  # what the scores count; '' where only the victory counts, None for plain points
        self.windows = windows or {}  # the kinds of its windows in words
        self.stretches = stretches or {}  # what asks to pass for so long, by the name of the stretch
        self.minutes = minutes  # that it takes to learn
        self.entrusted = entrusted or {}  # what asks a bot to do it, by the name of what it may be asked for


PLAIN = Face()


def face(made: Game) -> Face:
    found = part(made, "__init__")
    return PLAIN if found is None else found.FACE


def easiest() -> str:
    """The game to begin with where nobody has chosen one."""
    return min(games(), key=lambda name: (face(game(name)).minutes, name))


def folder(made: Game) -> Path | None:
    """Where the face lies."""
    return _folder(type(made).__module__)


def part(made: Game, name: str) -> ModuleType | None:
    """One module of the face, if it has it."""
    return _part(type(made).__module__, name)


@cache
def _folder(module: str) -> Path | None:
    package = _package(module)
    path = Path(package.__path__[0]) / FOLDER if package is not None else None
    return path if path is not None and path.is_dir() else None


@cache
def _part(module: str, name: str) -> ModuleType | None:
    package, place = _package(module), _folder(module)
    if package is None or place is None or not ((place / f"{name}.py").is_file() or (place / name).is_dir()):
        return None
    return import_module(f"{package.__name__}.{FOLDER}" + ("" if name == "__init__" else f".{name}"))


def _package(module: str) -> ModuleType | None:
    """That which holds the module of the game's class; a script is in none."""
    name = sys.modules[module].__package__
    return sys.modules[name] if name else None
