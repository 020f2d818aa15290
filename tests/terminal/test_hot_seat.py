"""Two people at one keyboard: nobody sees the other's cards, and both agree before a move is taken back."""

from __future__ import annotations

from kodeks.terminal.sitting import Sitting
from terminal.table import Driver, position, setup, sit

EWA = (2, 6, 9, 12)
BOLEK = (3, 7, 10, 13)


def couple(**more: object) -> Sitting:
    """Ewa decides, on an 8; no card is in both hands."""
    return position("Ewa", "Bolek", hands=[list(EWA), list(BOLEK)], pile=[8], **more)


def shows(text: str, card: int) -> bool:
    """Whether the card lies face up on the screen."""
    return f"│{card:<4}│" in text


def test_the_hand_is_hidden_until_the_next_person_is_there() -> None:
    async def story(table: Driver) -> None:
        assert "The keyboard goes to: Ewa." in table.text
        assert not any(shows(table.text, card) for card in EWA + BOLEK)
        await table.press("enter")
        assert all(shows(table.text, card) for card in EWA)
        assert not any(shows(table.text, card) for card in BOLEK)
        await table.type("-2=6")
        assert "The keyboard goes to: Bolek." in table.text
        assert not any(shows(table.text, card) for card in EWA + BOLEK)
        await table.press("enter")
        assert all(shows(table.text, card) for card in BOLEK)
        assert not any(shows(table.text, card) for card in (9, 12))  # what Ewa still holds

    sit(story, couple())


def test_other_keys_do_not_uncover_the_table() -> None:
    async def story(table: Driver) -> None:
        await table.press("u", "s", "question_mark", "tab", "f2")
        assert "Klawiaturę przejmuje Ewa." in table.text
        assert not any(shows(table.text, card) for card in EWA + BOLEK)

    sit(story, couple())


def test_what_only_one_learned_is_read_before_the_keyboard_goes_on() -> None:
    async def story(table: Driver) -> None:
        await table.press("enter")
        await table.type("draw")
        (drawn,) = [card for card in table.table.view(0)["table"]["hands"]["0"] if int(card) not in EWA] or ["–"]
        assert f"You draw {drawn}" in table.text
        await table.press("enter")  # hide my cards
        assert "The keyboard goes to: Bolek." in table.text
        await table.press("enter")
        assert "You draw" not in table.text  # the log is Bolek's now
        assert "Ewa draws a card" in table.text

    # a seed-free deal: the draw pile holds nothing but a 1
    sit(story, couple(draw_pile=[1]))


def test_a_half_typed_move_does_not_stay_for_the_next_person() -> None:
    async def story(table: Driver) -> None:
        await table.press("enter", "tab")
        await table.pilot.press(*"+9=13")
        await table.press("escape", "2", "enter")
        assert "The keyboard goes to: Bolek." in table.text
        await table.press("enter")
        assert "+9=13" not in table.text

    sit(story, couple())


def test_taking_back_needs_the_consent_of_the_other() -> None:
    async def story(table: Driver) -> None:
        await table.press("enter")
        await table.type("-2=6")
        await table.press("enter", "u")
        assert "Question to Bolek: may Ewa take the last move back?" in table.text
        assert "(something hidden was shown)" in table.text
        assert not any(shows(table.text, card) for card in EWA + BOLEK)
        await table.press("escape")
        assert "The move stays." in table.text
        assert "│6   │" in table.text  # still on top
        await table.press("u", "enter")
        assert "The keyboard goes to: Ewa." in table.text
        await table.press("enter")
        assert all(shows(table.text, card) for card in EWA)

    sit(story, couple())


def test_a_free_move_is_taken_back_without_asking() -> None:
    """On an empty draw pile Ewa passes; nothing was shown, and Bolek has not decided."""

    async def story(table: Driver) -> None:
        await table.press("enter")
        await table.type("pass")
        await table.press("enter", "u")
        assert "The keyboard goes to: Ewa." in table.text

    sit(story, couple(draw_pile=[]))


def test_two_people_play_to_the_end_of_the_game() -> None:
    async def story(table: Driver) -> None:
        hidden = 0
        while "The game is over" not in (text := table.text):
            if "The keyboard goes to" in text:
                assert "Your hand" not in text
                assert "You draw" not in text
                hidden += 1
            elif "hide my cards" not in text:
                await table.press(str(min(9, len(table.table.moves()))))
            await table.press("enter")
        assert hidden > 3
        assert "Your hand" not in text

    sit(story, position("Ewa", "Bolek", hands=[[2, 6, 9], [3, 7, 10]], pile=[8], round=5, draw_pile=6))


def test_the_last_mover_sees_the_bots_play_until_the_other_person_is_due() -> None:
    async def story(table: Driver) -> None:
        await table.press("enter")
        await table.press("enter")
        assert "hide my cards" in table.text  # Ewa drew, the bot has moved, Bolek is next
        assert "bot (casual)" in table.text

    sit(story, setup("Ewa", "bot:greedy", "Bolek", firstPlayer=0).sitting())
