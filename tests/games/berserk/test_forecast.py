"""What an attack may come to, by the rulebook's own numbers (BRS-ATK-16) and with all that shifts them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import kodeks
from kodeks.kernel.table import Table

CARDS = """
[T1] Striker
movement: 1
lives: 9
strike: 1-2-3

[T2] Other
movement: 1
lives: 9
strike: 2-3-4

[T3] Archer
movement: 1
lives: 9
strike: 1-1-1
en: [:tap]: shot 2-3-4, range 4. Attack experience 2.
"""


def forecast(mine: str, theirs: str, move: str = "strike c3 c4") -> dict[str, Any]:
    position = {"turn": 3, "cards": CARDS, "play": {"A": [f"c3 {mine}"], "B": [theirs]}}
    table = Table(kodeks.game("berserk"), 2, 1, {}, position)
    found: dict[str, Any] = table.view(0)["table"]["strikes"][move]
    assert move in table.moves()
    assert table.view(1)["table"]["strikes"] == {}, "for the eyes of who is asked"
    return found


def chances(odds: dict[str, Any]) -> dict[str, Fraction]:
    white, black = odds["white"], odds["black"] or [6, 0, 0]
    lands = Fraction(black[0], 6)
    named = dict(zip(("weak", "medium", "strong"), (lands * Fraction(faces, 6) for faces in white), strict=True))
    return named | {"miss": Fraction(black[1], 6), "counter": Fraction(black[2], 6)}


def test_atk_16_an_open_target() -> None:
    odds = forecast("Striker", "c4 Other")
    assert chances(odds) == {
        "weak": Fraction(1, 3),
        "medium": Fraction(2, 9),
        "strong": Fraction(1, 9),
        "miss": Fraction(1, 6),
        "counter": Fraction(1, 6),
    }
    assert odds["wounds"] == [1, 2, 3]
    assert odds["back"] == 2, "a counterstrike is weak"


def test_atk_9_a_closed_target_rolls_no_die() -> None:
    odds = forecast("Striker", "c4 Other; closed")
    assert (odds["white"], odds["black"], odds["back"]) == ([3, 2, 1], [], 0)


def test_blessing_and_curse_shift_the_faces() -> None:
    assert forecast("Striker; with blessing", "c4 Other")["white"] == [2, 2, 2]
    assert forecast("Striker; with curse", "c4 Other")["white"] == [4, 2, 0]
    assert forecast("Striker; with blessing; with curse", "c4 Other")["white"] == [3, 2, 1]
    assert forecast("Striker", "c4 Other; with blessing")["black"] == [3, 1, 2]
    assert forecast("Striker", "c4 Other; with curse")["black"] == [5, 1, 0]


def test_armour_and_vulnerability_change_the_wounds() -> None:
    assert forecast("Striker", "c4 Other; with armour 2")["wounds"] == [0, 0, 1]
    assert forecast("Striker", "c4 Other; with armour 2; armoured 1")["wounds"] == [0, 1, 2]
    assert forecast("Striker", "c4 Other; with vulnerability")["wounds"] == [2, 3, 4]
    assert forecast("Striker; with armour 1", "c4 Other")["back"] == 1


def test_an_unanswerable_strike_and_who_does_not_fight() -> None:
    assert forecast("Striker; with unanswerable strike", "c4 Other")["black"] == []
    assert forecast("Striker", "c4 Other; with does not fight")["black"] == []


def test_experience_is_told_for_the_attacks_that_it_helps() -> None:
    assert forecast("Archer", "c4 Other")["rerolls"] == [2, 0]
    shot = forecast("Archer", "c5 Other", "shoot c3 c5")
    assert (shot["wounds"], shot["black"], shot["rerolls"]) == ([2, 3, 4], [], [0, 0])


def test_nothing_is_foreseen_of_a_card_that_is_face_down() -> None:
    position = {"turn": 1, "cards": CARDS, "play": {"A": ["c5 Striker"], "B": ["c6 Other; hidden", "a4 Other"]}}
    table = Table(kodeks.game("berserk"), 2, 1, {}, position)
    assert "strike c5 c6" in table.moves()
    assert table.view(0)["table"]["strikes"] == {}


def test_a_forecast_changes_nothing() -> None:
    position = {"turn": 3, "cards": CARDS, "play": {"A": ["c3 Striker"], "B": ["c4 Other; with armour 2"]}}
    table = Table(kodeks.game("berserk"), 2, 1, {}, position)
    before = table.state.copy()
    table.view(0)
    assert table.state == before
