"""`kodeks arena` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kodeks
from kodeks.cli import main

Capture = pytest.CaptureFixture[str]
GAME = ["arena", "archimedes", "greedy:1", "random", "--lang", "en"]


def test_a_table_for_people(capsys: Capture) -> None:
    assert main([*GAME, "--games", "4"]) == 0
    head, *lines, seats, last, rules = capsys.readouterr().out.splitlines()
    assert head.split() == ["bot", "games", "wins", "rate", "95", "%", "interval", "score"]
    assert {line.split()[0] for line in lines} == {"greedy:1", "random"}
    assert seats.startswith("Wins by seat: A ")
    assert last.startswith("4 games of Archimedes, seats: 2, seed 1, ")
    assert rules.startswith("rules: ")


def test_json_for_programs(capsys: Capture) -> None:
    assert main([*GAME, "--games", "3", "--seats", "3", "--seed", "x", "--option", "reiner=on", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seats"], told["seed"], told["options"]) == ("archimedes", 3, "x", {"reiner": "on"})
    assert (told["asked"], told["played"]) == (3, 3)
    assert told["decisions_per_second"] > 0
    assert [set(entry) for entry in told["standings"]] == [{"bot", "games", "wins", "rate", "interval", "score"}] * 2
    assert sum(entry["games"] for entry in told["standings"]) == 9
    assert [entry["seat"] for entry in told["seating"]] == ["A", "B", "C"]
    assert sum(entry["wins"] for entry in told["standings"]) == 3
    assert [result["number"] for result in told["results"]] == [0, 1, 2]
    assert all(len(result["scores"]) == len(result["bots"]) == 3 for result in told["results"])


def test_time_is_for_a_search_without_a_level(capsys: Capture) -> None:
    bots = ["search", "search:3", "random"]
    assert main(["arena", "archimedes", *bots, "--time", "1ms", "--games", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["results"][0]["bots"] == ["search:1ms", "search:3", "random"]


def test_journals_can_be_kept(tmp_path: Path, capsys: Capture) -> None:
    assert main([*GAME, "--games", "2", "--journals", str(tmp_path / "kept")]) == 0
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in kept] == ["000001.txt", "000002.txt"]
    assert all(kodeks.replay(path.read_text(encoding="utf-8")).turn is None for path in kept)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["arena", "chess", "random"], "chess"),
        (["arena", "archimedes", "clever"], "no bot is called 'clever'; there are: random, novice, greedy, search"),
        (["arena", "archimedes", "search", "--time", "soon"], "'soon' is no time to think"),
        (["arena", "archimedes", "random", "--seats", "9"], "9"),
        (["arena", "archimedes", "random", "--option", "speed=7"], "speed"),
        (
            ["arena", "archimedes", "random", "--option", "reiner"],
            "has no =; write it like --option reiner=on",
        ),
        (["arena", "archimedes", *["random"] * 3, "--seats", "2"], "3 bots do not fit on 2 seats"),
    ],
)
def test_a_wrong_request_is_explained_before_the_first_game(wrong: list[str], said: str, capsys: Capture) -> None:
    assert main([*wrong, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.out == ""


def test_no_games_at_all(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main([*GAME, "--games", "0"])
    assert "0 is not 1 or more" in capsys.readouterr().err
