"""Ratings, files that a run goes on from, bots that fail, programs as bots, the report."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import kodeks
from kodeks.arena.executor import Here
from kodeks.arena.page import page
from kodeks.arena.play import Pairing, Result, play
from kodeks.arena.program import player
from kodeks.arena.ratings import ratings
from kodeks.arena.results import File, head_of
from kodeks.arena.schedule import League
from kodeks.arena.sequential import decided, evidence
from kodeks.arena.tournament import Tournament
from kodeks.bots import Bot
from kodeks.kernel.errors import BadOption
from kodeks.kernel.scenario import load
from kodeks.kernel.sight import Sight
from kodeks.languages import language

ARCHIMEDES = kodeks.game("archimedes")
LEAGUE = League(ARCHIMEDES, ("random", "greedy:1"), 2, 4, "1", {})


def games(one: str, other: str, wins: int, losses: int) -> list[Result]:
    return [Result(at, (one, other), [0, 0], [0 if at < wins else 1], 1) for at in range(wins + losses)]


# ratings


def test_ratings_are_those_of_chess() -> None:
    found = ratings(games("strong", "weak", 750, 250))
    (strong, error), (weak, _) = found["strong"], found["weak"]
    assert strong - weak == pytest.approx(190.8, abs=1), "three of four are 191 more"
    assert strong + weak == pytest.approx(0)
    assert list(found) == ["strong", "weak"]
    assert error == pytest.approx(12.4, abs=0.5), "half of 1.96 * 400 / ln 10 / sqrt(1000 * 3/4 * 1/4)"


def test_who_was_met_through_others_is_compared_too() -> None:
    found = ratings(games("a", "b", 300, 100) + games("b", "c", 300, 100))
    assert found["a"][0] - found["c"][0] == pytest.approx(381.7, abs=5)


def test_who_has_won_all_has_a_finite_rating_and_knows_little() -> None:
    rating, error = ratings(games("a", "b", 5, 0))["a"]
    assert rating < 1000
    assert error > 150


def test_a_victory_that_is_shared_is_half_of_one() -> None:
    tie = [Result(at, ("a", "b"), [0, 0], [0, 1], 1) for at in range(40)]
    assert ratings(tie)["a"][0] == pytest.approx(0, abs=1e-6)


def test_equal_bots_are_rarely_called_different_however_often_one_looks() -> None:
    rng = kodeks.Rng(7)
    wrong = 0
    for _ in range(300):
        wins = losses = 0
        for _ in range(200):
            wins, losses = (wins + 1, losses) if rng.below(2) else (wins, losses + 1)
            if decided(wins, losses):
                wrong += 1
                break
    assert wrong <= 0.05 * 300
    assert evidence(10, 10) < 1 < evidence(18, 2)


# files


def test_a_run_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    whole = Tournament(LEAGUE)
    whole.run(Here(), lambda result: None)
    path = tmp_path / "new" / "league.jsonl"
    file = File(path, head_of(LEAGUE))
    for result in whole.results()[:2]:
        file.add(result)
    file.close()
    with path.open("ab") as half:
        half.write(b'{"number": 2, "bo')  # killed in the middle of a line
    again = File(path, head_of(LEAGUE))
    assert again.results == whole.results()[:2]
    tournament = Tournament(LEAGUE, known=again.results)
    fresh: list[int] = []

    def done(result: Result) -> None:
        again.add(result)
        fresh.append(result.number)

    tournament.run(Here(), done)
    again.close()
    assert fresh == [2, 3]
    assert tournament.results() == whole.results()
    assert sorted(result.number for result in File(path, head_of(LEAGUE)).results) == [0, 1, 2, 3]


def test_a_file_of_another_league_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    File(path, head_of(LEAGUE)).close()
    before = path.read_bytes()
    with pytest.raises(BadOption, match=r"its seed is '1', not '2'; give another name to --results"):
        File(path, head_of(League(ARCHIMEDES, ("random", "greedy:1"), 2, 4, "2", {})))
    path.write_text("dear diary\n")
    with pytest.raises(BadOption, match="holds no results of the arena"):
        File(path, head_of(LEAGUE))
    path.write_bytes(before + b"{}\n")
    with pytest.raises(BadOption, match="line 2: no result of a game"):
        File(path, head_of(LEAGUE))


# bots that fail


class Raises(Bot):
    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError("oops")


class Cheats(Bot):
    def choose(self, sight: Sight) -> int:
        return 10**6


class Hangs(Bot):
    def choose(self, sight: Sight) -> int:
        while True:
            pass


@pytest.mark.parametrize(
    ("name", "fault", "reason"),
    [("Raises", "raises", "ZeroDivisionError: oops"), ("Cheats", "illegal", "1000000"), ("Hangs", "hangs", "0.2 s")],
)
def test_a_bot_that_fails_loses_its_game_and_the_position_is_kept(name: str, fault: str, reason: str) -> None:
    bots = ("random", f"tests.arena.test_league.{name}")
    result = play(Pairing(0, ARCHIMEDES, bots, "5", {"firstPlayer": 0}, patience=0.2))
    assert result is not None
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.name, result.winners) == (1, fault, [0])
    assert reason in result.forfeit.reason
    assert "turn = 1" in result.forfeit.scenario


def test_the_scenario_of_a_fault_can_be_played(tmp_path: Path) -> None:
    bots = ("random", "tests.arena.test_league.Raises")
    result = play(Pairing(0, ARCHIMEDES, bots, "5", {"firstPlayer": 0, "reiner": True}))
    assert result is not None
    assert result.forfeit is not None
    path = tmp_path / "fault.toml"
    path.write_text(result.forfeit.scenario, encoding="utf-8")
    load(path).run()


# programs

ECHO = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert set(asked) == {"game", "seat", "seats", "view", "moves", "seed", "world"}
    print(asked["moves"][0], flush=True)
"""


