"""Taking back: free while nobody learnt anything, else by consent; and chance comes back as it was."""

from __future__ import annotations

from typing import Any

import pytest

import kodeks
from kodeks.kernel.errors import NoUndo
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table


def at(position: dict[str, Any], **data: Any) -> Table:
    return Scenario("undo", {"game": "archimedes", "position": position, "step": [{}], **data}).run()


def passing(**options: Any) -> Table:
    """The draw pile is empty; nobody can play."""
    return at({"pile": [4], "draw_pile": 0, "hands": [[2, 9], [13, 13], [11, 12]]}, seats=3, options=options)


def test_nothing_to_take_back() -> None:
    table = passing()
    assert table.undo_reason(0) == "there is nothing to take back"
    with pytest.raises(NoUndo, match="this can not be taken back: there is nothing to take back") as barred:
        table.undo(0)
    assert barred.value.name == table.undo_bar(0) == "nothing"
    with pytest.raises(NoUndo):
        table.undo(0, consent=True)


def test_a_pass_is_free_until_another_seat_decides() -> None:
    table = passing()
    before = table.state.dump()
    table.play("pass")
    assert table.undo_reason(0) == ""
    table.undo(0)
    assert table.state.dump() == before
    assert len(table.entries) == 0
    table.play("pass")
    table.play("pass")
    after = table.state.dump()
    assert table.undo_reason(0) == "somebody else has decided since"
    with pytest.raises(NoUndo, match="this can not be taken back: somebody else has decided since"):
        table.undo(0)
    assert table.state.dump() == after


@pytest.mark.clause("ARM-D-08")
def test_a_pass_that_tells_of_the_hand_is_not_free() -> None:
    table = passing(mustPlayIfAble=True)
    table.play("pass")
    assert table.undo_reason(0) == "something hidden was shown"


def test_a_draw_is_not_free() -> None:
    table = kodeks.game("archimedes").table(seed=3, firstPlayer=0)
    table.play("draw")
    before = table.state.dump()
    assert table.undo_reason(0) == "chance has been seen since"
    with pytest.raises(NoUndo, match="chance has been seen since"):
        table.undo(0)
    assert table.state.dump() == before


def test_a_played_card_is_not_free() -> None:
    table = at({"pile": [3], "hands": [[5, 8, 9], [13, 13]]})
    table.play("+5=8")
    assert table.undo_reason(0) == "something hidden was shown"
    assert table.undo_reason(1) == "there is nothing to take back"


def test_consent_takes_back_everything_since() -> None:
    table = passing()
    table.play("pass")
    mark = (table.state.dump(), table.view(1))
    table.play("pass")
    table.undo(1, consent=True)
    assert (table.state.dump(), table.view(1)) == mark
    assert table.turn == 1


def test_the_same_chance_follows_after_taking_back() -> None:
    """A draw can not be tried again for a better card."""
    table = kodeks.game("archimedes").table(seed=11, firstPlayer=0)
    table.play("draw")
    first = table.view(0)
    table.undo(0, consent=True)
    table.play("draw")
    assert table.view(0) == first
    table.undo(0, consent=True)
    assert kodeks.replay(table.journal()).state.dump() == table.state.dump()


def test_what_was_said_is_taken_back_too() -> None:
    table = kodeks.game("archimedes").table(seed=11, firstPlayer=0)
    before = table.view(1)
    table.play("draw")
    assert table.view(1)["log"] != before["log"]
    table.undo(0, consent=True)
    assert table.view(1) == before
