"""Nothing is lost: every move is kept, a killed program's game goes on, bad files say what they are."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kodeks
from kodeks.terminal import saves
from kodeks.terminal.sitting import Sitting
from terminal.table import Driver, setup, sit

KILLED = """
import os, signal
from kodeks.terminal.sitting import Setup
made = Setup("archimedes", 2)
made.players = ["Ewa", "bot:random"]
made.options = {"firstPlayer": 0}
made.seed = "4"
sitting = made.sitting()
sitting.table.play("draw")
sitting.keep()
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_every_move_is_kept(data_folder: Path) -> None:
    async def story(table: Driver) -> None:
        (path,) = (data_folder / "games").glob("*.journal")
        await table.press("1", "enter")
        kept = kodeks.replay(path.read_text(encoding="utf-8"))
        assert kept.state.dump() == table.table.state.dump()
        assert kept.players == ["Ewa", "bot:random"]

    sit(story, setup("Ewa", "bot:random", firstPlayer=0).sitting())


def test_a_killed_game_goes_on_where_it_stood() -> None:
    source = str(Path(kodeks.__file__).parents[1])
    done = subprocess.run([sys.executable, "-c", KILLED], env={**os.environ, "PYTHONPATH": source}, check=False)
    assert done.returncode == -signal.SIGKILL

    async def story(table: Driver) -> None:
        assert "goes on with the game that waits: archimedes-" in table.text
        await table.press("r")
        assert "Your hand: 6 cards" in table.text
        assert "You draw" in table.text

    sit(story, setup("", ""))


def test_a_game_that_is_over_is_not_offered_again(data_folder: Path) -> None:
    sitting = setup("bot:random", "bot:random").sitting()
    while sitting.table.turn is not None:
        sitting.table.play(sitting.table.moves()[-1])
    sitting.keep()
    assert saves.unfinished() == []
    assert len(list((data_folder / "finished").glob("*.journal"))) == 1

    async def story(table: Driver) -> None:
        assert "goes on with" not in table.text
        await table.press("o", "enter")
        assert "has won" in table.text

    sit(story, setup("", ""))
    assert len(saves.kept()) == 1  # opening it made no second file


def test_save_and_open_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"

    async def story(table: Driver) -> None:
        await table.press("s")
        assert "Save the game as:" in table.text
        await table.press("ctrl+u")
        await table.pilot.press(*str(path))
        await table.press("enter")
        assert "Saved: " in table.text
        await table.press("1", "enter")
        assert "Your hand: 6 cards" in table.text
        await table.press("o", "tab")
        await table.pilot.press(*str(path))
        await table.press("enter")
        assert "Your hand: 5 cards" in table.text

    sit(story, setup("Ewa", "bot:random", firstPlayer=0).sitting())
    assert kodeks.replay(path.read_text(encoding="utf-8")).turn == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("kodeks journal 99\n", "update Kodeks"),
        ("kodeks journal 1\ngame archimedes\n", "its file is cut"),
        ("dear diary", "this is not a journal"),
    ],
)
def test_a_bad_file_says_what_is_wrong_and_nothing_is_lost(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.journal"
    path.write_text(text, encoding="utf-8")

    async def story(table: Driver) -> None:
        await table.press("o", "tab")
        await table.pilot.press(*str(path))
        await table.press("enter")
        assert says in table.text
        await table.press("escape")
        assert "Your hand: 5 cards" in table.text

    sit(story, setup("Ewa", "bot:random", firstPlayer=0).sitting())
    assert path.read_text(encoding="utf-8") == text


def test_a_folder_that_can_not_be_written_is_told_and_the_game_goes_on(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    (data_folder / "games").write_text("a file where the folder should be", encoding="utf-8")

    async def story(table: Driver) -> None:
        assert "The game could not be kept." in table.text
        await table.press("1", "enter")
        assert "Your hand: 6 cards" in table.text

    sit(story, setup("Ewa", "bot:random", firstPlayer=0).sitting())


def test_a_torn_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.journal"
    saves.write(path, "old")

    def cut(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", cut)
    with pytest.raises(OSError, match="No space"):
        saves.write(path, "new")
    assert path.read_text(encoding="utf-8") == "old"


def test_names_survive_in_the_journal() -> None:
    made = setup("", "")
    for seat, name in enumerate(["person: [Ewa]  Nowak ", "person:bot:search"]):
        made.sit(seat, name)
    text = made.sitting().table.journal()
    assert kodeks.replay(text).players == ["Ewa] Nowak", "search"]


def test_two_games_of_one_second_have_two_files() -> None:
    first = setup("", "").sitting()
    first.keep()
    assert setup("", "").sitting().path != first.path
    assert Sitting.load(first.path).path == first.path
