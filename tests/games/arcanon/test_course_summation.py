"""§3 4) and §5 7): what a die counts when it explodes."""

from __future__ import annotations

from statistics import mean

import pytest

from kodeks.kernel.errors import KodeksError
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER, State
from tests.games.arcanon.course import GAME, SIDES, table_at

SAMPLES = 1500
BOUND = [0.6, 0.8, 1.0, 1.2, 1.6]  # more than five standard errors


def count(sides: int, rolls: list[int]) -> int:
    """What A gains from a die that shows the first of these and then rolls the others."""
    die = SIDES.index(sides)
    dice = [2] * 5
    dice[die] = rolls[0]
    owners = ["A" if i == die else "" for i in range(5)]
    position = {"step": "summation", "round": 2, "dice": dice, "owners": owners}
    table = table_at(position, [f"d{sides} {value}" for value in rolls[1:]])
    assert table.turn is None
    assert len(table.entries) == len(rolls) - 1  # it stopped after the last of them, not before
    return table.scores()[0]


@pytest.mark.clause(
    "ARC-3.4.2", "ARC-3.4.3", "ARC-3.4.4", "ARC-3.4.5", "ARC-3.4.6", "ARC-3.4.7", "ARC-3.4.8", "ARC-5.7.5", "ARC-D-08"
)
@pytest.mark.parametrize(
    ("sides", "rolls", "total"),
    [
        (20, [20, 1, 20, 1, 5], 5),  # the formula of the book
        (20, [20, 1, 4], 17),  # the 1 itself still counts +1
        (4, [2], 2),
        (4, [4, 3], 7),
        (4, [1, 3], -2),
        (4, [1, 1, 3], 3),
        (4, [4, 1, 4, 2], -1),
        (6, [6, 6, 2], 14),
        (8, [1, 8, 4], -11),
        (8, [8, 7], 15),
        (12, [1, 12, 1, 12, 7], 7),
    ],
)
def test_vectors(sides: int, rolls: list[int], total: int) -> None:
    assert count(sides, rolls) == total


@pytest.mark.clause("ARC-3.4.3")
@pytest.mark.parametrize("sides", SIDES)
def test_exactly_one_and_the_highest_face_explode(sides: int) -> None:
    for value in range(2, sides):
        assert count(sides, [value]) == value
    assert count(sides, [1, 2]) == -1
    assert count(sides, [sides, 2]) == sides + 2


def summation(seats: int, dice: list[int], owners: list[str]) -> State:
    position = {"step": "summation", "round": seats, "dice": dice, "owners": owners}
    return GAME.position(position, seats, GAME.settle(seats, {}))


def means(lying: list[int] | None) -> list[float]:
    """The mean that each die counts, over many Summations; without `lying` faces each is rolled first."""
    rng = Rng(17)
    totals: list[list[int]] = []
    for _ in range(SAMPLES):
        state = summation(5, lying or [1 + rng.below(sides) for sides in SIDES], ["A", "B", "C", "D", "E"])
        state.begin()
        while state.turn == CHANCE:
            state.play(state.roll(rng))
        assert state.turn == OVER
        totals.append(state.scores())
    return [mean(total[die] for total in totals) for die in range(5)]


@pytest.mark.clause("ARC-3.4.2", "ARC-3.4.4", "ARC-3.4.5", "ARC-3.4.7", "ARC-D-08")
def test_the_means_of_exploding_dice() -> None:
    """Part E, 17: a fresh die counts (N+1)/2 on average, a lying 1 counts 1-(N+1)/2, a lying N counts N+(N+1)/2."""
    for die, found in enumerate(means(None)):
        assert found == pytest.approx((SIDES[die] + 1) / 2, abs=BOUND[die])
    for die, found in enumerate(means([1] * 5)):
        assert found == pytest.approx(1 - (SIDES[die] + 1) / 2, abs=BOUND[die])
    for die, found in enumerate(means(SIDES)):
        assert found == pytest.approx(SIDES[die] + (SIDES[die] + 1) / 2, abs=BOUND[die])


@pytest.mark.clause("ARC-D-10")
def test_a_die_that_explodes_for_ever_stops_the_game() -> None:
    state = summation(2, [4, 2, 2, 2, 2], ["A", "", "", "", ""])
    state.begin()
    highest = GAME.read("d4 4")
    for _ in range(9_999):
        state.play(highest)
    with pytest.raises(KodeksError, match="10000"):
        state.play(highest)
