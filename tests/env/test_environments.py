"""The peers' own suites on every game, what a learner may know, and what it is told when it errs."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import kodeks
import kodeks.env
from kodeks.env.actions import SPARE, Actions, TooManyMoves
from kodeks.env.observing import PLACES, Observer
from kodeks.env.playing import Playing, Rules
from kodeks.kernel.errors import BadOption, IllegalMove
from kodeks.kernel.rng import Rng

GAMES = ["arcanon", "archimedes", "berserk", "starwars"]


@pytest.fixture(autouse=True)
def advice() -> Iterator[None]:
    """The peers recommend arrays without masks, and agents that are called player_0."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", GAMES)
def test_the_suites_of_pettingzoo_pass(name: str) -> None:
    api_test(kodeks.env.aec(name), num_cycles=100)
    seed_test(lambda: kodeks.env.aec(name), num_cycles=100)
    parallel_api_test(turn_based_aec_to_parallel(kodeks.env.aec(name)), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_gymnasium_passes(name: str) -> None:
    check_env(Masked(name), skip_render_check=True, skip_close_check=True)


class Masked(kodeks.env.gym("archimedes").__class__):  # type: ignore[misc]
    """The suite samples without the mask: what it may not do becomes something that it may."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ["random"], 0, {})

    def step(self, action: int) -> tuple[dict[str, object], float, bool, bool, dict[str, object]]:
        legal = sorted(self.playing.legal)
        return super().step(legal[int(action) % len(legal)])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_learner_sees_depends_on_its_view_alone(name: str) -> None:
    """Paired worlds: all that the seat may not know is guessed anew, and not one number changes."""
    playing, rng = Playing(Rules(name, 2, {})), Rng(5)
    for game in range(3):
        playing.begin(game)
        for step in range(120):
            if playing.over():
                break
            if step % 12 == 0:
                seat, twin = playing.state.turn, Playing(playing.rules)
                twin.state = playing.state.guess(seat, rng)
                twin.rng = rng
                twin.go_on()
                mine, theirs = playing.seen(seat), twin.seen(seat)
                assert np.array_equal(mine["observation"], theirs["observation"])
                assert np.array_equal(mine["action_mask"], theirs["action_mask"])
            playing.play(sorted(playing.legal)[rng.below(len(playing.legal))])


def test_a_mask_allows_what_the_table_allows() -> None:
    env = kodeks.env.aec("archimedes", firstPlayer=0)
    env.reset(seed=3)
    seen, *_ = env.last()
    assert set(np.flatnonzero(seen["action_mask"])) == set(env.moves())
    assert sorted(env.moves().values()) == sorted(kodeks.game("archimedes").write(m) for m in env.playing.state.moves())
    assert not env.observe("B")["action_mask"].any(), "who is not asked may do nothing"


def test_the_winner_is_rewarded_and_together_it_is_nothing() -> None:
    for seats in (2, 4):
        env = kodeks.env.aec("archimedes", seats=seats)
        env.reset(seed=seats)
        while not any(env.terminations.values()):
            env.step(next(iter(env.playing.legal)))
        winners = env.playing.state.winners()
        assert sum(env.rewards.values()) == pytest.approx(0)
        best = max(env.rewards.values())
        assert [env.seat_of[agent] for agent, reward in env.rewards.items() if reward == best] == winners
        assert min(env.rewards.values()) == pytest.approx(-1 / (seats - 1))


def test_a_game_is_cut_where_it_is_asked_to_be() -> None:
    env = kodeks.env.aec("archimedes", longest=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(next(iter(env.playing.legal)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_the_learner_sits_at_every_seat_in_turn() -> None:
    env = kodeks.env.gym("archimedes", opponents=["random", "random"])
    assert [env.reset()[1]["seat"] for _ in range(4)] == [0, 1, 2, 0]


def test_wrong_input_is_told() -> None:
    with pytest.raises(BadOption, match="seats"):
        kodeks.env.aec("archimedes", seats=9)
    with pytest.raises(BadOption, match="sugar"):
        kodeks.env.aec("archimedes", sugar=True)
    with pytest.raises(kodeks.KodeksError, match="no bot is called"):
        kodeks.env.gym("archimedes", opponents=["nobody"])
    env = kodeks.env.aec("archimedes")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="no legal move now"):
        env.step(next(action for action in range(PLACES) if action not in env.playing.legal))


def test_moves_without_a_number_of_their_own_share_the_last_ones() -> None:
    actions = Actions(kodeks.game("archimedes"))
    listed = actions.moves[3]
    found = actions.numbers([10**9 + 5, listed, 10**9])
    assert found == {3: listed, len(actions.moves): 10**9, len(actions.moves) + 1: 10**9 + 5}
    with pytest.raises(TooManyMoves):
        actions.numbers([10**9 + i for i in range(SPARE + 1)])


def test_facts_that_differ_are_seen_to_differ() -> None:
    def facts(**table: object) -> list[float]:
        return Observer().facts({"table": table})

    assert facts(out=None) != facts(out=0) != facts(out=1)
    assert facts(hand=["5", "5"]) != facts(hand=["5"])
    assert facts(hand=["5", "7"]) == facts(hand=["7", "5"]), "a hand has no order"
    assert facts(dice=[1, 2]) != facts(dice=[2, 1])
    assert len(facts()) == PLACES
