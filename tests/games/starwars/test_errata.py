"""Clauses of the FAQ that no scenario can say: what is printed, what chance may answer, what sort of damage it is."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.reading.library import catalogue
from kodeks.games.starwars.timing.damage import BY_EFFECT, FRAMEWORK, Dealing
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.state import CHANCE, State
from kodeks.kernel.table import Table
from tests.play import with_our_sets

GAME = kodeks.game("starwars")


def position(**data: Any) -> Table:
    return Scenario("position", {"game": "starwars", "position": data, "step": [{}]}, with_our_sets).run()


def played(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def dealing(table: Table) -> Dealing:
    """The damage that is on its way."""
    (found,) = [frame for frame in table.state.frames if isinstance(frame, Dealing)]
    return found


@pytest.mark.clause("SWC-ERR-0098")
def test_fall_of_the_jedi_is_an_executor() -> None:
    assert catalogue().by_name["Fall of the Jedi"].traits == ["Executor"]
    assert catalogue(True).by_name["Fall of the Jedi"].traits == ["Executor"]


def searched() -> State:
    """The light side has looked through its deck, left Yoda there, and is about to draw."""
    table = position(
        state="RA",
        turn=4,
        play={"light": ["A Hero's Journey", "Hit and Run", "Redemption; damage 1", "Repair Droid"]},
        hands={"light": ["Yoda, You Seek Yoda"]},
        decks={"light": ["R2-D2", "Yoda (2)", "R2-D2", "Heat of Battle (light)"]},
    )
    played(table, "play Yoda, You Seek Yoda", "pay A Hero's Journey x2", "done")
    state = table.state
    state.play(GAME.read("pass"))
    return state


@pytest.mark.clause("SWC-FAQ-1.2")
def test_after_a_search_every_order_is_as_likely() -> None:
    state = searched()
    assert state.turn == CHANCE
    odds = dict(zip([GAME.write(move) for move in state.moves()], state.odds(), strict=True))
    assert odds == {"dealt R2-D2": 2, "dealt Yoda (2)": 1, "dealt Heat of Battle (light)": 1}


@pytest.mark.clause("SWC-FAQ-1.2")
def test_without_a_search_the_order_stays() -> None:
    table = position(
        state="RA",
        turn=4,
        play={"light": ["A Hero's Journey", "Redemption; damage 1", "Repair Droid"]},
        decks={"light": ["R2-D2", "Yoda (2)", "R2-D2", "Heat of Battle (light)", "C-3PO", "Rebel Trooper", "Y-Wing"]},
    )
    table.play("pass")
    assert table.state.facts()["decks"]["0"] == [["Y-Wing"]]


def loop() -> Table:
    """Two Dynamos have shown one cycle."""
    table = position(
        state="DA",
        turn=3,
        play={
            "light": ["The Secret of Yavin 4", "Mission Briefing", "Fleeing the Empire"],
            "dark": ["Imperial Command", "Perpetual Dynamo", "Perpetual Dynamo; focus 1"],
        },
    )
    return cycle(table)


def cycle(table: Table) -> Table:
    return played(
        table,
        "use Perpetual Dynamo",
        "choose The Secret of Yavin 4",
        "use Perpetual Dynamo #2",
        "choose Fleeing the Empire",
    )


@pytest.mark.clause("SWC-FAQ-2.1c")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_repetitions_are_what_single_executions_are(times: int) -> None:
    at_once = played(loop(), f"repeat {times}")
    singly = loop()
    for _ in range(times):
        cycle(singly)
    assert at_once.state.facts() == singly.state.facts()
    assert at_once.moves() == singly.moves()


@pytest.mark.clause("SWC-FAQ-2.1b", "SWC-TM-49")
def test_the_number_of_repetitions_is_finite() -> None:
    table = loop()
    assert table.why_not("repeat 100") == []
    assert "SWC-FAQ-2.1b" in [clause.id for clause in table.why_not("repeat 0")]
    assert "SWC-TM-49" in [clause.id for clause in table.why_not("repeat 101")], "more than the table allows"


def attack(defenders: list[str], hand: list[str]) -> Table:
    """The dark side attacks; the light side may prevent damage, so that each dealing can be looked at."""
    fight = {"objective": "A Hero's Journey", "attackers": ["Nightsister"], "defenders": defenders}
    return position(
        turn=3,
        hands={"light": ["It Could Be Worse"], "dark": hand},
        engagement={"state": "EA3", "edge": "dark", **fight},
        play={
            "light": ["A Hero's Journey", "Obi-Wan Kenobi"],
            "dark": ["Imperial Command", "Nightsister"],
        },
    )


@pytest.mark.clause("SWC-FAQ-4.4a")
def test_the_unopposed_bonus_is_a_framework_effect() -> None:
    table = attack([], [])
    played(table, "strike Nightsister", "pass")
    assert table.view(0)["prompt"]["args"]["card"] == "A Hero's Journey"
    assert table.state.facts()["cards"]["A Hero's Journey"]["damage"] == 1
    assert dealing(table).sort & FRAMEWORK
    assert dealing(table).source < 0, "no card does it"


@pytest.mark.clause("SWC-FAQ-4.4b")
def test_strikes_are_framework_effects() -> None:
    table = attack(["Obi-Wan Kenobi"], [])
    played(table, "strike Nightsister", "UD")
    assert table.view(0)["prompt"]["args"]["card"] == "Obi-Wan Kenobi"
    assert dealing(table).sort & FRAMEWORK
    table.play("pass")
    assert table.view(0)["prompt"]["args"]["card"] == "A Hero's Journey"
    assert dealing(table).sort & FRAMEWORK


@pytest.mark.clause("SWC-FAQ-4.5a")
def test_force_choke_is_a_card_effect() -> None:
    table = attack(["Obi-Wan Kenobi"], ["Force Choke"])
    played(table, "play Force Choke", "choose Obi-Wan Kenobi")
    assert table.view(0)["prompt"]["args"]["card"] == "Obi-Wan Kenobi"
    assert dealing(table).sort == BY_EFFECT


@pytest.mark.clause("SWC-FAQ-4.14")
def test_copies_are_cards_of_one_title() -> None:
    yodas = [kind for kind in catalogue().kinds if kind.title == "Yoda"]
    assert sorted(number for kind in yodas for _, _, number in kind.prints) == ["0166", "0568"]
    assert all(kind.unique for kind in yodas)
