"""The command line: every command, for people and as JSON, and every way to ask for too much."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kodeks
from kodeks.cli import main

Capture = pytest.CaptureFixture[str]

SCENARIO = """
title = "An equation"
game = "archimedes"
clauses = ["ARM-4.1", "ARM-4.5"]
[position]
hands = [[5, 8, 1]]
pile = [3]
[[step]]
refused = {"+5=7" = "ARM-4.5"}
play = "+5=8"
"""


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A game of two that stands after one draw."""
    table = kodeks.game("archimedes").table(2, seed=7, firstPlayer=0)
    table.players[:] = ["Ewa", "bot:greedy"]
    table.play("draw")
    path = tmp_path / "game.journal"
    path.write_text(table.journal(), encoding="utf-8")
    return path


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def as_json(capsys: Capture, *argv: str) -> Any:
    code, out, _ = run(capsys, *argv, "--json")
    assert code == 0
    return json.loads(out)


def usage(capsys: Capture, *argv: str) -> tuple[int | str | None, str]:
    """What argparse itself answers: it leaves by SystemExit."""
    with pytest.raises(SystemExit) as left:
        main(list(argv))
    printed = capsys.readouterr()
    return left.value.code, printed.out + printed.err


# help


def test_help_lists_the_commands(capsys: Capture) -> None:
    code, text = usage(capsys, "--help")
    assert code == 0
    for command in ("play", "replay", "rules", "check", "arena", "games", "bench"):
        assert f"\n    {command}" in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_help_imports_no_screens_and_no_games() -> None:
    """It must come at once; see also that English needs no catalogue."""
    program = """
import sys
from kodeks.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
sys.exit(any(name.startswith(("textual", "rich", "babel", "kodeks.games.")) for name in sys.modules))
"""
    source = str(Path(kodeks.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=False)
    assert done.returncode == 0


def test_help_speaks_the_language_asked_for(capsys: Capture) -> None:
    assert "użycie: kodeks" in usage(capsys, "--help", "--lang", "pl")[1]
    assert "зерно" in usage(capsys, "play", "--help", "--lang=ru")[1]


def test_the_environment_chooses_the_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Gry karciane" in usage(capsys, "--help")[1]


def test_usage_errors(capsys: Capture) -> None:
    code, text = usage(capsys, "dance")
    assert code == 2
    assert "invalid choice: 'dance'" in text
    assert usage(capsys)[0] == 2
    assert usage(capsys, "games", "--lang", "de")[0] == 2


def test_the_module_runs_as_a_program() -> None:
    source = str(Path(kodeks.__file__).parents[1])
    command = [sys.executable, "-m", "kodeks", "games", "archimedes", "--json"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, capture_output=True, check=True)
    assert json.loads(done.stdout)[0]["name"] == "archimedes"


# games


def test_games_lists_options_with_values_and_rulings(capsys: Capture) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "archimedes: Archimedes, 2 to 5 players" in out
    assert "arcanon: Arcanon, 2 to 6 players" in out
    assert "afterDraw = end  (end | mayPlay)" in out
    assert "firstPlayer = random  (random | 0…4)" in out
    assert "deck = default  (default | low-heavy)" in out
    assert "cardTable = default  (see the ruling)" in out
    assert "ARM-D-09" in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_games_as_json(capsys: Capture) -> None:
    (only,) = as_json(capsys, "games", "archimedes", "--lang", "pl")
    assert only["seats"] == [2, 5]
    option = next(option for option in only["options"] if option["name"] == "afterDraw")
    assert option["values"] == ["end", "mayPlay"]
    assert option["ruling"] == "ARM-D-09"
    assert "Domyślnie" in option["text"]


def test_an_unknown_game_names_those_there_are(capsys: Capture) -> None:
    code, out, err = run(capsys, "games", "chess")
    assert (code, out) == (2, "")
    assert "no game is called 'chess'; there are: arcanon, archimedes" in err
    assert run(capsys, "games", "chess", "--lang", "ru")[2].startswith("kodeks: Такой игры нет")


# rules


def test_rules_by_word_in_another_language(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "arcanon", "osąd")
    assert code == 0
    assert "Judgement = Osąd = Суд" in out
    assert "ARC-5.6.2" in out
    assert "The Judged is the player who declared last." in out


def test_rules_by_number_with_rulings(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "archimedes", "ARM-5.2")
    assert code == 0
    assert out.splitlines()[1] == "ARM-5.2  PRZEBIEG, 2. Ułóż równość · stated in the rulebook"
    assert "  ARM-D-23  a ruling" in out
    assert run(capsys, "rules", "archimedes", "5.2")[1] == out


def test_rules_in_all_languages(capsys: Capture) -> None:
    _, out, _ = run(capsys, "rules", "archimedes", "ARM-1.1", "--lang", "all")
    assert "  en Two to five players take part." in out
    assert "  pl Przy stole" in out
    assert "  ru В игре" in out


def test_rules_as_json(capsys: Capture) -> None:
    (found,) = as_json(capsys, "rules", "archimedes", "ARM-5.2", "--lang", "pl")
    assert found["id"] == "ARM-5.2"
    assert list(found["text"]) == ["pl"]
    assert [ruling["id"] for ruling in found["rulings"]] == ["ARM-D-23"]


def test_rules_that_are_not_there(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "archimedes", "dragon", "--lang", "pl")
    assert code == 1
    assert "Żadna zasada nie zawiera tych słów: dragon" in out
    code, _, err = run(capsys, "rules")
    assert code == 2
    assert "say which game" in err


def test_the_whole_rulebook_is_printed_where_nothing_is_looked_for(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "archimedes")
    assert code == 0
    assert all(clause.id in out for clause in kodeks.game("archimedes").rulebook.by_id.values())


# coverage


def test_coverage_reads_scenarios_and_marks(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "scenarios" / "archimedes").mkdir(parents=True)
    (folder / "scenarios" / "archimedes" / "one.toml").write_text('clauses = ["ARM-4.1"]', encoding="utf-8")
    (folder / "test_x.py").write_text('@pytest.mark.clause("ARM-4.2", "ARM-99")\ndef test_x(): ...', encoding="utf-8")
    code = main(["rules", "archimedes", "--coverage", "--tests", str(folder), "--json"])
    (report,) = json.loads(capsys.readouterr().out)
    assert code == 1
    assert report["done"] == 2
    assert report["unknown"] == ["ARM-99"]
    assert "ARM-4.1" not in report["missing"]
    assert "ARM-4.3" in report["missing"]
    _, out, _ = run(capsys, "rules", "archimedes", "--coverage", "--tests", str(folder))
    assert "archimedes: 2 of 74 clauses exercised, 0 of 34 rulings" in out
    assert "no such clause: ARM-99" in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_coverage_without_tests_says_where_to_look(capsys: Capture, tmp_path: Path) -> None:
    code, _, err = run(capsys, "rules", "--coverage", "--tests", str(tmp_path / "none"))
    assert code == 2
    assert "give the folder of the tests by --tests" in err


# check


def test_check_runs_scenarios(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 0
    assert out.splitlines() == ["ok    An equation  ARM-4.1 ARM-4.5", "1 scenario holds"]


def test_check_explains_a_failure(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(SCENARIO.replace('"ARM-4.5"}', '"ARM-7.8"}'), encoding="utf-8")
    (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "torn.toml").write_text("game = ", encoding="utf-8")
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 1
    assert "should be refused by ARM-7.8 but is refused by ARM-4.5" in " ".join(out.split())
    assert "torn.toml can not be read" in out
    assert out.splitlines()[-1] == "1 scenario holds; 2 scenarios fail"
    assert main(["check", str(tmp_path), "--json"]) == 1
    errors = {Path(found["path"]).name: found["error"] for found in json.loads(capsys.readouterr().out)}
    assert errors["good.toml"] == ""
    assert "ARM-7.8" in errors["bad.toml"]


def test_check_tells_each_step_of_a_scenario(capsys: Capture, tmp_path: Path) -> None:
    text = 'game = "archimedes"\nposition = {pile = [3], hands = [[5, 8, 9], [13, 13]]}\n'
    (tmp_path / "sum.toml").write_text(text + '[[step]]\nplay = "+5=8"\n[[step]]\nturn = 0\n', encoding="utf-8")
    code, out, _ = run(capsys, "check", "-v", str(tmp_path))
    assert code == 1
    assert "sum, step 2: turn should be 0 but is 1" in out
    lines = out.splitlines()
    assert "   1  A makes an equation, an equality, or draws (ARM-3.3)" in lines
    assert "      legal: draw, +5=8" in lines
    assert "      refused: pass: ARM-6.1" in lines
    assert "   2  B makes an equation, an equality, or draws (ARM-3.3)" in lines
    assert main(["check", "-v", "--json", str(tmp_path)]) == 1
    steps = json.loads(capsys.readouterr().out)[0]["steps"]
    assert [(step["step"], step["turn"], step["asks"]) for step in steps] == [(1, 0, "ARM-3.3"), (2, 1, "ARM-3.3")]
    assert steps[0]["legal"] == ["draw", "+5=8"]
    assert steps[0]["refused"]["+9=12"] == ["ARM-4.6"]


def test_check_of_nothing(capsys: Capture, tmp_path: Path) -> None:
    code, _, err = run(capsys, "check", str(tmp_path / "none.toml"))
    assert (code, err) == (2, f"kodeks: There is no such file or folder: {tmp_path / 'none.toml'}\n")
    assert "there is no scenario" in run(capsys, "check", str(tmp_path))[2]


# replay


def test_replay_tells_all(capsys: Capture, journal: Path) -> None:
    code, out, _ = run(capsys, "replay", str(journal))
    assert code == 0
    assert "Archimedes: A Ewa, B bot (casual)" in out
    assert "ARM-3.1     Ewa starts the first round" in out
    assert "ARM-6.1     (Ewa) You draw " in out
    assert "ARM-6.1     Ewa draws a card" in out
    assert "A Ewa: 0" in out
    assert "The game is not over: bot (casual) decides next." in out


def test_replay_by_one_pair_of_eyes(capsys: Capture, journal: Path) -> None:
    assert "You draw" in run(capsys, "replay", str(journal), "--seat", "A")[1]
    for other in ("b", "spectator"):
        out = run(capsys, "replay", str(journal), "--seat", other)[1]
        assert "You draw" not in out
        assert "Ewa draws a card" in out
    code, _, err = run(capsys, "replay", str(journal), "--seat", "C")
    assert code == 2
    assert "--seat is one of A, B, spectator or all" in err


def test_replay_as_json_in_polish(capsys: Capture, journal: Path) -> None:
    data = as_json(capsys, "replay", str(journal), "--lang", "pl")
    assert data["players"] == ["Ewa", "bot (zwyczajny)"]
    assert data["options"] == {"firstPlayer": 0}
    assert {"clause": "ARM-6.1", "text": "Ewa dobiera kartę", "to": [1]} in data["log"]
    assert (data["over"], data["winners"], data["scores"]) == (False, [], [0, 0])


def test_replay_of_a_finished_game_names_the_winner(capsys: Capture, tmp_path: Path) -> None:
    table = kodeks.game("archimedes").table(2, seed=3)
    while table.turn is not None:
        table.play(table.moves()[-1])
    path = tmp_path / "done.journal"
    path.write_text(table.journal(), encoding="utf-8")
    out = run(capsys, "replay", str(path))[1]
    (winner,) = table.winners()
    assert f"{'AB'[winner]} Player {'AB'[winner]}: {table.scores()[winner]} ★" in out


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda text: "dear diary\n", "this is not a journal"),
        (lambda text: text.replace("journal 1", "journal 9"), "update Kodeks"),
        (lambda text: text[: len(text) // 2], "cut"),
        (lambda text: text.replace("A draw", "A +1=13"), "is not allowed"),
        (lambda text: text.replace("game archimedes", "game chess"), "no game is called 'chess'"),
    ],
)
def test_a_bad_journal_gets_one_sentence(capsys: Capture, journal: Path, spoil: Any, says: str) -> None:
    journal.write_text(spoil(journal.read_text(encoding="utf-8")), encoding="utf-8")
    code, out, err = run(capsys, "replay", str(journal))
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.splitlines()) == 1


def test_a_journal_that_is_no_text(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "replay", str(tmp_path / "picture"))[::2] == (2, "kodeks: This is not a text file\n")
    assert "This is a folder" in run(capsys, "replay", str(tmp_path))[2]


# play


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["chess"], "no game is called 'chess'"),
        (["archimedes", "--seats", "9"], "2 to 5 seats"),
        (["archimedes", "--seat", "Z=person"], "the seats are A, B, C, D, E"),
        (["archimedes", "--seats", "2", "--seat", "C=person"], "the seats are A, B"),
        (["archimedes", "--seat", "A"], "write it like --seat A=person:Ewa"),
        (["archimedes", "--seat", "A=cat"], "no bot is called 'cat'"),
        (["archimedes", "--option", "reiner=maybe"], "option reiner is on or off"),
        (["archimedes", "--option", "speed=9"], "no option is called 'speed'"),
        (["--load", "none.journal"], "There is no such file"),
        (["archimedes"], "the table needs a terminal"),
    ],
)
def test_play_says_what_is_wrong_before_the_screen(capsys: Capture, argv: list[str], says: str) -> None:
    code, out, err = run(capsys, "play", *argv)
    assert code == 2
    assert says in err
    assert out.startswith("rules: ")


