"""Why a seat is not asked: whose opportunity it is, and the rule by which the other is passed over, if one does."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table

CARDS = """
[936-1] Signal Fire
  enhancement, dark, cost 0, Force 1
  host: play area
  action: damage 1 to target enemy unit

[936-2] Lamp Keeper
  unit, light, cost 1, Force 1, capacity 4
  traits Character
  reaction to this being damaged: draw 1

[936-3] Harbour Bell
  enhancement, light, cost 0, Force 1
  host: play area
  action: draw 1

[936-4] Old Grudge
  enhancement, dark, cost 0, Force 1
  host: play area
  reaction to an enemy unit being damaged: draw 1

[936-5] Wary Guard
  unit, light, cost 1, Force 1, capacity 4
  traits Character
  forced reaction to this being damaged: draw 1
  forced reaction to this being dealt damage: heal 1 from this
"""
WINDOW: dict[str, Any] = {"state": "RA", "turn": 3}
STRIKES: dict[str, Any] = {
    "objective": "A Hero's Journey",
    "attackers": ["Nightsister"],
    "state": "E6a",
    "edge": "dark",
}
BATTLE: dict[str, Any] = {"objective": "A Hero's Journey", "attackers": ["Nightsister"], "state": "E4"}


def asked(light: list[str], dark: list[str], *moves: str, **position: Any) -> Table:
    objectives = ["A Hero's Journey", "Draw Their Fire", "Draw Their Fire"]
    data = {"cards": CARDS, "play": {"light": objectives + light, "dark": dark}, **position}
    table = Scenario("skipped", {"game": "starwars", "position": data, "step": [{}]}).run()
    for move in moves:
        table.play(move)
    return table


def why(table: Table) -> list[str]:
    assert table.turn is not None
    return [clause.id for clause in table.why_not("pass", 1 - table.turn)]


@pytest.mark.clause("SWC-D-127")
def test_in_an_action_window() -> None:
    assert why(asked(["Lamp Keeper"], ["Signal Fire"], **WINDOW)) == ["SWC-TIM-7", "SWC-D-127"]
    assert why(asked(["Lamp Keeper", "Harbour Bell"], ["Signal Fire"], **WINDOW)) == ["SWC-TIM-7"]


@pytest.mark.clause("SWC-D-127")
def test_when_something_may_be_answered() -> None:
    assert why(asked(["Lamp Keeper"], ["Signal Fire"], "use Signal Fire", **WINDOW)) == ["SWC-TIM-19", "SWC-D-127"]
    both = asked(["Lamp Keeper"], ["Signal Fire", "Old Grudge"], "use Signal Fire", **WINDOW)
    assert both.turn == 1
    assert why(both) == ["SWC-TIM-19"]


def test_when_forced_abilities_are_ordered() -> None:
    table = asked(["Wary Guard"], ["Signal Fire"], "use Signal Fire", **WINDOW)
    assert table.moves() == ["first 1", "first 2"]
    assert why(table) == ["SWC-D-68"]


@pytest.mark.clause("SWC-CORE-STR-2")
def test_among_strikes() -> None:
    dark = ["Nightsister", "Imperial Command"]
    for guard, clauses in (("Lamp Keeper", []), ("Lamp Keeper; focus 1", ["SWC-CORE-STR-2"])):
        table = asked([guard], dark, turn=3, engagement={**STRIKES, "defenders": ["Lamp Keeper"]})
        assert why(table) == ["SWC-CORE-STR-1", *clauses]


@pytest.mark.clause("SWC-CORE-EDGE-3")
def test_among_cards_for_the_edge() -> None:
    hands = {"light": ["Rebel Trooper"], "dark": ["Rancor"]}
    for defenders, clauses in ((["Lamp Keeper"], []), ([], ["SWC-CORE-EDGE-3"])):
        engagement = {**BATTLE, "defenders": defenders}
        table = asked(["Lamp Keeper"], ["Nightsister"], turn=3, engagement=engagement, hands=hands)
        assert why(table) == ["SWC-CORE-EDGE-1", *clauses]
