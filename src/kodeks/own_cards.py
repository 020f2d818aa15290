"""Cards that people have typed in: kept in the data folder, known to every new game on the machine.

`game`, `replay` and `from_line` are the kernel's, with these cards.
"""

from __future__ import annotations

from pathlib import Path

from kodeks.folder import data_folder
from kodeks.kernel import from_line as lines
from kodeks.kernel import replay as journals
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption, KodeksError
from kodeks.kernel.game import Game, games
from kodeks.kernel.game import game as shipped
from kodeks.kernel.table import Table

ENDING = ".cards"
Fault = tuple[Path, Exception]  # a file that is left out, and why


def game(name: str) -> Game:
    """The game with all cards that were kept."""
    return found(name)[0]


def replay(text: str) -> Table:
    """The table of a journal; one of before that carries no cards may mean those that were kept.

    >>> import kodeks
    >>> table = kodeks.game("archimedes").table(seed=2)
    >>> table.play("+9=11")
    >>> kodeks.replay(table.journal()).turn
    1
    """
    return journals.replay(text, game)


def from_line(text: str, seed: object = 0) -> Table:
    """The table of a game in one line; the seed speaks for what chance answers from here on.

    >>> import kodeks
    >>> kodeks.from_line('archimedes 2 {} {"pile": [3], "hands": [[5, 8]]}').moves()
    ['draw', '+5=8']
    """
    return lines.from_line(text, game, seed)


def found(name: str) -> tuple[Game, list[Fault]]:
    """The cards are read in the order of their files; a file that is no longer right is left out."""
    made = shipped(name)
    faults: list[Fault] = []
    for path in kept(name):
        try:
            made = made.with_cards([CardFile(path.name, read(path))])
        except (KodeksError, OSError, UnicodeDecodeError) as error:
            faults.append((path, error))
    return made, faults


def left_out() -> list[Fault]:
    """Of all games. Which there are takes a while to find: nobody waits for it who has kept no card."""
    names = sorted({path.parent.name for path in (data_folder() / "cards").glob(f"*/*{ENDING}")})
    return [fault for name in names if name in games() for fault in found(name)[1]]


def folder_of(name: str) -> Path:
    return data_folder() / "cards" / name


def kept(name: str) -> list[Path]:
    return sorted(folder_of(name).glob(f"*{ENDING}"))


def keep(made: Game, path: Path) -> int:
    """Check the cards of a file and keep it; the number of its cards. A wrong line is told with its place.

    A file that was kept under this name before is replaced.
    """
    place = folder_of(made.name) / (path.stem + ENDING)
    file = CardFile(place.name, read(path))
    made.with_cards([file])
    count = len(made.titles(file))
    if not count:
        raise BadOption(f"{path.name} holds no card")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(file.text, encoding="utf-8")
    return count


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
