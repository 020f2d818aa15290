"""What bots rely on in every game's judge: shares of one victory, from the position alone."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.state import OVER
from tests.play import Case, all_cases, moments, questions

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)


@CASES
def test_the_seats_share_one_victory(case: Case) -> None:
    """The search gives the last seat what the others leave."""
    state = case.game.new(case.seats, **case.options)
    chosen = moments(case, 60)
    for i, _ in enumerate(questions(state, case.rng())):
        if i in chosen:
            before = state.dump()
            shares = [case.game.judge(state, seat) for seat in range(case.seats)]
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)
            assert state.dump() == before
    assert state.turn == OVER
    won = state.winners()
    ends = [case.game.judge(state, seat) for seat in range(case.seats)]
    assert ends == [1 / len(won) if seat in won else 0 for seat in range(case.seats)]


def judged(name: str, seat: int, **data: Any) -> float:
    game = kodeks.game(name)
    state = game.position(data, 2, game.settle(2, {}))
    state.begin()
    return game.judge(state, seat)


def test_archimedes_likes_few_points_and_the_way_out() -> None:
    even = judged("archimedes", 0, hands=[[5, 9, 13], [5, 9, 13]], pile=[3], player=1)
    assert judged("archimedes", 0, hands=[[5, 9, 13], [5, 9, 13]], pile=[3], player=1, totals=[0, 4], round=3) > even
    assert judged("archimedes", 0, hands=[[2, 6], [5, 9]], pile=[3]) > 0.6  # on turn, ×2=6 goes out
    assert judged("archimedes", 0, hands=[[5, 9], [2, 6]], pile=[3], player=1) < 0.4


def test_arcanon_likes_dice_and_fears_the_verdict() -> None:
    bidding: dict[str, Any] = {"step": "bidding", "round": 2, "column": 5, "dice": [2, 3, 5, 7, 20]}
    even = judged("arcanon", 0, **bidding)
    assert judged("arcanon", 0, **bidding, pools=[20, 0]) > even
    assert judged("arcanon", 0, **bidding, owners=["", "", "", "A", ""]) > even
    # both hold the Icosahedron, 20 Charges
    accused: dict[str, Any] = {**bidding, "step": "judgement", "declarer": "A", "judge": "B"}
    assert judged("arcanon", 0, **accused, stake=20) > even > judged("arcanon", 0, **accused, stake=21)


def test_star_wars_likes_fallen_objectives_the_dial_the_balance_and_units() -> None:
    """SWC-CORE-WIN-1 and WIN-2 say who is on the way to win, BAL-1 and BAL-2 what the Balance brings."""
    course: dict[str, Any] = {"state": "DA", "turn": 5, "dial": 4, "balance": "light"}
    even = judged("starwars", 0, **course)
    assert judged("starwars", 0, **course, victory={"light": ["Imperial Command"]}) > even
    assert judged("starwars", 0, **{**course, "dial": 8}) < even
    assert judged("starwars", 0, **{**course, "balance": "dark"}) < even
    assert judged("starwars", 0, **course, victory={"dark": ["A Hero's Journey"]}) < even
    assert judged("starwars", 0, **course, play={"light": ["Luke Skywalker"]}) > even
    assert judged("starwars", 0, **course, play={"dark": ["Darth Vader"]}) < even
