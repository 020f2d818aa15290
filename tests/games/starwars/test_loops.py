"""SWC-TM-50: loops of mandatory effects in which the players have choices."""

from __future__ import annotations

import pytest

from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table

CARDS = """
[994-1] Restless Golem
  unit, dark, cost 1, Force 1, capacity 3
  traits Droid
  forced reaction to this being damaged: heal 1 from this

[994-2] Golem Forge
  objective, dark, resources 1, capacity 5
  forced reaction to a Droid unit losing a token: damage 1 to a Droid unit

[994-3] Old Husk
  unit, dark, cost 1, Force 1, capacity 1
  traits Droid

[994-4] Last Hope
  unit, light, cost 1, Force 1, capacity 1
  traits Droid
  always: you lose when this is destroyed

[994-5] Tick
  unit, dark, cost 1, Force 1, capacity 3
  traits Clockwork
  forced reaction to this being damaged: heal 1 from this
  forced reaction to this losing a token: damage 1 to this

[994-6] Windup
  unit, dark, cost 1, Force 1, capacity 9
  traits Droid
  forced reaction to this being damaged: damage 1 to a Clockwork unit
"""


def loop(*others: str, light: tuple[str, ...] = ()) -> Table:
    """The dark side must choose again and again which Droid is damaged; a Golem loses the damage, and so on."""
    dark = ["Restless Golem", "Restless Golem", "Golem Forge", "Shadows of Dathomir", "Imperial Command", *others]
    position = {
        "state": "RA",
        "turn": 4,
        "play": {"light": ["Heavy Blaster Emplacement", *light], "dark": dark},
        "cards": CARDS,
    }
    table = Scenario("loop", {"game": "starwars", "position": position, "step": [{}]}).run()
    table.play("use Heavy Blaster Emplacement")
    return table


@pytest.mark.clause("SWC-D-89")
@pytest.mark.parametrize("choices", [(0,), (1,), (0, 1)], ids=str)
def test_choices_that_do_not_end_the_loop(choices: tuple[int, ...]) -> None:
    table = loop()
    answers = 0
    while table.turn is not None:
        assert table.moves() == ["choose Restless Golem", "choose Restless Golem #2"]
        table.play(table.moves()[choices[answers % len(choices)]])
        answers += 1
        assert answers < 200
    assert table.winners() == [0, 1]
    assert table.entries[-1].notes[-1].clause == "SWC-D-89"


@pytest.mark.clause("SWC-D-89")
def test_a_choice_that_could_end_it_keeps_the_game_going() -> None:
    table = loop("Old Husk")
    for answer in range(300):
        assert table.turn == 1
        table.play(table.moves()[answer % 2])
    assert table.moves()[2] == "choose Old Husk"
    table.play("choose Old Husk")
    facts = table.state.facts()
    assert table.turn is not None
    assert facts["stack"] == []
    assert facts["discards"]["1"] == ["Old Husk"]


@pytest.mark.clause("SWC-D-89")
def test_a_choice_that_wins_leads_out_of_it_too() -> None:
    table = loop(light=("Last Hope",))
    golems = [move for move in table.moves() if "Golem" in move]
    for answer in range(300):
        assert table.turn == 1
        table.play(golems[answer % 2])
    assert "choose Last Hope" in table.moves()
    table.play("choose Last Hope")
    assert table.turn is None
    assert table.winners() == [1]


@pytest.mark.clause("SWC-D-89", "SWC-TM-50")
def test_a_choice_that_leads_into_a_loop_without_choices_is_no_way_out() -> None:
    table = loop("Tick", "Windup")
    answers = 0
    while table.turn is not None:
        assert "choose Windup" in table.moves()
        table.play([move for move in table.moves() if "Golem" in move][answers % 2])
        answers += 1
        assert answers < 200
    assert table.winners() == [0, 1]
    assert table.entries[-1].notes[-1].clause == "SWC-D-89"
