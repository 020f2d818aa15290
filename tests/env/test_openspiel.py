"""OpenSpiel's own suite on every game, and its algorithms on ours."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import kodeks.env
from kodeks.kernel.errors import BadOption

GAMES = ["arcanon", "archimedes", "berserk", "starwars"]


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_openspiel_passes(name: str) -> None:
    made = kodeks.env.openspiel(name)
    longest = {} if made.num_distinct_actions() < 10_000 else {"turnLimit": 2}
    pyspiel.random_sim_test(kodeks.env.openspiel(name, **longest), num_sims=1, serialize=True, verbose=False)


def test_its_search_plays_our_game() -> None:
    state = kodeks.env.openspiel("archimedes", firstPlayer=0).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, odds)[0])
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_a_guess_keeps_what_its_seat_knows() -> None:
    state = kodeks.env.openspiel("archimedes", firstPlayer=0).new_initial_state()
    rng = random.Random(2)
    for _ in range(40):
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    seat = 0
    twins = [state.resample_from_infostate(seat, rng.random) for _ in range(5)]
    assert {twin.information_state_string(seat) for twin in twins} == {state.information_state_string(seat)}
    assert len({str(twin.state.dump()) for twin in twins}) > 1


def test_what_a_seat_did_is_part_of_its_information_state() -> None:
    state = kodeks.env.openspiel("archimedes", firstPlayer=0).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = state.recalls[:]
    state.apply_action(state.legal_actions()[0])
    assert state.recalls[0] != before[0]
    assert state.recalls[1] == before[1], "and it is nobody else's"


def test_wrong_input_is_told() -> None:
    with pytest.raises(BadOption, match="sugar"):
        kodeks.env.openspiel("archimedes", sugar=1)


def test_a_program_that_used_it_ends_well() -> None:
    program = "import kodeks.env; kodeks.env.openspiel('archimedes').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
