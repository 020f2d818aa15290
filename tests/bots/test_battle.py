"""Berserk: positions with a clearly best move, and faults that lost whole games."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.bots import Bot
from kodeks.bots.greedy import Greedy
from kodeks.bots.search import Search
from kodeks.games.berserk.moves import DONE, KEEP, REDEAL
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import CHANCE, OVER

GAME = kodeks.game("berserk")
CARDS = """
[T1] Fighter
cost: 5 silver
movement: 1
lives: 8
strike: 2-3-4

[T2] Giant
cost: 9 gold
movement: 1
lives: 14
strike: 5-6-7

[T3] Runner
cost: 4 silver
movement: 1
lives: 8
strike: 2-3-4
en: Teleport.
"""
BOTS = pytest.mark.parametrize("player", [Greedy(), Search(simulations=120)], ids=["greedy", "search"])


def battle(**data: Any) -> Berserk:
    placed = {"turn": 9, "cards": CARDS, **data}
    game = GAME.for_table({}, placed)
    state = game.position(placed, 2, game.settle(2, {}))
    state.begin()
    assert isinstance(state, Berserk)
    return state


def answer(player: Bot, state: Berserk) -> str:
    return state.game.write(player.choose(Sight(state.game, state, state.turn)))


@BOTS
def test_a_killing_strike_is_struck(player: Bot) -> None:
    state = battle(play={"A": ["c3 Fighter", "a1 Fighter"], "B": ["d4 Giant", "b4 Giant; closed; wounds 13"]})
    assert answer(player, state) == "strike c3 b4"


def test_who_has_to_step_before_a_killing_strike_steps() -> None:
    """Two answers that are worth something together: one step ahead sees only the first."""
    state = battle(play={"A": ["c2 Fighter"], "B": ["c4 Fighter; closed; wounds 7"]})
    search = Search(simulations=120)
    step = search.choose(Sight(state.game, state, 0))
    state.play(step)
    while state.turn != 0:
        state.play(state.moves()[0])
    assert state.game.write(step).startswith("move c2 ")
    assert answer(search, state).endswith(" c4")


@BOTS
def test_nobody_strikes_his_own_to_put_off_the_end_of_the_turn(player: Bot) -> None:
    """What others could still be struck for was lost by passing, and so it seemed better to do anything else."""
    fighters = ["b1 Fighter; steps 0; moved", "c1 Fighter; steps 0; moved", "d1 Fighter; closed; attacked"]
    state = battle(play={"A": fighters, "B": ["c4 Fighter; closed", "d4 Fighter; closed"]})
    assert any(state.game.write(move) == "strike b1 c1" for move in state.moves())
    assert answer(player, state) == "pass"


def test_to_pass_the_turn_changes_nothing_for_the_judge() -> None:
    fighters = ["b3 Fighter; closed; attacked", "c3 Fighter; steps 0; moved"]
    state = battle(play={"A": fighters, "B": ["c4 Giant", "e4 Fighter; closed"]})
    before = state.game.judge(state, 0)
    assert state.game.write(state.moves()[0]) == "pass"
    state.play(state.moves()[0])
    assert state.turns == 10
    assert state.game.judge(state, 0) == pytest.approx(before, abs=0.01)


def test_the_turn_is_over_for_the_judge_although_the_other_may_still_answer() -> None:
    """To pass had kept all hopes as long as there were windows, so greedy let its turns go by."""
    sudden = "a6 Fighter; with [:lgt][:tap]: wound a chosen creature by 1."
    state = battle(play={"A": ["c3 Giant", "d3 Giant"], "B": ["c4 Giant; closed", "d4 Giant; closed", sudden]})
    passes = state.moves()[0]
    state.play(passes)
    assert (state.turn, state.turns) == (1, 9)
    before = state.game.judge(state, 0)
    while state.turns == 9:
        state.play(passes)
    assert state.game.judge(state, 0) == pytest.approx(before, abs=0.002)


@pytest.mark.parametrize("seed", range(3))
def test_a_search_redeals_seldom_and_builds_its_squad_without_detours(seed: int) -> None:
    """It redealt until nothing was left, since no judge told deals apart, and took and dropped cards for ever."""
    table = GAME.table(2, f"deal {seed}", first="A")
    player = Search(seed, simulations=40)
    redealt = [0, 0]
    changes = 0
    while not isinstance(table.state.frames[-1], Recruiting) or table.turn != 1:
        assert table.turn is not None
        seat = table.turn
        move = player.choose(Sight(table.game, table.state, seat))
        redealt[seat] += move == REDEAL
        changes += move not in (REDEAL, KEEP, DONE)
        table.play(move)
        assert changes <= 20
    assert max(redealt) <= 3
    assert isinstance(table.state, Berserk)
    assert changes <= len(table.state.squads[0]) + 2


@pytest.mark.parametrize("turn", [41, 62])
def test_who_can_teleport_does_not_run_for_ever(turn: int) -> None:
    """Two of 220 games of greedy against itself had no end: who is behind kept away, and could not be caught."""
    state = battle(turn=turn, play={"A": ["a1 Runner; wounds 7"], "B": ["d5 Fighter", "e4 Fighter; wounds 2"]})
    player = Greedy(1, 1)
    rng = Rng(turn)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(state.roll(rng))
        else:
            state.play(player.choose(Sight(state.game, state, state.turn)))
        assert state.turns < 160
