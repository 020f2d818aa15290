"""What a bot proposes as a whole: squads and deployments of Berserk, from many deals."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.bots import bot
from kodeks.games.berserk.field import CELLS, row_of
from kodeks.games.berserk.moves import DONE, KEEP
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.deployment import Deployment
from kodeks.games.berserk.steps.prices import joins_not, left, penalty
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.kernel.sight import Sight
from kodeks.kernel.table import Table

SEEDS = range(6)


def recruiting(seed: int) -> Table:
    table = kodeks.game("berserk").table(2, f"plan {seed}", first="A")
    while KEEP in table.state.moves():
        table.play(KEEP)
    return table


def planned(table: Table) -> list[int]:
    assert table.turn is not None
    return bot("greedy:2").plan(Sight(table.game, table.state, table.turn))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_squad_is_proposed_whole_and_spends_its_crystals(seed: int) -> None:
    table = recruiting(seed)
    for seat in range(2):
        assert table.turn == seat
        plan = planned(table)
        assert plan[-1] == DONE
        for move in plan[:-1]:
            table.play(move)
        state = table.state
        assert isinstance(state, Berserk)
        assert isinstance(state.frames[-1], Recruiting)
        squad = [state.kind(number) for number in state.squads[seat]]
        assert sum(kind.creature() for kind in squad) >= 4
        gold, silver = left(squad, state.crystals[seat])
        others = [state.kind(number) for number in state.frames[-1].others(state)]
        free = [kind for kind in others if not joins_not(kind, squad, state.crystals[seat]) and kind.creature()]
        assert not free, "a creature could still be paid for"
        assert gold + silver <= 6
        assert penalty(squad) <= 1
        table.play(DONE)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deployment_is_proposed_whole_with_its_shooters_behind(seed: int) -> None:
    table = recruiting(seed)
    while not isinstance(table.state.frames[-1], Deployment):
        for move in planned(table):
            table.play(move)
    plan = planned(table)
    assert plan[-1] == DONE
    for move in plan[:-1]:
        table.play(move)
    state = table.state
    assert isinstance(state, Berserk)
    frame = state.frames[-1]
    assert isinstance(frame, Deployment)
    placed = [(state.kind(frame.cells[at]), row_of(at, True)) for at in range(CELLS) if frame.cells[at] >= 0]
    assert len(placed) == len(plan) - 1
    fighters = [kind for kind, _ in placed if kind.creature() and not kind.ranged and not kind.aloft()]
    shooters = [row for kind, row in placed if kind.creature() and kind.ranged and not kind.aloft()]
    if len(fighters) >= 3:
        assert 1 not in shooters


def test_elsewhere_a_plan_is_the_next_move() -> None:
    table = kodeks.game("archimedes").table(2, 1)
    assert len(planned(table)) == 1
