"""No roll can be chosen by who keeps the table or by a player, and anyone can check it afterwards."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from random import Random

import pytest

import kodeks
from kodeks.cli import main
from kodeks.kernel.fair import (
    SERVED,
    commitment,
    is_commit,
    is_number,
    mixed,
    numbers_of,
    seal,
    secret_of,
    wrong_seal,
    wrong_seats,
)
from kodeks.kernel.table import Table

SECRET = "s3cret"
EWA, JAN = "e" * 32, "7" * 32
FAIR, BROKEN, UNPROVEN = 0, 1, 3


def played(table: Table) -> Table:
    table.players = ["Ewa", "bot:greedy"]
    while table.turn is not None:
        table.play(table.moves()[0])
    return table


def plain_game(numbers: tuple[str, ...] = ("11", "")) -> Table:
    """As it was before numbers were promised."""
    table = kodeks.game("archimedes").table(seats=2, seed=mixed(SECRET, list(numbers)))
    table.sealed = seal(SECRET)
    return played(table)


def some_moves(name: str) -> Table:
    """Of any game, at random."""
    rng = Random(5)
    table = kodeks.game(name).table(seats=2, seed=mixed(SECRET, [EWA, ""]))
    table.sealed = seal(SECRET)
    table.commits = [commitment(table.sealed, 0, EWA), SERVED]
    for _ in range(150):
        if table.turn is not None:
            table.play(rng.choice(table.moves()))
    return table


def fair_game(numbers: tuple[str, ...] = (EWA, JAN)) -> Table:
    table = kodeks.game("archimedes").table(seats=2, seed=mixed(SECRET, list(numbers)))
    table.sealed = seal(SECRET)
    table.commits = [
        commitment(table.sealed, seat, number) if number else SERVED for seat, number in enumerate(numbers)
    ]
    return played(table)


def kept(table: Table, seat: int) -> str:
    """What the browser at this seat has kept, as its page shows it."""
    lines = [f"sealed {table.sealed}", f"seat {'AB'[seat]}", f"number {numbers_of(table)[seat]}"]
    return "\n".join([*lines, *(f"commit {'AB'[at]} {commit}" for at, commit in enumerate(table.commits))])


def verify(tmp_path: Path, text: str, *more: str) -> int:
    path = tmp_path / "game.kodeks"
    path.write_text(text, encoding="utf-8")
    return main(["verify", str(path), "--lang", "en", *more])


# the hashes


def test_seal_and_promise_are_plain_hashes_that_anyone_can_compute() -> None:
    assert seal(SECRET) == hashlib.sha256(b"s3cret").hexdigest()
    assert commitment("5ea1", 1, JAN) == hashlib.sha256(f"5ea1/B/{JAN}".encode()).hexdigest()


def test_a_promise_is_good_for_one_seal_and_one_seat() -> None:
    found = {commitment(seal(secret), seat, EWA) for secret in ("a", "b") for seat in (0, 1)}
    assert len(found) == 4


@pytest.mark.parametrize("text", ["", "5", "a" * 23, "a" * 65, "a/" * 12, "a " * 12, "ł" * 32, "a" * 31 + "\n"])
def test_a_number_is_long_and_can_not_break_the_seed(text: str) -> None:
    assert not is_number(text)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 63 + "\n"])
def test_a_promise_is_a_hash(text: str) -> None:
    assert not is_commit(text)


def test_every_number_changes_the_deal() -> None:
    many = [(EWA, ""), (JAN, ""), ("", EWA), ("", "")]
    deals = {tuple(entry.move for entry in fair_game(numbers=numbers).entries[:10]) for numbers in many}
    assert len(deals) == 4


# the journal


@pytest.mark.parametrize("name", kodeks.games())
def test_a_journal_with_promises_replays_and_is_written_as_it_was(name: str) -> None:
    table = some_moves(name)
    text = table.journal()
    again = kodeks.replay(text)
    assert again.journal() == text
    assert again.state == table.state
    assert secret_of(again) == SECRET
    assert numbers_of(again) == [EWA, ""]
    assert not wrong_seal(again) and not wrong_seats(again)


def test_only_games_with_promises_have_the_new_version() -> None:
    assert plain_game().journal().startswith("kodeks journal 1\n")
    assert "\n#" not in plain_game().journal()
    assert fair_game().journal().startswith("kodeks journal 2\n")


@pytest.mark.parametrize("name", kodeks.games())
def test_the_journal_alone_tells_every_roll_to_who_knows_no_rules(name: str) -> None:
    """By the words of odds.py, written down once more."""
    table = some_moves(name)
    whole: dict[str, list[str]] = {}
    rest: dict[str, list[str]] = {}
    at, drawn = "", 0
    for line in table.journal().partition("\nmoves\n")[2].splitlines():
        found = re.fullmatch(r"# (\d+)( again)?(?: = (.*))?", line)
        if found:
            at = found[1]
            if found[3]:
                parts = [part.partition(" ×") for part in found[3].split(", ")]
                whole[at] = [answer for answer, _, times in parts for _ in range(int(times or 1))]
            if found[2] or found[3]:
                rest[at] = whole[at][:]
        elif line.startswith("* "):
            for answer in line[2:].split(", "):
                block = hashlib.sha256(f"{table.seed}/{drawn}".encode()).digest()
                drawn += 1
                assert rest[at].pop(int.from_bytes(block[:8], "big") % len(rest[at])) == answer
    assert drawn > 10


# three verdicts


def test_promised_numbers_are_proven_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, fair_game((EWA, "")).journal()) == FAIR
    said = capsys.readouterr().out
    assert said.startswith("Proven fair")
    assert "answers of chance follow from the seed." in said
    assert f"The seed has the hash that was published before the game: {seal(SECRET)}" in said
    assert f"Ewa promised the number {EWA} by its hash." in said
    assert "bot (casual) promised no number: the server's secret speaks for this seat." in said
    assert "only what a player's browser kept can tell" in said


def test_what_the_browser_kept_is_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = fair_game()
    note = tmp_path / "note"
    for seat in (0, 1):
        note.write_text(kept(table, seat))
        assert verify(tmp_path, table.journal(), "--kept", str(note)) == FAIR
    assert "only what a player's browser kept" not in capsys.readouterr().out
    lines = kept(table, 0).splitlines()
    changed = [[*lines[:at], lines[at][:-4] + "ffff", *lines[at + 1 :]] for at in (0, 2, 3, 4)]
    for other in [*changed, lines[:-1], [lines[0], "seat B", *lines[2:]], lines[3:]]:
        note.write_text("\n".join(other))
        assert verify(tmp_path, table.journal(), "--kept", str(note)) == BROKEN
        assert "was shown something else before the game" in capsys.readouterr().out


def test_who_chooses_a_number_last_is_caught(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Jan runs the server too: he knows the secret and Ewa's number, and tries out numbers of his own."""
    honest = fair_game()
    wishes = (mixed(SECRET, [EWA, f"{n:032}"]) for n in range(1000))
    lucky = next(seed for seed in wishes if kodeks.game("archimedes").table(seats=2, seed=seed).turn == 1)
    table = kodeks.game("archimedes").table(seats=2, seed=lucky)
    table.sealed, table.commits = honest.sealed, honest.commits
    played(table)
    assert verify(tmp_path, table.journal()) == BROKEN
    assert "the number of bot (casual) is not the one that was promised" in capsys.readouterr().out
    # with a promise made up to fit it, the journal is well: what Ewa's browser was shown before is not in it
    table.commits = [honest.commits[0], commitment(table.sealed, 1, numbers_of(table)[1])]
    note = tmp_path / "note"
    note.write_text(kept(honest, 0))
    assert verify(tmp_path, table.journal(), "--kept", str(note)) == BROKEN
    # a seat for which the server speaks can not be given a number at all
    table.commits = [honest.commits[0], SERVED]
    assert verify(tmp_path, table.journal()) == BROKEN


