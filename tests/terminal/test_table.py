"""One person at the table: whole games, moves by key and by notation, refusals, rules, undo."""

from __future__ import annotations

import pytest

from kodeks.terminal.sitting import Sitting
from terminal.table import Driver, position, setup, sit

BOTS = ("bot:greedy", "bot:random")
NAMING = {"reiner": True, "reinerFlip": "starterNames", "firstPlayer": 0}


def pair() -> Sitting:
    """Ewa decides, on an 8."""
    return position("Ewa", "bot:random", hands=[[2, 6, 6, 9, 12], [3, 7, 10, 11, 13]], pile=[8])


async def play_out(table: Driver) -> int:
    """Always the last move that is allowed, until the game is over; how many moves."""
    done = 0
    while table.table.turn is not None:
        await table.press(*str(len(table.table.moves())), "enter")
        done += 1
    return done


def opening() -> Sitting:
    """Ewa begins a new game."""
    return setup("Ewa", "bot:random", firstPlayer=0).sitting()


def test_a_whole_game_against_bots() -> None:
    async def story(table: Driver) -> None:
        assert await play_out(table) > 5
        assert "The game is over: " in table.text
        assert "Round 5 of 5" in table.text
        assert "ARM-13.1" in table.text
        await table.press("enter")
        assert "Seat A" in table.text  # the start again

    sit(story, setup("Ewa", "bot:greedy").sitting())


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
def test_the_whole_table_is_on_the_screen(size: tuple[int, int]) -> None:
    async def story(table: Driver) -> None:
        text = table.text
        for part in (
            "Round 1 of 5",
            "Ewa",
            "bot (casual)",
            "bot (random)",
            "draw pile",
            "top card",
            "Your hand: 5 cards",
        ):
            assert part in text
        assert "Ewa makes an equation, an equality, or draws" in text
        assert "ARM-3.3" in text  # the clause of the question
        assert "1   Draw a card" in text
        assert "or type a move" in text
        assert "rules: " in text  # compiled or not

    sit(story, setup("Ewa", *BOTS, firstPlayer=0).sitting(), size=size)


def test_other_hands_are_not_on_the_screen() -> None:
    async def story(table: Driver) -> None:
        assert "│12  │" in table.text
        for card in (3, 7, 10, 11, 13):
            assert f"│{card:<4}│" not in table.text

    sit(story, pair())


def test_a_move_by_its_number() -> None:
    async def story(table: Driver) -> None:
        assert " 2   Play 8 − 2 = 6" in table.text
        await table.press("2", "enter")
        assert "Ewa plays 8 − 2 = 6" in table.text
        assert "ARM-4.7" in table.text

    sit(story, pair())


def test_arrows_choose_too() -> None:
    async def story(table: Driver) -> None:
        await table.press("down", "down", "enter")
        assert "Ewa plays 8 − 6 = 2" in table.text

    sit(story, pair())


def test_a_typed_move() -> None:
    async def story(table: Driver) -> None:
        await table.press("minus")  # a sign goes to the line at once
        await table.pilot.press(*"2=6")
        await table.press("enter")
        assert "Ewa plays 8 − 2 = 6" in table.text

    sit(story, pair())


def test_a_typed_number_of_the_list() -> None:
    async def story(table: Driver) -> None:
        await table.type("3")
        assert "Ewa plays 8 − 6 = 2" in table.text

    sit(story, pair())


def test_a_move_that_is_none_says_what_moves_look_like() -> None:
    async def story(table: Driver) -> None:
        await table.type("fly 7")
        assert "“fly 7” is no move. Moves look like this: draw, −2=6, −6=2" in table.text
        assert "fly 7" in table.text.splitlines()[-3]  # it stays in the line to be mended
        assert "Ewa makes an equation" in table.text

    sit(story, pair())


def test_a_typed_move_that_is_not_allowed_names_its_clause() -> None:
    async def story(table: Driver) -> None:
        await table.type("+1=10")
        assert "+1=10 is not allowed: ARM-4.5" in table.text
        assert "Ewa makes an equation" in table.text

    sit(story, pair())


def test_forbidden_moves_stand_below_with_their_clause() -> None:
    async def story(table: Driver) -> None:
        lines = [line for line in table.text.splitlines() if "✗" in line[:6]]
        assert "✗ Pass  ARM-6.1" in lines[0]
        assert "✗ Lay 2 on 8  ARM-5.2" in lines[1]
        await table.press("4", "enter")  # the first forbidden one
        assert "pass is not allowed: ARM-6.1" in table.text
        assert "Ewa makes an equation" in table.text

    sit(story, pair())


