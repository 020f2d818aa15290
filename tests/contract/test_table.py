"""What a table of every game keeps: the same seed, the same journal, the same state after taking back."""

from __future__ import annotations

import pytest

import kodeks
from tests.play import Case, all_cases, moments, receives, walk

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)


@CASES
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    one, two = case.table(), case.table()
    for table in (one, two):
        for _ in walk(table, case.rng()):
            pass
    assert one.state.dump() == two.state.dump()
    assert one.journal() == two.journal()


@CASES
def test_a_journal_replays_to_an_equal_table(case: Case) -> None:
    table = case.table()
    for i, _ in enumerate(walk(table, case.rng())):
        if i in (0, 1, 20):
            assert kodeks.replay(table.journal()).state.dump() == table.state.dump()
    again = kodeks.replay(table.journal())
    assert again.state.dump() == table.state.dump()
    assert again.journal() == table.journal()
    assert again.scores() == table.scores()
    assert again.winners() == table.winners()
    for seat in range(case.seats):
        assert receives(again, seat) == receives(table, seat)


@CASES
def test_play_undo_play(case: Case) -> None:
    """Whatever was played and dealt since comes back, the same chance follows the same move."""
    table = case.table()
    rng = case.rng()
    chosen = moments(case, 12)
    for i, seat in enumerate(walk(table, rng)):
        if i not in chosen:
            continue
        move = rng.choice(table.state.moves())
        before = (table.state.dump(), table.journal(), receives(table, seat))
        table.play(move)
        after = (table.state.dump(), table.journal(), receives(table, seat))
        assert before[:2] != after[:2]
        table.undo(seat, consent=True)
        assert (table.state.dump(), table.journal(), receives(table, seat)) == before
        table.play(move)
        assert (table.state.dump(), table.journal(), receives(table, seat)) == after
        table.undo(seat, consent=True)
