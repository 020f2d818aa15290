"""Why a seat is not asked: it is the turn of the other, or it could do nothing in any case."""

from __future__ import annotations

import pytest

from kodeks.kernel.scenario import Scenario

CARDS = """
[T1] Caster
movement: 1
lives: 9
strike: 1-2-3
en: [:lgt][:cnt]: wound a chosen creature by 1.

[T2] Shadow
movement: 1
lives: 5
strike: 1-1-1
en: Stealth.
"""


def why(theirs: str) -> list[str]:
    """Why the other player can not pass in the main phase of A."""
    position = {"turn": 3, "cards": CARDS, "play": {"A": ["a1 Caster"], "B": [theirs]}}
    table = Scenario("skipped", {"game": "berserk", "position": position, "step": [{}]}).run()
    assert table.turn == 0
    return [clause.id for clause in table.why_not("pass", 1)]


def test_who_could_act_waits_for_his_turn() -> None:
    assert why("a6 Caster; chips 1") == ["BRS-TURN-4"]


@pytest.mark.clause("BRS-D-49")
def test_who_could_do_nothing_is_passed_over() -> None:
    assert why("a6 Caster") == ["BRS-TURN-4", "BRS-D-49"]


@pytest.mark.clause("BRS-D-49")
def test_any_hidden_card_may_be_revealed() -> None:
    assert why("a6 Shadow; hidden") == ["BRS-TURN-4"]
