"""One of several things is asked for; what leaves no choice is taken without a question."""

from __future__ import annotations

import pytest

from kodeks.kernel.choice import Choice
from kodeks.kernel.state import OVER
from tests.kernel.toy import Bells


class Pull(Choice[Bells]):
    """Seat 1 says which rope is pulled."""

    def __init__(self, *ropes: int) -> None:
        self.ropes = list(ropes)

    def chooser(self, state: Bells) -> int:
        return 1

    def offers(self, state: Bells) -> list[int]:
        return self.ropes

    def chosen(self, state: Bells, move: int) -> None:
        state.rung.append(f"rope {move}")


class Solemn(Pull):
    """Even a single rope is asked for."""

    def obvious(self, state: Bells) -> bool:
        return False


@pytest.mark.parametrize("frame", [Pull(3, 5), Solemn(3, 5), Solemn(5)])
def test_the_chooser_is_asked_and_the_question_is_over_with_the_answer(frame: Pull) -> None:
    state = Bells([frame])
    state.begin()
    assert (state.turn, state.moves(), state.rung) == (1, frame.ropes, [])
    state.play(5)
    assert (state.turn, state.rung) == (OVER, ["rope 5"])


def test_a_single_thing_is_taken_at_once() -> None:
    state = Bells([Pull(5)])
    state.begin()
    assert (state.turn, state.rung) == (OVER, ["rope 5"])
