"""Cards that people have typed in: kept in the data folder, known to every game on the machine."""

from __future__ import annotations

from pathlib import Path

from kodeks.folder import data_folder
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game, game, games


def folder_of(name: str) -> Path:
    return data_folder() / "cards" / name


def keep(made: Game, file: Path) -> int:
    """Check the cards of a file and keep it; the number of its cards. A wrong line is told with its place."""
    text = file.read_text(encoding="utf-8")
    count = made.learn(text, file.name)
    if not count:
        raise BadOption(f"{file.name} holds no card")
    folder = folder_of(made.name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file.name).write_text(text, encoding="utf-8")
    return count


def load() -> None:
    """All cards that were kept, in the order of their files."""
    for name in games():
        folder = folder_of(name)
        if folder.is_dir():
            for file in sorted(folder.glob("*.cards")):
                game(name).learn(file.read_text(encoding="utf-8"), file.name)
