"""Cards that people have typed in: kept in the data folder, known to every game on the machine."""

from __future__ import annotations

import sys
from pathlib import Path

from kodeks.folder import data_folder
from kodeks.kernel.errors import BadOption, KodeksError
from kodeks.kernel.game import Game, game, games
from kodeks.languages import Language
from kodeks.languages.errors import explain

ENDING = ".cards"


def folder_of(name: str) -> Path:
    return data_folder() / "cards" / name


def keep(made: Game, file: Path) -> int:
    """Check the cards of a file and keep it; the number of its cards. A wrong line is told with its place.

    A file that was kept under this name before is replaced.
    """
    text = read(file)
    kept = folder_of(made.name) / (file.stem + ENDING)
    count = made.learn(text, kept.name)
    if not count:
        raise BadOption(f"{file.name} holds no card")
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(text, encoding="utf-8")
    return count


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark


def load(reader: Language) -> None:
    """All cards that were kept, in the order of their files. A file that is no longer right is told and left out."""
    for name in games():
        folder = folder_of(name)
        if folder.is_dir():
            for file in sorted(folder.glob(f"*{ENDING}")):
                try:
                    game(name).learn(read(file), file.name)
                except (KodeksError, OSError, UnicodeDecodeError) as error:
                    told = reader.say("The cards of {file} are left out.", file=file)
                    print(f"kodeks: {told} {explain(error, reader)}", file=sys.stderr)
