"""Whatever people type is the notation of a move, or is refused as none; nothing else happens."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kodeks
from kodeks.kernel.errors import UnknownMove
from tests.play import playable

QUIET = settings(derandomize=True, database=None, deadline=None, max_examples=300)


def check(name: str, text: str) -> None:
    game = kodeks.game(name)
    try:
        move = game.read(text)
    except UnknownMove as error:
        assert str(error)
    else:
        assert game.read(game.write(move)) == move


@pytest.mark.parametrize("name", playable())
@QUIET
@given(text=st.text(max_size=20))
def test_any_text(name: str, text: str) -> None:
    check(name, text)


@pytest.mark.parametrize("name", playable())
@QUIET
@given(data=st.data())
def test_notation_with_a_slip(name: str, data: st.DataObject) -> None:
    """A sign left out, doubled or mistyped, and numbers of any length and script."""
    game = kodeks.game(name)
    text = game.write(data.draw(st.sampled_from(game.space())))
    at = data.draw(st.integers(0, len(text)))
    slip = data.draw(st.sampled_from(["", " ", "0", "99999999999", "²", "٣", "=", "R", "-", text]))
    check(name, text[:at] + slip + text[at + data.draw(st.integers(0, 2)) :])
    check(name, text.upper())
    check(name, f"  {text}  ")
    assert game.read(f" {text} ") == game.read(text)
