"""Every scenario file of every game is a test of its own; and the runner says which step expects what else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kodeks.kernel.errors import BadScenario, NoUndo, ScenarioFailed
from kodeks.kernel.scenario import Scenario, load

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.toml"))
DOC = Path(__file__).parents[1] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = load(path)
    assert scenario.game.name == path.parent.name
    assert scenario.clauses, "a scenario says which clauses it checks"
    scenario.run()


def test_titles_are_unique() -> None:
    titles = [load(path).title for path in FILES]
    assert sorted(set(titles)) == sorted(titles)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(1, len(EXAMPLES) + 1))
def test_the_examples_of_the_documentation_hold(text: str) -> None:
    Scenario("example", tomllib.loads(text)).run()


def addition(**step: Any) -> dict[str, Any]:
    """Top 3; A holds 5 and 8, B two 13s; the second step is given."""
    position = {"pile": [3], "hands": [[5, 8, 9], [13, 13]]}
    return {"game": "archimedes", "position": position, "step": [{"turn": 0}, step]}


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ({"turn": 1}, "turn should be 1 but is 0"),
        ({"asks": "ARM-6.3"}, "the clause of the question should be ARM-6.3 but is ARM-3.3"),
        ({"legal": ["draw"]}, "legal moves should be ['draw'] but is ['+5=8', 'draw']"),
        ({"refused": {"+5=8": "ARM-4.5"}}, "'+5=8' should be refused by ARM-4.5 but is legal"),
        ({"refused": {"+5=9": "ARM-4.6"}}, "'+5=9' should be refused by ARM-4.6 but is refused by ARM-4.5"),
        ({"refused": {"hop": "ARM-4.6"}}, "'hop' should be refused by ARM-4.6 but is refused by ?"),
        ({"play": "+5=9"}, "+5=9 is not allowed. ARM-4.5: "),
        ({"play": "B: draw"}, "draw: it is A's turn. ARM-3.2: "),
        ({"play": "+5=8", "chance": ["card 5"]}, "chance was not asked for ['card 5']"),
        ({"play": "+5=8", "cites": ["ARM-6.1"]}, "no log line cites ARM-6.1; cited: ARM-4.7, ARM-4.9"),
        ({"play": "+5=8", "hears": {"1": []}}, "hears.1 should be [] but is ['A plays 3 + 5 = 8', "),
        (
            {"play": "+5=8", "hears": {"1": {"contains": ["draws"]}}},
            "hears.1: no line contains 'draws'; there are: ['A pl",
        ),
        ({"play": "+5=8", "then": {"top": 7}}, "then.top should be 7 but is 8"),
        ({"play": "+5=8", "then": {"hands": {"0": ["8"]}}}, "then.hands.0 should be ['8'] but is ['9']"),
        ({"then": {"tops": 7}}, "then has no 'tops'; it has: "),
        ({"sees": {"spectator": {"top": 7}}}, "sees.spectator.top should be 7 but is 3"),
        ({"sees": {"1": {"hands": {"0": []}}}}, "sees.1.hands has no '0'; it has: 1"),
        ({"hides": {"0": ["hands.0"]}}, "hides.0: hands.0 can be seen"),
        ({"scores": [1, 0]}, "scores should be [1, 0] but is [0, 0]"),
        ({"winners": [0]}, "winners should be [0] but is []"),
    ],
)
def test_a_wrong_expectation_names_its_step(step: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ScenarioFailed) as failure:
        Scenario("sum", addition(**step)).run()
    assert str(failure.value).startswith("sum, step 2: ")
    assert sentence in str(failure.value)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"game": "archimedes"}, "s: a scenario names its game and has at least one [[step]]"),
        ({"step": [{}]}, "s: a scenario names its game and has at least one [[step]]"),
        ({"game": "archimedes", "stop": 1, "step": [{}]}, "s: unknown keys: stop; there are: title, game, "),
        (addition(plays="draw"), "s, step 2: unknown keys: plays; there are: note, turn, asks, legal, "),
        (addition(legal="draw"), "s, step 2: legal can not be 'draw'"),
        ({"game": "archimedes", "step": [5]}, "s, step 1: 5 is no table of keys"),
        (addition(play="hop"), "s, step 2: 'hop' is no move; moves look like +5=8"),
        (addition(play="hop"), "; legal now: draw, +5=8"),
        (addition(asks="ARM-99"), "s, step 2: no clause of Archimedes is called 'ARM-99'"),
        (addition(cites=["ARM-3.3", "ARM-99"]), "s, step 2: no clause of Archimedes is called 'ARM-99'"),
        (addition(refused={"pass": "ARM-99"}), "s, step 2: no clause of Archimedes is called 'ARM-99'"),
        ({**addition(), "clauses": ["ARC-1.1"]}, "s: no clause of Archimedes is called 'ARC-1.1'"),
        (addition(stop=1), "s, step 2: stop can not be 1"),
        (addition(hears={"0": {"holds": []}}), "hears.0: unknown keys: holds; there are: contains"),
        (addition(play="draw"), "s, step 2: chance is asked and the scenario has no answer; possible: card 1, card 2"),
        (addition(play="draw", chance=["card R"]), "s, step 2: chance can not answer 'card R' now"),
        (addition(play="draw", chance=["..."], hears={"7": []}), "'7' is nobody here: write a seat from 0 to 1"),
        (addition(sees={"A": {}}), "'A' is nobody here: write a seat from 0 to 1, or spectator"),
        ({"game": "archimedes", "seats": 9, "step": [{}]}, "s, at its beginning: Archimedes has 2 to 5 seats, not 9"),
        (
            {"game": "archimedes", "position": {}, "step": [{}]},
            "s, at its beginning: the calculation pile has at least",
        ),
        ({"game": "archimedes", "options": {"joker": True}, "step": [{}]}, "no option is called 'joker'"),
    ],
)
def test_a_scenario_that_can_not_be_read_says_why(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario) as error:
        Scenario("s", data).run()
    assert sentence in str(error.value)


def test_a_file_that_is_no_toml_says_so(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("title = ", encoding="utf-8")
    with pytest.raises(BadScenario, match=r"^broken.toml can not be read: "):
        load(tmp_path / "broken.toml")
    (tmp_path / "image.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadScenario, match=r"^image.toml can not be read: "):
        load(tmp_path / "image.toml")


def test_taking_back_gives_the_script_back_too() -> None:
    table = Scenario("sum", addition(play="draw", chance=["card 9"])).run()
    with pytest.raises(NoUndo):
        table.undo(0)
    table.undo(0, consent=True)
    table.play("draw")
    assert table.state.facts()["hands"]["0"] == ["5", "8", "9", "9"]


def going_out(**step: Any) -> dict[str, Any]:
    """A lays the last card; the next round would be dealt at once."""
    position = {"pile": [4], "hands": [[4], [6, 7]]}
    return {"game": "archimedes", "position": position, "step": [{"play": "=4", **step}, {"turn": 1}]}


def test_a_step_may_stop_before_the_game_runs_on_by_itself() -> None:
    looks = {"hears": {"1": ["A lays an equality: 4 = 4"]}, "then": {"hands": {"0": [], "1": ["6", "7"]}, "tokens": []}}
    data = going_out(stop=True, **looks)
    data["step"][1] = {"turn": 1, "chance": ["..."], "cites": [], "then": {"round": 2, "tokens": [[0, 2]]}}
    stopped = Scenario("out", data).run()
    whole = Scenario("out", going_out(chance=["..."])).run()
    assert stopped.state == whole.state
    assert [str(note) for note in stopped.log(None)] == [str(note) for note in whole.log(None)]


def test_what_a_stop_kept_back_is_heard_in_the_next_step() -> None:
    data = going_out(stop=True, hears={"0": {"contains": ["equality"]}}, winners=[])
    data["position"]["round"] = 5
    data["step"][1] = {"turn": -1, "hears": {"0": {"contains": ["A has no cards left", "A has won"]}}, "winners": [0]}
    Scenario("last", data).run()
    data["step"][0]["hears"] = {"0": {"contains": ["A has no cards left"]}}
    with pytest.raises(ScenarioFailed, match=r"step 1: hears.0: no line contains 'A has no cards left'"):
        Scenario("last", data).run()


def test_a_scenario_may_end_where_it_stops() -> None:
    data = going_out(stop=True, then={"round": 1})
    del data["step"][1]
    table = Scenario("out", data).run()
    assert table.turn is None
    assert repr(table.state) == "<Archimedes: nobody is asked yet>"


def test_a_stop_changes_nothing_where_somebody_is_asked_first() -> None:
    table = Scenario("sum", addition(play="+5=8", stop=True, then={"top": 8})).run()
    assert table.turn == 1
    assert table.moves() == ["draw"]


def test_a_watcher_sees_the_table_before_each_step() -> None:
    seen: list[tuple[int, list[str]]] = []
    Scenario("sum", addition(play="+5=8")).run(lambda number, table: seen.append((number, table.moves())))
    assert seen == [(1, ["draw", "+5=8"]), (2, ["draw", "+5=8"])]
