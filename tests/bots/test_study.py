"""What decisions were worth: what the played answer cost, what would have followed, and from whose knowledge."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.bots.search import Search
from kodeks.bots.study import LEAST, LONGEST, Weighed, choices, line, look_into, weigh, worst
from kodeks.bots.tree import Tree
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import State
from tests.play import Case, all_cases, moments, walk

ARCHIMEDES = kodeks.game("archimedes")
LITTLE = Search(7, simulations=24)


def position(**data: Any) -> State:
    state = ARCHIMEDES.position(data, 2, ARCHIMEDES.settle(2, {}))
    state.begin()
    return state


def last_round() -> State:
    """Hand 2 6 on top 3: only ×2=6 uses both cards (ARM-S9), and it wins the game."""
    return position(hands=[[2, 6]], pile=[3], round=5, totals=[2, 2])


def test_what_was_missed_costs_the_chance_that_it_had() -> None:
    sight, search = Sight(ARCHIMEDES, last_round(), 0), Search(1, simulations=200)
    missed = weigh(sight, 5, ARCHIMEDES.read("draw"), search)
    assert (missed.at, str(missed.played), str(missed.best)) == (5, "Draw a card", "Play 3 × 2 = 6")
    assert missed.best_chance == pytest.approx(1)
    assert missed.loss > 0.1 and missed.chance < 0.9


def test_the_best_answer_costs_nothing() -> None:
    found = weigh(Sight(ARCHIMEDES, last_round(), 0), 5, ARCHIMEDES.read("×2=6"), Search(1, simulations=200))
    assert (str(found.played), found.best, found.chance, found.loss) == ("Play 3 × 2 = 6", found.played, 1, 0)


def test_who_had_no_time_to_compare_blames_nobody() -> None:
    found = weigh(Sight(ARCHIMEDES, last_round(), 0), 5, ARCHIMEDES.read("draw"), Search(1, simulations=1))
    assert (found.loss, found.chance) == (0, 1)


def test_answers_that_are_compared_are_tried_as_often_as_each_other() -> None:
    sight = Sight(ARCHIMEDES, last_round(), 0)
    rivals = [ARCHIMEDES.read("×2=6"), ARCHIMEDES.read("draw")]
    tree = Tree(sight, Rng(3), rivals)
    tree.grow(100, lambda: False)
    assert [tree.visits(move) for move in rivals] == [50, 50]
    assert sum(tree.visits(move) for move in sight.moves()) == 100
    assert tree.gain(rivals[0]) > tree.gain(rivals[1])


def test_only_what_could_have_been_answered_otherwise_is_a_decision() -> None:
    """With 13 alone nothing fits on 3, so A must draw (ARM-6.1); with 9 on 2 there is +9=11 too."""
    forced = position(hands=[[13], [1, 4]], pile=[3])
    assert choices(forced, [ARCHIMEDES.read("draw")], 0) == []
    table = ARCHIMEDES.table(2, seed=2)
    assert table.moves() == ["draw", "+9=11", "+11=13"]
    first = len(table.entries)
    table.play("+9=11")
    state = table.origin()
    state.begin()
    assert choices(state, table.entries.moves.tolist(), 0) == [first]


def test_the_dearest_decisions_come_first_and_trifles_do_not_count() -> None:
    note = Note("", "a move")
    losses = [0.1, 0.0, LEAST, LEAST / 2, 0.3, 0.1]
    found = [Weighed(at, note, note, 0.5, loss) for at, loss in enumerate(losses)]
    assert [one.at for one in worst(found, 3)] == [4, 0, 5]
    assert [one.at for one in worst(found, 9)] == [4, 0, 5, 2]
    assert worst(found[1:2], 3) == []


def test_a_closer_look_tells_what_would_have_followed() -> None:
    state = position(hands=[[1, 2, 3, 4, 6]], pile=[3])
    found = look_into(Sight(ARCHIMEDES, state, 0), 5, ARCHIMEDES.read("draw"), Search(1, simulations=300))
    assert str(found.asked) == "A makes an equation, an equality, or draws"
    assert found.after_played[0].told == found.weighed.played
    assert found.after_best[0].told == found.weighed.best
    for steps in (found.after_played, found.after_best):
        assert steps[0].seat == 0 and 1 < len(steps) <= LONGEST


def test_a_line_ends_with_the_game() -> None:
    tree = Tree(Sight(ARCHIMEDES, last_round(), 0), Rng(1))
    tree.grow(50, lambda: False)
    assert [str(step.told) for step in line(tree, ARCHIMEDES.read("×2=6"))] == ["Play 3 × 2 = 6"]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_what_the_seat_did_not_know_changes_nothing(case: Case) -> None:
    """Two worlds that the seat can not tell apart: the same answer is worth the same, for the same reasons."""
    table, chosen = case.table(), moments(case, 4)
    for i, _ in enumerate(walk(table, case.rng())):
        state = table.state
        if i not in chosen or len(state.moves()) < 2:
            continue
        other = state.guess(state.turn, Rng(i))
        played = state.moves()[-1]
        true, guessed = (look_into(Sight(table.game, world, state.turn), i, played, LITTLE) for world in (state, other))
        assert guessed == true
