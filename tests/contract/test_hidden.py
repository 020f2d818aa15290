"""Nobody learns what they may not: guesses, paired worlds, words and taking back."""

from __future__ import annotations

import json

import pytest

import kodeks
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.sight import Sight
from kodeks.kernel.state import CHANCE, OVER, State
from kodeks.kernel.table import said
from tests.contract.inferences import ALLOWED, allowed
from tests.contract.worlds import paired
from tests.play import Case, all_cases, eyes, moments, probes, questions, receives, walk

CASES = pytest.mark.parametrize("case", all_cases(), ids=str)


def sees(state: State, seat: int) -> str:
    known = {"view": state.view(seat), "turn": state.turn, "prompt": said(state.prompt(seat))}
    return json.dumps(known, ensure_ascii=False, sort_keys=True)


def knows(case: Case, state: State, seat: int) -> str:
    """Every byte that the bare position gives to this seat; of its own decision every refusal too."""
    if state.turn != seat:
        asked = seat in range(case.seats) and state.turn >= 0
        return sees(state, seat) + (state.skips(seat) if asked else "")
    refusals = [state.refusal(move) for move in probes(case)]
    return sees(state, seat) + json.dumps([state.moves(), state.offers(), refusals])


@CASES
def test_a_guess_can_not_be_told_from_the_true_state(case: Case) -> None:
    """It gives the seat the same bytes, and worlds that look the same give the same guesses."""
    state = case.game.new(case.seats, **case.options)
    chosen = moments(case, 35)
    for i, _ in enumerate(questions(state, case.rng())):
        if i not in chosen:
            continue
        before = state.dump()
        for seat in eyes(case.seats):
            world = state.guess(seat, Rng(i))
            assert knows(case, world, seat) == knows(case, state, seat)
            assert world.guess(seat, Rng(i + 1)).dump() == state.guess(seat, Rng(i + 1)).dump()
        assert state.dump() == before


@CASES
def test_a_guess_can_be_played_to_its_end(case: Case) -> None:
    state = case.game.new(case.seats, **case.options)
    rng = case.rng()
    chosen = moments(case, 3)
    for i, _ in enumerate(questions(state, rng)):
        if i in chosen:
            for seat in eyes(case.seats):
                world = state.guess(seat, Rng(i))
                for _ in questions(world, rng):
                    assert world.moves()
                assert world.turn == OVER


@CASES
def test_a_bot_sees_what_its_seat_sees(case: Case) -> None:
    state = case.game.new(case.seats, **case.options)
    chosen = moments(case, 30)
    for i, turn in enumerate(questions(state, case.rng())):
        if turn >= 0 and i in chosen:
            sight = Sight(case.game, state, turn)
            assert sight.view() == state.view(turn)
            assert sight.moves() == state.moves()
            assert sight.guess(Rng(i)).view(turn) == state.view(turn)


@CASES
def test_paired_worlds_send_the_same_bytes(case: Case) -> None:
    """Replace what a seat may not know: it is sent the same, now and after the same next move."""
    table = case.table()
    rng = case.rng()
    chosen = moments(case, 45)
    compared = 0
    for i, _ in enumerate(walk(table, rng)):
        if i not in chosen:
            continue
        move = rng.choice(table.state.moves())
        for seat in eyes(case.seats):
            for after, (true, world) in enumerate(paired(case, table, seat, move, i)):
                assert receives(world, seat) == receives(true, seat)
                compared += after
    assert compared > 20 or not case.telling


@CASES
def test_what_looks_the_same_is_told_in_the_same_words(case: Case) -> None:
    """Two answers whose difference is hidden from a seat must not differ in what is said to it."""
    state = case.game.new(case.seats, **case.options)
    rng = case.rng()
    chosen = moments(case, 30)
    hidden = 0
    for i, _ in enumerate(questions(state, rng)):
        if i not in chosen:
            continue
        moves = rng.sample(state.moves(), min(5, len(state.moves())))
        for seat in eyes(case.seats):
            heard: dict[str, tuple[str, str, str]] = {}
            for move in moves:
                world = state.copy()
                notes: list[Note] = []
                world.log = notes
                world.play(move)
                looks = json.dumps(world.guess(seat, Rng(i)).dump()) + knows(case, world, seat)
                truth = json.dumps(world.dump())
                words = json.dumps([said(note) for note in notes if note.for_seat(seat)], sort_keys=True)
                other, other_words, answer = heard.setdefault(looks, (truth, words, case.game.write(move)))
                if other != truth:
                    hidden += 1
                    assert words == other_words, f"seat {seat} can tell {answer} from {case.game.write(move)}"
    assert hidden > 3 or not case.telling


@CASES
def test_what_may_be_taken_back_freely_has_told_nobody_anything(case: Case) -> None:
    """Worlds that somebody thought possible before such a move stay possible after it."""
    table = case.table()
    rng = case.rng()
    chosen = moments(case, 60)
    looking = False
    worlds: dict[int, tuple[State, list[int]]] = {}  # what a seat thinks possible, and the moves it has not seen
    for step in range(10**9):
        if table.turn is None:
            break
        looking = looking or step in chosen
        mover = table.turn
        move = rng.choice(table.state.moves())
        if not looking and not worlds:
            table.play(move)
            continue
        known = {seat: sees(table.state, seat) for seat in eyes(case.seats)}
        inferred = allowed(table, move)
        table.play(move)
        seen = [seat for seat in known if sees(table.state, seat) != known[seat]]
        if inferred or table.undo_reason(mover):
            worlds = {}
        for seat, (world, moves) in worlds.items():
            moves.append(move)
            if seat in seen:
                assert leads_to(world, seat, moves, table.state), f"{case.game.write(move)} tells seat {seat}"
                worlds[seat] = (table.state.guess(seat, Rng(step)), [])
        if len(seen) == len(known):  # nobody is in the middle of a decision that others do not see
            worlds = {seat: (table.state.guess(seat, Rng(step)), []) for seat in known if looking}
            looking = False


def leads_to(world: State, seat: int, played: list[int], goal: State, more: int = 1) -> bool:
    """Whether these moves, or others where they are refused, bring this world to what the seat sees now.

    A decision that is made in several moves may take one more in another world.
    """
    if sees(world, seat) == sees(goal, seat):
        return True
    if not played and not more:
        return False
    for move in played[:1] if played and not world.refusal(played[0]) else world.moves():
        later = world.copy()
        later.play(move)
        if later.turn != CHANCE and leads_to(later, seat, played[1:], goal, more if played else more - 1):
            return True
    return False


def test_allowed_inferences_are_clauses() -> None:
    for name, inferences in ALLOWED.items():
        for clause, _ in inferences:
            assert clause in kodeks.game(name).rulebook.by_id
