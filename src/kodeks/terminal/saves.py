"""Saved games: journals in the user's data folder, written whole or not at all."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from kodeks.folder import data_folder

ENDING = ".journal"


def write(path: Path, text: str) -> None:
    """The old file or the new one is there after a crash, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def fresh(game: str) -> Path:
    """A file that no other game uses."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / "games" / (stem + ENDING)
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}{ENDING}")
    return path


def unfinished() -> list[Path]:
    """The games that can go on, the newest first."""
    return newest(data_folder() / "games")


def kept() -> list[Path]:
    """Our own files: the games that go on, then those that are over."""
    return unfinished() + newest(data_folder() / "finished")


def copies() -> list[Path]:
    """What people saved under a name."""
    return newest(data_folder() / "saves")


def newest(where: Path) -> list[Path]:
    found = [path for path in where.glob("*" + ENDING) if not path.name.startswith(".")]
    return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def finish(path: Path) -> Path:
    """A game that is over is no longer offered to go on."""
    place = data_folder() / "finished" / path.name
    place.parent.mkdir(parents=True, exist_ok=True)
    return path.replace(place)