def test_a_program_plays(tmp_path: Path) -> None:
    (tmp_path / "echo.py").write_text(ECHO)
    name = f"program:{sys.executable} {tmp_path / 'echo.py'}"
    result = play(Pairing(0, ARCHIMEDES, (name, "random"), "1"))
    assert result is not None
    assert result.forfeit is None
    assert result.winners


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("print('checkmate', flush=True); input()", "illegal"),
        ("raise SystemExit(3)", "raises"),
        ("import time; time.sleep(60)", "hangs"),
    ],
)
def test_a_program_that_fails_loses_and_is_ended(program: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(program)
    name = f"program:{sys.executable} {tmp_path / 'wrong.py'}"
    result = play(Pairing(0, ARCHIMEDES, (name, "random"), "1", {"firstPlayer": 0}, patience=2.0))
    assert result is not None
    assert result.forfeit is not None
    assert (result.forfeit.name, result.winners) == (fault, [1])


def test_a_program_needs_a_command() -> None:
    with pytest.raises(kodeks.KodeksError, match="followed by a command"):
        player("program:")


@pytest.mark.parametrize("suffix", ["py", "js"])
def test_the_programs_of_the_docs_play(suffix: str) -> None:
    runs = {"py": sys.executable, "js": shutil.which("node") or ""}[suffix]
    if not runs:
        pytest.skip("there is no node here")
    bot = Path(__file__).parents[2] / "examples" / "bots" / f"saver.{suffix}"
    result = play(Pairing(0, ARCHIMEDES, (f"program:{runs} {bot}", "random"), "1"))
    assert result is not None
    assert result.forfeit is None


# the report


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_the_report_stands_alone(code: str) -> None:
    tournament = Tournament(League(ARCHIMEDES, ("random", "greedy:1"), 2, 4, "<&>", {}))
    tournament.run(Here(), lambda result: None)
    text = page(tournament.league, tournament.results(), language(code), "kept")
    assert "http" not in text
    assert "<script" not in text
    assert "&lt;&amp;&gt;" in text
    assert text.count("<svg") == 3
    assert 'href="kept/000001.txt"' in text
