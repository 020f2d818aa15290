"""Drawings are pure: a view in, text out, at any width."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from kodeks.games.archimedes.face import terminal as archimedes
from kodeks.kernel.game import Game, game
from kodeks.languages import language
from kodeks.terminal import generic
from kodeks.terminal.cards import BLACK, WIDTH, beside, face, fan

EN = language("en")


def view(seat: int | None = 0, **position: Any) -> dict[str, Any]:
    made = game("archimedes")
    state = made.position({"pile": [8], **position}, 2, made.settle(2, {"reiner": True}))
    table = made.table(2)
    table.state = state
    state.begin()
    return dict(table.view(seat))


def draw(seen: dict[str, Any], width: int = 60, code: str = "en") -> str:
    made = game("archimedes")
    return archimedes.draw(seen, ["Ewa", "Bolek"], language(code).of(made), width, made).plain


def test_a_hand_is_drawn_card_by_card() -> None:
    text = draw(view(hands=[[1, "R", 12], [13]]))
    assert "│R   │ │1   │ │12  │" in text
    assert "13" not in text
    assert "Your hand: 3 cards" in text


def test_a_single_card_is_one_card() -> None:
    assert "Your hand: 1 card\n" in draw(view(hands=[[5]]))
    assert "Twoja ręka: 1 karta\n" in draw(view(hands=[[5]]), code="pl")


def test_a_spectator_sees_no_hand() -> None:
    text = draw(view(None, hands=[[1, 2, 3], [13]]))
    assert "Your hand" not in text
    assert "▮▮▮  3" in text


def test_the_pile_shows_its_way_to_the_top() -> None:
    assert "3 5 →" in draw(view(hands=[[1]], pile=[3, 5, 8]))
    long = draw(view(hands=[[1]], pile=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))
    assert "… 3 4 5 6 7 8 9 10 →" in long


def test_a_reiner_card_on_top_says_its_value() -> None:
    assert "top card, value ?" in draw(view(hands=[[1]], pile=["R"]))
    assert "top card, value 7" in draw(view(hands=[[1]], pile=["R"], top=7))


def test_of_the_tokens_only_the_top_one_is_seen() -> None:
    """ARM-8.6; the whole only when the totals are open."""
    seen = view(hands=[[1]])
    seen["table"]["tokens"] = [[0, 2], [2, 1]]
    assert "◉1 +1" in draw(seen)
    assert "◉2" in draw(seen)
    seen["table"]["totals"] = [2, 3]
    text = draw(seen)
    assert "2 penalty points" in text
    assert "◉" not in text


@pytest.mark.parametrize("width", [24, 40, 60])
@pytest.mark.parametrize("count", [1, 5, 9, 20, 40])
def test_a_fan_fits_and_shows_every_card(width: int, count: int) -> None:
    cards = [face(str(number % 13 + 1), BLACK) for number in range(count)]
    lines = fan(cards, width)
    assert max(line.cell_len for line in lines) <= width
    shown = [word for line in lines[1::4] for word in line.plain.replace("│", " ").split()]
    assert shown == [str(number % 13 + 1) for number in range(count)]


def test_blocks_stand_beside_each_other() -> None:
    lines = beside([[Text("ab"), Text("c")], [Text("x")]], gap=1)
    assert [line.plain for line in lines] == ["ab x", "c   "]
    assert beside([]) == []
    assert len(face("8", BLACK)[0]) == WIDTH


def test_a_game_without_a_drawing_is_outlined() -> None:
    seen = {"turn": 1, "table": {"top_card": 7, "hands": {"0": ["a", "b"]}, "nobody": None, "empty": []}}
    text = generic.draw(seen, ["Ewa", "Bolek"], EN, 60, Game("nim", "Nim", 2, 2, "", [])).plain
    assert text.splitlines() == ["  Ewa", "▶ Bolek", "top card: 7", "hands: ", "  0: a b", "nobody: –", "empty: –"]
