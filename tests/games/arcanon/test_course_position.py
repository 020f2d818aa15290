"""Positions built by hand: what is impossible is refused in words, and the rest begins as its Step does."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.kernel.errors import BadPosition
from tests.games.arcanon.course import play, table_at


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ({"colour": "red"}, "colour"),
        ({"step": "dinner"}, "step"),
        ({"round": 0}, "round"),
        ({"round": 3}, "round"),
        ({"round": "two"}, "round"),
        ({"column": 6}, "column"),
        ({"dice": [2, 3, 5, 7]}, "dice"),
        ({"dice": [5, 3, 5, 7, 11]}, "dice"),
        ({"dice": ["2", 3, 5, 7, 11]}, "dice"),
        ({"order": ["A", "A"]}, "order"),
        ({"pools": [1, 2, 3]}, "pools"),
        ({"owners": ["A"]}, "owners"),
        ({"owners": ["C", "", "", "", ""]}, "'C'"),
        ({"liars": ["A", "", "", "", ""]}, "liars"),
        ({"owners": ["A", "", "", "", ""], "liars": ["A", "", "", "", ""]}, "liars"),
        ({"matrix": {"Z": {}}}, "'Z'"),
        ({"matrix": {"A": {"Cube": "01"}}}, "'Cube'"),
        ({"matrix": {"A": {"Initium": "+9"}}}, "'\\+9'"),
        ({"matrix": {"A": {"Initium": ""}}}, "''"),
        ({"matrix": {"A": {"Initium": "01 lost"}}}, "lost"),
        ({"active": {"A": ["91"]}}, "'91'"),
        ({"active": {"A": "91"}}, "active.A is a list"),
        ({"active": ["A"]}, "active says something for each seat"),
        ({"matrix": ["A"]}, "matrix says something for each seat"),
        ({"matrix": {"A": "01"}}, "matrix.A says for cards where they lie"),
        ({"round": True}, "round"),
        ({"pools": [True, 0]}, "pools"),
        ({"order": 5}, "order is a list"),
        ({"resigned": "A"}, "resigned is a list"),
        ({"done": "no"}, "done is true or false"),
        ({"column": 2, "owners": ["", "A", "", "", ""]}, "earlier columns"),
        ({"column": 2, "step": "adjustment", "owners": ["", "", "", "", "A"]}, "earlier columns"),
        ({"step": "allocation", "owners": ["A", "", "", "", ""]}, "earlier columns"),
        ({"stake": 4}, "declarer"),
        ({"declarer": "A"}, "stake"),
        ({"stake": -1, "declarer": "A"}, "stake"),
        ({"resigned": ["A", "B"]}, "resigned"),
        ({"resigned": ["A"], "stake": 2, "declarer": "A"}, "resigned"),
        ({"resigned": ["A"], "duty": "A"}, "resigned"),
        ({"step": "judgement", "stake": 2, "declarer": "A"}, "''"),
        ({"step": "judgement", "judge": "A"}, "declarer"),
        ({"step": "judgement", "judge": "A", "stake": 2, "declarer": "A"}, "declarer"),
    ],
)
def test_an_impossible_position_is_refused_in_words(position: dict[str, Any], word: str) -> None:
    with pytest.raises(BadPosition, match=word):
        table_at(position, [])


@pytest.mark.clause("ARC-5.1.10", "ARC-5.7.2")
@pytest.mark.parametrize("step", ["allocation", "end"])
def test_nothing_is_active_outside_a_bidding(step: str) -> None:
    facts = table_at({"step": step}, []).state.facts()
    assert facts["active"] == {"0": [], "1": []}
    assert facts["charges"] == [0, 0]


def test_between_biddings_no_stake_stands() -> None:
    table = table_at({}, [])
    play(table, "declare 2", "pass", "resign")
    facts = table.state.facts()
    assert (facts["stake"], facts["declarer"], facts["bidders"], facts["duty"]) == (0, None, [], None)
