"""Positions built by hand: what is not said is dealt by rank, and what no game can reach is refused."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.state import State

GAME = kodeks.game("archimedes")


def build(seats: int = 2, reiner: bool = False, **data: Any) -> State:
    state = GAME.position(data, seats, GAME.settle(seats, {"reiner": reiner}))
    state.begin()
    return state


def test_what_is_not_said_is_dealt_by_rank() -> None:
    facts = build(3, pile=[3], hands=[[1, 2]]).facts()
    assert facts["hands"] == {"0": ["1", "2"], "1": ["12", "13", "13", "13", "13"], "2": ["11", "11", "12", "12", "12"]}
    assert facts["draw_pile"] == 54 - 1 - 2 - 5 - 5
    assert (facts["round"], facts["player"], facts["starter"], facts["passes"]) == (1, 0, 0, 0)
    assert facts["totals"] == [0, 0, 0]


def test_a_smaller_draw_pile_buries_the_rest_under_the_calculation_pile() -> None:
    facts = build(pile=[7, 3], hands=[[1], [2]], draw_pile=2).facts()
    assert facts["draw_pile_cards"] == ["1", "1"]
    assert facts["pile"][-2:] == ["7", "3"]
    assert len(facts["pile"]) == 54 - 2 - 2
    named = build(pile=[3], hands=[[1], [2]], draw_pile=[9, 9, 5]).facts()
    assert named["draw_pile_cards"] == ["5", "9", "9"]
    assert build(pile=[3], draw_pile=0).facts()["draw_pile"] == 0


def test_everything_can_be_said() -> None:
    rest: dict[str, Any] = {"draw_pile": 0, "player": 1, "starter": 1, "round": 4, "passes": 1, "totals": [3, 6]}
    facts = build(pile=["R"], top=9, hands=[[1], [2]], reiner=True, **rest).facts()
    assert (facts["top"], facts["player"], facts["starter"], facts["round"]) == (9, 1, 1, 4)
    assert (facts["passes"], facts["totals"]) == (1, [3, 6])
    assert build(pile=["R"], hands=[[1], [2]], reiner=True).facts()["top"] == 0, "nobody has given it a value"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "the calculation pile has at least one card: give pile = [...], the top last"),
        ({"pile": []}, "the calculation pile has at least one card"),
        ({"pile": [3], "cards": []}, "a position of Archimedes has no cards; it has: draw_pile, hands, passes, pile"),
        ({"pile": [14]}, "'14' is no card; the cards are 1 to 13 and R"),
        ({"pile": 3}, "3 is no list of cards"),
        ({"pile": [3], "hands": ["12"]}, "'12' is no list of cards"),
        ({"pile": ["R"]}, "there are not that many cards R in the deck"),
        ({"pile": [3, 3, 3, 3, 3]}, "there are not that many cards 3 in the deck"),
        ({"pile": [3], "hands": [[1], [2], [3]]}, "hands has at most one list of cards for each of the 2 seats"),
        ({"pile": [3], "hands": 5}, "hands has at most one list of cards"),
        ({"pile": [3], "hands": [[], [1]]}, "seat 0 has no cards: the round would be over"),
        ({"pile": [3], "draw_pile": [3, 3, 3, 3]}, "the draw pile can not have that many cards 3"),
        ({"pile": [3], "draw_pile": 99}, "draw_pile is a number from 0 to 43 here, not 99"),
        ({"pile": [3], "draw_pile": "all"}, "draw_pile is a number from 0 to 43 here, not 'all'"),
        ({"pile": [3], "top": 4}, "top is a number from 3 to 3 here, not 4"),
        ({"pile": [3], "player": 2}, "player is a number from 0 to 1 here, not 2"),
        ({"pile": [3], "starter": "A"}, "starter is a number from 0 to 1 here, not 'A'"),
        ({"pile": [3], "player": True}, "player is a number from 0 to 1 here, not True"),
        ({"pile": [3], "round": 0}, "round is a number from 1 to 5 here, not 0"),
        ({"pile": [3], "round": 6}, "round is a number from 1 to 5 here, not 6"),
        ({"pile": [3], "passes": 1}, "passes is a number from 0 to 0 here, not 1"),
        ({"pile": [3], "draw_pile": 0, "passes": 2}, "passes is a number from 0 to 1 here, not 2"),
        ({"pile": [3], "totals": [1]}, "totals has a number for each of the 2 seats, not [1]"),
        ({"pile": [3], "totals": [1, "x"]}, "totals has a number for each of the 2 seats"),
        ({"pile": [3], "totals": [1, 0]}, "totals are from 0 to 0 after 0 rounds, not [1, 0]"),
        ({"pile": [3], "round": 3, "totals": [5, 0]}, "totals are from 0 to 4 after 2 rounds, not [5, 0]"),
        ({"pile": [3], "round": 3, "totals": [-1, 0]}, "totals are from 0 to 4 after 2 rounds, not [-1, 0]"),
    ],
)
def test_what_no_game_can_reach_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        build(**data)
    assert sentence in str(error.value)


@pytest.mark.clause("ARM-D-22")
def test_only_a_reiner_card_that_was_turned_up_first_has_no_value() -> None:
    with pytest.raises(BadPosition, match="give top = 1 to 13"):
        build(reiner=True, pile=[3, "R"])
    assert build(reiner=True, pile=[3, "R"], top=9).facts()["top"] == 9