# arena


def test_arena_lets_bots_play(capsys: Capture) -> None:
    data = as_json(capsys, "arena", "archimedes", "random", "random", "--games", "2")
    assert data["played"] == 2
    code, _, err = run(capsys, "arena", "archimedes", "cat")
    assert code == 2
    assert "no bot is called 'cat'" in err


# bench


def test_bench_outside_the_repository_says_where_it_is(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("kodeks.commands.bench.SCRIPT", Path("nowhere") / "run.py")
    code, _, err = run(capsys, "bench")
    assert code == 2
    assert "make bench" in err


def test_bench_runs_the_script_of_the_repository(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "run.py").write_text("import sys; print(sys.argv[1:]); sys.exit(3)", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["bench", "--", "--fast"]) == 3
    assert "['--fast']" in capfd.readouterr().out


# wrong input, pipes, narrow terminals


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["serve", "--port", "99999"], "99999 is not from 0 to 65535"),
        (["serve", "--port", "-1"], "no whole number"),
        (["serve", "--pace", "soon"], "'soon' is no number"),
        (["arena", "archimedes", "random", "--games", "0"], "0 is not 1 or more"),
    ],
)
def test_numbers_out_of_bounds(capsys: Capture, wrong: list[str], said: str) -> None:
    with pytest.raises(SystemExit):
        main(wrong)
    assert said in capsys.readouterr().err


def test_the_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"kodeks {kodeks.__version__}\n"


def program(*args: str, given: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "kodeks", *args]
    return subprocess.run(command, input=given, env={**os.environ, **env}, capture_output=True, check=False)


def test_a_journal_comes_through_a_pipe() -> None:
    journal = kodeks.game("archimedes").table(seed=1).journal().encode()
    assert b"ARM-3.1" in program("replay", "-", given=journal).stdout
    assert program("verify", "-", given=journal).returncode == 3


def test_a_terminal_that_knows_only_ascii() -> None:
    done = program("rules", "arcanon", "judgement", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_wrong_form_of_the_rules_is_told_in_a_line() -> None:
    done = program("games", KODEKS_RULES="quick")
    assert (done.returncode, done.stderr) == (1, b"kodeks: KODEKS_RULES is interpreted or compiled, not 'quick'\n")


# completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_a_shell_learns_commands_options_and_games(shell: str, capsys: Capture) -> None:
    code, text, _ = run(capsys, "completion", shell)
    assert code == 0
    assert all(word in text for word in ("arena", "--form", "gauntlet", "starwars"))