def test_question_mark_opens_the_clause_of_the_move() -> None:
    async def story(table: Driver) -> None:
        await table.press("4", "question_mark")
        assert "must draw one card from the draw pile" in table.text
        assert "ARM-D-10" in table.text  # a ruling on it
        await table.press("l")
        assert "rozstrzygnięcie" in table.text
        await table.press("escape")
        assert "Twoja ręka: 5 kart" in table.text

    sit(story, pair())


def test_enter_on_a_log_line_opens_its_clause() -> None:
    async def story(table: Driver) -> None:
        await table.press("tab", "tab", "up", "enter")  # the line above the last: the draw pile
        assert "ARM-2.5  PRZYGOTOWANIE RUNDY" in table.text

    sit(story, opening())


def test_the_language_changes_at_any_time() -> None:
    async def story(table: Driver) -> None:
        await table.press("l")
        assert "Ewa tworzy równanie, układa równość albo dobiera kartę" in table.text
        assert "W talii dobierania zostały 43" in table.text
        await table.press("l")
        assert "Ваша рука: 5 карт" in table.text
        assert "В колоде добора осталось 43" in table.text
        await table.press("l")
        assert "Your hand: 5 cards" in table.text

    sit(story, opening())


def test_keys_work_where_the_keyboard_writes_russian() -> None:
    async def story(table: Driver) -> None:
        await table.press("д")
        assert "Twoja ręka" in table.text

    sit(story, pair())


def test_a_choice_stays_when_the_language_changes() -> None:
    async def story(table: Driver) -> None:
        await table.press("2", "l", "enter")
        assert "Ewa tworzy równanie: 8 − 2 = 6" in table.text

    sit(story, pair())


def test_what_can_not_be_taken_back_says_why() -> None:
    async def story(table: Driver) -> None:
        await table.press("u")
        assert "There is nothing to take back." in table.text
        await table.press("1", "enter", "u")  # a draw, and the bot has answered
        assert "This can not be taken back: somebody else has decided since." in table.text

    sit(story, pair())


def test_a_free_move_is_taken_back_at_once() -> None:
    """Naming the value of a Reiner card shows nothing and is still the same player's turn."""

    async def story(table: Driver) -> None:
        assert "names the value of the Reiner card" in table.text
        await table.type("name 7")
        assert "top card, value 7" in table.text
        await table.press("escape", "u")
        assert "The move was taken back." in table.text
        assert "names the value of the Reiner card" in table.text

    seed = next(seed for seed in range(10_000) if starts_with_reiner(str(seed)))
    sit(story, setup("Ewa", "bot:random", seed=str(seed), **NAMING).sitting())


def starts_with_reiner(seed: str) -> bool:
    return "name 1" in setup("", "", seed=seed, **NAMING).sitting().table.moves()


def test_leaving_asks_first() -> None:
    async def story(table: Driver) -> None:
        await table.press("q")
        assert "Leave Kodeks?" in table.text
        await table.press("escape")
        assert "Your hand" in table.text
        await table.press("q", "enter")
        assert not table.app.is_running

    sit(story, pair())


def test_bots_alone_are_watched_without_hands() -> None:
    async def story(table: Driver) -> None:
        assert "has won" in table.text
        assert "Your hand" not in table.text

    sit(story, position("bot:random", "bot:greedy", hands=[[2, 4], [3, 4]], pile=[8], round=5, draw_pile=4))


def test_all_keys_are_listed() -> None:
    async def story(table: Driver) -> None:
        await table.press("f1")
        assert "dark or light" in table.text
        await table.press("escape", "t")
        assert "Your hand" in table.text

    sit(story, pair())


def test_the_rules_are_searched_in_any_language() -> None:
    async def story(table: Driver) -> None:
        await table.press("slash")
        await table.pilot.press(*"talii")
        await table.settle()
        assert "ARM-6.1" in table.text
        assert "ARM-1.1" not in table.text
        await table.press("f2")
        assert "Zasady: słowa w dowolnym języku" in table.text
        await table.press("down", "escape")
        assert "Twoja ręka" in table.text

    sit(story, pair())
