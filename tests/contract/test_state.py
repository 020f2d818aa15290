"""What every game owes its callers, whatever its rules: positions that copy, moves that match refusals."""

from __future__ import annotations

import json
import pickle
from random import Random

import pytest

from kodeks.kernel.part import fields, plain
from kodeks.kernel.state import CHANCE, OVER, State
from tests.play import Case, all_cases, moments, probes, questions, walk

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)


def start(case: Case) -> State:
    return case.game.new(case.seats, **case.options)


@CASES
def test_a_copy_is_complete_and_independent(case: Case) -> None:
    state = start(case)
    rng = case.rng()
    chosen = moments(case, 25)
    for i, _ in enumerate(questions(state, rng)):
        if i in chosen:
            before = state.dump()
            twin = state.copy()
            assert twin.dump() == before
            for _ in questions(twin, rng, 40):
                pass
            assert state.dump() == before


@CASES
def test_a_state_comes_back_from_a_pickle_and_plays_on(case: Case) -> None:
    state = start(case)
    chosen = moments(case, 25)
    for i, _ in enumerate(questions(state, case.rng())):
        if i in chosen:
            before = state.dump()
            twin = pickle.loads(pickle.dumps(state))
            assert type(twin) is type(state)
            assert twin == state
            assert twin.moves() == state.moves()
            there = state.copy()
            for one in (twin, there):
                for _ in questions(one, Random(i), 40):
                    pass
            assert twin == there
            assert state.dump() == before


@CASES
def test_what_a_dump_leaves_out_is_shared_and_never_changes(case: Case) -> None:
    state = start(case)
    left_out = [name for name in fields(state) if name != "log" and plain(getattr(state, name)) is None]
    shared = {name: getattr(state, name) for name in left_out}
    for _ in questions(state, case.rng()):
        pass
    for name, thing in shared.items():
        assert getattr(state, name) is thing
        assert getattr(state.copy(), name) is thing


@CASES
def test_a_dump_is_plain_data(case: Case) -> None:
    state = start(case)
    chosen = moments(case, 20)
    for i, _ in enumerate(questions(state, case.rng())):
        if i in chosen:
            text = json.dumps(state.dump(), sort_keys=True)
            assert json.dumps(state.copy().dump(), sort_keys=True) == text


@CASES
def test_the_moves_are_those_of_all_moves_that_no_clause_forbids(case: Case) -> None:
    state = start(case)
    space = case.game.space()
    assert len(set(space)) == len(space)
    whole = probes(case) == space
    chosen = moments(case, 150)
    for i, turn in enumerate(questions(state, case.rng())):
        moves = state.moves()
        assert moves, "somebody is asked and has no answer"
        assert len(set(moves)) == len(moves)
        if turn == CHANCE:
            assert len(state.odds()) == len(moves)
            assert min(state.odds()) > 0
            assert not any(state.refusal(move) for move in moves)
        elif i in chosen:
            asked = space if whole else {*probes(case), *state.offers()}
            assert set(moves) == {move for move in asked if not state.refusal(move)}
            assert all(case.game.read(case.game.write(move)) == move for move in moves)
            assert set(moves) <= set(state.offers())
            assert len(set(state.offers())) == len(state.offers())
    assert all(state.refusal(move) for move in space), "the game is over"


@CASES
def test_every_refusal_and_every_line_names_clauses_of_the_rulebook(case: Case) -> None:
    table = case.table()
    book = case.game.rulebook.by_id
    space = case.game.space()
    chosen = moments(case, 15)
    for i, _ in enumerate(walk(table, case.rng())):
        assert table.state.prompt(0).clause in book
        assert table.state.holder() in book
        if i in chosen:
            for move in {*probes(case), *table.state.offers()}:
                assert all(clause.id in book for clause in table.why_not(move))
    for note in table.opening + [note for entry in table.entries for note in entry.notes]:
        assert note.clause in book
    assert table.state.prompt(0).clause in book
    assert all(case.game.label(move).clause in book for move in space)


@CASES
def test_notation_names_one_move(case: Case) -> None:
    game = case.game
    written = [game.write(move) for move in game.space()]
    assert [game.read(text) for text in written] == game.space()
    assert len(set(written)) == len(written)
    state = start(case)
    for turn in questions(state, case.rng()):
        if turn == CHANCE:
            for move in state.moves():
                assert game.read(game.write(move)) == move


@CASES
def test_a_game_ends_with_scores_and_winners(case: Case) -> None:
    state = start(case)
    for turn in questions(state, case.rng()):
        assert turn == CHANCE or 0 <= turn < case.seats
        assert len(state.scores()) == case.seats
    assert state.turn == OVER
    assert state.winners()
    assert all(0 <= seat < case.seats for seat in state.winners())


@CASES
def test_the_judge_says_something_between_0_and_1(case: Case) -> None:
    state = start(case)
    chosen = moments(case, 20)
    for i, _ in enumerate(questions(state, case.rng())):
        if i in chosen:
            assert all(0.0 <= case.game.judge(state, seat) <= 1.0 for seat in range(case.seats))
    best = max(case.game.judge(state, seat) for seat in range(case.seats))
    assert [seat for seat in range(case.seats) if case.game.judge(state, seat) == best] == sorted(state.winners())
