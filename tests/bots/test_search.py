"""What a search finds, when it stops, and what it tells as a hint."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.bots import Bot
from kodeks.bots.greedy import Greedy
from kodeks.bots.search import Hint, Search, mixed
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import State

ARCHIMEDES = kodeks.game("archimedes")


def position(seats: int = 2, **data: Any) -> State:
    state = ARCHIMEDES.position(data, seats, ARCHIMEDES.settle(seats, {}))
    state.begin()
    return state


def sight(state: State) -> Sight:
    return Sight(ARCHIMEDES, state, state.turn)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("player", [Greedy(), Search(simulations=200)], ids=["greedy", "search"])
def test_who_can_go_out_in_the_last_round_does(player: Bot, seats: int) -> None:
    """Hand 2 6 on top 3: only ×2=6 uses both cards (ARM-S9), and it wins the game."""
    state = position(seats, hands=[[2, 6]], pile=[3], round=5, totals=[2] * seats)
    assert ARCHIMEDES.write(player.choose(sight(state))) == "×2=6"


def test_the_first_simulation_follows_the_judge() -> None:
    """Before its first visit an answer counts by what the judge says after it: here only going out wins."""
    state = position(hands=[[2, 6]], pile=[3], round=5, totals=[2, 2])
    first = Search(simulations=1).hints(sight(state))[0]
    assert (ARCHIMEDES.write(first.move), first.visits) == ("×2=6", 1)


def test_hints_tell_every_move_the_best_first() -> None:
    state = position(hands=[[2, 6]], pile=[3], round=5, totals=[0, 0])
    hints = Search(simulations=300).hints(sight(state))
    assert sorted(hint.move for hint in hints) == sorted(state.moves())
    assert sum(hint.visits for hint in hints) == 300
    assert [hint.visits for hint in hints] == sorted((hint.visits for hint in hints), reverse=True)
    assert all(0 <= hint.chance <= 1 for hint in hints)
    assert hints[0].chance == 1  # going out wins
    assert hints[1].chance < 0.9


def test_a_single_move_is_played_at_once() -> None:
    def clock() -> float:
        raise AssertionError("nothing to think about")

    state = position(hands=[[13]], pile=[3])
    assert ARCHIMEDES.write(Search(seconds=100.0, clock=clock).choose(sight(state))) == "draw"


def test_the_time_to_think_is_kept() -> None:
    """Each look at this clock takes 10 ms, and the search looks once after each simulation."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    hints = Search(seconds=0.5, clock=clock).hints(sight(position(hands=[[1, 2, 3, 4]], pile=[3])))
    assert 45 <= sum(hint.visits for hint in hints) <= 55


def test_a_search_can_be_stopped() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked == 20

    search = Search(seconds=3600.0, stop=stop)
    assert sum(hint.visits for hint in search.hints(sight(position(hands=[[1, 2, 3, 4]], pile=[3])))) == 20


def test_another_seed_is_another_search() -> None:
    state = position(hands=[[1, 2, 3, 4, 5]], pile=[3])
    seen = {tuple(Search(seed, simulations=30).hints(sight(state))) for seed in range(5)}
    assert len(seen) > 1
    assert len({tuple(Search(7, simulations=30).hints(sight(state))) for _ in range(3)}) == 1


def test_a_mixed_choice_follows_the_squares_of_the_visits() -> None:
    hints = [Hint(5, 30, 0.6), Hint(6, 10, 0.6), Hint(7, 0, 0.5)]
    rng = Rng(1)
    drawn = [mixed(hints, rng) for _ in range(2000)]
    assert 7 not in drawn
    assert 0.87 < drawn.count(5) / 2000 < 0.93  # 900 of 1000


def test_where_bluffing_matters_the_choice_is_mixed() -> None:
    """The Leader of an Arcanon Bidding does not answer the same question always alike."""
    game = kodeks.game("arcanon")
    table = game.table(2, seed=1)
    while table.turn is not None and not game.bluffs(table.state):
        table.play(table.moves()[0])
    assert table.turn is not None
    eye = Sight(game, table.state, table.turn)
    assert len({Search(seed, simulations=25).choose(eye) for seed in range(12)}) > 1
