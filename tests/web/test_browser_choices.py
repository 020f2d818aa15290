"""Choices in the lobby: made once, remembered by the browser."""

from __future__ import annotations

from tests.web.browsing import Welcome


def test_how_a_quick_game_is_played_is_remembered(welcome: Welcome) -> None:
    ewa = welcome("/")
    card = ewa.page.locator("section.game", has=ewa.page.get_by_role("heading", name="Arcanon"))
    card.get_by_text("Choose how").click()
    card.get_by_label("Players").select_option("2")
    card.get_by_label("Bots").select_option("novice")
    ewa.page.reload()
    assert card.locator("select[name=seats]").input_value() == "2"
    assert card.locator("select[name=level]").input_value() == "novice"
    card.get_by_role("button", name="Play against bots").click()
    ewa.sees("bot (beginner)")
    assert not ewa.complaints
