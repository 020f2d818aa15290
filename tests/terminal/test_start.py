"""The start screen: Enter plays at once, arrows change what will be played."""

from __future__ import annotations

from kodeks.terminal.sitting import Setup
from terminal.table import Driver, setup, sit


def test_enter_starts_a_good_game_at_once() -> None:
    async def story(table: Driver) -> None:
        await table.press("enter")
        assert "Kodeks · Archimedes" in table.text
        assert "Your hand" in table.text
        assert table.table.seats == 3

    sit(story, Setup())


def test_players_and_house_rules_are_set_by_arrows() -> None:
    async def story(table: Driver) -> None:
        await table.press("down", "left")  # 2 players
        assert "Seat C" not in table.text
        await table.press("down", "down", "right")  # seat B: the next kind
        assert "bot (casual)" not in table.text
        await table.press(*["down"] * 4, "right")  # reiner
        assert "reiner            ‹ on ›" in table.text
        assert "ARM-D-29" in table.text  # the ruling that it changes
        await table.press("enter")
        assert table.table.options == {"reiner": True}
        assert table.table.seats == 2

    sit(story, setup("", "bot:greedy", "bot:greedy"))


def test_an_option_of_data_is_typed_and_a_wrong_one_explained() -> None:
    async def story(table: Driver) -> None:
        await table.press(*["down"] * 6, "e", "ctrl+u")  # the deck
        await table.pilot.press(*"tall")
        await table.press("enter")
        assert "option deck is default or low-heavy" in table.text
        await table.press("ctrl+u")
        await table.pilot.press(*"low-heavy")
        await table.press("enter")
        assert "deck              ‹ low-heavy ›" in table.text

    sit(story, setup("", ""))


def test_a_deck_that_is_not_legal_is_refused_as_it_is_typed() -> None:
    async def story(table: Driver) -> None:
        await table.press(*["down"] * 6, "e")
        await table.press("ctrl+u")
        await table.pilot.press(*"Jedi: 1 2 4711")
        await table.press("enter")
        assert "SWC-CORE-DECK-1" in table.text
        await table.press("escape")
        assert "‹ Jedi starter ›" in table.text

    sit(story, Setup("starwars", 2))


def test_a_person_gets_a_name() -> None:
    async def story(table: Driver) -> None:
        await table.press("down", "down", "e")
        await table.pilot.press(*"Zoë")
        await table.press("enter")
        assert "person Zoë" in table.text

    sit(story, setup("", "bot:greedy"))


def test_the_language_row_changes_every_text() -> None:
    async def story(table: Driver) -> None:
        await table.press(*["down"] * 5, "right")
        assert "Miejsce A" in table.text
        assert "polski" in table.text
        await table.press("down")
        assert "Instrukcja nie podaje" in table.text  # the ruling on the deck

    sit(story, setup("", "bot:greedy"))


def test_the_other_game_has_its_own_house_rules() -> None:
    async def story(table: Driver) -> None:
        await table.press("left")
        assert "‹ Arcanon ›" in table.text
        assert "firstDeclarationMax" in table.text
        await table.press("slash")
        await table.pilot.press(*"osad")
        await table.settle()
        assert "ARC-5.6" in table.text

    sit(story, setup("", "bot:greedy"))