FIRST = commitment(seal(SECRET), 0, EWA)
SECOND = commitment(seal(SECRET), 1, JAN)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (f"seed {SECRET}", f"seed {SECRET}2", "but the seed gives"),
        (f"seed {SECRET}/{EWA}", f"seed {SECRET}/{'f' * 32}", "but the seed gives"),
        (f"sealed {seal(SECRET)}", f"sealed {seal('other')}", "another was published"),
        (f"commit A {FIRST}", f"commit A {seal('x')}", "the number of Ewa is not the one that was promised"),
        (f"commit A {FIRST}", "commit A server", "the number of Ewa is not the one that was promised"),
        (f"A {FIRST}\ncommit B {SECOND}", f"A {SECOND}\ncommit B {FIRST}", "the number of bot (casual) is not"),
        (f"commit A {FIRST}\n", "", "the promise of every seat"),
        (f"commit A {FIRST}\ncommit B {SECOND}", f"commit B {SECOND}\ncommit A {FIRST}", "in their order"),
        (f"commit A {FIRST}", f"commit A {FIRST}\ncommit A {FIRST}", "has promised already"),
        (f"sealed {seal(SECRET)}\n", "", "the seal and the promise"),
        ("card 1 ×5, card 2 ×5", "card 2 ×5, card 1 ×5", "what chance could have answered"),
        ("# 1 = first A, first B\n", "", "what chance could have answered"),
    ],
)
def test_verify_finds_what_was_changed(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = fair_game().journal()
    assert old in text
    assert verify(tmp_path, text.replace(old, new, 1)) == BROKEN
    said = capsys.readouterr().out
    assert said.startswith("Broken") and sentence in said


def test_a_changed_roll_and_a_changed_order_of_rolls_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = fair_game().journal()
    rolls = next(line for line in text.splitlines() if line.startswith("* card"))
    first, second, *more = rolls[2:].split(", ")
    assert first != second
    other = "card 1" if first != "card 1" else "card 2"
    for answers in ([other, second, *more], [second, first, *more], [first, *more]):
        assert verify(tmp_path, text.replace(rolls, "* " + ", ".join(answers), 1)) == BROKEN
        assert re.search("but the seed gives|is missing", capsys.readouterr().out)


def test_a_game_of_before_is_intact_but_not_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its numbers were given in the open: who ran the server could give the last one."""
    assert verify(tmp_path, plain_game().journal()) == UNPROVEN
    said = capsys.readouterr().out
    assert said.startswith("Intact, but not proven fair.")
    assert "Ewa added the number 11." in said
    assert "who ran the server could have chosen the seed" in said
    assert verify(tmp_path, plain_game().journal().replace(f"sealed {seal(SECRET)}\n", "")) == UNPROVEN
    assert "No hash of the seed was published" in capsys.readouterr().out
    forged = plain_game().journal().replace(f"sealed {seal(SECRET)}", f"sealed {seal('other')}")
    assert verify(tmp_path, forged) == BROKEN


def test_nothing_is_proven_where_no_player_promised(tmp_path: Path) -> None:
    assert verify(tmp_path, fair_game(("", "")).journal()) == UNPROVEN


def test_answers_that_were_given_are_not_called_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fair_game()
    moves = [entry.move for entry in game.entries]
    for count, nothing in ((len(moves), True), (len(moves) - 40, False)):
        table = Table(game.game, 2, game.seed, {}, given=moves[:count])
        table.sealed, table.commits = game.sealed, game.commits
        assert verify(tmp_path, played(table).journal()) == UNPROVEN
        said = capsys.readouterr().out
        assert "Nothing is proven of what was taken over." in said
        assert ("there is nothing to prove" in said) == nothing


def test_a_position_built_by_hand_is_not_called_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {"pile": [3], "hands": [[5, 8, 2, 9, 11], [1, 4, 7, 12, 13]]}
    table = Table(kodeks.game("archimedes"), 2, mixed(SECRET, [EWA, JAN]), {}, position)
    table.sealed, table.commits = seal(SECRET), [FIRST, SECOND]
    assert verify(tmp_path, played(table).journal()) == UNPROVEN
    assert "built by hand" in capsys.readouterr().out


def test_verify_in_polish_and_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.kodeks"
    path.write_text(fair_game().journal())
    assert main(["verify", str(path), "--json", "--lang", "pl"]) == FAIR
    said = json.loads(capsys.readouterr().out)
    assert (said["verdict"], said["fair"]) == ("fair", True)
    assert any("Ziarno ma skrót ogłoszony przed grą" in line for line in said["findings"])
