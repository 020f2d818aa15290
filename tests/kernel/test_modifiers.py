"""The one order in which changes of a quantity are folded, and when lasting effects end."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from kodeks.kernel.modifiers import Lasting, Sum, expire, leaves_play

NUMBERS = st.integers(-50, 50)
COUNTS = st.integers(0, 50)
CHANGES = st.one_of(
    st.tuples(st.just(Sum.add), NUMBERS),
    st.tuples(st.just(Sum.reduce_to), COUNTS),
    st.tuples(st.just(lambda made, _: made.double()), NUMBERS),
)
Change = tuple[Callable[[Sum, int], None], int]


def folded(start: int, changes: list[Change]) -> int:
    made = Sum(start)
    for change, number in changes:
        change(made, number)
    return made.value()


# --- the fold -------------------------------------------------------------------------------------


def test_additions_come_before_doubling() -> None:
    """SWC-FAQ-2.11: 1 icon and 1 more, doubled, is 4, whichever came first; two doublings are four times as much."""
    made = Sum(1)
    made.double()
    made.add(1)
    assert made.value() == 4
    made.double()
    assert made.value() == 8


def test_only_the_result_is_kept_from_falling_below_0() -> None:
    """SWC-FAQ-2.10c: 1, then -3, then +2 is 0."""
    made = Sum(1)
    made.add(-3)
    assert made.value() == 0
    made.add(2)
    assert made.value() == 0
    made.add(1)
    assert made.value() == 1


def test_an_absolute_value_beats_what_is_added() -> None:
    """SWC-EXT-Q19; of two the later holds (SWC-D-69)."""
    made = Sum(4)
    made.fix(0)
    made.add(3)
    assert made.value() == 0
    made.fix(2)
    assert made.value() == 2


def test_an_absolute_value_is_doubled_like_any_other() -> None:
    """SWC-D-119."""
    made = Sum(5)
    made.double()
    made.fix(3)
    assert made.value() == 6


def test_reduction_comes_after_everything_that_adds() -> None:
    """BRS-ATK-12: 5 reduced to 1 is 1, whatever is added; the smallest reduction wins."""
    made = Sum(2)
    made.reduce_to(3)
    made.reduce_to(1)
    made.reduce_to(2)
    made.add(3)
    made.double()
    assert made.value() == 1


def test_a_smaller_value_is_not_raised() -> None:
    """BRS-KW-svedenie-k-x: 0 reduced to 1 is 0."""
    made = Sum(0)
    made.reduce_to(1)
    assert made.value() == 0


@given(NUMBERS, st.lists(CHANGES), NUMBERS, NUMBERS)
def test_two_changes_are_their_sum(start: int, changes: list[Change], one: int, other: int) -> None:
    assert folded(start, [*changes, (Sum.add, one), (Sum.add, other)]) == folded(
        start, [*changes, (Sum.add, one + other)]
    )


@given(NUMBERS, st.lists(CHANGES), st.randoms(use_true_random=False))
def test_the_order_in_which_it_is_told_does_not_matter(start: int, changes: list[Change], rng: random.Random) -> None:
    shuffled = changes[:]
    rng.shuffle(shuffled)
    assert folded(start, changes) == folded(start, shuffled) >= 0


# --- what lasts -----------------------------------------------------------------------------------


STRIKE, PHASE, TURN = range(3)


def test_what_holds_until_then_or_for_something_shorter_ends() -> None:
    effects = [Lasting(TURN), Lasting(STRIKE), Lasting(PHASE), Lasting(TURN)]
    expire(effects, PHASE)
    assert [effect.until for effect in effects] == [TURN, TURN]
    expire(effects, TURN)
    assert not effects


def test_an_effect_ends_with_the_card_that_it_is_about() -> None:
    effects = [Lasting(TURN, 3), Lasting(TURN), Lasting(PHASE, 4), Lasting(PHASE, 3)]
    leaves_play(effects, 3)
    assert [(effect.until, effect.card) for effect in effects] == [(TURN, -1), (PHASE, 4)]


def test_the_effects_of_a_copy_end_for_themselves() -> None:
    effects = [Lasting(TURN, 3), Lasting(STRIKE, 4)]
    copied = effects[:]
    expire(copied, STRIKE)
    leaves_play(copied, 3)
    assert len(effects) == 2 and not copied


def test_an_effect_is_named_data() -> None:
    effect = Lasting(TURN, 3)
    for other in (copy.deepcopy(effect), pickle.loads(pickle.dumps(effect))):
        assert (other.until, other.card) == (TURN, 3)
