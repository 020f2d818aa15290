"""A game in one line: it comes back as it was, and whatever else a line says is refused or legal."""

from __future__ import annotations

import io
import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kodeks
from kodeks.bots import bot
from kodeks.cli import main
from kodeks.kernel.errors import BadPosition, BadScenario, KodeksError
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table
from tests.brought import played as brought

Capture = pytest.CaptureFixture[str]
LOOKS = (0, 1, 7, 60, 200)  # moves after which a game is written
BUILT = 'archimedes 2 {} {"hands": [[5, 8, 13]], "pile": [3]}'


def played(table: Table, count: int) -> Table:
    one = bot("random", "line")
    for _ in range(count):
        if table.turn is not None:
            table.play(one.choose(Sight(table.game, table.state, table.turn)))
    return table


@pytest.mark.parametrize("count", LOOKS)
@pytest.mark.parametrize("name", kodeks.games())
def test_every_game_comes_back(name: str, count: int) -> None:
    table = played(kodeks.game(name).table(seed=f"line {count}"), count)
    again = kodeks.from_line(table.line())
    assert again.state == table.state
    assert again.line() == table.line()
    assert "\n" not in table.line()
    assert len(table.line()) < 400


def test_house_rules_seats_and_a_position_built_by_hand_come_back() -> None:
    table = played(kodeks.game("arcanon").table(seats=4, seed=3, hiddenCheats=True), 20)
    assert kodeks.from_line(table.line()).settled == table.settled
    built = kodeks.from_line(BUILT)
    assert built.line() == BUILT
    built.play("+5=8")
    assert kodeks.from_line(built.line()).state == built.state


def test_what_stands_in_no_list_is_told_in_clear() -> None:
    table = played(kodeks.game("berserk").table(seed=1), 5)
    assert table.turn is not None
    word = table.game.words(1 - table.turn)[0]
    table.play(word, 1 - table.turn)
    assert f'"{word}"' in table.line()
    assert kodeks.from_line(table.line()).state == table.state


def test_the_seed_speaks_from_here_on() -> None:
    line = kodeks.game("archimedes").table(seed=2).line()
    drawn = set()
    for seed in range(8):
        table = kodeks.from_line(line, seed)
        table.play("draw")
        drawn.add(table.line())
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "begins with game and seats"),
        ("archimedes", "begins with game and seats"),
        ("chess 2", "no game is called 'chess'"),
        ("archimedes 9", "has 2 to 5 seats"),
        ("archimedes x", "has 2 to 5 seats"),
        ('archimedes 2 {"speed": 1}', "speed"),
        ("archimedes 2 {", "is not data"),
        ("archimedes 2 {} {} here", "are no answers"),
        ("archimedes 2 {} {} 3.A.x.y", "are no answers"),
        ("archimedes 2 {} {} 99999999.AAAA.0000", "a line has 5000 at most"),
        ("archimedes 2 {} {} 3.AAAA.0000", "damaged, or was written with other rules"),
        (f"{BUILT} 1..0000 {{}} more", "does not belong"),
        (f'{BUILT} 1..0000 {{"0": "pass"}}', "can not have been the answer"),
    ],
)
def test_a_wrong_line_is_explained(text: str, said: str) -> None:
    with pytest.raises(KodeksError, match=said):
        kodeks.from_line(text)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=30), st.integers(0, 60))
def test_a_damaged_line_is_an_error_of_ours(junk: str, at: int) -> None:
    line = kodeks.game("archimedes").table(seed=2).line()
    try:
        kodeks.from_line(line[:at] + junk + line[at:])
    except KodeksError:
        return


def test_a_bare_state_has_no_line() -> None:
    table = kodeks.game("archimedes").table(seed=2)
    with pytest.raises(BadPosition, match="bare state"):
        Table(table.game, 2, 0, {}, table.state).line()


def test_a_scenario_begins_at_a_line() -> None:
    scenario = Scenario("one", {"line": BUILT, "step": [{"legal": ["draw", "+5=8"], "play": "+5=8"}]})
    assert scenario.run().turn == 1
    with pytest.raises(BadScenario, match="the line says all of game"):
        Scenario("two", {"line": BUILT, "seats": 2, "step": [{}]})


# kodeks judge


def test_the_judge_says_what_is_asked_and_legal(capsys: Capture) -> None:
    assert main(["judge", BUILT, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["asks"], told["legal"], told["refused"]["=5"]) == ("ARM-3.3", ["draw", "+5=8"], ["ARM-5.2"])
    assert told["line"] == BUILT


@pytest.mark.parametrize(("move", "code", "clause"), [("+5=8", 0, "ARM-4.1"), ("+5=7", 1, "ARM-4.5")])
def test_the_judge_rules_on_a_move(move: str, code: int, clause: str, capsys: Capture) -> None:
    assert main(["judge", BUILT, move, "--lang", "en"]) == code
    assert clause in capsys.readouterr().out
    assert main(["judge", BUILT, move, "--json"]) == code
    assert json.loads(capsys.readouterr().out)["clauses"] == [clause]


def test_the_judge_reads_a_pipe(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in (BUILT + "\n", kodeks.from_line(BUILT).journal()):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        assert main(["judge", "-", "draw", "--lang", "en"]) == 0
        assert "draw is allowed." in capsys.readouterr().out


def test_the_judge_rules_where_there_is_no_line(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of one's own: the journal carries them."""
    journal = brought(1).journal()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(journal.encode())))
    assert main(["judge", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["line"] == ""


def test_a_wrong_position_is_explained(capsys: Capture) -> None:
    assert main(["judge", "nonsense", "--lang", "en"]) == 2
    assert "begins with game and seats" in capsys.readouterr().err
