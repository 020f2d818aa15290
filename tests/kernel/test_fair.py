"""No roll can be chosen by who keeps the table or by a player, and anyone can check it afterwards."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import kodeks
from kodeks.cli import main
from kodeks.kernel.fair import is_fair, is_number, mixed, numbers_of, seal, secret_of
from kodeks.kernel.table import Table


def sealed_game(secret: str = "s3cret", numbers: tuple[str, ...] = ("11", "")) -> Table:
    table: Table = kodeks.game("archimedes").table(seats=2, seed=mixed(secret, list(numbers)))
    table.sealed = seal(secret)
    table.players = ["Ewa", "bot:greedy"]
    while table.turn is not None:
        table.play(table.moves()[0])
    return table


def test_the_seal_is_the_plain_hash_that_anyone_can_compute() -> None:
    assert seal("s3cret") == hashlib.sha256(b"s3cret").hexdigest()


def test_secret_and_numbers_are_found_again_in_the_journal() -> None:
    again = kodeks.replay(sealed_game().journal())
    assert secret_of(again) == "s3cret"
    assert numbers_of(again) == ["11", ""]
    assert is_fair(again)


def test_every_number_changes_the_deal() -> None:
    deals = {
        tuple(entry.move for entry in sealed_game(numbers=numbers).entries[:10])
        for numbers in [("11", ""), ("12", ""), ("", "11"), ("", "")]
    }
    assert len(deals) == 4


@pytest.mark.parametrize("text", ["", "a/b", "a b", "ł", "1" * 65, "a\n"])
def test_a_number_can_not_break_the_seed(text: str) -> None:
    assert not is_number(text)


def verify(tmp_path: Path, text: str, *more: str) -> int:
    path = tmp_path / "game.kodeks"
    path.write_text(text, encoding="utf-8")
    return main(["verify", str(path), *more])


def test_verify_says_what_it_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, sealed_game().journal()) == 0
    said = capsys.readouterr().out
    assert "answers of chance follow from the seed." in said
    assert f"The seed has the hash that was published before the game: {seal('s3cret')}" in said
    assert "Ewa added the number 11." in said
    assert "bot greedy added" not in said


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seed s3cret", "seed s3cret2", "but the seed gives"),
        (f"sealed {seal('s3cret')}", f"sealed {seal('other')}", "another was published"),
        (f"sealed {seal('s3cret')}\n", "", "No hash of the seed was published"),
    ],
)
def test_verify_finds_what_was_changed(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sealed_game().journal()
    assert old in text
    assert verify(tmp_path, text.replace(old, new)) == 1
    assert sentence in capsys.readouterr().out


def test_verify_in_polish_and_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, sealed_game().journal(), "--json", "--lang", "pl") == 0
    said = capsys.readouterr().out
    assert '"fair": true' in said
    assert "Ziarno ma skrót ogłoszony przed grą" in said
