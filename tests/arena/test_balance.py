"""`kodeks balance`: what is compared, how sure it is, and that a stopped run goes on."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

import kodeks
from kodeks.arena.balance.arms import CHANGED, DECKS, PLAIN, RULE, Arm, Question, pairings
from kodeks.arena.balance.figures import Rate, figures, holm, luck
from kodeks.arena.balance.sheet import as_csv, page
from kodeks.arena.executor import Here
from kodeks.arena.play import Pairing, Result, play
from kodeks.cli import main
from kodeks.languages import language
from tests.brought import DECK, reef

Capture = pytest.CaptureFixture[str]
STARWARS = kodeks.game("starwars")
QUICK = ["--bot", "random", "--lang", "en"]


def arms(name: str, rules: bool = False) -> list[Arm]:
    made = kodeks.game(name)
    return Question(made, made.low, {}, [], None).arms(rules)


# what is compared


def test_every_deck_meets_every_deck_that_may_sit_opposite() -> None:
    names = [arm.decks for arm in arms("starwars")]
    lights, darks = ("Jedi starter", "Rebel starter"), ("Sith starter", "Navy starter")
    assert sorted(names) == sorted((one, other) for one in lights for other in darks)
    assert len(arms("berserk")) == 4, "two decks, each on both sides"


def test_every_house_rule_is_tried_the_other_way() -> None:
    found = arms("archimedes", rules=True)
    assert [arm.kind for arm in found[:1]] == [PLAIN]
    tried = {arm.name for arm in found if arm.kind == RULE}
    assert {"reiner=true", "afterDraw=mayPlay", "firstPlayer=0"} <= tried
    assert "firstPlayer=4" not in tried, "there are two seats"


def test_a_changed_card_is_set_against_itself() -> None:
    before, after = (STARWARS.with_cards([reef(number)]) for number in (1, 2))
    found = Question(before, 2, {}, [DECK, "Sith starter"], after).arms(False)
    assert [arm.kind for arm in found] == [DECKS, CHANGED]
    one, other = (arm.game.cards_hash(arm.game.settle(2, arm.options)) for arm in found)
    assert one != other


def test_the_same_deals_for_all() -> None:
    given = list(pairings(arms("starwars"), "random", 2, 3, "x"))
    assert len(given) == 12
    assert {one.seed for one in given[:4]} == {"x/0"}
    assert [one.number for one in given] == list(range(12))


# cards


@pytest.mark.parametrize("name", ["starwars", "berserk"])
def test_what_a_seat_draws_and_plays_is_in_its_deck(name: str) -> None:
    made = kodeks.game(name)
    result = play(Pairing(0, made, ("random", "random"), "1", cards=True))
    assert result is not None
    for seat in range(2):
        deck = set(made.included(made.settle(2, {}), seat))
        assert result.drawn[seat]
        assert set(result.drawn[seat]) <= deck
        assert set(result.used[seat]) & deck


def test_a_game_without_decks_has_no_cards_to_count() -> None:
    made = kodeks.game("archimedes")
    assert made.handled(made.new(2), 0) == ((), ())
    assert made.included({}, 0) == ()


# how sure it is


def test_the_chance_of_a_difference_by_luck() -> None:
    assert luck(Rate(60, 100), Rate(40, 100)) == pytest.approx(0.0047, abs=0.0002), "z = 2.83"
    assert luck(Rate(50, 100), Rate(50, 100)) == 1.0
    assert luck(Rate(0, 0), Rate(5, 10)) == 1.0
    assert luck(Rate(0, 10), Rate(0, 10)) == 1.0


def test_who_looks_at_many_is_corrected() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06]), "Holm's own example"
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_figures_count_what_was_played() -> None:
    plain, rule = Arm(PLAIN, "", STARWARS, {}), Arm(RULE, "x=on", STARWARS, {})
    results = [Result(at, ("a", "a"), [0, 0], [0 if at % 4 == 0 else 1], 1, first=1) for at in range(40)]
    found = {(one.about, one.name): one for one in figures([plain, rule], results)}
    assert (found["seat", "A"].rate.wins, found["seat", "A"].rate.games) == (10, 20)
    assert (found["first", ""].rate.wins, found["first", ""].rate.games) == (10, 20)
    changed = found["rule", "x=on"]
    assert changed.other is not None
    assert (changed.rate.wins, changed.other.wins) == (0, 10)
    assert changed.sure()


def test_cards_are_set_beside_the_games_without_them() -> None:
    compared = arms("starwars")
    results: list[Result] = []
    Here().run(pairings(compared, "random", 2, 3, "1"), results.append)
    found = figures(compared, results)
    drawn = [one for one in found if one.about == "drawn"]
    included = {one.name: one.rate.games for one in found if one.about == "included"}
    assert drawn
    for one in drawn:
        without = one.other.games if one.other is not None else 0
        assert one.rate.games + without == included[one.name], one.name


# the command


def test_a_run_goes_on_from_its_file_and_reports(tmp_path: Path, capsys: Capture) -> None:
    results, report, table = tmp_path / "b.jsonl", tmp_path / "b.html", tmp_path / "b.csv"
    command = ["balance", "archimedes", *QUICK, "--results", str(results), "--rules"]
    assert main([*command, "--games", "1"]) == 0
    first = results.read_bytes()
    assert main([*command, "--games", "2", "--report", str(report), "--csv", str(table)]) == 0
    assert results.read_bytes().startswith(first), "no game is played twice"
    assert "House rules: the first seat with and without" in capsys.readouterr().out
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert {row["about"] for row in rows} == {"seat", "first", "rule"}
    assert all(row["games"] == "2" for row in rows)
    text = report.read_text(encoding="utf-8")
    assert "kodeks balance archimedes --bot random --games 2 --seed 1 --rules" in text
    assert main([*command, "--games", "1", "--seed", "2"]) == 2
    assert "its seed is '1', not '2'" in capsys.readouterr().err


def test_a_changed_file_of_cards(tmp_path: Path, capsys: Capture) -> None:
    for number in (1, 2):
        (tmp_path / f"reef{number}.cards").write_text(reef(number).text, encoding="utf-8")
    files = ["--cards", str(tmp_path / "reef1.cards"), "--changed", str(tmp_path / "reef2.cards")]
    decks = ["--deck", DECK, "--deck", "Sith starter"]
    assert main(["balance", "starwars", *QUICK, "--games", "1", *files, *decks]) == 0
    assert "Changed cards: the first deck after and before" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["chess"], "no game is called 'chess'"),
        (["archimedes", "--bot", "clever"], "no bot is called 'clever'"),
        (["archimedes", "--option", "speed=1"], "speed"),
        (["starwars", "--deck", "Jedi: 1", "--deck", "Sith starter"], "not legal"),
        (["starwars", "--deck", "Jedi starter"], "these decks can not meet"),
        (["archimedes", "--deck", "Jedi starter"], "these decks can not meet"),
        (["starwars", "--changed", "x.cards"], "--changed is the other version"),
    ],
)
def test_a_wrong_request_is_explained_before_the_first_game(wrong: list[str], said: str, capsys: Capture) -> None:
    assert main(["balance", *wrong, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_the_report_stands_alone(code: str) -> None:
    compared = arms("starwars")
    results: list[Result] = []
    Here().run(pairings(compared, "random", 2, 1, "1"), results.append)
    text = page("<Star>", compared, figures(compared, results), "how", language(code))
    assert not re.search(r"(?:src|href)=|http|<script", text)
    assert "&lt;Star&gt;" in text
    assert text.count("<svg") >= 3
    assert as_csv(figures(compared, results)).startswith("about,name,wins,games,rate,low,high")
